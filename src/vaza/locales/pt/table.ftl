# O que se diz, se pergunta e se mostra à mesa.
# A seat arrives as a name, a suit as its name or symbol, a card in notation, counts as numbers.

# ---- What is said at the table

note-arrastre = Acabou o monte: arrastre. Agora é assistir, ganhar e cortar.
note-blind-trump = { $seat } disse { $suit } às escuras: cada vaza vale { $value }.
note-cante = { $seat } canta { $points } em { $suit }.
note-copas-as-escuras = Copas às escuras! { $seat } disse { $suit } sem ver: cada vaza vale { $value }.
note-deal-counts-more = Esta mão vale por { $factor }.
note-dealt = { $shuffler } baralhou, { $cutter } partiu, { $dealer } deu.
note-exchanged = { $seat } { $cards ->
    [0] não troca nada
    [one] troca 1 carta
   *[other] troca { $cards } cartas
}.
note-hand-size = { $size ->
    [one] Uma carta a cada um.
   *[other] { $size } cartas a cada um.
}
note-manilha = Virou { $card }: a manilha é { $rank }.
note-nobody-joined = Ninguém foi a jogo. Outra vez, e antes pode mudar-se o trunfo.
note-partida-won = Jogo para { $side }.
note-renuncio = Renúncia! { $seat } jogou contra as regras e o seu lado perde.
note-seven-swapped = { $seat } troca { $given } por { $taken }.
note-ten-last = Dez de últimas: { $seat } fez a última vaza.
note-trick-taken = { $seat } leva a vaza{ $points ->
   *[unsaid] .
    [0] .
    [one] { " " }com 1 ponto.
    [other] { " " }com { $points } pontos.
}
note-trick-to-nobody = Ninguém leva a vaza.
note-trump = O trunfo é { $suit }: virou { $card }.
note-trump-named = { $seat } diz { $suit } de trunfo: cada vaza vale { $value }.

said-bid = { $seat } pede { $what }.
said-blind = { $seat } escolhe às escuras: { $what }.
said-card = { $seat } joga { $card }.
said-done = { "" }
said-in = { $seat } vai a jogo.
said-keep = { $seat } mantém o trunfo.
said-marked = { $seat } põe de lado { $card }.
said-method = { $seat } dá da maneira { $what }.
said-none = { "" }
said-out = { $seat } fica de fora.
said-pass = { $seat } passa.
said-show = { $seat } mostra as cartas.
said-sing = { "" }
said-stop = { $seat } para.
said-swap = { "" }
said-trump = { "" }
said-wait = { $seat } espera por duas cartas.

call-bid = pedir { $what }
call-blind = dizer { $what } já, sem ver cartas: as vazas valem a dobrar
call-done = não trocar nada
call-in = ir a jogo
call-keep = manter o trunfo
call-method = dar da maneira { $what }
call-none = afinal não trocar nada
call-out = ficar de fora desta volta
call-pass = passar
call-show = mostrar as cartas, e perder por isso
call-sing = cantar { $what }
call-stop = fechar a vaza
call-swap = trocar o sete de trunfo pela carta virada
call-trump = fazer de { $what } o trunfo
call-wait = ver duas cartas antes de dizer o trunfo

draw-dealer = Para ver quem dá, tiram { $cards }{ $settled ->
    [yes] : dá a mais baixa.
   *[no] : empate, outra vez.
}
draw-teams = Para os pares, tiram { $cards }{ $settled ->
    [yes] : a mais alta joga com a mais baixa.
   *[no] : empate, outra vez.
}
drawn-card = { $seat } { $card }

# ---- What is asked

question-answer = Matas com uma carta, ou passas?
question-bid = Quantas vazas vais fazer?
question-blind = Dizes um naipe às escuras, ou esperas?
question-card = Que carta jogas?
question-continue = Continuas com uma carta, ou paras?
question-decide = Vais a jogo ou ficas de fora? (vou, fora)
question-exchange = Que cartas trocas? (troco 2♣ 3♠, ou nada)
question-lead = És tu a sair. Que carta jogas?
question-method = De que maneira dás, A ou B?
question-name = Que naipe é trunfo?
question-none = Não se pergunta nada.
question-rename = Outro trunfo, ou manténs?
question-sing = Cantas ou passas?

phase-arrastre = arrastre
phase-bid = palpites
phase-blind = trunfo às escuras
phase-choose = como dar
phase-decide = vou ou fora
phase-exchange = troca
phase-libre = livre
phase-name = escolha do trunfo
phase-play = jogo
phase-rename = novo trunfo

mark-bid = pede { $number }
mark-dealer = D
mark-exchanged = trocou { $number }
mark-gone = saiu
mark-in = joga
mark-out = de fora
mark-partida = jogo
mark-party = festa
mark-sung = cantou { $number }
mark-winner = ganhou

row-note-coto = coto
row-note-mars = Mars
row-note-partida = jogo
row-note-pente = Pente
row-note-renuncio = renúncia
row-note-sweep = bandeira
row-note-tie = empate

detail-bid = pede { $value }
detail-cantes = { $value } cantados
detail-cards = { $value } em cartas
detail-from-cards = { $value } de cartas ao todo
detail-made = fez { $value }
detail-partidas = { $value ->
    [one] 1 jogo
   *[other] { $value } jogos
}
detail-points = { $value ->
    [one] 1 ponto
   *[other] { $value } pontos
}
detail-ten-last = { $value } de últimas
detail-tricks = { $value ->
    [one] 1 vaza
   *[other] { $value } vazas
}

suit-french-h = copas
suit-french-d = ouros
suit-french-c = paus
suit-french-s = espadas
suit-spanish-o = ouros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

# ---- The table

seat-number = lugar { $number }
seat-you = { $seat } (tu)
seat-tricks = { $tricks ->
    [one] 1 vaza
   *[other] { $tricks } vazas
}
side-points = ({ $points } agora)
side-score = { $side }:
side-sets = [{ $sets }]
deal-number = mão { $deal }
deal-over = A mão acabou.
turn-of = Vez de { $seat }.
last-trick = Última vaza: { $seat }.
trump-is = trunfo
turned-up = virou { $card }
table-names = Ana, Rui, Eva, Leo, Bia, Ivo
sheet-deal = mão
