# Uma primeira mão de cada jogo: o que se diz enquanto se joga. Ver docs/languages.md.

# ---- Sueca

lesson-sueca-deal = Na Sueca jogam dois contra dois: a Eva, à tua frente, é a tua parceira. O trunfo é ouros, como mostra o 6♦ da Eva. Juntos querem mais de 60 dos 120 pontos. Sai o Leo.
lesson-sueca-seven = O Leo sai com K♥. Tens de assistir a copas, e tens três. Da maior para a menor: A 7 K J Q 6 5 4 3 2. A manilha, o sete, vem logo a seguir ao ás! Qual jogas?
lesson-sueca-seven-why = O 7♥ ganha ao rei, e só o ás é mais forte. O ás vale 11 pontos, o sete 10, o rei 4, o valete 3, a dama 2.
lesson-sueca-jack = A Eva pôs o ás por cima: 28 pontos para os dois numa só vaza! Quem faz a vaza sai na seguinte.
lesson-sueca-small = A Eva sai com 6♥ e para já está a ganhar. Outra vez copas. Tens o 4♥ e o 2♥, e nenhum vale pontos.
lesson-sueca-small-why = Larga primeiro o mais fraco, o 2♥. Um quatro ainda pode ganhar um dia a um três.
lesson-sueca-void = O Rui já não tem copas e podia jogar qualquer carta. Uma carta que não assiste nem corta não pode ganhar: a vaza é da Eva.
lesson-sueca-forced = A Eva sai com Q♣. O K♣ é o teu único pau, por isso não há nada a escolher: quem pode assistir, assiste.
lesson-sueca-load = O Rui fez a vaza de paus e saiu com 7♠, mas a Eva ganhou-lhe com A♠. Jogas em último: já ninguém lhe ganha. O que ofereces à tua parceira?
lesson-sueca-load-why = O K♠ é um presente: mais 4 pontos para vocês. Quando a parceira ganha de certeza, carrega a vaza.
lesson-sueca-partner = A Eva sai com 7♣, e o A♣ já saiu: só um trunfo lhe ganha. Não tens paus, por isso podes jogar o que quiseres, até um trunfo. Pensa primeiro: de quem é esta vaza?
lesson-sueca-partner-why = É da Eva, por isso não cortes! O A♦ e o 7♦ valem mais daqui a pouco. O J♠ dá-lhe 3 pontos.
lesson-sueca-trumped = Azar: o Rui também não tinha paus e cortou com 5♦. O trunfo mais pequeno ganha à melhor carta de outro naipe.
lesson-sueca-lost = O Leo cortou com 4♦, por isso esta vaza é deles. Mesmo assim tens de assistir a espadas: Q♠ ou 6♠?
lesson-sueca-lost-why = Aos outros não se dá nada: o 6♠ vale 0, a Q♠ dava-lhes 2 pontos.
lesson-sueca-no-choice = O Leo sai com 5♥. Só te resta uma copa, o 4♥, e tem de ir.
lesson-sueca-trump-led = O Rui sai com um trunfo, K♦, e o Leo põe J♦. Tens o A♦ e o 7♦, e jogas em último. Qual chega?
lesson-sueca-trump-led-why = O 7♦ já ganha ao rei, e o A♦ pode esperar. A vaza traz 17 pontos e faz 70: mais de 60, a mão é vossa!
lesson-sueca-last-trump = Sais tu, com o A♦ e a Q♠. Ainda há trunfos por sair. E agora?
lesson-sueca-last-trump-why = O A♦ é a carta mais forte de todas. Ganha de certeza e puxa os últimos trunfos, e assim a Q♠ também pode ganhar.
lesson-sueca-last = Os dez trunfos já saíram: até a Q♠ pode ganhar. Força!
lesson-sueca-end = 88 pontos a 32! Mais de 60 ganha a mão e um ponto, mais de 90 dois, os 120 quatro. Ganha quem chega a quatro. Já sabes jogar à Sueca!

# ---- Septica

