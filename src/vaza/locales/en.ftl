# Everything Vaza says in English.
# A seat arrives as a name, a suit as its name or symbol, a card in notation, counts as numbers.

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
error-flag-value = { $option } needs a value; vaza { $command } --help shows how it is used.
error-usage = That cannot be understood: { $message }
error-rule = { $sentence } ({ $rule })
error-spoken = vaza: { $sentence }

error-hint-position = A position is one decision: --deal and --move are for records.
error-hint-deal = There is no deal { $deal }: the record has { $deals }.
error-hint-move = Nothing is to be decided there: deal { $deal } has { $moves } moves, and --move names one of them.

# ---- What is said at the table

note-arrastre = The stock is gone: arrastre. From now on follow, beat and trump.
note-blind-trump = { $seat } named { $suit } blind: a trick counts { $value }.
note-cante = { $seat } sings { $points } in { $suit }.
note-copas-as-escuras = Copas às escuras! { $seat } named { $suit } blind: a trick counts { $value }.
note-deal-counts-more = This deal counts { $factor } times.
note-dealt = { $shuffler } shuffled, { $cutter } cut, { $dealer } dealt.
note-exchanged = { $seat } exchanges { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}.
note-hand-size = { $size ->
    [one] One card each.
   *[other] { $size } cards each.
}
note-manilha = { $card } is turned up: every { $rank } is a manilha.
note-nobody-joined = Nobody joined. Once more: { $seat } may name another trump.
note-partida-won = { $side } win the partida.
note-renuncio = Renuncio! { $seat } broke a rule and loses for their side.
note-seven-swapped = { $seat } swaps { $given } for { $taken }.
note-ten-last = Ten last: { $seat } took the last trick.
note-trick-taken = { $seat } takes the trick{ $points ->
   *[unsaid] .
    [0] .
    [one] { " " }with 1 point.
    [other] { " " }with { $points } points.
}
note-trick-to-nobody = Nobody takes the trick.
note-trump = Trump is { $suit }: { $card } was turned up.
note-trump-named = { $seat } makes { $suit } trumps: a trick counts { $value }.

said-bid = { $seat } bids { $what }.
said-blind = { $seat } names a suit without looking: { $what }.
said-card = { $seat } plays { $card }.
said-done = { "" }
said-in = { $seat } is in.
said-keep = { $seat } lets the trump stand.
said-marked = { $seat } puts { $card } aside.
said-method = { $seat } deals by method { $what }.
said-none = { "" }
said-out = { $seat } sits out.
said-pass = { $seat } passes.
said-show = { $seat } shows their cards.
said-sing = { "" }
said-stop = { $seat } stops.
said-swap = { "" }
said-trump = { "" }
said-wait = { $seat } waits for two cards.

call-bid = bid { $what }
call-blind = name { $what } now, before any card: tricks count double
call-done = exchange nothing
call-in = play this round
call-keep = let the trump stand
call-method = deal by method { $what }
call-none = exchange nothing after all
call-out = sit this round out
call-pass = pass
call-show = show your cards, and lose for it
call-sing = sing { $what }
call-stop = end the trick
call-swap = swap the seven of trumps for the turn-up
call-trump = make { $what } trumps
call-wait = look at two cards before naming trumps

draw-dealer = To deal first they draw { $cards }{ $settled ->
    [yes] : the lowest deals.
   *[no] : a tie, so again.
}
draw-teams = For partners they draw { $cards }{ $settled ->
    [yes] : highest and lowest are partners.
   *[no] : a tie, so again.
}
drawn-card = { $seat } { $card }

# ---- What is asked

question-answer = Beat it with a card, or pass?
question-bid = How many tricks will you win?
question-blind = Name a suit blind, or wait?
question-card = Which card?
question-continue = Go on with a card, or stop?
question-decide = Are you in or out?
question-exchange = Which cards do you exchange? (exchange 2♣ 3♠, or done)
question-lead = You lead. Which card?
question-method = Which method do you deal by, A or B?
question-name = Which suit is trump?
question-none = Nothing is asked.
question-rename = Another trump suit, or keep?
question-sing = Do you sing, or pass?

