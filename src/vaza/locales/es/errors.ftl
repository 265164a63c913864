# Por qué algo se rechaza o no se entiende.

# ---- Why a play is refused

error-already-sung = Ya se han cantado { $suit } en esta mano; cada palo se canta una vez.
error-another-suit = Ya pintan { $suit }: di otro palo, o mantengo.
error-bid-first = Primero las apuestas: di cuántas bazas vas a hacer.
error-bid-forbidden = Como das tú, no puedes pedir { $bid }: las apuestas sumarían { $tricks ->
    [one] la única baza
   *[other] las { $tricks } bazas
} que hay.
error-bid-too-high = Nadie puede hacer tantas: lo más alto es { $highest }.
error-bids-are-final = Las apuestas están hechas y no se cambian: juega una carta.
error-blind-or-wait = Di un palo a ciegas, o espero.
error-card-not-in-hand = No tienes { $card }.
error-choose-method-first = Primero elige cómo dar: método A o método B.
error-deal-is-over = Esta mano ya ha acabado.
error-does-not-beat = Eso aquí no mata nada: juega { $rank } o 7, o di otra cosa que valga.
error-eight-does-not-beat = Ahora el 8 no mata: juega { $rank } o 7.
error-forty-first = Tienes las cuarenta: cántalas antes que las veinte.
error-in-or-out = Di voy o fuera.
error-mark-in-order = { $card } no puede ir aquí: nombra cada carta una vez, todas en una línea.
error-must-beat = Puedes matar { $card }, así que tienes que matar.
error-must-follow-suit = Tienes que asistir: juega { $suit }.
error-must-lead = Sales tú: juega una carta.
error-must-overtrump = Puedes pisar { $card } con un triunfo mayor, así que tienes que hacerlo.
error-must-play-a-card = Aquí todos echan carta: no se pasa.
error-must-play-ace-of-trump = Tienes el as de triunfo y toca jugarlo ahora: { $card }.
error-must-play-lowest = No puedes ganar la baza: juega tu carta más baja.
error-must-play-this-round = Nadie más ha entrado: decides al final y tienes que jugar.
error-must-trump = No tienes del palo, así que tienes que fallar: juega { $suit }.
error-name-trump = Di el palo de triunfo.
error-not-now = No es eso lo que se pregunta ahora.
error-not-your-turn = No es tu turno: ahora juega { $turn }.
error-not-yours-to-stop = La baza no es tuya: no puedes cerrarla.
error-one-cante-a-trick = Ya has cantado: un cante por baza ganada.
error-show-not-allowed = En esta mesa nadie enseña las cartas.
error-sing-after-winning = Solo canta quien acaba de ganar una baza, antes de salir.
error-sing-needs-pair = Para cantar { $suit } necesitas el rey y la sota.
error-sing-or-pass = Se te pregunta si cantas: canto, o paso.
error-stop-or-go-on = Los demás han pasado: sigue con una carta, o di basta y llévate la baza.
error-swap-after-winning = Solo cambia quien acaba de ganar una baza, antes de salir.
error-swap-needs-seven = Para cambiar necesitas el siete de triunfo.
error-swap-too-late = Se acabó el mazo: ya es tarde para cambiar el siete.
error-three-at-most = Puedes cambiar tres cartas como mucho.
error-trick-is-yours = La baza ya es tuya: di basta.
error-trump-is-final = El triunfo está dicho y no se cambia.

# ---- What cannot be understood

error-unknown-action = No entiendo «{ $text }»: no es ni carta ni anuncio.
error-unknown-card = No hay ninguna carta «{ $text }» en esta baraja.
error-unknown-suit = No hay ningún palo «{ $text }» en esta baraja.

# ---- Games, options, seats, tapes

