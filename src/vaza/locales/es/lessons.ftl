# Una primera mano de cada juego: lo que se dice mientras se juega. Véase docs/languages.md.

# ---- Sueca

lesson-sueca-deal = La Sueca se juega dos contra dos: Eva, enfrente, es tu compañera. Pintan diamantes, como muestra el 6♦ de Eva. Entre los dos queréis más de 60 de los 120 puntos. Sale Leo.
lesson-sueca-seven = Leo sale con K♥. Tienes que asistir a corazones, y tienes tres. De mayor a menor: A 7 K J Q 6 5 4 3 2. ¡El siete va justo detrás del as! ¿Qué corazón juegas?
lesson-sueca-seven-why = El 7♥ gana al rey, y solo el as es más fuerte. El as vale 11 puntos, el siete 10, el rey 4, la jota 3, la reina 2.
lesson-sueca-jack = Eva ha puesto el as encima: ¡28 puntos para los dos en una sola baza! Quien gana una baza sale en la siguiente.
lesson-sueca-small = Eva sale con 6♥ y de momento gana. Otra vez corazones. Tienes 4♥ y 2♥, y ninguno vale puntos.
lesson-sueca-small-why = Suelta primero el más flojo, el 2♥. Un cuatro quizá gane algún día a un tres.
lesson-sueca-void = A Rui no le quedan corazones y podía jugar cualquier carta. La que no asiste ni falla no puede ganar: la baza es de Eva.
lesson-sueca-forced = Eva sale con Q♣. K♣ es tu único trébol, así que no hay nada que elegir: quien puede asistir, asiste.
lesson-sueca-load = Rui se llevó los tréboles y salió con 7♠, pero Eva lo ganó con A♠. Juegas en último lugar: ya nadie le gana. ¿Qué le regalas a tu compañera?
lesson-sueca-load-why = K♠ es un regalo: 4 puntos más para vosotros. Cuando tu compañera gana seguro, carga la baza.
lesson-sueca-partner = Eva sale con 7♣ y el A♣ ya se jugó: solo un triunfo puede ganarle. No tienes tréboles, así que puedes jugar lo que quieras, incluso un triunfo. Piensa antes: ¿de quién es esta baza?
lesson-sueca-partner-why = Es de Eva: ¡no se la falles! A♦ y 7♦ valdrán más luego. Con J♠ le das 3 puntos.
lesson-sueca-trumped = Mala suerte: Rui tampoco tenía tréboles y falló con 5♦. El triunfo más pequeño gana a la mejor carta de otro palo.
lesson-sueca-lost = Leo ha fallado con 4♦, así que esta baza es suya. Aun así tienes que asistir a picas: ¿Q♠ o 6♠?
lesson-sueca-lost-why = A los otros, nada: el 6♠ vale 0, la Q♠ les daría 2 puntos.
lesson-sueca-no-choice = Leo sale con 5♥. Te queda un corazón, el 4♥, y tiene que salir.
lesson-sueca-trump-led = Rui sale con un triunfo, K♦, y Leo pone J♦. Tienes A♦ y 7♦, y juegas en último lugar. ¿Cuál basta?
lesson-sueca-trump-led-why = El 7♦ ya gana al rey, y el A♦ puede esperar. La baza trae 17 puntos y ya son 70: más de 60, ¡la mano es vuestra!
lesson-sueca-last-trump = Sales tú, y te quedan A♦ y Q♠. Aún hay triunfos fuera. ¿Y ahora?
lesson-sueca-last-trump-why = A♦ es la carta más fuerte. Gana seguro y saca los últimos triunfos, y así también puede ganar la Q♠.
lesson-sueca-last = Los diez triunfos ya se jugaron: hasta la Q♠ puede ganar. ¡Juégala!
lesson-sueca-end = ¡88 puntos a 32! Con más de 60 se gana la mano y un tanto; con más de 90, dos; con los 120, cuatro. Gana quien llega a cuatro. ¡Ya sabes jugar a la Sueca!

# ---- Septica

