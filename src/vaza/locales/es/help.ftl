# La ayuda de la orden.

version = vaza { $version } ({ $engine ->
    [compiled] motor compilado
   *[pure] motor en Python puro
})
help-vaza = Vaza es una sala de cartas con cinco juegos latinos de bazas: SobeSobe, Septica, Guiñote, Sueca y Fodinha.
help-vaza-examples = Empieza por aquí:
    {"  "}vaza play                     una mano de Sueca contra bots
    {"  "}vaza games                    los cinco juegos y lo que se puede variar
    {"  "}vaza rules sueca SUE-5.2      una regla, o la página entera
    {"  "}vaza play fodinha --players 5 --preset bar
    {"  "}vaza simulate guinote --deals 10000 --record match.vaza
    {"  "}vaza replay match.vaza        repasar un encuentro paso a paso
    {"  "}vaza arena sueca hard easy    qué bot es mejor, y con qué certeza
    {"  "}vaza verify match.vaza        ¿eran de verdad esas las barajas?
    {"  "}vaza --lang ro games          en otro idioma: en, es, pt, ro
    
    Cada orden tiene su propia --help, con ejemplos.
help-completion = Escribe un guion que completa órdenes y juegos.
help-completion-examples = Ejemplos:
    {"  "}vaza completion bash >> ~/.bashrc
    {"  "}vaza completion zsh  >> ~/.zshrc
    {"  "}vaza completion fish > ~/.config/fish/completions/vaza.fish
help-games = Enseña los juegos, o uno de ellos: variantes y opciones.
help-rules = Enseña las reglas de un juego, una sección o una regla.
help-rules-examples = Ejemplos:
    {"  "}vaza rules sueca
    {"  "}vaza rules sueca SUE-5.2      una regla por su número
    {"  "}vaza rules guinote 5          una sección por su número
    {"  "}vaza rules septica options    una sección por una palabra de su título
help-simulate = Juega muchas manos al azar y cuenta lo que sale. La misma semilla da la misma tabla.
help-simulate-examples = Ejemplos:
    {"  "}vaza simulate sueca --deals 10000 --seed 7
    {"  "}vaza simulate sueca -o tie=stacks -o dealing=B
    {"  "}vaza simulate septica --players 4 --variant pairs --json
    {"  "}vaza simulate sobesobe --record match.vaza
help-replay = Repasa un encuentro registrado. Fuera de un terminal lo cuenta entero en palabras.
help-replay-examples = Ejemplos:
    {"  "}vaza replay match.vaza
    {"  "}vaza replay match.vaza --seat 2
    {"  "}vaza replay match.vaza > match.txt
    
    Teclas: Intro, espacio o n siguiente · p anterior · d mano siguiente · q salir
help-legal = Dice qué se puede jugar en una posición. Y qué no, y por qué regla.
help-legal-examples = Un archivo de posición es texto sencillo:
    {"  "}vaza position 1
    {"  "}game: sueca
    {"  "}trump: ♥
    {"  "}trick: 5♣
    {"  "}hand: A♦ 2♣ 3♣
    
    Ejemplos:
    {"  "}vaza legal puzzle.vaza
    {"  "}vaza legal - --json < puzzle.vaza
help-hint = Dice qué es lo mejor en una posición o en un registro. Piensa como un experto que solo ve lo que ve ese asiento, y dice cuánto costaría cualquier otra jugada.
help-hint-examples = Ejemplos:
    {"  "}vaza hint puzzle.vaza
    {"  "}vaza hint match.vaza --deal 2 --move 17
    {"  "}vaza hint match.vaza --playouts 50000 --json
help-verify = Comprueba que las barajas de un registro son auténticas. Vuelve a sacar cada baraja del secreto revelado y dice qué prueba eso.
help-verify-examples = Código de salida:
    {"  "}0  todas las barajas cuadran
    {"  "}1  una no cuadra, o no hay nada que comprobar
    {"  "}2  no es un registro
    
    Ejemplo:
    {"  "}vaza verify match.vaza