lesson-septica-lead = Na Septica o naipe não conta, só o valor da carta. Dezes e ases dão um ponto cada, oito ao todo; o resto não dá nada. Sais tu: começa com algo que não te faça falta.
lesson-septica-lead-why = Dois valetes são um bom começo: não há ponto a perder, e o segundo responde se o Rui matar o primeiro. Comecemos com J♥.
lesson-septica-rank = O Rui matou-te com J♠. Uma carta do mesmo valor que a primeira mata, seja de que naipe for. És tu: matas ou passas?
lesson-septica-rank-why = O J♦ volta a matar, pelo valor. Não dá pontos, por isso há pouco a perder.
lesson-septica-seven = Um sete! Os setes são jokers e matam tudo. Não tens valete nem sete, por isso só podes passar.
lesson-septica-refill = O Rui parou e levou a vaza. Não havia lá nenhum ponto. Depois os dois tiraram cartas até terem quatro, e sai ele.
lesson-septica-ten = O Rui sai com 10♠: um ponto! Matam-no os dezes e os setes. Tens o 10♣.
lesson-septica-ten-why = Luta pelos pontos. Com o 10♣ há dois na mesa, e seriam teus.
lesson-septica-eight = O sete do Rui manda. Mas conta: há três cartas na mesa. Com três, seis ou nove, um oito também mata!
lesson-septica-eight-why = O 8♦ mata mesmo agora, com três cartas na mesa, e dois pontos valem a pena.
lesson-septica-beaten = O terceiro sete do Rui! Não tens resposta, só podes passar. Dois pontos para ele, mas agora só resta um sete no jogo.
lesson-septica-again = O Rui sai com outro dez, 10♦, e tu tiraste o 10♥.
lesson-septica-again-why = O 10♥ leva-o. Há dois pontos a ganhar, e quase nada que possa responder.
lesson-septica-free = Dois pontos para cada um, e sais tu. Tens três noves e nada que conte.
lesson-septica-free-why = Sai com 9♥. Se o Rui o matar, tens mais dois noves para responder.
lesson-septica-go-on = O Rui passou. Podes parar e levar a vaza, ou continuar com outro nove.
lesson-septica-go-on-why = Continua com o 9♦. Não custa nada e tiras mais uma carta nova: estás à espera de ases e do último sete.
lesson-septica-stop = O Rui passou outra vez. Com uma terceira carta na mesa, os oitos dele também matavam. Continuas ou paras?
lesson-septica-stop-why = Para. Uma terceira carta abre a porta a qualquer oito, e aqui não há pontos a ganhar.
lesson-septica-nine = Sais outra vez. Procura uma carta sem ponto que o Rui dificilmente mate.
lesson-septica-nine-why = Joga o nove. Quase todos os noves já saíram, por isso quase nada o mata.
lesson-septica-eights = Continuas a sair e a tirar cartas: ótimo. Agora tens dois oitos. Quando se sai com um oito, matam-no oitos e setes.
lesson-septica-eights-why = Sai com 8♣. Se o Rui o matar, responde o 8♠.
lesson-septica-answer = O Rui matou-te com 8♥. Respondes ou deixas ir?
lesson-septica-answer-why = O 8♠ recupera a vaza e não custa pontos. Voltas a sair, e tiras cartas primeiro.
lesson-septica-keep = Olha o que chegou: o A♠ e o 7♣, o último sete! Com que sais?
lesson-septica-keep-why = O K♥ não vale nada. O ás e o sete ficam guardados para vazas com pontos.
lesson-septica-let-go = Só o teu sete ganhava isto, e não há nenhum ponto na mesa.
lesson-septica-let-go-why = Passa. Um sete gasto em nada é um sete perdido.
lesson-septica-queen = O Rui sai com Q♣. Podes matá-la com a Q♦, com o sete, ou passar.
lesson-septica-queen-why = Experimenta a Q♦, que não vale nada. O sete fica em casa.
lesson-septica-count = O monte acabou e está 2 a 2: decidem os quatro ases. O Rui sai com A♥. Tens o A♠ e o 7♣, logo os outros dois ases são dele.
lesson-septica-count-why = Deixa passar este. Se lutares agora, ele tem mais dois ases para responder. Depois do próximo só lhe resta um.
lesson-septica-now = Outro ás, A♦. O Rui já tem 3 pontos e precisa de mais dois. Resta-lhe um ás na mão.
lesson-septica-now-why = Agora o A♠! Se ele responder com o último ás, o teu sete também o mata.
lesson-septica-joker = Aí está: A♣. Três ases na mesa!
lesson-septica-joker-why = O 7♣ mata tudo, e não há outro sete que o mate. Três pontos para ti.
lesson-septica-over = 5 pontos a 3: a mão é tua, aconteça o que acontecer. Restam-te duas cartas.
lesson-septica-over-why = Já tanto faz. Joguemos primeiro o K♦.
lesson-septica-end = 5 a 3, um ponto de jogo para ti! Os oito pontos são Mars e valem três; com quatro a quatro joga-se outra vez. Quem chega primeiro a 11 ganha a partida. Já sabes jogar à Septica!

# ---- Guiñote