phase-arrastre = arrastre
phase-bid = bidding
phase-blind = blind trump
phase-choose = choosing how to deal
phase-decide = in or out
phase-exchange = exchange
phase-libre = libre
phase-name = naming trumps
phase-play = play
phase-rename = naming trumps again

mark-bid = bid { $number }
mark-dealer = D
mark-exchanged = changed { $number }
mark-gone = gone
mark-in = in
mark-out = out
mark-partida = partida
mark-party = party
mark-winner = won

row-note-coto = coto
row-note-mars = Mars
row-note-partida = partida
row-note-pente = Pente
row-note-renuncio = renuncio
row-note-sweep = all 120
row-note-tie = tie

detail-bid = bid { $value }
detail-cantes = { $value } sung
detail-cards = { $value } in cards
detail-from-cards = { $value } from cards in all
detail-made = made { $value }
detail-partidas = { $value ->
    [one] 1 partida
   *[other] { $value } partidas
}
detail-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
detail-ten-last = { $value } last
detail-tricks = { $value ->
    [one] 1 trick
   *[other] { $value } tricks
}

suit-french-h = hearts
suit-french-d = diamonds
suit-french-c = clubs
suit-french-s = spades
suit-spanish-o = oros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

# ---- The games

game-fodinha-soul = Say how many tricks you will win, then win exactly that many.
game-guinote-soul = Draw and sing while the stock lasts, then follow, beat and trump to 101.
game-septica-soul = Match the first card or throw a seven; only tens and aces count.
game-sobesobe-soul = Race from 20 down to 0: name trumps, dare to play or sit out, exchange, win tricks.
game-sueca-soul = Four at the table, two against two, ten tricks, and not a word to your partner.

country-br = Brazil
country-es = Spain
country-pt = Portugal
country-ro = Romania

variant-septica-pairs = four players, two against two
variant-septica-speed = hands of three cards and a 15-second clock

preset-fodinha-bar = as in Brazilian bars: manilhas, and five lives instead of points
preset-fodinha-standard = the rules as the page tells them
preset-guinote-aragon = as in Aragón: freer arrastre, partners sing, three partidas
preset-guinote-standard = the rules as the page tells them
preset-septica-romania = as in Romania: everybody plays a card each turn, eights never beat
preset-septica-standard = the rules as the page tells them
preset-sobesobe-sobe-e-desce = Sobe e Desce: clubs count double and hearts oblige
preset-sobesobe-standard = the rules as the page tells them
preset-sueca-standard = the rules as the page tells them

option-fodinha-full-deck = whether every card may be dealt
option-fodinha-full-deck-on = the largest hands use all 40 cards; if none is left, the dealer's last card shows trump
option-fodinha-hook = whether the dealer's bid may make bids equal tricks
option-fodinha-hook-off = the dealer may bid anything
option-fodinha-lives = how many lives each player has; 0 plays for points
option-fodinha-lives-number = everybody has { $value ->
    [one] 1 life
   *[other] { $value } lives
} and loses one for each trick off; the last one alive wins
option-fodinha-manilha = what decides a trick
option-fodinha-manilha-on = no trump suit and no following: manilhas beat all, then rank alone, and equals cancel
option-fodinha-tiebreak = who wins when totals are equal
option-fodinha-tiebreak-most-made = equal totals: who made more bids wins

