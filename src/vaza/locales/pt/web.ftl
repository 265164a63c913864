# A sala de cartas no navegador.

# ---- Em toda a parte

web-title = Vaza: a mesa de cartas
web-skip = Ir para o conteúdo
web-settings = Definições
web-learn = Aprender
web-my-matches = As minhas partidas
web-to-lobby = Para a sala de cartas
web-loading = Um momento …
web-save = Guardar
web-cancel = Cancelar
web-yes = Sim
web-back-to = Voltar
web-sure = Tens a certeza?
web-more = Mais antigas
web-please-reload = Recarrega a página, por favor
web-reload = Recarregar
web-no-table = Aqui não há mesa nenhuma
web-send = Enviar

# ---- A entrada

web-welcome = A que jogamos hoje?
web-games = Jogos
web-play-now = Jogar já
web-with-friends = Com amigos
web-rules = Regras
web-rules-of = Regras de { $game }
web-players = { $players } jogadores
web-bots-level = Nível dos bots:
web-back-to-table = Voltar à tua mesa
web-open-tables = Mesas
web-no-tables = Não há mesas abertas agora. Abre uma e convida os teus amigos.
web-nobody-yet = ainda ninguém
web-join-code = Código ou ligação de uma mesa
web-join = Entrar
web-joining = Para a mesa { $code }
web-new-table = Abrir uma mesa
web-sit-down = { $chairs ->
    [one] Entrar: 1 lugar livre
   *[other] Entrar: { $chairs } lugares livres
}
web-watch = Ver
web-locked = com palavra-passe
web-people = { $people ->
    [one] Está aqui 1 pessoa.
   *[other] Estão aqui { $people } pessoas.
}
web-no-matches = Ainda não há partidas acabadas.
web-deals = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
}

# ---- Abrir uma mesa

web-game = Jogo
web-how-many = Quantos jogam?
web-variants = Variantes
web-preset = Que regras?
web-as-standard = Tudo como diz a página das regras.
web-differs = O que é diferente da página das regras:
web-options = Mudar regras uma a uma
web-standard = como de costume
web-chairs = Quem se senta?
web-chair = Lugar { $number }
web-chair-person = uma pessoa
web-chair-bot = bot: nível { $level }
web-clock = Tempo para pensar
web-clock-usual = { $seconds } segundos por jogada, como de costume
web-clock-off = o tempo que quiseres
web-clock-move = { $seconds } segundos por jogada
web-clock-bank = { $seconds } segundos por jogada e { $minutes } minutos de reserva
web-away = Se alguém se ausentar
web-away-bot = um bot joga por essa pessoa
web-away-pause = a mesa espera
web-away-open = o lugar fica livre
web-table-title = Nome da mesa
web-table-password = Palavra-passe, se não for para todos
web-listed = Mostrar na lista de mesas
web-watchers = Outros podem ver
web-emotes-only = Falar só com carinhas
web-open-table = Abrir a mesa

# ---- Antes de começar

web-add-bot = juntar um bot
web-empty-chair = Libertar o lugar
web-start = Começar
web-host-starts = { $host } começa quando estiverem todos.
web-stand-up = Levantar-me
web-invite = Convidar amigos
web-qr = A ligação desta mesa em código QR
web-share = Partilhar a ligação
web-copied = A ligação foi copiada.
web-salt = Junta algo ao baralhar: letras e algarismos

# ---- À mesa