lesson-guinote-deal = Guiñote a dois: ganha quem faz 101. O 10B está virado debaixo do monte: o trunfo é bastos. Do maior para o menor: ás 11 pontos, três 10, rei 4, cavalo 2, sota 3, e 7 6 5 4 2 sem valor.
lesson-guinote-free = O Rui sai com 12E, o rei de espadas. Enquanto há monte podes jogar qualquer carta: não é preciso assistir nem cortar. Merece um trunfo?
lesson-guinote-free-why = Por 4 pontos, não. Deita fora o 2C, a tua carta mais baixa, e guarda as fortes.
lesson-guinote-take = O Rui sai com 12O, que vale 4 pontos. Ganham-lhe o 3O e o 1O.
lesson-guinote-take-why = O 3O leva-o: 14 pontos de uma vez. O 1O fica, o ouro mais forte de todos.
lesson-guinote-swap = Fizeste uma vaza e tiraste uma carta. Tens o 7B, o sete de trunfo: antes de sair podes trocá-lo pela carta virada, o 10B.
lesson-guinote-swap-why = Troca! O 10B é mais forte, vale 3 pontos, e com o seu rei seria um cante.
lesson-guinote-lead = Sais tu. Procura a carta mais baixa que não valha nada, mas que não seja trunfo.
lesson-guinote-lead-why = Perde o que não custa nada, o mais baixo primeiro. As fortes esperam até haver algo a ganhar.
lesson-guinote-caballo = Tirando os trunfos, já não tens cartas sem valor. O 11O e o 11C custam 2 pontos cada. Qual é mais seguro?
lesson-guinote-caballo-why = O 11O: nenhum ouro lhe ganha, porque o 12O e o 3O já saíram e o 1O é teu.
lesson-guinote-save = O Rui sai com um trunfo pequeno, 4B. Podias ganhar-lhe, mas nesta vaza não há nada.
lesson-guinote-save-why = Guarda os trunfos para um ás ou um três. O 11C e o 11E custam o mesmo: deita fora o 11C.
lesson-guinote-save-again = Outro trunfo pequeno, 2B. Pensa como há pouco.
lesson-guinote-save-again-why = O 7E não vale nada, por isso vai. Os teus trunfos esperam por coisa melhor.
lesson-guinote-trump-ace = Aí está: o Rui sai com 1E, 11 pontos! E tu tiraste o 12B. Com que o levas?
lesson-guinote-trump-ace-why = Com o 5B, o teu trunfo mais baixo: qualquer trunfo ganha a um ás de outro naipe. O 12B e o 10B ficam juntos, já vais ver porquê.
lesson-guinote-forty = Tens o rei e a sota de trunfo, 12B e 10B, e fizeste a última vaza: agora podes cantar. Las cuarenta!
lesson-guinote-forty-why = Canta já: 40 pontos por mostrar duas cartas. Noutro naipe seriam 20. E só se pode cantar depois de fazer uma vaza.
lesson-guinote-win = O Rui sai com 2E. Consegues ganhar sem trunfo?
lesson-guinote-win-why = O 11E ganha-lhe e traz para casa os seus 2 pontos.
lesson-guinote-cheapest = Sais tu, e tudo menos o 6B vale alguma coisa. Que carta é barata e segura?
lesson-guinote-cheapest-why = O 10O custa 3 pontos, menos do que o 12C, e nenhum ouro lhe ganha a não ser o teu 1O.
lesson-guinote-arrastre = O monte acabou: começa o arrastre. A partir de agora tens de assistir, ganhar se puderes, e cortar se não puderes assistir. Tens 89 pontos. Sais tu.
lesson-guinote-arrastre-why = O 5C não vale nada. O Rui que gaste as cartas altas enquanto guardas as tuas.
lesson-guinote-follow = O Rui sai com 3B, um trunfo, por isso tens de jogar trunfo. Nenhum dos teus lhe ganha.
lesson-guinote-follow-why = O 6B não vale nada. Não lhe dês o 10B nem o 12B.
lesson-guinote-dear = Agora o 1B, a carta mais forte de todas. Um dos teus dois trunfos tem de ir.
lesson-guinote-dear-why = O 10B custa 3 pontos; o 12B custa 4 e é o mais forte dos dois. Guarda o 12B.
lesson-guinote-must-beat = O Rui sai com 11B. Quem pode ganhar tem de ganhar, e o 12B pode: 95 pontos.
lesson-guinote-two = Faltam-te 6 pontos e tens duas cartas. O Rui tirou o 7B, o último trunfo, de debaixo do monte, e quem contou sabe: a outra carta dele é de copas. 1O ou 12C?
lesson-guinote-two-why = Primeiro o 1O. O Rui tem de cortar com o 7B e depois sair com a copa, e o 12C faz a última vaza.
lesson-guinote-ten-last = O Rui sai com 4C. O 12C ganha-lhe, e a última vaza traz mais dez pontos: las diez de últimas!
lesson-guinote-end = 109 a 61, o jogo é teu! Ganha-se com 101, se 30 vierem das cartas. Dois jogos fazem o coto, a partida. Já sabes jogar ao Guiñote!

# ---- SobeSobe