option-guinote-card-minimum = how many of the points must come from cards
option-guinote-card-minimum-0 = a partida may be won without any points from cards
option-guinote-coto = how many partidas win the match
option-guinote-coto-3 = three partidas win the match
option-guinote-count-at-end = when the first deal of a partida is counted
option-guinote-count-at-end-on = the first deal of a partida is counted only when it is over
option-guinote-free-undertrump = what a player does who cannot overtrump
option-guinote-free-undertrump-on = unable to follow or overtrump, play any card
option-guinote-lowest-when-beaten = what a player does who cannot beat the trick
option-guinote-lowest-when-beaten-on = unable to beat the trick, play the lowest card allowed
option-guinote-partner-exempt = whether you must beat your partner
option-guinote-partner-exempt-on = while your partner is winning you need neither beat nor trump
option-guinote-partner-sings = who may sing
option-guinote-partner-sings-on = the winner's partner may sing instead
option-guinote-renuncio = what happens to a play against the rules
option-guinote-renuncio-loses = a play against the rules loses the partida at once
option-guinote-sota-high = which is higher, Sota or Caballo
option-guinote-sota-high-on = the Sota beats the Caballo
option-guinote-target = how many points win a partida
option-guinote-target-number = { $value } points win a partida

option-septica-eights = when eights beat
option-septica-eights-never = eights never beat
option-septica-pass = what a player does who will not beat
option-septica-pass-plays = everybody plays a card each turn, beating or not
option-septica-tied = what 4–4 means
option-septica-tied-last-trick = at 4–4 the winner of the last trick scores one

option-sobesobe-discards = where exchanged cards go
option-sobesobe-discards-dead = exchanged cards are out of play
option-sobesobe-double-suit = the trump suit whose tricks count double
option-sobesobe-double-suit-clubs = clubs count double as trumps, not hearts
option-sobesobe-double-suit-diamonds = diamonds count double as trumps, not hearts
option-sobesobe-double-suit-spades = spades count double as trumps, not hearts
option-sobesobe-max-rounds = after how many rounds the match ends; 0 plays on until somebody is at 0
option-sobesobe-max-rounds-number = the match ends after { $value ->
    [one] 1 round
   *[other] { $value } rounds
} at the latest
option-sobesobe-oblige-suit = the trump suit that obliges everybody to play
option-sobesobe-oblige-suit-diamonds = diamonds as trumps oblige everybody to play, not clubs
option-sobesobe-oblige-suit-hearts = hearts as trumps oblige everybody to play, not clubs
option-sobesobe-oblige-suit-spades = spades as trumps oblige everybody to play, not clubs

option-sueca-dealing = how the cards are dealt
option-sueca-dealing-b = dealt in packets of ten, the top card showing trump
option-sueca-dealing-dealer = the dealer chooses between the two ways to deal, before any card
option-sueca-renuncio = what happens to a play against the rules
option-sueca-renuncio-loses = a play against the rules loses the deal and 4 match points at once
option-sueca-sweep = what 120 points need to score four
option-sueca-sweep-all-tricks = only all ten tricks score four; 120 with a trick lost scores two
option-sueca-team-draw = how partners are found
option-sueca-team-draw-on = partners are drawn: the highest card plays with the lowest
option-sueca-tie = what 60–60 does to the next deal
option-sueca-tie-none = after 60–60 the next deal counts as always
option-sueca-tie-stacks = 60–60 ties stack: the next deal counts double for each tie in a row

# ---- The table

seat-number = seat { $number }
seat-you = { $seat } (you)
seat-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
side-points = ({ $points } now)
side-score = { $side }:
side-sets = [{ $sets }]
deal-number = deal { $deal }
deal-over = The deal is over.
turn-of = { $seat } is to act.
last-trick = Last trick: { $seat }.
trump-is = trump
turned-up = turned up { $card }
table-names = Ana, Rui, Eva, Leo, Bia, Ivo
sheet-deal = deal

# ---- The command: help

version = vaza { $version } ({ $engine ->
    [compiled] engine compiled
   *[pure] engine in pure Python
})
help-vaza = Vaza is a card room for five Latin trick-taking games: SobeSobe, Septica, Guiñote, Sueca and Fodinha.
help-vaza-examples = Begin here:
    {"  "}vaza play                     one deal of Sueca against bots
    {"  "}vaza games                    the five games and what may be varied
    {"  "}vaza rules sueca SUE-5.2      one rule, or the whole page
    {"  "}vaza play fodinha --players 5 --preset bar
    {"  "}vaza simulate guinote --deals 10000 --record match.vaza
    {"  "}vaza replay match.vaza        step through a match
    {"  "}vaza arena sueca hard easy    which bot is better, and how sure is that?
    {"  "}vaza verify match.vaza        were those decks really dealt?
    
    Every command has its own --help with examples.