lesson-septica-lead = En la Septica no cuentan los palos, solo los valores. Los dieces y los ases valen un punto cada uno, ocho en total; lo demás, nada. Sales tú: empieza con algo que no te duela.
lesson-septica-lead-why = Dos jotas son un buen comienzo: no hay punto que perder, y la segunda contesta si Rui mata la primera. Empecemos con J♥.
lesson-septica-rank = Rui te ha matado con J♠. Una carta del mismo valor que la primera mata, sea del palo que sea. Te toca: ¿matas o pasas?
lesson-septica-rank-why = J♦ lo mata otra vez, por ser también jota. No da puntos, así que hay poco que perder.
lesson-septica-seven = ¡Un siete! Los sietes son comodines y lo matan todo. No tienes ni jota ni siete, así que solo puedes pasar.
lesson-septica-refill = Rui dijo basta y se llevó la baza. No había ningún punto. Luego los dos robasteis hasta tener cuatro cartas, y sale él.
lesson-septica-ten = Rui sale con 10♠: ¡un punto! Lo matan los dieces y los sietes. Tú tienes 10♣.
lesson-septica-ten-why = Pelea por los puntos. Con 10♣ hay dos en la mesa, y serían tuyos.
lesson-septica-eight = El siete de Rui manda. Pero cuenta: hay tres cartas en la mesa. Con tres, seis o nueve, ¡también mata un ocho!
lesson-septica-eight-why = El 8♦ mata justo ahora, con tres cartas en la mesa, y dos puntos lo merecen.
lesson-septica-beaten = ¡El tercer siete de Rui! No tienes respuesta: solo puedes pasar. Dos puntos para él, pero ya solo queda un siete.
lesson-septica-again = Rui sale con otro diez, 10♦, y tú has robado 10♥.
lesson-septica-again-why = El 10♥ se lo lleva. Hay dos puntos que ganar, y casi nada que pueda contestar.
lesson-septica-free = Dos puntos cada uno, y sales tú. Tienes tres nueves y nada que cuente.
lesson-septica-free-why = Sal con 9♥. Si Rui lo mata, te quedan dos nueves para contestar.
lesson-septica-go-on = Rui ha pasado. Puedes decir basta y llevarte la baza, o seguir con otro nueve.
lesson-septica-go-on-why = Sigue con 9♦. No cuesta nada y robarás una carta nueva más: esperas ases y el último siete.
lesson-septica-stop = Rui ha pasado otra vez. Con una tercera carta en la mesa matarían también sus ochos. ¿Sigues, o basta?
lesson-septica-stop-why = Di basta. La tercera carta abre la puerta a cualquier ocho, y aquí no hay puntos que ganar.
lesson-septica-nine = Sales otra vez. Busca una carta sin punto que Rui apenas pueda matar.
lesson-septica-nine-why = Juega el nueve. Casi todos los nueves han salido, así que casi nada lo mata.
lesson-septica-eights = Sigues saliendo y robando: bien. Ahora tienes dos ochos. Si se sale con un ocho, lo matan ochos y sietes.
lesson-septica-eights-why = Sal con 8♣. Si Rui lo mata, contesta el 8♠.
lesson-septica-answer = Rui te ha matado con 8♥. ¿Contestas o lo dejas ir?
lesson-septica-answer-why = El 8♠ recupera la baza y no cuesta puntos. Vuelves a salir, y robas primero.
lesson-septica-keep = Mira lo que ha llegado: A♠ y 7♣, ¡el último siete! ¿Con qué sales?
lesson-septica-keep-why = K♥ no vale nada. El as y el siete se guardan para bazas con puntos.
lesson-septica-let-go = Solo tu siete podría ganar esto, y no hay ningún punto en la mesa.
lesson-septica-let-go-why = Pasa. Un siete gastado por nada es un siete perdido.
lesson-septica-queen = Rui sale con Q♣. Puedes matarla con Q♦, con el siete, o pasar.
lesson-septica-queen-why = Prueba con Q♦, que no vale nada. El siete se queda en casa.
lesson-septica-count = El mazo se ha acabado y vais 2 a 2: deciden los cuatro ases. Rui sale con A♥. Tú tienes A♠ y 7♣, así que los otros dos ases son suyos.
lesson-septica-count-why = Deja pasar este. Si peleas ahora, le quedan dos ases para contestar. Después del siguiente solo le quedará uno.
lesson-septica-now = Otro as, A♦. Rui tiene ya 3 puntos y necesita dos más. Le queda un as en la mano.
lesson-septica-now-why = ¡Ahora A♠! Si contesta con su último as, tu siete lo mata también.
lesson-septica-joker = Ahí está: A♣. ¡Tres ases en la mesa!
lesson-septica-joker-why = El 7♣ lo mata todo, y no queda otro siete que lo mate. Tres puntos para ti.
lesson-septica-over = 5 puntos a 3: la mano es tuya, pase lo que pase. Te quedan dos cartas.
lesson-septica-over-why = Ya da igual. Juguemos primero K♦.
lesson-septica-end = 5 a 3, ¡un tanto para ti! Los ocho puntos son Mars y valen tres; con cuatro a cuatro se repite. El primero con 11 gana el encuentro. ¡Ya sabes jugar a la Septica!

# ---- Guiñote

