# Los juegos: su alma, países, variantes, preajustes y opciones.

game-fodinha-soul = Di cuántas bazas vas a hacer, y luego haz justo esas.
game-guinote-soul = Roba y canta mientras hay mazo; después asiste, mata y falla hasta 101.
game-septica-soul = Iguala la primera carta o echa un siete; solo cuentan los dieces y los ases.
game-sobesobe-soul = Carrera de 20 a 0: di el triunfo, atrévete o quédate fuera, cambia cartas, haz bazas.
game-sueca-soul = Cuatro en la mesa, dos contra dos, diez bazas, y ni una palabra a tu compañero.

country-br = Brasil
country-es = España
country-pt = Portugal
country-ro = Rumanía

variant-septica-pairs = cuatro jugadores, dos contra dos
variant-septica-speed = tres cartas en la mano y reloj de 15 segundos

preset-fodinha-bar = como en los bares de Brasil: manilhas, y cinco vidas en vez de puntos
preset-fodinha-standard = las reglas tal como las cuenta la página
preset-guinote-aragon = como en Aragón: arrastre más libre, canta el compañero, tres partidas
preset-guinote-standard = las reglas tal como las cuenta la página
preset-septica-romania = como en Rumanía: todos echan carta en cada turno, los ochos nunca matan
preset-septica-standard = las reglas tal como las cuenta la página
preset-sobesobe-sobe-e-desce = Sobe e Desce: los tréboles valen doble y los corazones obligan
preset-sobesobe-standard = las reglas tal como las cuenta la página
preset-sueca-standard = las reglas tal como las cuenta la página

option-fodinha-full-deck = si se puede dar la baraja entera
option-fodinha-full-deck-on = las manos más grandes usan las 40 cartas; si no sobra ninguna, la última de quien da marca el triunfo
option-fodinha-hook = si la apuesta de quien da puede igualar apuestas y bazas
option-fodinha-hook-off = quien da pide lo que quiera
option-fodinha-lives = cuántas vidas tiene cada uno; con 0 se juega a puntos
option-fodinha-lives-number = cada uno tiene { $value ->
    [one] 1 vida
   *[other] { $value } vidas
} y pierde una por cada baza de diferencia; gana el último vivo
option-fodinha-manilha = qué decide una baza
option-fodinha-manilha-on = sin triunfo y sin asistir: las manilhas ganan a todo, luego manda el valor, y las iguales se anulan
option-fodinha-tiebreak = quién gana con totales iguales
option-fodinha-tiebreak-most-made = totales iguales: gana quien acertó más apuestas

option-guinote-card-minimum = cuántos puntos tienen que venir de cartas (las malas)
option-guinote-card-minimum-0 = se puede ganar una partida sin puntos de cartas
option-guinote-coto = cuántas partidas hacen el coto
option-guinote-coto-3 = el coto es a tres partidas
option-guinote-count-at-end = cuándo se cuenta la primera mano de una partida
option-guinote-count-at-end-on = la primera mano de una partida solo se cuenta al acabar
option-guinote-free-undertrump = qué hace quien no puede pisar el triunfo
option-guinote-free-undertrump-on = sin palo y sin triunfo mayor, se juega cualquier carta
option-guinote-lowest-when-beaten = qué hace quien no puede ganar la baza
option-guinote-lowest-when-beaten-on = sin poder ganar la baza, se juega la carta permitida más baja
option-guinote-partner-exempt = si tienes que matar a tu compañero
option-guinote-partner-exempt-on = mientras gana tu compañero no hace falta ni matar ni fallar
option-guinote-partner-sings = quién puede cantar
option-guinote-partner-sings-on = en vez de quien ganó puede cantar su compañero
option-guinote-renuncio = qué pasa con una jugada contra las reglas
option-guinote-renuncio-loses = un renuncio pierde la partida en el acto
option-guinote-sota-high = qué vale más, la sota o el caballo
option-guinote-sota-high-on = la sota gana al caballo
option-guinote-target = con cuántos puntos se gana una partida
option-guinote-target-number = una partida se gana con { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}

option-septica-eights = cuándo matan los ochos
option-septica-eights-never = los ochos nunca matan
option-septica-pass = qué hace quien no quiere matar
option-septica-pass-plays = todos echan carta en cada turno, maten o no
option-septica-tied = qué significa un 4–4
option-septica-tied-last-trick = con 4–4, quien hizo la última baza se apunta un tanto

option-sobesobe-discards = adónde van las cartas cambiadas
option-sobesobe-discards-dead = las cartas cambiadas quedan fuera de juego
option-sobesobe-double-suit = el triunfo en el que las bazas valen doble
option-sobesobe-double-suit-clubs = valen doble las bazas con triunfo de tréboles, no de corazones
option-sobesobe-double-suit-diamonds = valen doble las bazas con triunfo de diamantes, no de corazones
option-sobesobe-double-suit-spades = valen doble las bazas con triunfo de picas, no de corazones
option-sobesobe-max-rounds = tras cuántas rondas se acaba; con 0 se juega hasta que alguien llegue a 0
option-sobesobe-max-rounds-number = se acaba, como mucho, tras { $value ->
    [one] 1 ronda
   *[other] { $value } rondas
}
option-sobesobe-oblige-suit = el triunfo que obliga a todos a jugar
option-sobesobe-oblige-suit-diamonds = con triunfo de diamantes juegan todos, y no con tréboles
option-sobesobe-oblige-suit-hearts = con triunfo de corazones juegan todos, y no con tréboles
option-sobesobe-oblige-suit-spades = con triunfo de picas juegan todos, y no con tréboles

option-sueca-dealing = cómo se dan las cartas
option-sueca-dealing-b = se dan en montones de diez; la de arriba marca el triunfo
option-sueca-dealing-dealer = quien da elige entre los dos métodos, antes de dar cartas
option-sueca-renuncio = qué pasa con una jugada contra las reglas
option-sueca-renuncio-loses = un renuncio pierde la mano y 4 tantos en el acto
option-sueca-sweep = qué hace falta para que 120 puntos valgan cuatro
option-sueca-sweep-all-tricks = solo las diez bazas valen cuatro; 120 con una baza perdida valen dos
option-sueca-team-draw = cómo se hacen las parejas
option-sueca-team-draw-on = las parejas se sortean: la carta más alta va con la más baja
option-sueca-tie = qué supone un 60–60 para la mano siguiente
option-sueca-tie-none = tras un 60–60 la mano siguiente vale lo de siempre
option-sueca-tie-stacks = los 60–60 se acumulan: la mano siguiente dobla por cada empate seguido