help-completion = Print a script that completes commands and games.
help-completion-examples = Examples:
    {"  "}vaza completion bash >> ~/.bashrc
    {"  "}vaza completion zsh  >> ~/.zshrc
    {"  "}vaza completion fish > ~/.config/fish/completions/vaza.fish
help-games = List the games, or tell about one: variants, presets, options.
help-rules = Show the rules of a game, a section or one rule.
help-rules-examples = Examples:
    {"  "}vaza rules sueca
    {"  "}vaza rules sueca SUE-5.2      a rule by its number
    {"  "}vaza rules guinote 5          a section by its number
    {"  "}vaza rules septica options    a section by a word of its title
help-simulate = Play many deals at random and count what comes of it. The same seed gives the same table.
help-simulate-examples = Examples:
    {"  "}vaza simulate sueca --deals 10000 --seed 7
    {"  "}vaza simulate sueca -o tie=stacks -o dealing=B
    {"  "}vaza simulate septica --players 4 --variant pairs --json
    {"  "}vaza simulate sobesobe --record match.vaza
help-replay = Step through a recorded match. When the output is not a terminal, all of it is printed in words.
help-replay-examples = Examples:
    {"  "}vaza replay match.vaza
    {"  "}vaza replay match.vaza --seat 2
    {"  "}vaza replay match.vaza > match.txt
    
    Keys: Enter, space or n next · p previous · d next deal · q quit
help-legal = Say what may be played in a position. And what may not, and by which rule.
help-legal-examples = A position file is plain text:
    {"  "}vaza position 1
    {"  "}game: sueca
    {"  "}trump: ♥
    {"  "}trick: 5♣
    {"  "}hand: A♦ 2♣ 3♣
    
    Examples:
    {"  "}vaza legal puzzle.vaza
    {"  "}vaza legal - --json < puzzle.vaza
help-hint = Say what is best in a position or at a point of a record. Thinks like an expert who sees only what that seat sees, and says what every other action would cost.
help-hint-examples = Examples:
    {"  "}vaza hint puzzle.vaza
    {"  "}vaza hint match.vaza --deal 2 --move 17
    {"  "}vaza hint match.vaza --playouts 50000 --json
help-verify = Check that the decks of a record were really dealt. Derives every deck again from the revealed secret and says what that proves.
help-verify-examples = Exit code: 0 every deck follows · 1 one does not, or nothing can be checked · 2 not a record
    
    Example:
    {"  "}vaza verify match.vaza
help-play = Play against bots, or watch them: one deal, and the next ones if you like.
help-play-examples = Examples:
    {"  "}vaza play
    {"  "}vaza play guinote --players 2 --seat 1
    {"  "}vaza play fodinha --preset bar --seed 12
    {"  "}vaza play sobesobe --watch
    
    Type cards as 7♥ or 7h, Spanish ones as 12O. ? shows what is legal, h what is best, q ends.
help-arena = Let bots play each other on the same deals and say who is better. Every deal is played again with the seats exchanged; the result has intervals from resampled deals.
help-arena-examples = Examples:
    {"  "}vaza arena sueca hard easy
    {"  "}vaza arena guinote expert ismcts --equal-time --minutes 10 --out night.json
    {"  "}vaza arena fodinha expert hard medium easy greedy --players 5 --plot ladder.svg
    {"  "}vaza arena septica hard:playouts=200 hard:playouts=800 --suite fresh
    {"  "}vaza arena --resume night.json
    {"  "}vaza arena guinote --players 2 --optimality --tier exact
    
    Bots: easy, medium, hard, expert, random, greedy, ismcts; :playouts=N or :seconds=N after a name sets how long it
    thinks. Two sides exchange their cards. Where each seat plays for itself, one seat of the first bot sits among the
    second, at every seat in turn; fair is then one part in as many as there are players.
