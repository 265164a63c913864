# Why something is refused or cannot be understood.

# ---- Why a play is refused

error-already-sung = { $suit } was sung before in this deal; each suit is sung once.
error-another-suit = { $suit } is trump already: name another suit, or say keep.
error-bid-first = Bids come first: say how many tricks you will win.
error-bid-forbidden = As dealer you may not bid { $bid }: then the bids would add up to the { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} there are to win.
error-bid-too-high = Nobody can win that many: { $highest } is the highest bid.
error-bids-are-final = The bidding is over and bids are final: play a card.
error-blind-or-wait = Name a suit blind, or say wait.
error-card-not-in-hand = You do not hold { $card }.
error-choose-method-first = First choose how to deal: method A or method B.
error-deal-is-over = This deal is over.
error-does-not-beat = That beats nothing here: play a { $rank }, a 7, or say what else is allowed.
error-eight-does-not-beat = An 8 does not beat now: play a { $rank } or a 7.
error-forty-first = You hold the forty: sing trumps before any twenty.
error-in-or-out = Say in or out.
error-mark-in-order = { $card } cannot be named here: name every card once, all in one line.
error-must-beat = You can beat { $card }, so you must.
error-must-follow-suit = You must follow suit: play { $suit }.
error-must-lead = You lead: play a card.
error-must-overtrump = You can overtrump { $card }, so you must.
error-must-play-a-card = Everybody plays a card here: there is no passing.
error-must-play-ace-of-trump = You hold the ace of trumps and must play it now: { $card }.
error-must-play-lowest = You cannot beat the trick, so play your lowest card.
error-must-play-this-round = Nobody else has joined: you are the last to be asked and must play.
error-must-trump = You cannot follow suit, so you must trump: play { $suit }.
error-name-trump = Name the trump suit.
error-not-now = That is not what is asked now.
error-not-your-turn = It is not your turn: { $turn } is to act.
error-not-yours-to-stop = The trick is not yours, so you cannot stop it.
error-one-cante-a-trick = You have had your cante: one for each trick won.
error-show-not-allowed = Nobody shows their cards at this table.
error-sing-after-winning = Only who has just won a trick may sing, before leading.
error-sing-needs-pair = To sing { $suit } you need its Rey and its Sota.
error-sing-or-pass = You are asked whether you sing: sing, or pass.
error-stop-or-go-on = All others have passed: go on with a card, or stop and take the trick.
error-swap-after-winning = Only who has just won a trick may swap, before leading.
error-swap-needs-seven = You need the seven of trumps to swap.
error-swap-too-late = The stock is used up: it is too late to swap.
error-three-at-most = You may exchange three cards at most.
error-trick-is-yours = The trick is yours already: say stop.
error-trump-is-final = The trump has been named and stays.

# ---- What cannot be understood

error-unknown-action = I cannot read “{ $text }” as a card or a call.
error-unknown-card = There is no card “{ $text }” in this deck.
error-unknown-suit = There is no suit “{ $text }” in this deck.

# ---- Games, options, seats, tapes