help-play = Juega contra bots, con otros en este teclado, o mira jugar.
help-play-examples = Ejemplos:
    {"  "}vaza play                        elige un juego y siéntate
    {"  "}vaza play guinote --players 2 --bot expert
    {"  "}vaza play fodinha --preset bar --clock 20
    {"  "}vaza play sueca --name Rita --name Tomé   dos personas, un teclado
    {"  "}vaza play sobesobe --watch --speed quick
    {"  "}vaza play --resume               sigue donde lo dejaste
    {"  "}vaza play sueca --join http://host:8470 --name Ana   abre allí una mesa
    {"  "}vaza play --join http://host:8470/t/CODE --name Rita
    {"  "}vaza play sueca --plain          línea a línea, para lectores de pantalla
    
    Escribe las cartas como 7♥ o 7h, las españolas como 12O, o 7 de oros.
    ? enseña lo que puedes jugar, h lo mejor; con q te levantas sin perder nada.
help-serve = Abre una sala de cartas para amigos. En este equipo, en la red local o detrás de un proxy. Todas las mesas se guardan; las opciones van antes que el entorno (VAZA_PORT y demás), y este antes que el archivo.
help-serve-examples = Ejemplos:
    {"  "}vaza serve                       en este equipo, en el puerto 8470
    {"  "}vaza serve --lan                 para todos en esta red, con un código QR
    {"  "}vaza serve --database-url postgresql://vaza@localhost/vaza
    {"  "}vaza serve --config room.toml --public-url https://cards.example.org
help-arena = Enfrenta a los bots y dice cuál es mejor. Cada mano se repite con los asientos cambiados; el resultado trae intervalos, remuestreando las manos.
help-arena-examples = Ejemplos:
    {"  "}vaza arena sueca hard easy
    {"  "}vaza arena guinote expert ismcts --equal-time --minutes 10 --out night.json
    {"  "}vaza arena fodinha expert hard medium easy --players 5 --plot ladder.svg
    {"  "}vaza arena septica hard:playouts=200 hard:playouts=800 --suite fresh
    {"  "}vaza arena --resume night.json
    {"  "}vaza arena guinote --players 2 --optimality --tier exact
    
    Bots: easy, medium, hard, expert, random, greedy, ismcts; :playouts=N o
    :seconds=N tras el nombre dice cuánto piensa. Dos bandos se cambian las
    cartas. Donde cada uno juega por su cuenta, un jugador del primer bot se
    sienta entre los del segundo, en cada sitio por turno; lo justo es entonces
    una parte de tantas como jugadores hay.