error-bad-budget = «{ $bot }» no es un bot con límite: escríbelo como hard:playouts=500 o hard:seconds=0.1.
error-bad-cut = Al cortar se levantan entre 1 y { $highest } cartas, no { $cut }.
error-bad-name = Un nombre tiene de 1 a 40 caracteres visibles, sin comas; «{ $name }» no vale.
error-bad-option-value = { $option } no puede ser «{ $value }»: admite { $allowed }.
error-bad-players = { $game } no es para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}: admite { $allowed }.
error-bad-salt = La sal de { $seat } debe tener de 1 a 64 letras, cifras, - o _.
error-bad-secret = Un secreto tiene 32 bytes, no { $length }.
error-commitment-broken = El secreto revelado no es el prometido: su hash no es el del compromiso.
error-deck-not-derived = Mano { $deal }, barajada { $shuffle }: las cartas registradas no son las que salen del secreto o de la semilla.
error-four-are-pairs = A cuatro, { $game } se juega por parejas: añade la variante pairs.
error-journal-of-other-engine = { $file } se empezó con otra versión del motor o de los bots; bórralo, o da otro --out, para empezar de nuevo.
error-journal-of-others = { $file } es de una tanda sin acabar con otros ajustes; bórralo, o da otro --out.
error-lot-too-high = La suerte { $lot } no es menor que { $limit }.
error-match-is-over = El encuentro ya ha acabado.
error-no-such-seat = No hay asiento { $seat } en esta mesa; se cuentan desde 0.
error-no-such-world = Ningún reparto de las cartas encaja con lo que dice esta vista.
error-nobody-cuts = En este juego nadie corta.
error-not-a-number = «{ $text }» no es un asiento y una jugada.
error-not-a-journal = { $file } no es el diario de una arena, o está dañado.
error-not-time-to-deal = No es momento de dar.
error-nothing-dealt = Todavía no se han dado cartas.
error-nothing-to-verify = Este registro no dice de dónde salieron las barajas, así que no hay con qué compararlas.
error-order-is-not-a-deck = La barajada { $shuffle } no tiene cada carta de la baraja exactamente una vez.
error-pairs-are-four = Por parejas juegan cuatro, no { $players }.
error-quit-between-deals = Solo se abandona entre dos manos.
error-secret-not-revealed = El secreto de este encuentro aún no se ha revelado: no se pueden comprobar las barajas.
error-tape-ended = El registro tiene menos barajadas de las que se jugaron.
error-unknown-bot = No hay ningún bot «{ $bot }». Los bots son { $allowed }.
error-unknown-game = No hay ningún juego «{ $game }». Los juegos son { $allowed }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Sus opciones son { $allowed }.
error-unknown-preset = { $game } no tiene el preajuste «{ $preset }». Los que hay: { $allowed }.
error-unknown-variant = { $game } no se juega como «{ $variant }». Variantes: { $allowed }.
error-wrong-names = { $names } nombres no cuadran con { $seats } asientos.
error-wrong-salts = Un encuentro justo tiene una sal por asiento; este tiene { $salts }.

# ---- Files

error-at-line = { $file }, línea { $line }: { $sentence }
error-in-file = { $file }: { $sentence }
error-bad-number = «{ $text }» no es un número que pueda ir aquí.
error-bad-seat = «{ $text }» no es un asiento que juegue aquí.
error-bad-turn = El turno no encaja con el resto de la posición ({ $text }).
error-bad-word = «{ $text }» no es una palabra que pueda ir aquí.
error-card-twice = { $text } está en dos sitios.
error-check-failed = la línea de control no cuadra: el archivo se cambió después de escrito.
error-edited = esto no es lo que dice aquí el propio encuentro. Se esperaba: { $text }
error-empty-hand = Le toca al asiento { $text }, pero no tiene cartas.
error-line-expected = aquí se espera una línea «{ $text }: …».
error-missing = falta «{ $text }».
error-no-colon = «{ $text }» no tiene la forma clave: valor.
error-not-a-position = no es un archivo de posición: su primera línea debe ser «{ $expected }».
error-not-a-record = no es un registro: su primera línea debe ser «{ $expected }».
error-tape-not-used = { $text } tiene más barajadas o suertes de las que gastó la mano.
error-text-after-end = «{ $text }» está después del final del registro.
error-too-few-cards = no quedan cartas para una mano de { $text }.
error-too-long = el archivo pasa de { $limit } caracteres.
error-trick-is-full = una baza de { $text } cartas está completa: no puede seguir en la mesa.
error-truncated = el archivo acaba donde se espera una línea «{ $text }: …».
error-twice = «{ $key }» aparece dos veces.
error-unknown-key = «{ $text }» no significa nada en este juego.
error-wrong-count = «{ $key }» tiene valores de más o de menos: { $text }.

# ---- People and talk in the card room

error-bad-id = «{ $text }» no es un identificador.
error-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
error-bad-player-name = Un nombre tiene de 1 a { $longest } caracteres visibles, sin comas; «{ $name }» no vale.
error-clip-damaged = Esta grabación está dañada: grábala otra vez.
error-clip-too-big = Un mensaje de voz puede ocupar { $kilobytes } kB como mucho.
error-clip-too-long = Un mensaje de voz puede durar { $seconds } segundos como mucho.
error-clip-wrong-kind = Esto no es un mensaje de voz: valen WebM con Opus o MP4 con AAC, solo con sonido.
error-key-too-short = Una clave para firmar necesita al menos { $least } bytes, no { $length }.
error-no-such-clip = Este mensaje de voz ya no está: solo se guardan durante el encuentro.
error-talk-emotes-only = En esta mesa solo se habla con caritas.
error-talk-empty = Ahí no hay nada que leer.
error-talk-too-fast = No tan deprisa: espera unos segundos antes de decir más.
error-talk-too-long = Es demasiado largo: { $most } caracteres como mucho.
error-talk-unknown-emote = Aquí no hay una carita así.
error-too-busy = Ahora mismo hay demasiada gente en la puerta: prueba dentro de un momento.
error-too-many-muted = No puedes silenciar a más de { $most } personas.

