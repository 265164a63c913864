# Lo que escriben las órdenes.

column-bids = aciertos
column-bot = bot
column-country = país
column-decisions = decisiones
column-game = juego
column-games = juegos
column-ladder = puntos
column-loss = pérdida media
column-loss-of-all = pérdida en todas
column-margin = margen
column-meaning = qué significa
column-option = opción
column-pairing = primero – segundo
column-players = juegan
column-presets = Preajustes
column-right = acertadas
column-right-of-all = acertadas en todas
column-soul = en una línea
column-time = ms por decisión
column-value = valor
column-variants = Variantes
column-won = gana el 1.º
games-presets = preajustes: { $names }
games-variants = variantes: { $names }
games-hint = vaza games JUEGO cuenta más sobre uno, vaza rules JUEGO tiene sus reglas, vaza play JUEGO lo juega.
game-seats = { $players } jugadores, lo normal { $usual }; se juega { $direction ->
    [clockwise] en el sentido de las agujas del reloj
   *[counter] al revés que las agujas del reloj
}.
game-hint = El primer valor de una opción es el normal. Prueba: vaza play { $game } -o OPCIÓN=VALOR

simulate-title = { $game }, { $players } jugadores al azar, semilla { $seed }
simulate-deals = manos
simulate-matches = encuentros acabados
simulate-length = manos por encuentro
simulate-wins = ganados por { $side }
simulate-points = media de puntos, { $side }
simulate-note = manos con: { $note }
simulate-speed = manos por segundo
simulate-recorded = Un encuentro con esta semilla está en { $file }.

arena-title = { $game }, { $players } jugadores, a ganar { $unit ->
    [deal] manos
    [set] partidas
   *[match] encuentros
} · serie { $suite }
arena-resumed = Se sigue tras { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}.
arena-calibrating = Buscando las simulaciones que tardan lo que { $bot }...
arena-playing = { $bot } juega como { $playing }.
arena-share = { $first } gana el { $share } % ± { $half } contra { $second }
arena-line = { $done } %: { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}, { $standing }
arena-games = { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}
arena-fair = Lo justo es { $fair } %. Entre corchetes, intervalos del 95 % remuestreando las manos; el margen es en puntos por juego.
arena-rungs = Puntos como en el Elo, { $foot } en 0: 400 más son diez contra uno. El tiempo es de procesador.
arena-time = El tiempo es de procesador, por decisión con elección.
arena-estimate = { $value } [{ $low }; { $high }]
arena-written = El resultado está en { $file }.
arena-stopped = Parado; para seguir: vaza arena --resume { $file }
arena-stopped-for-good = Parado; con --out ARCHIVO.json se puede seguir una tanda.
arena-pair = { $first } – { $second }
optimality-title = { $game }, { $players } jugadores, decisiones sueltas · serie { $suite }
optimality-line = { $tier }: { $number } de { $wanted } decisiones, { $deals } manos
optimality-exact = Exactas: de { $looked } decisiones sin nada que adivinar se resolvieron { $agreed }, { $decisive } son decisivas.
optimality-consensus = Consenso: de { $looked } decisiones, los dos jueces ({ $playouts } simulaciones cada uno) coinciden en { $agreed }, { $decisive } son decisivas.
optimality-note = Decisiva: la mejor supera a la siguiente en 0,02 de mano ganada y en tres errores típicos. Acertada: a menos de { $near } de la mejor. Entre corchetes, intervalos del 95 %; las partes de random se calculan, no se juegan.
optimality-stopped = Parado; lo juzgado hasta ahora está arriba.
arena-plot-title = { $game }, { $players } jugadores
arena-plot-note = { $games } juegos a { $unit ->
    [deal] una mano
    [set] una partida
   *[match] un encuentro
} cada uno, serie { $suite }; las barras son intervalos del 95 %, remuestreando las manos
arena-plot-shares = Parte que gana el primero
arena-plot-percent = % ganado; la línea discontinua es lo justo
arena-plot-ladder = Escalera
arena-plot-points = puntos como en el Elo

hint-turn = Turno de { $seat }. { $question }
hint-value = { $value } ± { $spread }
hint-only = no hay otra cosa que hacer
hint-best = lo mejor
hint-equal = da lo mismo
hint-slight = un poco peor, por { $cost }
hint-clear = peor, por { $cost }
hint-blunder = un error que cuesta { $cost }
hint-scale = De una mano perdida a una ganada va 1,00; ± es el error típico.
legal-turn = Turno de { $seat }. { $question }
legal-cards = Se puede jugar: { $cards }
legal-call = Se puede decir: { $call } ({ $meaning })
legal-refused = { $actions } no: { $reason }

verify-replayed = El encuentro se repite línea por línea tal como está escrito: { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}.
verify-decks = { $shuffles ->
    [one] Se ha vuelto a sacar 1 barajada o suerte
   *[other] Se han vuelto a sacar { $shuffles } barajadas y suertes
}, y todo es igual.
verify-fair = El secreto revelado tiene el hash prometido: { $commitment }
verify-fair-proves = Esto prueba que las barajas quedaron fijadas por ese secreto y las sales de los jugadores, y no se eligieron después.
verify-fair-limits = No prueba que la promesa se publicara antes que las sales, ni descarta que alguien de la casa mirara las cartas: compara el compromiso con el que te enseñaron antes de la primera mano.
verify-seed = Todas las barajas salen de la semilla { $seed }. Una semilla no prueba nada: quien la eligió pudo probar muchas y quedarse con la que le gustó.

replay-title = { $game }: { $players }
replay-differs = En esta mesa: { $words }.
replay-deal = Mano { $number }
replay-hand = { $seat } tiene { $cards }
replay-empty = No se jugó ninguna mano.
replay-keys = Intro siguiente · p anterior · d mano siguiente · q salir
match-won = { $number ->
    [one] El encuentro es para { $sides }.
   *[other] El encuentro se lo reparten { $sides }.
}
match-quit = { $seat } se levantó de la mesa: el encuentro queda a medias y sin ganador.
match-abandoned = El encuentro quedó a medias y no tiene ganador.
match-unfinished = El encuentro no ha acabado.
match-prizes = En céntimos: { $prizes }

choice-cards = Cartas: { $cards }
choice-call = { $call } – { $meaning }

# ---- Numbers

number-decimal = { "," }
number-thousands = { "." }
