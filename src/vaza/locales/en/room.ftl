# The card room: opening one, coming to a table elsewhere, talking.

# ---- Opening a card room

serve-open = The card room is open: { $address }
serve-lan = On this network: { $address }
serve-plain-http = Without HTTPS, browsers on other machines have no microphone and cannot install the page.
serve-no-network = No local network was found: only this machine can come in.
serve-join = From a terminal: vaza play sueca --join { $address } --name NAME opens a table and shows its link.
serve-how-to-close = Ctrl-C closes it; every table is kept.
serve-closed = The card room is closed. Every table is kept.

error-bad-config = { $file } cannot be used as settings: { $reason }.
error-bad-host = No card room can be opened at { $host }: it is not an address of this machine.
error-port-forbidden = This machine does not let you use port { $port }: try one above 1023.
error-port-taken = Port { $port } at { $host } is in use: another card room may be open there; --port chooses another port.
error-secret-open = { $file } can be read by others: make it yours alone (chmod 600), or remove it and everybody becomes a new guest.
error-secret-short = { $file } is too short for a secret: it needs { $length } bytes. Without the file a new one is made.
error-secret-unreadable = The secret { $file } cannot be used: { $reason }.
error-setting-not-flag = { $source } is yes or no, not “{ $text }”.
error-setting-not-network = { $source } must be addresses such as 127.0.0.1 or 10.0.0.0/8, not “{ $text }”.
error-setting-not-origin = { $source } must be an address such as https://cards.example.org, without anything behind it, not “{ $text }”.
error-setting-not-text = { $source } cannot be “{ $text }”.
error-setting-not-whole = { $source } must be a whole number from { $low } to { $high }, not “{ $text }”.
error-unknown-setting = { $file } has an unknown setting { $name }; there are { $allowed }.

# ---- Reaching one

error-bad-link = “{ $text }” is not the link of a table: it looks like http://host:8470/t/CODE.
error-connection-lost = The connection broke before the answer came: the table shows whether it was done.
error-join-alone = --join with the link of a table goes there: leave the game and its options out.
error-join-needs-code = This link leads to a card room but to no table: add /t/ and the code of a table, or name a game to open one.
error-join-needs-name = Say who you are: --name NAME.
error-not-a-card-room = There is no card room at { $text }.
error-server-away = The card room { $text } does not answer.
error-server-slow = The card room takes too long to answer.

# ---- At a table elsewhere

room-lost = The connection is lost. Trying to come back …
room-back = Connected again.
room-trouble = The card room cannot keep anything just now, so the game waits.
room-trouble-over = The card room works again: the game goes on.
room-refused = The card room refuses: { $reason }
room-gathering = Waiting for players
room-share = Friends come with this link: { $link }
room-chair = { $number }. { $who }
room-chair-free = (free)
room-chair-bot = { $name } (bot, { $level })
room-start = begin
room-add-bot = bot: { $level }
room-host-types = Type start to begin, bot easy (medium, hard, expert) to fill a chair, /hello to say something, q to leave.
room-guest-types = The host begins. Type /hello to say something, q to leave.
room-waiting = Waiting for the others.
room-not-asked = It is not your turn. /text says something, q leaves.
room-leave-told = Your chair is kept for you: vaza play --join { $link } brings you back.
room-leave-free = You can come back with the link of the table.
room-left = Until next time. Your chair is kept: vaza play --join { $link } brings you back.
room-talk = Say something
room-talk-key = / says something.
room-talk-how = ← → and Enter: a face. Or type, then Enter. Esc: nothing.
room-emotes = Type / and what you want to say, or one of these: { $emotes }.
room-said = { $name }: { $text }
room-emote = { $name }: { $emote }
room-clip = { $name } says something that only a browser can play.

emote-hello = hello!
emote-good-luck = good luck!
emote-well-played = well played!
emote-thanks = thank you!
emote-sorry = sorry!
emote-oops = oops!
emote-wow = wow!
emote-laugh = ha ha!
emote-thinking = let me think …
emote-hurry = come on!
emote-sad = oh no …
emote-goodbye = goodbye!
