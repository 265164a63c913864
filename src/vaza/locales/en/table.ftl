# What is said, asked and shown at the table.
# A seat arrives as a name, a suit as its name or symbol, a card in notation, counts as numbers.

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
note-nobody-joined = Nobody joined. Once more, and the trump may be changed first.
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
mark-sung = sang { $number }
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
