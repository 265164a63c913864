# La sala de cartas en el navegador.

# ---- En todas partes

web-title = Vaza: la mesa de cartas
web-skip = Ir al contenido
web-settings = Ajustes
web-learn = Aprender
web-my-matches = Mis encuentros
web-to-lobby = A la sala de cartas
web-loading = Un momento…
web-save = Guardar
web-cancel = Cancelar
web-yes = Sí
web-back-to = Volver
web-sure = ¿Seguro?
web-more = Más antiguos
web-please-reload = Recarga la página, por favor
web-reload = Recargar
web-no-table = Aquí no hay ninguna mesa
web-send = Enviar

# ---- La entrada

web-welcome = ¿A qué jugamos hoy?
web-games = Juegos
web-play-now = Jugar ya
web-with-friends = Con amigos
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-players = { $players } jugadores
web-bots-level = Nivel de los bots:
web-back-to-table = Volver a tu mesa
web-open-tables = Mesas
web-no-tables = Ahora no hay mesas abiertas. Abre una e invita a tus amigos.
web-nobody-yet = aún nadie
web-join-code = Código o enlace de una mesa
web-join = Entrar
web-joining = A la mesa { $code }
web-new-table = Abrir una mesa
web-sit-down = { $chairs ->
    [one] Entrar: 1 sitio libre
   *[other] Entrar: { $chairs } sitios libres
}
web-watch = Mirar
web-locked = con contraseña
web-people = { $people ->
    [one] Hay 1 persona aquí.
   *[other] Hay { $people } personas aquí.
}
web-no-matches = Aún no hay encuentros terminados.
web-deals = { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}

# ---- Abrir una mesa

web-game = Juego
web-how-many = ¿Cuántos juegan?
web-variants = Variantes
web-preset = ¿Qué reglas?
web-as-standard = Todo como lo cuenta la página de reglas.
web-differs = Lo que cambia respecto a la página de reglas:
web-options = Cambiar reglas una a una
web-standard = como siempre
web-chairs = ¿Quién se sienta?
web-chair = Sitio { $number }
web-chair-person = una persona
web-chair-bot = bot: nivel { $level }
web-clock = Tiempo para pensar
web-clock-usual = { $seconds } segundos por jugada, como siempre
web-clock-off = el tiempo que quieras
web-clock-move = { $seconds } segundos por jugada
web-clock-bank = { $seconds } segundos por jugada y { $minutes } minutos de reserva
web-away = Si alguien se ausenta
web-away-bot = un bot juega por esa persona
web-away-pause = la mesa espera
web-away-open = el sitio queda libre
web-table-title = Nombre de la mesa
web-table-password = Contraseña, si no es para todos
web-listed = Mostrarla en la lista de mesas
web-watchers = Otros pueden mirar
web-emotes-only = Hablar solo con caritas
web-open-table = Abrir la mesa

# ---- Antes de empezar

web-add-bot = añadir un bot
web-empty-chair = Dejar libre el sitio
web-start = Empezar
web-host-starts = { $host } empieza cuando estén todos.
web-stand-up = Levantarme
web-invite = Invitar a amigos
web-qr = El enlace de esta mesa en código QR
web-share = Compartir el enlace
web-copied = El enlace está copiado.
web-salt = Añade algo al barajar: letras y cifras

# ---- En la mesa