# ---- The command line

file-standard-input = entrada estándar
error-bad-minutes = --minutes debe ser un número de 0.01 a 100000, no «{ $text }».
error-bad-option-form = Escribe una opción como nombre=valor, por ejemplo -o tie=stacks; «{ $text }» no tiene valor.
error-bad-suite = Una serie se nombra con hasta 40 minúsculas, cifras y guiones, no «{ $suite }».
error-bad-whole = { $name } debe ser un número entero de { $low } a { $high }, no «{ $text }».
error-cannot-write = No se puede escribir { $file }: { $reason }.
error-file-directory = { $file } es una carpeta, no un archivo.
error-file-missing = No existe el archivo { $file }.
error-file-unreadable = No se puede leer { $file }: { $reason }.
error-no-page = La página de reglas de { $game } no está instalada.
error-no-rule = Las reglas de { $game } no tienen regla ni sección «{ $section }». Secciones: { $allowed }.
error-no-sets = { $game } no tiene partidas dentro del encuentro: juega por manos o por encuentros.
error-no-such-command = No hay ninguna orden «{ $command }». Las órdenes son { $allowed }.
error-no-such-flag = Aquí no hay opción { $option }; vaza { $command } --help enseña las que hay.
error-nothing-to-resume = { $file } no tiene ninguna tanda sin acabar.
error-not-text = esto no es texto en UTF-8.
error-plot-name = El gráfico se escribe en SVG: «{ $file }» debería acabar en .svg.
error-resume-alone = --resume saca el juego y los bots de su archivo: no los escribas.
error-too-few-bots = Una arena lleva dos bots o más, por ejemplo: vaza arena sueca hard easy
error-not-with-optimality = { $flag } no va con --optimality, que juzga decisiones sueltas.
error-only-with-optimality = { $flag } solo va con --optimality.
error-never-exact = En esta mesa { $game } no tiene decisiones que se resuelvan con exactitud: hay más de dos bandos.
error-worker-died = Alguien cerró un proceso desde fuera, quizá por falta de memoria; lo acabado se guarda.
error-argument-missing = Falta { $name }; vaza { $command } --help enseña cómo se usa.
error-extra-argument = Sobra «{ $text }»; vaza { $command } --help enseña cómo se usa.
error-flag-value = { $option } necesita un valor; vaza { $command } --help enseña cómo se usa.
error-not-a-choice = { $name } no puede ser «{ $text }»: admite { $allowed }.
error-unknown-language = No hablo el idioma «{ $language }». Los idiomas son { $allowed }.
error-usage = No se entiende: { $message }
error-rule = { $sentence } ({ $rule })
error-spoken = vaza: { $sentence }

error-hint-position = Una posición es una sola decisión: --deal y --move son para registros.
error-hint-deal = No hay mano { $deal }: el registro tiene { $deals }.
error-hint-move = Ahí no hay nada que decidir: la mano { $deal } tiene { $moves } jugadas, y --move nombra una de ellas.

# ---- The store

error-backup-exists = { $file } ya existe; la copia va en un archivo nuevo.
error-bad-database = Esta base de datos no sirve: { $reason }.
error-bad-database-url = «{ $url }» no es la dirección de una base de datos: escribe una ruta, sqlite:///ruta o postgresql://usuario@equipo/nombre.
error-database-newer = Esta base de datos la usó por última vez una Vaza más nueva (aquí no se conoce su paso { $revision }): instala esa versión o una posterior.
error-player-not-kept = No hay ningún jugador { $player }.
error-table-not-kept = No hay ninguna mesa { $table }.
error-store-away = La base de datos no responde o no se puede escribir en ella: { $reason }.
error-store-closed = El almacén está cerrado.
error-store-closed-early = La base de datos no volvió, así que { $count ->
    [one] no se guardó 1 jugada sin confirmar
   *[other] no se guardaron { $count } jugadas sin confirmar
}.
error-store-refused = La base de datos no puede guardar esto: { $reason }.
error-store-taken = Eso ya es de otra persona: { $reason }.
