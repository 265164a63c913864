"""The table: who sits where, whose time runs, what happens next. It decides everything and does nothing itself.

A shell (terminal, server, test) hands a command and the time to `Table.handle` and carries out the effects:
keep these events, tell everybody, ask this bot, wake me then. The events are the truth; from them alone the
table is built again.
"""
