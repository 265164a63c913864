# Lo que se puede escribir en vez de la notación: alternativas separadas por comas, primero la que se enseña.
# Mayúsculas y acentos no cuentan.

typed-bid = pido, pedir, apuesto, digo, hago
typed-blind = a ciegas, ciegas
typed-done = nada, listo, no cambio
typed-exchange = cambio, cambiar
typed-in = voy, entro, juego, dentro, sí
typed-keep = mantengo, mantener, lo mantengo
typed-method = método
typed-none = al final nada
typed-of = de
typed-out = fuera, no voy, me quedo fuera, paso, no
typed-pass = paso, pasar, pasa
typed-show = enseño, enseñar, muestro
typed-sing = canto, cantar
typed-stop = basta, paro, parar, me planto, me la llevo
typed-swap = cambio, cambiar, cambio el siete
typed-trump = triunfo, pintan, pinta
typed-wait = espero, esperar

typed-suit-french-h = corazones, corazón
typed-suit-french-d = diamantes, diamante
typed-suit-french-c = tréboles, trébol
typed-suit-french-s = picas, pica
typed-suit-spanish-o = oros, oro
typed-suit-spanish-c = copas, copa
typed-suit-spanish-e = espadas, espada
typed-suit-spanish-b = bastos, basto

typed-rank-french-a = as
typed-rank-french-j = jota, valet
typed-rank-french-k = rey
typed-rank-french-q = reina, dama
typed-rank-spanish-1 = as
typed-rank-spanish-10 = sota
typed-rank-spanish-11 = caballo
typed-rank-spanish-12 = rey