lesson-guinote-deal = Guiñote de dos: gana quien hace 101. El 10B está boca arriba bajo el mazo: pintan bastos. De mayor a menor: As 11 puntos, Tres 10, Rey 4, Caballo 2, Sota 3, y 7 6 5 4 2 sin valor.
lesson-guinote-free = Rui sale con 12E, el Rey de espadas. Mientras hay mazo puedes jugar cualquier carta: ni asistir ni fallar es obligatorio. ¿Merece un triunfo?
lesson-guinote-free-why = Por 4 puntos, no. Tira el 2C, tu carta más baja, y guarda las fuertes.
lesson-guinote-take = Rui sale con 12O, que vale 4. Lo ganan el 3O y el 1O.
lesson-guinote-take-why = El 3O se lo lleva: 14 puntos de golpe. El 1O se queda, el oro más fuerte.
lesson-guinote-swap = Has ganado una baza y has robado. Tienes 7B, el siete de triunfo: antes de salir puedes cambiarlo por la muestra, el 10B.
lesson-guinote-swap-why = ¡Cámbialo! El 10B es más fuerte, vale 3 puntos, y con su Rey sería un cante.
lesson-guinote-lead = Sales tú. Busca la carta más baja que no valga nada, pero que no sea triunfo.
lesson-guinote-lead-why = Pierde lo que no cuesta nada, lo más bajo primero. Las fuertes esperan a que haya algo que ganar.
lesson-guinote-caballo = Fuera de los triunfos ya no tienes cartas sin valor. El 11O y el 11C cuestan 2 puntos cada uno. ¿Cuál es más seguro?
lesson-guinote-caballo-why = El 11O: ningún oro le gana, porque el 12O y el 3O ya salieron y el 1O es tuyo.
lesson-guinote-save = Rui sale con un triunfo pequeño, 4B. Podrías ganarle, pero en esta baza no hay nada.
lesson-guinote-save-why = Guarda los triunfos para un As o un Tres. El 11C y el 11E cuestan lo mismo: tira el 11C.
lesson-guinote-save-again = Otro triunfo pequeño, 2B. Piensa lo mismo que antes.
lesson-guinote-save-again-why = El 7E no vale nada: fuera. Tus triunfos esperan algo mejor.
lesson-guinote-trump-ace = Ahí está: Rui sale con 1E, ¡11 puntos! Y tú has robado el 12B. ¿Con qué te lo llevas?
lesson-guinote-trump-ace-why = Con el 5B, tu triunfo más bajo: cualquier triunfo gana a un As de otro palo. El 12B y el 10B siguen juntos, ya verás por qué.
lesson-guinote-forty = Tienes Rey y Sota de triunfo, 12B y 10B, y has ganado la última baza: ahora puedes cantar. ¡Las cuarenta!
lesson-guinote-forty-why = Canta ya: 40 puntos por enseñar dos cartas. En otro palo serían 20. Y solo se puede cantar tras ganar una baza.
lesson-guinote-win = Rui sale con 2E. ¿Puedes ganar sin triunfo?
lesson-guinote-win-why = El 11E le gana y se trae a casa sus 2 puntos.
lesson-guinote-cheapest = Sales tú, y todo menos el 6B vale algo. ¿Qué carta es barata y segura?
lesson-guinote-cheapest-why = El 10O cuesta 3 puntos, menos que el 12C, y ningún oro le gana salvo tu propio 1O.
lesson-guinote-arrastre = Se acabó el mazo: empieza el arrastre. Desde ahora hay que asistir, matar si se puede, y fallar si no se puede asistir. Tienes 89 puntos. Sales tú.
lesson-guinote-arrastre-why = El 5C no vale nada. Que Rui gaste sus cartas altas mientras tú guardas las tuyas.
lesson-guinote-follow = Rui sale con 3B, triunfo, así que tienes que poner triunfo. Ninguno de los tuyos le gana.
lesson-guinote-follow-why = El 6B no vale nada. No le regales el 10B ni el 12B.
lesson-guinote-dear = Ahora 1B, la carta más fuerte. Uno de tus dos triunfos tiene que caer.
lesson-guinote-dear-why = El 10B cuesta 3 puntos; el 12B cuesta 4 y es el más fuerte de los dos. Guarda el 12B.
lesson-guinote-must-beat = Rui sale con 11B. Quien puede matar, mata, y el 12B puede: 95 puntos.
lesson-guinote-two = Te faltan 6 puntos y tienes dos cartas. Rui robó el 7B, el último triunfo, de debajo del mazo, y quien ha contado lo sabe: su otra carta es una copa. ¿1O o 12C?
lesson-guinote-two-why = Primero el 1O. Rui tiene que fallar con el 7B y luego salir con su copa, y el 12C gana la última baza.
lesson-guinote-ten-last = Rui sale con 4C. El 12C le gana, y la última baza trae diez puntos más: ¡las diez últimas!
lesson-guinote-end = 109 a 61, ¡la partida es tuya! Se gana con 101, si 30 son de cartas. Dos partidas hacen el coto, el encuentro. ¡Ya sabes jugar al Guiñote!

# ---- SobeSobe

