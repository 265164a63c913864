# The table as an app in the terminal.

# ---- At the table

app-again = another match
app-allowed = { $action } may be played.
app-away = away
app-bank = bank { $time }
app-claim = claim the rest
app-close = close
app-deal-done = The deal is over: Enter shows the count.
app-exchange = { $cards ->
    [0] exchange nothing
    [one] exchange 1 card
   *[other] exchange { $cards } cards
}
app-free-chair = (free)
app-gathering = Waiting for the match to begin.
app-hint-failed = No hint came this time.
app-hint-thinks = An expert thinks about it …
app-keys = { $asked ->
    [none] l last trick · s score · f speed · t light · ? help · q leave
    [cards] ␣ mark · ↵ exchange · h hint · l last trick · s score · f speed · t light · ? help · q leave
   *[other] ↵ play · h hint · w why · l last trick · s score · f speed · t light · ? help · q leave
}
app-no-hint = There is nothing to advise on now.
app-pace = { $pace ->
    [quick] bots quick
    [instant] bots instant
   *[natural] bots natural
}
app-paused = { $number ->
    [0] waiting for a player
   *[other] waiting for { $names }
}
app-small = This window has { $width } × { $height } characters. Make it 80 × 24 or larger: the game goes on as soon as it fits.
app-stood-in = bot plays
app-thinking = thinking

# ---- Before the cards

app-cut = { $name }, where do you cut?
app-cut-by-chance = cut anywhere
app-cut-here = lift { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
app-cut-keys = ← → or 1–{ $highest }, then Enter
app-drawn = Who sits where, and who deals
app-sit-down = sit down

# ---- After a deal and after a match

app-brought-nothing = Nothing changes.
app-deal-counted = Deal { $deal } is counted
app-go-on = go on
app-made = { $side }: { $count }
app-match-over = The match is over
app-no-sheet = Nothing has been counted yet.
app-quit = quit
app-quit-ask = Quit the match?
app-quit-told = The match then ends for everybody, without a winner.
app-sheet = Score sheet
app-side = { $side } { $number }
app-standing = The match stands:
app-start = start

# ---- Leaving

app-leave = leave
app-leave-ask = Leave the table?
app-leave-told = The game is kept: vaza play --resume goes on with it.
app-leave-watch = The bots stop playing.
app-stay = stay

# ---- Help

app-help = { $game }: keys and rules
app-help-keys =
    ← → – choose a card, or an answer
    ↑ ↓ Tab – from the cards to the answers and back
    Enter – play what is chosen, or what is typed
    1 … 9, 0 – choose a card by its number; where a number is asked, the number
    Space – mark a card for an exchange
    { $style ->
        [spanish] 7o 12c
       *[french] 7h Qs
    } – type a card, or a call as the answers name it; Esc forgets it
    h – ask an expert what is best
    w – why the chosen card may not be played
    l – the last trick
    s – the score sheet
    c – claim all tricks that are left, where that is offered
    f – how quick bots are
    t – light or dark
    / – say something, at a table of a card room
    q – leave; the game is kept
    F1 … F10 – help, hint, why, last trick, score, claim, speed, light, and F10 to leave
    Letters – small letters are keys while nothing is typed, unless an answer that you may give now begins with that letter: then it is typed. Capital letters, figures and : always type, and F keys are always keys.
    Mouse – click on a card, an answer or a key

# ---- The menu

app-menu-game = Which game?
app-menu-keys = ↑ ↓ game · ← → bots · Enter begin · t light · q leave
app-menu-level = How good shall the bots be?
