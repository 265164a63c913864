# Lo que se dice, se pregunta y se enseña en la mesa.
# A seat arrives as a name, a suit as its name or symbol, a card in notation, counts as numbers.

# ---- What is said at the table

note-arrastre = Se acabó el mazo: arrastre. Ahora hay que asistir, matar y fallar.
note-blind-trump = { $seat } dice { $suit } a ciegas: cada baza vale { $value }.
note-cante = { $seat } canta las { $points } en { $suit }.
note-copas-as-escuras = ¡Copas às escuras! { $seat } dice { $suit } a ciegas: cada baza vale { $value }.
note-deal-counts-more = Esta mano vale por { $factor }.
note-dealt = { $shuffler } baraja, { $cutter } corta, { $dealer } da.
note-exchanged = { $seat } { $cards ->
    [0] no cambia nada
    [one] cambia 1 carta
   *[other] cambia { $cards } cartas
}.
note-hand-size = { $size ->
    [one] Una carta a cada uno.
   *[other] { $size } cartas a cada uno.
}
note-manilha = Sale { $card }: la manilha es { $rank }.
note-nobody-joined = Nadie ha entrado. Otra vez, y antes se puede cambiar el triunfo.
note-partida-won = Partida para { $side }.
note-renuncio = ¡Renuncio! { $seat } ha jugado contra las reglas y pierden los suyos.
note-seven-swapped = { $seat } cambia { $given } por { $taken }.
note-ten-last = Diez últimas: { $seat } hace la última baza.
note-trick-taken = { $seat } se lleva la baza{ $points ->
   *[unsaid] .
    [0] .
    [one] { " " }con 1 punto.
    [other] { " " }con { $points } puntos.
}
note-trick-to-nobody = Nadie se lleva la baza.
note-trump = Pintan { $suit }: ha salido { $card }.
note-trump-named = { $seat } dice que pintan { $suit }: cada baza vale { $value }.

said-bid = { $seat } pide { $what }.
said-blind = { $seat } elige a ciegas: { $what }.
said-card = { $seat } juega { $card }.
said-done = { "" }
said-in = { $seat } va.
said-keep = { $seat } mantiene el triunfo.
said-marked = { $seat } aparta { $card }.
said-method = { $seat } da por el método { $what }.
said-none = { "" }
said-out = { $seat } se queda fuera.
said-pass = { $seat } pasa.
said-show = { $seat } enseña las cartas.
said-sing = { "" }
said-stop = { $seat } dice basta.
said-swap = { "" }
said-trump = { "" }
said-wait = { $seat } espera dos cartas.

call-bid = pedir { $what }
call-blind = decir { $what } ya, sin ver cartas: las bazas valen doble
call-done = no cambiar nada
call-in = jugar esta ronda
call-keep = mantener el triunfo
call-method = dar por el método { $what }
call-none = al final no cambiar nada
call-out = quedarte fuera de esta ronda
call-pass = pasar
call-show = enseñar las cartas, y perder por ello
call-sing = cantar { $what }
call-stop = cerrar la baza
call-swap = cambiar el siete de triunfo por la muestra
call-trump = que pinten { $what }
call-wait = ver dos cartas antes de decir el triunfo

draw-dealer = Para ver quién da, sacan { $cards }{ $settled ->
    [yes] : da la más baja.
   *[no] : empate, otra vez.
}
draw-teams = Para las parejas, sacan { $cards }{ $settled ->
    [yes] : la más alta va con la más baja.
   *[no] : empate, otra vez.
}
drawn-card = { $seat } { $card }

# ---- What is asked

question-answer = ¿Matas con una carta, o pasas?
question-bid = ¿Cuántas bazas vas a hacer?
question-blind = ¿Dices un palo a ciegas, o esperas?
question-card = ¿Qué carta juegas?
question-continue = ¿Sigues con una carta, o basta?
question-decide = ¿Vas, o te quedas fuera? (voy, fuera)
question-exchange = ¿Qué cartas cambias? (cambio 2♣ 3♠, o nada)
question-lead = Sales tú. ¿Qué carta juegas?
question-method = ¿Por qué método das, A o B?
question-name = ¿Qué palo es triunfo?
question-none = No se pregunta nada.
question-rename = ¿Otro triunfo, o lo mantienes?
question-sing = ¿Cantas, o pasas?

phase-arrastre = arrastre
phase-bid = apuestas
phase-blind = triunfo a ciegas
phase-choose = cómo dar
phase-decide = entrar o no
phase-exchange = cambio
phase-libre = juego libre
phase-name = elegir triunfo
phase-play = juego
phase-rename = nuevo triunfo

mark-bid = pide { $number }
mark-dealer = D
mark-exchanged = cambió { $number }
mark-gone = sin vidas
mark-in = va
mark-out = fuera
mark-partida = partida
mark-party = anfitrión
mark-sung = cantó { $number }
mark-winner = ganó

row-note-coto = coto
row-note-mars = Mars
row-note-partida = partida
row-note-pente = Pente
row-note-renuncio = renuncio
row-note-sweep = los 120
row-note-tie = empate

detail-bid = pide { $value }
detail-cantes = { $value } de cantes
detail-cards = { $value } en cartas
detail-from-cards = { $value } de cartas en total
detail-made = hace { $value }
detail-partidas = { $value ->
    [one] 1 partida
   *[other] { $value } partidas
}
detail-points = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
detail-ten-last = { $value } de últimas
detail-tricks = { $value ->
    [one] 1 baza
   *[other] { $value } bazas
}

suit-french-h = corazones
suit-french-d = diamantes
suit-french-c = tréboles
suit-french-s = picas
suit-spanish-o = oros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

# ---- The table

seat-number = asiento { $number }
seat-you = { $seat } (tú)
seat-tricks = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
side-points = ({ $points } ahora)
side-score = { $side }:
side-sets = [{ $sets }]
deal-number = mano { $deal }
deal-over = La mano ha acabado.
turn-of = Turno de { $seat }.
last-trick = Última baza: { $seat }.
trump-is = triunfo
turned-up = muestra { $card }
table-names = Ana, Luis, Eva, Paco, Pili, Iker
sheet-deal = mano