lesson-sobesobe-blind = Todos empiezan con 20 puntos y quieren librarse de ellos: cada baza te hace bajar. Tú eres el anfitrión y dices el triunfo. A ciegas, antes de ver cartas, vale doble. O esperas y miras.
lesson-sobesobe-blind-why = Espera. Ir a ciegas es una apuesta para otro día.
lesson-sobesobe-trump = A♥ y 4♥ son tus dos primeras cartas. Di el triunfo. Cada baza cuenta 1 punto; con corazones de triunfo, 2.
lesson-sobesobe-trump-why = ¡Corazones! Tienes el as, así que una baza es segura, y cuenta 2. Sin ninguna baza, el anfitrión subiría 20.
lesson-sobesobe-in = Ahora los demás miran sus dos cartas y dicen «voy» o «fuera». Quien juega y no hace baza sube; quien se queda fuera sigue igual.
lesson-sobesobe-exchange = Los que van tienen ya cinco cartas. Puedes cambiar hasta tres: márcalas y pulsa el botón.
lesson-sobesobe-exchange-why = Descarta 5♦ y Q♠, las dos más flojas. Los ases y tu segundo triunfo se quedan.
lesson-sobesobe-ace = Has robado 4♦ y 5♣. Sales tú, y hay una regla estricta: quien tiene el as de triunfo debe salir con él.
lesson-sobesobe-clubs = Ya tienes una baza: no puedes subir. ¿Y ahora?
lesson-sobesobe-clubs-why = A♣ es el mejor trébol. Sal pronto con él, antes de que alguien se quede sin tréboles y lo falle.
lesson-sobesobe-spare = ¡Dos bazas! Te quedan 4♥, 4♦ y 5♣.
lesson-sobesobe-spare-why = Guarda 4♥, tu último triunfo: hará falta. 4♦ y 5♣ son igual de pequeños; salgamos con 4♦.
lesson-sobesobe-cut = Rui no tenía diamantes y se la llevó con 2♥. Quien no puede asistir tiene que fallar, si tiene triunfo.
lesson-sobesobe-must-cut = Rui sale con A♠. No tienes picas, pero sí un triunfo: tienes que fallar. ¡El 4♥ se lleva el as!
lesson-sobesobe-last = Sales con tu última carta, 5♣. Si nadie puede asistir ni fallar, gana hasta un cinco.
lesson-sobesobe-end = Cuatro bazas de 2 puntos: ¡de 20 bajas a 12! Rui hizo una; Leo ninguna, y sube 10. Eva se quedó fuera y sigue en 20. En 0 acaba el encuentro y gana el más bajo. ¡Ya sabes jugar a SobeSobe!

# ---- Fodinha

lesson-fodinha-deal = En la Fodinha dices cuántas bazas harás, y luego hay que hacer justo esas. Las manos crecen: en la cuarta tienes cuatro cartas. El 7♠ está descubierto: pintan picas. Rui apuesta primero.
lesson-fodinha-bid = Tú das, así que apuestas al final. Los demás dijeron 0, 0 y 3. Las apuestas no pueden sumar las cuatro bazas, así que el 1 no vale. De mayor a menor: 3 2 A K J Q 7 6 5 4. ¿Cuánto vale tu mano?
lesson-fodinha-bid-why = Pide 2. El 3♠ es la mejor carta que hay, y la Q♠ es un buen triunfo. Tus tréboles difícilmente ganarán algo.
lesson-fodinha-order = Sale Rui. Si puedes, tienes que asistir. Si no, falla o tira una carta, como quieras.
lesson-fodinha-follow = Se salió a tréboles, pero Leo falló con 5♠. Tienes que asistir con un trébol, y no puede ganar. ¿6♣ o 4♣?
lesson-fodinha-follow-why = El 6♣, el más alto. Una carta que podría ganar una baza que no quieres es un peligro.
lesson-fodinha-win = Leo sale con J♦, y no tienes diamantes. Necesitas dos bazas y quedan tres.
lesson-fodinha-win-why = Falla con Q♠. El 3♠ gana cuando tú quieras, así que puede esperar.
lesson-fodinha-lose = Una baza hecha, falta una, y sales tú. ¿Primero 3♠ o 4♣?
lesson-fodinha-lose-why = Ahora el 4♣. Como última carta podría ganar sin querer, y una baza de más cuesta lo mismo que una de menos.
lesson-fodinha-almost = Se la ha llevado Leo. Queda una baza, y él también la necesita: dijo 3 y tiene 2.
lesson-fodinha-last = Leo sale con 2♦, pero el 3♠ lo falla. ¡Justo dos!
lesson-fodinha-end = Dos pedidas, dos hechas: 10 puntos, y uno más por baza. Leo no acertó y pierde 5. Las manos crecen y luego menguan, y gana quien tiene más puntos. ¡Ya sabes jugar a la Fodinha!