flag-help = Enseña esta ayuda.
flag-lang = El idioma; si no lo dices, el de tu sistema.
flag-version = Enseña la versión y si el motor está compilado.
flag-players = Cuántos juegan; si no lo dices, los de costumbre.
flag-variant = Juega esta variante; puedes dar más de una.
flag-preset = Parte de este conjunto de opciones.
flag-option = Cambia una opción del juego; puedes dar más de una.
flag-deals = Cuántas manos se juegan.
flag-arena-deals = Cuántas manos (o partidas, o encuentros) juega cada par de bots, con todos los cambios de asiento; 200 si no hay otro límite.
flag-minutes = Juega durante estos minutos.
flag-unit = Lo que se gana o se pierde; si no lo dices, lo más corto que tenga ganador en este juego.
flag-suite = Las manos: cada nombre tiene las suyas, siempre las mismas; fresh hace nuevas y dice cómo se llaman.
flag-both = Donde cada uno juega por su cuenta: sienta también a uno del segundo bot entre los del primero. Siempre es así con tres bots o más.
flag-equal-time = Da a todos los bots que buscan tantas simulaciones como les hagan pensar lo mismo que el primero.
flag-optimality = En vez de jugar a ganar, pide a los bots (expert si no nombras ninguno, y siempre random) decisiones sueltas y dice cuántas veces eligen lo mejor.
flag-decisions = Con --optimality: cuántas decisiones de cada nivel; 200 si no lo dices.
flag-judge-playouts = Con --optimality: simulaciones de cada juez por decisión; 200.000 si no lo dices.
flag-tier = Con --optimality: solo las decisiones resueltas con exactitud, o solo aquellas en que dos búsquedas coinciden.
flag-jobs = Cuántos procesos juegan; si no lo dices, todos los núcleos.
flag-out = Escribe aquí el resultado. Hasta que acabe, un diario al lado deja seguir a la misma orden o a --resume.
flag-plot = Dibuja aquí el resultado, en SVG.
flag-resume = Sigue con la tanda sin acabar de este archivo.
flag-seed = El número del que salen las cartas.
flag-record = Juega además un encuentro con esta semilla y guarda aquí su registro.
flag-json = Escribe JSON.
flag-hint-deal = La mano del registro; sin esto, la última decisión.
flag-hint-move = La jugada de esa mano que está por hacer, desde 1.
flag-hint-seed = Otro número, otros mundos.
flag-playouts = Cuántas manos se juegan con el pensamiento.
flag-seat = El asiento que ocupas, desde 0.
flag-clock = El reloj: off, segundos por jugada (30), o segundos por jugada y una reserva para el encuentro (10+60).
flag-light = Letras oscuras sobre fondo claro.
flag-name = Tu nombre; si lo das más de una vez, otros tantos comparten este teclado.
flag-plain = Línea a línea en palabras, sin pantalla; así es cuando la entrada o la salida no es un terminal.
flag-resume-table = Sigue en la última mesa que dejaste, en la misma carta.
flag-salt = Lo que añades a la suerte del encuentro; si no lo dices, algo al azar.
flag-speed = Cuánto esperan los bots antes de jugar.
flag-watch = Mira a los bots en vez de jugar.
flag-bot = Quién ocupa los otros asientos, por orden, y el último todos los que queden: easy, medium, hard, expert, random, greedy o ismcts.
flag-host = La dirección en la que escucha; 127.0.0.1 si no se da.
flag-port = El puerto en el que escucha; 8470 si no se da.
flag-lan = Deja entrar a todos los de la red local y muestra el camino.
flag-database-url = Dónde se guarda todo: sqlite:///FILE o postgresql://…; un archivo en tu carpeta de datos si no se da.
flag-secret-file = El archivo con el secreto que firma quién es quién; se crea si no está.
flag-public-url = Dónde la encuentra la gente, si está detrás de un proxy.
flag-trusted-proxies = Direcciones de proxies a los que se cree sobre la dirección de un cliente.
flag-allowed-origins = Otros sitios cuyas páginas pueden usarla.
flag-workers = Cuántos procesos piensan por los bots; uno por núcleo si no se da.
flag-config = Un archivo TOML con ajustes; vaza.toml en tu carpeta de datos si no se da.
flag-browser = Si se abre un navegador; en un escritorio, sí.
flag-join = Siéntate a una mesa de una sala por su enlace; con un JUEGO y la dirección de la sala, abre una allí.
flag-password = Con --join: la contraseña de la mesa.
flag-replay-seat = Enseña solo lo que vio este asiento.

# ---- Words around every help text

word-usage = Uso:
word-options = Opciones
word-commands = Órdenes
word-default = por defecto
metavar-address = DIRECCIÓN
metavar-args = ARGS
metavar-bot = BOT
metavar-command = ORDEN
metavar-file = ARCHIVO
metavar-game = JUEGO
metavar-name = NOMBRE
metavar-number = NÚMERO
metavar-options = OPCIONES
metavar-section = SECCIÓN
metavar-text = TEXTO
metavar-value = VALOR
