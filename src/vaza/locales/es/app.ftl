# La mesa como aplicación en el terminal.

# ---- At the table

app-again = otro encuentro
app-allowed = { $action } se puede jugar.
app-away = ausente
app-bank = reserva { $time }
app-claim = el resto es mío
app-close = cerrar
app-deal-done = La mano ha acabado: Intro enseña la cuenta.
app-exchange = { $cards ->
    [0] no cambiar nada
    [one] cambiar 1 carta
   *[other] cambiar { $cards } cartas
}
app-free-chair = (libre)
app-gathering = Esperando a que empiece el encuentro.
app-hint-failed = Esta vez no hay pista.
app-hint-thinks = Un experto se lo piensa…
app-keys = { $asked ->
    [none] l última baza · s puntos · f ritmo · t luz · ? ayuda · q salir
    [cards] ␣ marcar · ↵ cambiar · h pista · l última baza · s puntos · f ritmo · t luz · ? ayuda · q salir
   *[other] ↵ jugar · h pista · w por qué · l última baza · s puntos · f ritmo · t luz · ? ayuda · q salir
}
app-no-hint = Ahora no hay nada que aconsejar.
app-pace = { $pace ->
    [quick] bots rápidos
    [instant] bots al instante
   *[natural] bots a su ritmo
}
app-paused = { $number ->
    [0] esperando a alguien
   *[other] esperando a { $names }
}
app-small = Esta ventana tiene { $width } × { $height } caracteres. Hazla de 80 × 24 o más: el juego sigue en cuanto quepa.
app-stood-in = juega un bot
app-thinking = pensando

# ---- Before the cards

app-cut = { $name }, ¿por dónde cortas?
app-cut-by-chance = cortar al azar
app-cut-here = levantar { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
app-cut-keys = ← → o 1–{ $highest }, y luego Intro
app-drawn = Quién se sienta dónde, y quién da
app-sit-down = sentarse

# ---- After a deal and after a match

app-brought-nothing = No cambia nada.
app-deal-counted = La mano { $deal } está contada
app-go-on = seguir
app-made = { $side }: { $count }
app-match-over = El encuentro ha acabado
app-no-sheet = Todavía no se ha contado nada.
app-quit = abandonar
app-quit-ask = ¿Abandonar el encuentro?
app-quit-told = El encuentro acaba entonces para todos, sin ganador.
app-sheet = Hoja de puntos
app-side = { $side } { $number }
app-standing = Así va el encuentro:
app-start = empezar

# ---- Leaving

app-leave = levantarse
app-leave-ask = ¿Te levantas de la mesa?
app-leave-told = El juego queda guardado: vaza play --resume sigue con él.
app-leave-watch = Los bots dejan de jugar.
app-stay = quedarse

# ---- Help

app-help = { $game }: teclas y reglas
app-help-keys =
    ← → – elegir una carta, o una respuesta
    ↑ ↓ Tab – de las cartas a las respuestas y vuelta
    Intro – jugar lo elegido, o lo escrito
    1 … 9, 0 – elegir una carta por su número; donde se pide un número, el número
    Espacio – marcar una carta para el cambio
    { $style ->
        [spanish] 7o 12c
       *[french] 7h Qs
    } – escribir una carta, o un anuncio como lo dicen las respuestas; Esc lo borra
    h – preguntar a un experto qué es mejor
    w – por qué no se puede jugar la carta elegida
    l – la última baza
    s – la hoja de puntos
    c – llevarte todas las bazas que quedan, cuando se ofrece
    f – lo rápidos que son los bots
    t – claro u oscuro
    / – decir algo, en una mesa de una sala
    q – levantarse; el juego queda guardado
    F1 … F10 – ayuda, pista, por qué, última baza, puntos, el resto, ritmo, luz, y F10 para levantarse
    Letras – las minúsculas son teclas mientras no hay nada escrito, salvo que empiece por esa letra una respuesta que puedas dar ahora: entonces se escribe. Las mayúsculas, las cifras y : siempre se escriben, y las teclas F siempre son teclas.
    Ratón – pulsar una carta, una respuesta o una tecla

# ---- The menu

app-menu-game = ¿A qué jugamos?
app-menu-keys = ↑ ↓ juego · ← → bots · Intro empezar · t luz · q salir
app-menu-level = ¿Cómo de buenos quieres los bots?
