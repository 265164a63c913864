# Ce se spune, se întreabă și se arată la masă.
# A seat arrives as a name, a suit as its name or symbol, a card in notation, counts as numbers.

# ---- What is said at the table

note-arrastre = S-a terminat pachetul: arrastre. De acum dai la culoare, bați și tai.
note-blind-trump = { $seat } zice { $suit } pe nevăzute: o mână face { $value }.
note-cante = { $seat } cântă { $points } la { $suit }.
note-copas-as-escuras = Copas às escuras! { $seat } zice { $suit } pe nevăzute: o mână face { $value }.
note-deal-counts-more = Tura asta se pune de { $factor ->
    [one] 1 dată
    [few] { $factor } ori
   *[other] { $factor } de ori
}.
note-dealt = { $shuffler } amestecă, { $cutter } taie, { $dealer } împarte.
note-exchanged = { $seat } { $cards ->
    [0] nu schimbă nimic
    [one] schimbă 1 carte
    [few] schimbă { $cards } cărți
   *[other] schimbă { $cards } de cărți
}.
note-hand-size = { $size ->
    [one] Câte o carte de fiecare.
    [few] Câte { $size } cărți de fiecare.
   *[other] Câte { $size } de cărți de fiecare.
}
note-manilha = S-a întors { $card }: manilha e { $rank }.
note-nobody-joined = N-a intrat nimeni. Încă o dată, iar atuul se poate schimba înainte.
note-partida-won = Partidă câștigată: { $side }.
note-renuncio = Renuncio! { $seat } a jucat contra regulilor și pierde pentru tabăra sa.
note-seven-swapped = { $seat } schimbă { $given } pe { $taken }.
note-ten-last = Zece la urmă: { $seat } ia ultima mână.
note-trick-taken = { $seat } ia mâna{ $points ->
   *[unsaid] .
    [0] .
    [one] { " " }cu 1 punct.
    [few] { " " }cu { $points } puncte.
    [other] { " " }cu { $points } de puncte.
}
note-trick-to-nobody = Mâna nu o ia nimeni.
note-trump = Atu e { $suit }: s-a întors { $card }.
note-trump-named = { $seat } pune atu { $suit }: o mână face { $value }.

said-bid = { $seat } zice { $what }.
said-blind = { $seat } alege pe nevăzute: { $what }.
said-card = { $seat } joacă { $card }.
said-done = { "" }
said-in = { $seat } intră.
said-keep = { $seat } păstrează atuul.
said-marked = { $seat } pune deoparte { $card }.
said-method = { $seat } împarte după metoda { $what }.
said-none = { "" }
said-out = { $seat } stă pe margine.
said-pass = { $seat } zice pas.
said-show = { $seat } își arată cărțile.
said-sing = { "" }
said-stop = { $seat } zice stop.
said-swap = { "" }
said-trump = { "" }
said-wait = { $seat } așteaptă două cărți.

call-bid = zici { $what }
call-blind = zici { $what } acum, fără să vezi cărți: mâinile se pun dublu
call-done = nu schimbi nimic
call-in = joci tura asta
call-keep = păstrezi atuul
call-method = împarți după metoda { $what }
call-none = până la urmă nu schimbi nimic
call-out = stai pe margine tura asta
call-pass = zici pas
call-show = îți arăți cărțile și pierzi
call-sing = cânți la { $what }
call-stop = oprești mâna și o iei
call-swap = schimbi șeptarul de atu pe cartea întoarsă
call-trump = pui atu { $what }
call-wait = vezi două cărți înainte să zici atuul

draw-dealer = Ca să vadă cine împarte, trag { $cards }{ $settled ->
    [yes] : împarte cea mai mică.
   *[no] : egal, încă o dată.
}
draw-teams = Pentru perechi trag { $cards }{ $settled ->
    [yes] : cea mai mare joacă cu cea mai mică.
   *[no] : egal, încă o dată.
}
drawn-card = { $seat } { $card }

# ---- What is asked

question-answer = Tai cu o carte sau zici pas?
question-bid = Câte mâini o să faci?
question-blind = Zici o culoare pe nevăzute sau aștepți?
question-card = Ce carte joci?
question-continue = Continui cu o carte sau zici stop?
question-decide = Intri sau stai pe margine? (intru, stau)
question-exchange = Ce cărți schimbi? (schimb 2♣ 3♠, sau nimic)
question-lead = Tu ieși. Ce carte joci?
question-method = După ce metodă împarți, A sau B?
question-name = Ce e atu?
question-none = Nu se întreabă nimic.
question-rename = Alt atu sau îl păstrezi?
question-sing = Cânți sau zici pas?

phase-arrastre = arrastre
phase-bid = licitație
phase-blind = atu pe nevăzute
phase-choose = cum se împarte
phase-decide = intri sau nu
phase-exchange = schimb
phase-libre = joc liber
phase-name = alegerea atuului
phase-play = joc
phase-rename = alt atu

mark-bid = zice { $number }
mark-dealer = D
mark-exchanged = a schimbat { $number }
mark-gone = afară
mark-in = joacă
mark-out = pe margine
mark-partida = partidă
mark-party = gazdă
mark-sung = a cântat { $number }
mark-winner = a câștigat

row-note-coto = coto
row-note-mars = marț
row-note-partida = partidă
row-note-pente = Pente
row-note-renuncio = renuncio
row-note-sweep = toate 120
row-note-tie = egal

detail-bid = zis { $value }
detail-cantes = { $value } cântate
detail-cards = { $value } din cărți
detail-from-cards = { $value } din cărți în total
detail-made = făcut { $value }
detail-partidas = { $value ->
    [one] 1 partidă
    [few] { $value } partide
   *[other] { $value } de partide
}
detail-points = { $value ->
    [one] 1 punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
detail-ten-last = { $value } la urmă
detail-tricks = { $value ->
    [one] 1 mână
    [few] { $value } mâini
   *[other] { $value } de mâini
}

suit-french-h = inimă roșie
suit-french-d = romb
suit-french-c = treflă
suit-french-s = inimă neagră
suit-spanish-o = oros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

# ---- The table

seat-number = locul { $number }
seat-you = { $seat } (tu)
seat-tricks = { $tricks ->
    [one] 1 mână
    [few] { $tricks } mâini
   *[other] { $tricks } de mâini
}
side-points = ({ $points } acum)
side-score = { $side }:
side-sets = [{ $sets }]
deal-number = tura { $deal }
deal-over = Tura s-a terminat.
turn-of = Urmează { $seat }.
last-trick = Ultima mână: { $seat }.
trump-is = atu
turned-up = s-a întors { $card }
table-names = Ana, Radu, Ioana, Mihai, Dana, Ion
sheet-deal = tura