flag-version = Show the version and whether the engine is compiled.
flag-players = How many play; the usual number if not given.
flag-variant = Play this variant; may be given more than once.
flag-preset = Start from this named set of options.
flag-option = Set an option of the game; may be given more than once.
flag-deals = How many deals to play.
flag-arena-deals = How many deals (or sets, or matches) each two bots play, with every exchange of seats; 200 if nothing else ends it.
flag-minutes = Play for so many minutes.
flag-unit = What is won or lost; if not given, the shortest that has a winner in this game.
flag-suite = The deals: any name stands for its own, always the same; fresh makes new ones and says their name.
flag-both = Where each seat plays for itself: also seat one of the second bot among the first. Always so with three bots or more.
flag-equal-time = Give all bots that search as many playouts as make them think as long as the first.
flag-optimality = Instead of playing for wins, ask the bots (expert if none is named, random always) for single decisions and say how often they choose what is best.
flag-decisions = With --optimality: how many decisions of each tier; 200 if not given.
flag-judge-playouts = With --optimality: playouts of each judge for a decision; 200,000 if not given.
flag-tier = With --optimality: only decisions that are solved exactly, or only those two searches agree on.
flag-jobs = How many processes play; all cores if not given.
flag-out = Write the result here. Until it is finished, a journal beside it lets the same command or --resume go on.
flag-plot = Draw the result here, as SVG.
flag-resume = Go on with the unfinished run of this result file.
flag-seed = The number the cards follow from.
flag-record = Also play one match with this seed and save its record here.
flag-json = Print JSON.
flag-hint-deal = The deal of the record; without it, the last decision.
flag-hint-move = The action of that deal about to be made, from 1.
flag-hint-seed = Another number, other worlds.
flag-playouts = How many deals are played out in thought.
flag-seat = The seat you take, from 0.
flag-watch = Watch the bots instead of playing.
flag-bot = Who sits at the other seats: easy, medium, hard, expert, random, greedy or ismcts.
flag-replay-seat = Show only what this seat saw.

# ---- The command: what it prints

column-bids = bids made
column-bot = bot
column-country = country
column-decisions = decisions
column-game = game
column-games = games
column-ladder = points
column-loss = mean loss
column-loss-of-all = loss of all
column-margin = margin
column-meaning = meaning
column-option = option
column-pairing = first – second
column-players = players
column-presets = Presets
column-right = right
column-right-of-all = right of all
column-soul = in a line
column-time = ms a decision
column-value = value
column-variants = Variants
column-won = first wins
games-presets = presets: { $names }
games-variants = variants: { $names }
games-hint = vaza games GAME tells more about one, vaza rules GAME has its rules, vaza play GAME plays it.
game-seats = { $players } players, usually { $usual }; play goes { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}.
game-hint = The first value of an option is the standard one. Try: vaza play { $game } -o OPTION=VALUE

simulate-title = { $game }, { $players } random players, seed { $seed }
simulate-deals = deals
simulate-matches = matches finished
simulate-length = deals per match
simulate-wins = won by { $side }
simulate-points = mean points, { $side }
simulate-note = deals with: { $note }
simulate-speed = deals per second
simulate-recorded = One match with this seed is in { $file }.