error-bad-budget = “{ $bot }” is not a bot with a budget: write it as hard:playouts=500 or hard:seconds=0.1.
error-bad-cut = A cut lifts between 1 and { $highest } cards, not { $cut }.
error-bad-name = A name is 1 to 40 printable characters without commas; “{ $name }” is not.
error-bad-option-value = { $option } cannot be “{ $value }”: it takes { $allowed }.
error-bad-players = { $game } is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}: it takes { $allowed }.
error-bad-salt = The salt of { $seat } must be 1 to 64 letters, digits, - or _.
error-bad-secret = A secret has 32 bytes, not { $length }.
error-commitment-broken = The revealed secret is not the one that was promised: its hash is not the commitment.
error-deck-not-derived = Deal { $deal }, shuffle { $shuffle }: the recorded cards are not the ones that follow from the secret or seed.
error-four-are-pairs = Four players play { $game } in pairs: add the variant pairs.
error-journal-of-other-engine = { $file } was begun with another version of the engine or the bots; remove it, or give another --out, to begin anew.
error-journal-of-others = { $file } belongs to an unfinished run with other settings; remove it, or give another --out.
error-lot-too-high = The lot { $lot } is not below { $limit }.
error-match-is-over = The match is over.
error-no-such-seat = There is no seat { $seat } at this table; seats are numbered from 0.
error-no-such-world = No deal of the cards fits what this view says.
error-nobody-cuts = Nobody cuts in this game.
error-not-a-number = “{ $text }” is not a seat and an action.
error-not-a-journal = { $file } is not the journal of an arena, or it is damaged.
error-not-time-to-deal = It is not time to deal.
error-nothing-dealt = No cards have been dealt.
error-nothing-to-verify = This record does not say where its decks came from, so there is nothing to check them against.
error-order-is-not-a-deck = Shuffle { $shuffle } does not hold every card of the deck exactly once.
error-pairs-are-four = Pairs take four players, not { $players }.
error-quit-between-deals = Quitting is for between the deals.
error-secret-not-revealed = The secret of this match has not been revealed, so its decks cannot be checked yet.
error-tape-ended = The record holds too few shuffles for what was played.
error-unknown-bot = There is no bot “{ $bot }”. The bots are { $allowed }.
error-unknown-game = There is no game “{ $game }”. The games are { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are { $allowed }.
error-unknown-preset = { $game } has no preset “{ $preset }”. Its presets are { $allowed }.
error-unknown-variant = { $game } cannot be played as “{ $variant }”. Its variants: { $allowed }.
error-wrong-names = { $names } names do not fit { $seats } seats.
error-wrong-salts = A fair match has one salt for each seat; this one has { $salts }.

# ---- Files

error-at-line = { $file }, line { $line }: { $sentence }
error-in-file = { $file }: { $sentence }
error-bad-number = “{ $text }” is not a number that can stand here.
error-bad-seat = “{ $text }” is not a seat that plays here.
error-bad-turn = The turn does not fit the rest of the position ({ $text }).
error-bad-word = “{ $text }” is not a word that can stand here.
error-card-twice = { $text } is in two places.
error-check-failed = the check line does not fit: the file was changed after it was written.
error-edited = this is not what the match itself says here. Expected: { $text }
error-empty-hand = Seat { $text } is to act but has no cards.
error-line-expected = a line “{ $text }: …” is expected here.
error-missing = “{ $text }” is missing.
error-no-colon = “{ $text }” is not of the form key: value.
error-not-a-position = not a position file: its first line must be “{ $expected }”.
error-not-a-record = not a record: its first line must be “{ $expected }”.
error-tape-not-used = { $text } has more shuffles or lots than the deal used.
error-text-after-end = “{ $text }” stands after the end of the record.
error-too-few-cards = there are not enough cards left for a hand of { $text }.
error-too-long = the file is longer than { $limit } characters.
error-trick-is-full = a trick of { $text } cards is complete: it cannot lie on the table.
error-truncated = the file ends where a line “{ $text }: …” is expected.
error-twice = “{ $key }” is told twice.
error-unknown-key = “{ $text }” means nothing in this game.
error-wrong-count = “{ $key }” has the wrong number of values: { $text }.

# ---- People and talk in the card room

error-bad-id = “{ $text }” is not an id.
error-bad-password = A password has { $least } to { $most } characters.
error-bad-player-name = A name is 1 to { $longest } visible characters without commas; “{ $name }” is not.
error-clip-damaged = This recording is damaged: please record it again.
error-clip-too-big = A voice clip may have { $kilobytes } kB at most.
error-clip-too-long = A voice clip may last { $seconds } seconds at most.
error-clip-wrong-kind = This is not a voice clip: WebM with Opus or MP4 with AAC is, with sound only.
error-key-too-short = A key for signing needs { $least } bytes at least, not { $length }.
error-no-such-clip = This voice clip is gone: clips are kept for the match only.
error-talk-emotes-only = At this table people speak with faces only.
error-talk-empty = There is nothing to read in that.
error-talk-too-fast = Not so fast: wait a few seconds before you say more.
error-talk-too-long = That is too long: { $most } characters at most.
error-talk-unknown-emote = There is no such face here.
error-too-busy = Too many people are at the door just now: try again in a moment.
error-too-many-muted = You cannot mute more than { $most } people.

# ---- The command line

file-standard-input = standard input
error-bad-minutes = --minutes must be a number from 0.01 to 100000, not “{ $text }”.
error-bad-option-form = Write an option as name=value, for example -o tie=stacks; “{ $text }” has no value.
error-bad-suite = A suite is named in up to 40 small letters, digits and hyphens, not “{ $suite }”.
error-bad-whole = { $name } must be a whole number from { $low } to { $high }, not “{ $text }”.
error-cannot-write = { $file } cannot be written: { $reason }.
error-file-directory = { $file } is a directory, not a file.
error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-no-page = The rules page of { $game } is not installed.
error-no-rule = The rules of { $game } have no rule or section “{ $section }”. Sections: { $allowed }.
error-no-sets = { $game } has no sets: play for a deal or a match.
error-no-such-command = There is no command “{ $command }”. The commands are { $allowed }.
error-no-such-flag = There is no option { $option } here; vaza { $command } --help lists them.
error-nothing-to-resume = { $file } has no unfinished run to go on with.
error-not-text = this is not text in UTF-8.
error-plot-name = The plot is written as SVG: “{ $file }” should end in .svg.
error-resume-alone = --resume takes game and bots from its file: leave them out.
error-too-few-bots = An arena takes two bots or more, for example: vaza arena sueca hard easy
error-not-with-optimality = { $flag } does not go with --optimality, which judges single decisions.
error-only-with-optimality = { $flag } goes with --optimality only.
error-never-exact = { $game } has no decisions to be solved exactly at this table: there are more than two sides.
error-worker-died = A worker process was ended from outside, perhaps for want of memory; what was finished is kept.
error-argument-missing = { $name } is missing; vaza { $command } --help shows how it is used.
error-extra-argument = “{ $text }” is too much; vaza { $command } --help shows how it is used.
error-flag-value = { $option } needs a value; vaza { $command } --help shows how it is used.
error-not-a-choice = { $name } cannot be “{ $text }”: it takes { $allowed }.
error-unknown-language = There is no language “{ $language }” here. The languages are { $allowed }.
error-usage = That cannot be understood: { $message }
error-rule = { $sentence } ({ $rule })
error-spoken = vaza: { $sentence }

error-hint-position = A position is one decision: --deal and --move are for records.
error-hint-deal = There is no deal { $deal }: the record has { $deals }.
error-hint-move = Nothing is to be decided there: deal { $deal } has { $moves } moves, and --move names one of them.

# ---- The store

error-backup-exists = { $file } is there already; a backup goes into a new file.
error-bad-database = This database cannot be used: { $reason }.
error-bad-database-url = “{ $url }” is not the address of a database: write a path, sqlite:///path or postgresql://user@host/name.
error-database-newer = This database was last used by a newer Vaza (its step { $revision } is unknown here): install that version or a later one.
error-player-not-kept = There is no player { $player }.
error-table-not-kept = There is no table { $table }.
error-store-away = The database does not answer or cannot be written: { $reason }.
error-store-closed = The store is closed.
error-store-closed-early = The database stayed away, so { $count ->
    [one] 1 unconfirmed move was
   *[other] { $count } unconfirmed moves were
} not kept.
error-store-refused = The database cannot take this: { $reason }.
error-store-taken = That is somebody else’s already: { $reason }.