lesson-sobesobe-blind = Todos começam com 20 pontos e querem livrar-se deles: cada vaza faz-te descer. És o dono da festa e dizes o trunfo. Às escuras, antes das cartas, vale a dobrar. Ou esperas e vês.
lesson-sobesobe-blind-why = Espera. Às escuras é uma aposta para outro dia.
lesson-sobesobe-trump = O A♥ e o 4♥ são as tuas duas primeiras cartas. Escolhe o trunfo. Cada vaza conta 1 ponto; com copas de trunfo, 2.
lesson-sobesobe-trump-why = Copas! Tens o ás, por isso uma vaza é certa, e conta 2. Sem nenhuma vaza, o dono da festa subia 20.
lesson-sobesobe-in = Agora os outros olham para as suas duas cartas e dizem «vou» ou «fora». Quem vai e não faz vazas sobe; quem fica de fora mantém os pontos.
lesson-sobesobe-exchange = Quem vai tem agora cinco cartas. Podes trocar até três: marca-as e carrega no botão.
lesson-sobesobe-exchange-why = Põe de lado o 5♦ e a Q♠, as duas mais fracas. Os ases e o teu segundo trunfo ficam.
lesson-sobesobe-ace = Tiraste o 4♦ e o 5♣. Sais tu, e há uma regra rigorosa: quem tem o ás de trunfo tem de sair com ele.
lesson-sobesobe-clubs = Uma vaza já é tua, por isso já não podes subir. E agora?
lesson-sobesobe-clubs-why = O A♣ é o melhor pau. Sai depressa com ele, antes que alguém fique sem paus e o possa cortar.
lesson-sobesobe-spare = Duas vazas! Restam-te o 4♥, o 4♦ e o 5♣.
lesson-sobesobe-spare-why = Guarda o 4♥, o teu último trunfo: vai fazer falta. O 4♦ e o 5♣ são igualmente pequenos; saiamos com o 4♦.
lesson-sobesobe-cut = O Rui não tinha ouros e levou-a com 2♥. Quem não pode assistir tem de cortar, se tiver trunfo.
lesson-sobesobe-must-cut = O Rui sai com A♠. Não tens espadas, mas tens um trunfo: tens de cortar. O 4♥ leva o ás!
lesson-sobesobe-last = Sais com a última carta, o 5♣. Se ninguém puder assistir nem cortar, até um cinco ganha.
lesson-sobesobe-end = Quatro vazas de 2 pontos: de 20 desces para 12! O Rui fez uma; o Leo nenhuma, e sobe 10. A Eva ficou de fora e continua com 20. No 0 a partida acaba, e ganha o mais baixo. Já sabes jogar ao SobeSobe!

# ---- Fodinha

lesson-fodinha-deal = Na Fodinha dizes quantas vazas vais fazer, e depois fazes exatamente essas. As mãos crescem: na quarta tens quatro cartas. O 7♠ está virado, por isso o trunfo é espadas. O Rui é o primeiro a pedir.
lesson-fodinha-bid = Dás tu, por isso pedes em último. Os outros disseram 0, 0 e 3. Os palpites não podem somar as quatro vazas, logo o 1 está proibido. Da maior para a menor: 3 2 A K J Q 7 6 5 4. Quanto vale a tua mão?
lesson-fodinha-bid-why = Pede 2. O 3♠ é a melhor carta que há, e a Q♠ é um bom trunfo. Os teus paus dificilmente ganham alguma coisa.
lesson-fodinha-order = Sai o Rui. Se puderes, tens de assistir. Se não, corta ou deita fora uma carta, como quiseres.
lesson-fodinha-follow = Saíram a paus, mas o Leo cortou com 5♠. Tens de assistir com um pau, que já não ganha. 6♣ ou 4♣?
lesson-fodinha-follow-why = O 6♣, o mais alto. Uma carta que pode ganhar uma vaza que não queres é um perigo.
lesson-fodinha-win = O Leo sai com J♦, e não tens ouros. Precisas de duas vazas, e faltam três.
lesson-fodinha-win-why = Corta com a Q♠. O 3♠ ganha quando quiseres, por isso pode esperar.
lesson-fodinha-lose = Uma vaza feita, falta uma, e sais tu. Primeiro o 3♠ ou o 4♣?
lesson-fodinha-lose-why = Agora o 4♣. Como última carta podia ganhar sem quereres, e uma vaza a mais custa tanto como uma a menos.
lesson-fodinha-almost = O Leo levou-a. Falta uma vaza, e ele também precisa dela: disse 3 e tem 2.
lesson-fodinha-last = O Leo sai com 2♦, mas o 3♠ corta. São exatamente duas!
lesson-fodinha-end = Duas pedidas, duas feitas: 10 pontos, e mais um por vaza. O Leo falhou e perde 5. As mãos crescem e depois encolhem, e ganha quem tem mais pontos. Já sabes jogar à Fodinha!