arena-title = { $game }, { $players } players, playing for { $unit ->
    [deal] deals
    [set] sets
   *[match] matches
} · suite { $suite }
arena-resumed = Going on after { $games } games.
arena-calibrating = Finding playouts that take as long as { $bot } ...
arena-playing = { $bot } plays as { $playing }.
arena-share = { $first } wins { $share } % ± { $half } against { $second }
arena-line = { $done } %: { $games } games, { $standing }
arena-games = { $games } games
arena-fair = Fair is { $fair } %. Brackets hold 95 % intervals from resampled deals; a margin is in points a game.
arena-rungs = Points as in Elo, { $foot } at 0: 400 more are odds of ten to one. Time is processor time.
arena-time = Time is processor time for a decision with a choice.
arena-estimate = { $value } [{ $low }, { $high }]
arena-written = The result is in { $file }.
arena-stopped = Stopped; to go on: vaza arena --resume { $file }
arena-stopped-for-good = Stopped; with --out FILE.json a run can be resumed.
arena-pair = { $first } – { $second }
optimality-title = { $game }, { $players } players, single decisions · suite { $suite }
optimality-line = { $tier }: { $number } of { $wanted } decisions, { $deals } deals
optimality-exact = Exact: of { $looked } decisions with nothing left to guess { $agreed } were solved, { $decisive } are decisive.
optimality-consensus = Consensus: of { $looked } decisions both judges ({ $playouts } playouts each) agree on { $agreed }, { $decisive } are decisive.
optimality-note = Decisive: the best is better than the next by 0.02 of a won deal and by three standard errors. Right: within { $near } of the best. Brackets hold 95 % intervals; random's shares are computed, not rolled.
optimality-stopped = Stopped; what was judged so far is above.
arena-plot-title = { $game }, { $players } players
arena-plot-note = { $games } games for { $unit ->
    [deal] a deal
    [set] a set
   *[match] a match
} each, suite { $suite }; bars are 95 % intervals, deals resampled
arena-plot-shares = Share of wins of the first
arena-plot-percent = % won; the broken line is fair
arena-plot-ladder = Ladder
arena-plot-points = points as in Elo

hint-turn = { $seat } is to act. { $question }
hint-value = { $value } ± { $spread }
hint-only = the only thing to do
hint-best = best
hint-equal = just as good
hint-slight = a little worse, by { $cost }
hint-clear = worse, by { $cost }
hint-blunder = a mistake that costs { $cost }
hint-scale = 1.00 lies between a lost deal and a won one; ± is the standard error.
legal-turn = { $seat } is to act. { $question }
legal-cards = May be played: { $cards }
legal-call = May be said: { $call } ({ $meaning })
legal-refused = Not { $actions }: { $reason }

verify-replayed = The match replays line for line as it is written: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
verify-decks = { $shuffles ->
    [one] 1 shuffle or lot was
   *[other] { $shuffles } shuffles and lots were
} derived again, and every one is the same.
verify-fair = The revealed secret has the hash that was promised: { $commitment }
verify-fair-proves = This proves that the decks were fixed by that secret and the players' salts, and not chosen after the fact.
verify-fair-limits = It does not prove that the promise was published before the salts, nor that nobody at the house looked at the cards: compare the commitment with the one you were shown before the first deal.
verify-seed = All decks follow from seed { $seed }. A seed is no proof of fairness: whoever chose it could try many and keep the one they liked.

replay-title = { $game }: { $players }
replay-differs = At this table: { $words }.
replay-deal = Deal { $number }
replay-hand = { $seat } holds { $cards }
replay-empty = No deal was played.
replay-keys = Enter next · p previous · d next deal · q quit
match-won = { $number ->
    [one] The match is won by { $sides }.
   *[other] The match is shared by { $sides }.
}
match-quit = { $seat } left: the match was abandoned and has no winner.
match-abandoned = The match was abandoned and has no winner.
match-unfinished = The match is not finished.
match-prizes = In cents: { $prizes }

play-title = { $game }, seed { $seed }
play-keys = Type a card as { $style ->
    [spanish] 7O
   *[french] 7♥ or 7h
 }. ? shows what is legal, h what is best, q ends.
play-prompt = { $question }
play-goodbye = Until next time. The same cards again: vaza play { $game } --seed { $seed }
play-go-on = Press Enter for the next deal, or q to stop:
play-again = The same cards again: vaza play { $game } --seed { $seed }
choice-cards = Cards: { $cards }
choice-call = { $call } – { $meaning }