web-table = Mesa
web-trick = La baza en la mesa
web-news = Lo que pasa
web-your-cards = { $cards ->
    [one] Tu carta
   *[other] Tus { $cards } cartas
}
web-cards-held = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
web-card = { $rank } de { $suit }
web-card-marked = { $card }, para cambiar
web-card-refused = { $card }. No se puede: { $reason }
web-rank-french-a = as
web-rank-french-j = jota
web-rank-french-q = reina
web-rank-french-k = rey
web-rank-spanish-1 = as
web-rank-spanish-10 = sota
web-rank-spanish-11 = caballo
web-rank-spanish-12 = rey
web-question-exchange = ¿Qué cartas cambias? Toca hasta { $high }.
web-dealer = reparte
web-hint = Pista
web-thinking = Pensando…
web-expert-plays = Un experto elegiría: { $what }
web-last-trick = Última baza
web-seconds-left = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}
web-end-match = Acabar el encuentro
web-leave-kept = Tu sitio queda guardado; puedes volver cuando quieras. Levántate si te vas del todo.
web-talk = Charla
web-mute = Silenciar, o volver a oír
web-voice = Grabar la voz
web-voice-send = Parar y enviar
web-plain-http = Esta página llegó por HTTP sin cifrar: el navegador no deja grabar tu voz aquí, y no se puede instalar.
web-voice-named = dice algo: elige un nombre para oírlo.
web-no-microphone = El navegador no nos deja usar el micrófono.

# ---- Puntos, repetición, cartas limpias

web-chart = Cómo fue el encuentro
web-remarks = Notas
web-replay = Verlo otra vez
web-record = Registro
web-all-hands = Todas las cartas
web-step = Paso { $step } de { $steps }
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-first-deal = Primera mano
web-lesson-next = Seguir
web-lesson-right = ¡Eso es!
web-lesson-other = Eso también vale. Pero:
web-lesson-again = Otra vez
web-lesson-real = Ahora juega de verdad
web-run = Seguir
web-pause = Parar
web-fair-title = Cartas limpias
web-fair-what = Antes del encuentro la sala prometió un secreto, y cada baraja sale de él y de lo que añadieron los jugadores. Tu navegador puede comprobarlo.
web-fair-check = Comprobar las cartas
web-fair-fair = { $decks ->
    [one] Todo limpio: 1 baraja comprobada, y sale del secreto prometido.
   *[other] Todo limpio: { $decks } barajas comprobadas, y todas salen del secreto prometido.
}
web-fair-none = Este encuentro no tiene promesa que comprobar.
web-fair-hidden = El secreto aún no se ha revelado.
web-fair-broken = El secreto no es el que se prometió.
web-fair-deck = Las cartas de la mano { $deal } no salen del secreto.

# ---- Aprender

web-how-it-goes = Cómo va
web-words = Palabras
web-contents = En esta página
web-example-bids = apuestas
web-example-before = antes de esta mano
web-example-blind = dicho a ciegas
web-example-dealer = quien da
web-example-done = nada más
web-example-hand = en la mano
web-example-in = quiénes van
web-example-leader = quién sale
web-example-legal = se puede jugar
web-example-may-sing = puede cantar
web-example-nobody = nadie
web-example-options = opción
web-example-phase = fase
web-example-pile = ganadas
web-example-play = se juega
web-example-players = jugadores
web-example-points = puntos
web-example-preset = preajuste
web-example-program = Lo mismo como programa
web-example-refused = se rechaza
web-example-stock = mazo
web-example-taker = quién ganó la baza
web-example-trick = en la mesa
web-example-trump = triunfo
web-example-turn = le toca a
web-example-turnup = muestra
web-example-variants = variante
web-example-won = bazas hasta ahora

# ---- Ajustes

web-your-name = Tu nombre
web-guest-name = Invitado { $number }
web-name-kept = Ahora eres { $name }.
web-language = Idioma
web-cards = Cartas
web-deck-two = dos colores
web-deck-four = cuatro colores
web-deck-two-big = grandes, dos colores
web-deck-four-big = grandes, cuatro colores
web-felt = Tapete
web-felt-light = claro
web-felt-dark = oscuro
web-felt-contrast = alto contraste
web-back = Dorso de las cartas
web-back-azulejo = azulejo
web-back-weave = trenzado
web-back-plain = liso
web-twice = Jugar una carta con dos toques
web-sound = Sonido
web-motion = Las cartas vuelan
web-account = Guardar el nombre con una contraseña
web-keep-name = Una contraseña para { $name }
web-password = Contraseña
web-log-in = Entrar con mi nombre
web-log-out = Salir
web-hello-again = ¡Hola, { $name }!
