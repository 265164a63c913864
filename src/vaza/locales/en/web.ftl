# The card room in the browser.

# ---- Everywhere

web-title = Vaza: the card table
web-skip = To the content
web-settings = Settings
web-learn = Learn
web-my-matches = My matches
web-to-lobby = To the card room
web-loading = One moment …
web-save = Save
web-cancel = Cancel
web-yes = Yes
web-back-to = Back
web-sure = Are you sure?
web-more = Older ones
web-please-reload = Please reload the page
web-reload = Reload
web-no-table = There is no table here
web-send = Send

# ---- The lobby

web-welcome = Which game shall it be?
web-games = Games
web-play-now = Play now
web-with-friends = With friends
web-rules = Rules
web-rules-of = Rules of { $game }
web-players = { $players } players
web-bots-level = Bots:
web-back-to-table = Back to your table
web-open-tables = Tables
web-no-tables = No open tables just now. Open one and invite your friends.
web-nobody-yet = nobody yet
web-join-code = Code or link of a table
web-join = Join
web-joining = To table { $code }
web-new-table = Open a table
web-sit-down = { $chairs ->
    [one] Join: 1 free chair
   *[other] Join: { $chairs } free chairs
}
web-watch = Watch
web-locked = with a password
web-people = { $people ->
    [one] 1 person is here.
   *[other] { $people } people are here.
}
web-no-matches = No finished matches yet.
web-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}

# ---- Opening a table

web-game = Game
web-how-many = How many play?
web-variants = Variants
web-preset = Which rules?
web-as-standard = Everything as the rules page tells it.
web-differs = What is different from the rules page:
web-options = Change single rules
web-standard = as usual
web-chairs = Who sits there?
web-chair = Chair { $number }
web-chair-person = a person
web-chair-bot = bot: { $level }
web-clock = Time to think
web-clock-usual = { $seconds } seconds a move, as usual
web-clock-off = as long as you like
web-clock-move = { $seconds } seconds a move
web-clock-bank = { $seconds } seconds a move and { $minutes } minutes in reserve
web-away = If somebody is away
web-away-bot = a bot plays on for them
web-away-pause = the table waits
web-away-open = the chair becomes free
web-table-title = Name of the table
web-table-password = Password, if it is not for everybody
web-listed = Show it in the list of tables
web-watchers = Others may watch
web-emotes-only = Speak with faces only
web-open-table = Open the table

# ---- Before the start

web-add-bot = add a bot
web-empty-chair = Free the chair
web-start = Begin
web-host-starts = { $host } begins when everybody is here.
web-stand-up = Get up
web-invite = Invite friends
web-qr = The link of this table as a QR code
web-share = Share the link
web-copied = The link is copied.
web-salt = Add to the shuffling: any letters and digits

# ---- At the table

web-table = Table
web-trick = The trick on the table
web-news = What happens
web-your-cards = { $cards ->
    [one] Your card
   *[other] Your { $cards } cards
}
web-cards-held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-card = { $rank } of { $suit }
web-card-marked = { $card }, to be exchanged
web-card-refused = { $card }. { $reason }
web-rank-french-a = ace
web-rank-french-j = jack
web-rank-french-q = queen
web-rank-french-k = king
web-rank-spanish-1 = as
web-rank-spanish-10 = sota
web-rank-spanish-11 = caballo
web-rank-spanish-12 = rey
web-question-exchange = Which cards do you exchange? Tap up to { $high }.
web-dealer = dealer
web-hint = Hint
web-thinking = Thinking …
web-expert-plays = An expert would choose: { $what }
web-last-trick = Last trick
web-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-end-match = End the match
web-leave-kept = Your chair is kept for you; you can come back at any time. Get up if you want to leave for good.
web-talk = Talk
web-mute = Mute, or hear again
web-voice = Record your voice
web-voice-send = Stop and send
web-plain-http = This page came over plain HTTP: browsers allow no recording of your voice here, and it cannot be installed.
web-voice-named = says something: choose a name to hear it.
web-no-microphone = The browser does not let us use the microphone.

# ---- Score, replay, fairness

web-chart = How the match went
web-remarks = Remarks
web-replay = See it again
web-record = Record
web-all-hands = All hands
web-step = Step { $step } of { $steps }
web-step-back = One step back
web-step-on = One step on
web-first-deal = First deal
web-lesson-next = Next
web-lesson-right = Right!
web-lesson-other = That is allowed too. But:
web-lesson-again = Once more
web-lesson-real = Now play a real one
web-run = Play
web-pause = Pause
web-fair-title = Fair cards
web-fair-what = Before the match the card room promised a secret, and every deck follows from it and from what the players added. Your browser can check that.
web-fair-check = Check the cards
web-fair-fair = { $decks ->
    [one] Fair: 1 deck checked, and it follows from the promised secret.
   *[other] Fair: { $decks } decks checked, and all follow from the promised secret.
}
web-fair-none = This match has no promise to check.
web-fair-hidden = The secret is not revealed yet.
web-fair-broken = The secret is not the one that was promised.
web-fair-deck = The cards of deal { $deal } do not follow from the secret.

# ---- Learning

web-how-it-goes = How it goes
web-words = Words
web-contents = On this page
web-example-bids = bids
web-example-before = before this deal
web-example-blind = named blind
web-example-dealer = dealer
web-example-done = that is all
web-example-hand = in hand
web-example-in = who plays
web-example-leader = who leads
web-example-legal = may be played
web-example-may-sing = may sing
web-example-nobody = nobody
web-example-options = option
web-example-phase = stage
web-example-pile = captured
web-example-play = is played
web-example-players = players
web-example-points = points
web-example-preset = preset
web-example-program = The same as a program
web-example-refused = is refused
web-example-stock = stock
web-example-taker = who took the trick
web-example-trick = on the table
web-example-trump = trump
web-example-turn = to act
web-example-turnup = turn-up
web-example-variants = variant
web-example-won = tricks so far

# ---- Settings

web-your-name = Your name
web-guest-name = Guest { $number }
web-name-kept = You are { $name } now.
web-language = Language
web-cards = Cards
web-deck-two = two colours
web-deck-four = four colours
web-deck-two-big = large, two colours
web-deck-four-big = large, four colours
web-felt = Table
web-felt-light = light
web-felt-dark = dark
web-felt-contrast = high contrast
web-back = Card backs
web-back-azulejo = tiles
web-back-weave = woven
web-back-plain = plain
web-twice = Play a card by tapping it twice
web-sound = Sound
web-motion = Cards fly
web-account = Keep your name with a password
web-keep-name = A password for { $name }
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-hello-again = Hello, { $name }!
