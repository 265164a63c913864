# Jugar en este teclado: lo que se dice antes, entre y después de las cartas.

error-already-seated = Ya tienes sitio en esta mesa.
error-already-started = El encuentro ya ha empezado.
error-bad-clock = El reloj es off, segundos por jugada (30), o segundos por jugada y una reserva para el encuentro (10+60), no «{ $text }».
error-bad-people = Hay { $seats } asientos, y { $people ->
    [one] 1 persona no cabe
   *[other] { $people } personas no caben
} desde el asiento { $seat }.
error-cannot-keep = No se puede usar { $file }: { $reason }.
error-chair-taken = Ahí está { $name }.
error-chairs-empty = { $chairs ->
    [one] Aún queda 1 sitio libre
   *[other] Aún quedan { $chairs } sitios libres
}.
error-name-taken = En esta mesa ya hay alguien que se llama { $name }.
error-no-such-table = No hay ninguna mesa en { $file }.
error-no-table-left = No quedó ninguna mesa a medias: vaza play abre una nueva.
error-not-a-table = Este no es el archivo de una mesa.
error-not-a-view = Esto no es lo que puede ver un asiento de este juego ({ $text }).
error-not-at-table = No estás en esta mesa.
error-not-between-deals = La mano aún se está jugando.
error-not-certain = No es seguro: todavía te pueden quitar una baza.
error-not-paused = La mesa no espera a nadie.
error-not-your-cut = Ahora no te toca cortar.
error-nothing-to-play = Ahora no hay nada que jugar.
error-resume-with-game = --resume sigue en la mesa que dejaste: no escribas el juego ni sus opciones.
error-salts-are-frozen = El encuentro ya ha empezado: ya no se puede añadir nada a la suerte.
error-table-damaged = No se puede leer la mesa que quedó ({ $reason }). No se pierde nada: se guarda aparte como { $file }.
error-table-full = Todos los sitios están ocupados.
error-table-in-use = En esta mesa se está jugando en otra ventana ({ $file }).
error-table-paused = La mesa espera a alguien que no está.
error-too-late = Esa respuesta llegó tarde: el juego ha seguido.
error-you-are-away = La mesa cree que no estás.

play-title = { $game }: { $names }
play-promise = Las barajas de este encuentro salen de un secreto con este hash: { $commitment }
play-seed = Las cartas salen de la semilla { $seed }.
play-keys-plain = Escribe una carta como { $style ->
    [spanish] 7O
   *[french] 7♥ o 7h
}. ? dice lo que puedes hacer, h lo que es mejor, k qué más puedes pedir.
play-more-keys = ? lo que puedes hacer · h una pista · last la última baza · score los puntos · rules las reglas · claim las bazas que quedan · speed instant, quick o natural · q salir
play-your-cards = { $seat }, tus cartas: { $cards }
play-no-cards = { $seat }, aún no tienes cartas.
play-marked = Apartadas: { $cards }
play-on-table = En la mesa: { $cards }. Va ganando { $seat }.
play-on-table-nobody = En la mesa: { $cards }. No gana nadie.
play-trump = Pintan { $suit }.
play-turn-up = Pintan { $suit }: ha salido { $card }.
play-stock = { $cards ->
    [one] Queda 1 carta
   *[other] Quedan { $cards } cartas
} en el mazo.
play-only-you = { $seat }, te toca. Pulsa Intro cuando solo mires tú.
play-seating = Asientos por orden de juego: { $names }.
play-cut = { $seat }, cortas tú. ¿Cuántas cartas levantas, de 1 a { $highest }? (Intro lo deja al azar)
play-cut-number = Para cortar, un número de 1 a { $highest }, o solo Intro.
play-time-up = Se acabó el tiempo: la mesa jugó por { $seat }.
play-table-played = Solo se podía hacer una cosa: la mesa jugó por { $seat }.
play-claimed = { $seat } se lleva todas las bazas que quedan.
play-score-title = Tras la mano { $deal }:
play-score-line = { $side }: { $total } ({ $change }){ $detail ->
   *[none] .
    [some] , { $details }.
}
play-sat-out = { $side }: { $total }, se quedó fuera.
play-noted = Anotado: { $notes }.
play-go-on = Pulsa Intro para la mano siguiente, q para levantarte, o escribe quit para acabar aquí el encuentro:
play-again = Pulsa Intro para otro encuentro con los mismos, o q para salir:
play-quit-sure = Así el encuentro acaba sin ganador. Escribe quit otra vez para confirmarlo:
play-last = Última baza: { $cards }. Se la llevó { $seat }.
play-no-last = Todavía nadie ha hecho una baza.
play-speed = Los bots juegan a esta velocidad: { $pace }.
play-bad-speed = La velocidad es natural, quick o instant.
play-thinking = Pensando...
play-hint-line = { $what }: { $verdict }
play-kept = Hasta la próxima. Tu mesa queda guardada: vaza play --resume sigue en la misma carta.
play-left = Hasta la próxima.
play-recorded = El encuentro está guardado en { $file }
play-verify = El secreto era { $secret }. vaza verify comprueba que todas las barajas salieron de él.
play-resumed = De vuelta a la mesa, en la misma carta.
play-cut-off = La última línea del archivo de la mesa estaba a medias y se ha quitado.
play-clock = Tienes { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} para esto.
play-same-cards = Las mismas cartas otra vez: vaza play { $game } --seed { $seed }

choose-game = ¿A qué jugamos? Escribe el número o el nombre, o q para salir.
choose-line = { $number } { $name }: { $what }
choose-level = ¿Cómo de buenos quieres los bots? Intro elige { $default }.
choose-level-line = { $number } { $name }
choose-again = Escribe un número de 1 a { $highest }, o un nombre de la lista.
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
