# La sala de cartas: abrirla, venir a una mesa lejana, hablar.

# ---- Abrir una sala

serve-open = La sala está abierta: { $address }
serve-lan = En esta red: { $address }
serve-plain-http = Sin HTTPS, los navegadores de otros equipos no tienen micrófono ni pueden instalar la página.
serve-no-network = No se ha encontrado ninguna red local: solo puede entrar este equipo.
serve-join = Desde un terminal: vaza play sueca --join { $address } --name NOMBRE abre una mesa y muestra su enlace.
serve-how-to-close = Ctrl-C la cierra; todas las mesas se guardan.
serve-closed = La sala está cerrada. Todas las mesas quedan guardadas.

error-bad-config = { $file } no sirve como configuración: { $reason }.
error-bad-host = No se puede abrir una sala en { $host }: no es una dirección de este equipo.
error-port-forbidden = Este equipo no te deja usar el puerto { $port }: prueba con uno por encima de 1023.
error-port-taken = El puerto { $port } de { $host } está ocupado: quizá ya hay otra sala abierta; --port elige otro puerto.
error-secret-open = Otros pueden leer { $file }: hazlo solo tuyo (chmod 600), o bórralo y todos serán invitados nuevos.
error-secret-short = { $file } es demasiado corto para un secreto: necesita { $length } bytes. Sin el archivo se crea uno nuevo.
error-secret-unreadable = El secreto { $file } no se puede usar: { $reason }.
error-setting-not-flag = { $source } es yes o no, no «{ $text }».
error-setting-not-network = { $source } deben ser direcciones como 127.0.0.1 o 10.0.0.0/8, no «{ $text }».
error-setting-not-origin = { $source } debe ser una dirección como https://cards.example.org, sin nada detrás, no «{ $text }».
error-setting-not-text = { $source } no puede ser «{ $text }».
error-setting-not-whole = { $source } debe ser un número entero de { $low } a { $high }, no «{ $text }».
error-unknown-setting = { $file } tiene un ajuste desconocido, { $name }; los que hay son { $allowed }.

# ---- Llegar a una

error-bad-link = «{ $text }» no es el enlace de una mesa: tiene la forma http://host:8470/t/CODE.
error-connection-lost = La conexión se cortó antes de la respuesta: la mesa muestra si se hizo.
error-join-alone = --join con el enlace de una mesa va a esa mesa: no escribas el juego ni sus opciones.
error-join-needs-code = Este enlace lleva a una sala, pero a ninguna mesa: añade /t/ y el código de una mesa, o nombra un juego para abrir una.
error-join-needs-name = Di quién eres: --name NOMBRE.
error-not-a-card-room = No hay ninguna sala de cartas en { $text }.
error-server-away = La sala { $text } no responde.
error-server-slow = La sala tarda demasiado en responder.

# ---- En una mesa lejana

room-lost = Se ha perdido la conexión. Intentando volver…
room-back = Conectado de nuevo.
room-trouble = La sala no puede guardar nada ahora mismo, así que el juego espera.
room-trouble-over = La sala funciona otra vez: el juego sigue.
room-refused = La sala se niega: { $reason }
room-gathering = Esperando jugadores
room-share = Tus amigos entran con este enlace: { $link }
room-chair = { $number }. { $who }
room-chair-free = (libre)
room-chair-bot = { $name } (bot, { $level })
room-start = empezar
room-add-bot = bot: { $level }
room-host-types = Escribe start para empezar, bot easy (medium, hard, expert) para ocupar un sitio, /hello para decir algo, q para irte.
room-guest-types = Empieza quien abrió la mesa. Escribe /hello para decir algo, q para irte.
room-waiting = Esperando a los demás.
room-not-asked = No es tu turno. /texto dice algo, con q te levantas.
room-leave-told = Te guardan el sitio: vaza play --join { $link } te trae de vuelta.
room-leave-free = Puedes volver con el enlace de la mesa.
room-left = Hasta la próxima. Te guardan el sitio: vaza play --join { $link } te trae de vuelta.
room-talk = Di algo
room-talk-key = / dice algo.
room-talk-how = ← → e Intro: una carita. O escribe, y luego Intro. Esc: nada.
room-emotes = Escribe / y lo que quieras decir, o una de estas: { $emotes }.
room-said = { $name }: { $text }
room-emote = { $name }: { $emote }
room-clip = { $name } dice algo que solo un navegador puede reproducir.

emote-hello = ¡hola!
emote-good-luck = ¡suerte!
emote-well-played = ¡bien jugado!
emote-thanks = ¡gracias!
emote-sorry = ¡perdón!
emote-oops = ¡uy!
emote-wow = ¡hala!
emote-laugh = ¡ja, ja!
emote-thinking = déjame pensar…
emote-hurry = ¡venga!
emote-sad = vaya…
emote-goodbye = ¡adiós!