web-table = Mesa
web-trick = A vaza na mesa
web-news = O que acontece
web-your-cards = { $cards ->
    [one] A tua carta
   *[other] As tuas { $cards } cartas
}
web-cards-held = { $cards ->
    [one] 1 carta na mão
   *[other] { $cards } cartas na mão
}
web-card = { $rank } de { $suit }
web-card-marked = { $card }, para trocar
web-card-refused = { $card }. Não pode ser: { $reason }
web-rank-french-a = ás
web-rank-french-j = valete
web-rank-french-q = dama
web-rank-french-k = rei
web-rank-spanish-1 = ás
web-rank-spanish-10 = sota
web-rank-spanish-11 = cavalo
web-rank-spanish-12 = rei
web-question-exchange = Que cartas trocas? Toca em até { $high }.
web-dealer = dá as cartas
web-hint = Dica
web-thinking = A pensar …
web-expert-plays = Um mestre escolhia: { $what }
web-last-trick = Última vaza
web-seconds-left = { $seconds ->
    [one] falta 1 segundo
   *[other] faltam { $seconds } segundos
}
web-end-match = Acabar a partida
web-leave-kept = O teu lugar fica guardado; podes voltar quando quiseres. Levanta-te se queres sair de vez.
web-talk = Conversa
web-mute = Silenciar, ou voltar a ouvir
web-voice = Gravar a voz
web-voice-send = Parar e enviar
web-plain-http = Esta página veio por HTTP sem cifra: o navegador não deixa gravar aqui a tua voz nem instalar a página.
web-voice-named = diz alguma coisa: escolhe um nome para ouvir.
web-no-microphone = O navegador não nos deixa usar o microfone.

# ---- Pontos, repetição, cartas honestas

web-chart = Como correu a partida
web-remarks = Notas
web-replay = Ver outra vez
web-record = Registo
web-all-hands = Todas as mãos
web-step = Passo { $step } de { $steps }
web-step-back = Um passo atrás
web-step-on = Um passo à frente
web-first-deal = Primeira mão
web-lesson-next = Seguinte
web-lesson-right = Isso mesmo!
web-lesson-other = Isso também se pode. Mas:
web-lesson-again = Outra vez
web-lesson-real = Agora joga a sério
web-run = Andar
web-pause = Parar
web-fair-title = Cartas honestas
web-fair-what = Antes da partida a sala prometeu um segredo, e cada baralho resulta dele e do que os jogadores juntaram. O teu navegador pode confirmá-lo.
web-fair-check = Conferir as cartas
web-fair-fair = { $decks ->
    [one] Tudo certo: 1 baralho conferido, e resulta do segredo prometido.
   *[other] Tudo certo: { $decks } baralhos conferidos, e todos resultam do segredo prometido.
}
web-fair-none = Esta partida não tem promessa para conferir.
web-fair-hidden = O segredo ainda não foi revelado.
web-fair-broken = O segredo não é o que foi prometido.
web-fair-deck = As cartas da mão { $deal } não resultam do segredo.

# ---- Aprender

web-how-it-goes = Como se joga
web-words = Palavras
web-contents = Nesta página
web-example-bids = palpites
web-example-before = antes desta mão
web-example-blind = dito às escuras
web-example-dealer = quem dá
web-example-done = mais nenhuma
web-example-hand = na mão
web-example-in = quem vai
web-example-leader = quem sai
web-example-legal = pode jogar-se
web-example-may-sing = pode cantar
web-example-nobody = ninguém
web-example-options = opção
web-example-phase = momento
web-example-pile = cartas ganhas
web-example-play = joga-se
web-example-players = jogadores
web-example-points = pontos
web-example-preset = predefinição
web-example-program = O mesmo em programa
web-example-refused = é recusado
web-example-stock = monte
web-example-taker = quem levou a vaza
web-example-trick = na mesa
web-example-trump = trunfo
web-example-turn = a vez é de
web-example-turnup = carta virada
web-example-variants = variante
web-example-won = vazas até agora

# ---- Definições

web-your-name = O teu nome
web-guest-name = Visita { $number }
web-name-kept = Agora és { $name }.
web-language = Língua
web-cards = Cartas
web-deck-two = duas cores
web-deck-four = quatro cores
web-deck-two-big = grandes, duas cores
web-deck-four-big = grandes, quatro cores
web-felt = Pano
web-felt-light = claro
web-felt-dark = escuro
web-felt-contrast = alto contraste
web-back = Costas das cartas
web-back-azulejo = azulejo
web-back-weave = entrançado
web-back-plain = liso
web-twice = Jogar uma carta com dois toques
web-sound = Som
web-motion = As cartas voam
web-account = Guardar o nome com uma palavra-passe
web-keep-name = Uma palavra-passe para { $name }
web-password = Palavra-passe
web-log-in = Entrar com o meu nome
web-log-out = Sair
web-hello-again = Olá, { $name }!
