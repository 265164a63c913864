# Os jogos: a sua alma, países, variantes, predefinições e opções.

game-fodinha-soul = Diz quantas vazas vais fazer, e depois faz exatamente essas.
game-guinote-soul = Enquanto há monte, vai buscar e canta; depois assiste, ganha e corta até aos 101.
game-septica-soul = Carta igual à primeira ou um sete; só contam os dezes e os ases.
game-sobesobe-soul = Corrida dos 20 até ao 0: diz o trunfo, vai ou fica de fora, troca cartas, faz vazas.
game-sueca-soul = Quatro à mesa, dois contra dois, dez vazas, e nem uma palavra ao parceiro.

country-br = Brasil
country-es = Espanha
country-pt = Portugal
country-ro = Roménia

variant-septica-pairs = quatro jogadores, dois contra dois
variant-septica-speed = mãos de três cartas e relógio de 15 segundos

preset-fodinha-bar = como nos bares do Brasil: manilhas, e cinco vidas em vez de pontos
preset-fodinha-standard = as regras tal como a página as conta
preset-guinote-aragon = como em Aragão: arrastre mais livre, o parceiro canta, três jogos
preset-guinote-standard = as regras tal como a página as conta
preset-septica-romania = como na Roménia: todos jogam carta em cada vez, os oitos nunca matam
preset-septica-standard = as regras tal como a página as conta
preset-sobesobe-sobe-e-desce = Sobe e Desce: paus valem a dobrar e copas obrigam
preset-sobesobe-standard = as regras tal como a página as conta
preset-sueca-standard = as regras tal como a página as conta

option-fodinha-full-deck = se o baralho se pode dar todo
option-fodinha-full-deck-on = as mãos maiores usam as 40 cartas; se não sobra nenhuma, a última de quem dá mostra o trunfo
option-fodinha-hook = se o palpite de quem dá pode igualar palpites e vazas
option-fodinha-hook-off = quem dá pede o que quiser
option-fodinha-lives = quantas vidas tem cada um; com 0 joga-se a pontos
option-fodinha-lives-number = cada um tem { $value ->
    [one] 1 vida
   *[other] { $value } vidas
} e perde uma por cada vaza de diferença; ganha o último vivo
option-fodinha-manilha = o que decide uma vaza
option-fodinha-manilha-on = sem trunfo e sem assistir: manilhas ganham a tudo, depois só o valor, e iguais anulam-se
option-fodinha-tiebreak = quem ganha com totais iguais
option-fodinha-tiebreak-most-made = totais iguais: ganha quem acertou mais palpites

option-guinote-card-minimum = quantos dos pontos têm de vir de cartas
option-guinote-card-minimum-0 = pode ganhar-se um jogo sem pontos de cartas
option-guinote-coto = quantos jogos ganham a partida
option-guinote-coto-3 = três jogos ganham a partida
option-guinote-count-at-end = quando se conta a primeira mão de um jogo
option-guinote-count-at-end-on = a primeira mão de um jogo só se conta no fim
option-guinote-free-undertrump = o que faz quem não pode cortar por cima
option-guinote-free-undertrump-on = sem naipe e sem trunfo mais alto, joga-se qualquer carta
option-guinote-lowest-when-beaten = o que faz quem não pode ganhar a vaza
option-guinote-lowest-when-beaten-on = sem poder ganhar a vaza, joga-se a carta permitida mais baixa
option-guinote-partner-exempt = se tens de ganhar ao teu parceiro
option-guinote-partner-exempt-on = se o parceiro está a ganhar, não precisas de ganhar nem de cortar
option-guinote-partner-sings = quem pode cantar
option-guinote-partner-sings-on = o parceiro de quem ganhou pode cantar em vez dele
option-guinote-renuncio = o que acontece a uma jogada contra as regras
option-guinote-renuncio-loses = uma jogada contra as regras perde logo o jogo
option-guinote-sota-high = qual é mais alta, a sota ou o cavalo
option-guinote-sota-high-on = a sota ganha ao cavalo
option-guinote-target = quantos pontos ganham um jogo
option-guinote-target-number = { $value ->
    [one] 1 ponto ganha
   *[other] { $value } pontos ganham
} um jogo

option-septica-eights = quando é que os oitos matam
option-septica-eights-never = os oitos nunca matam
option-septica-pass = o que faz quem não quer matar
option-septica-pass-plays = todos jogam carta em cada vez, mate ou não
option-septica-tied = o que dá um 4–4
option-septica-tied-last-trick = a 4–4, quem fez a última vaza ganha um ponto

option-sobesobe-discards = para onde vão as cartas trocadas
option-sobesobe-discards-dead = as cartas trocadas saem do jogo
option-sobesobe-double-suit = o trunfo em que as vazas valem a dobrar
option-sobesobe-double-suit-clubs = valem a dobrar as vazas com trunfo paus, não copas
option-sobesobe-double-suit-diamonds = valem a dobrar as vazas com trunfo ouros, não copas
option-sobesobe-double-suit-spades = valem a dobrar as vazas com trunfo espadas, não copas
option-sobesobe-max-rounds = ao fim de quantas voltas acaba a partida; com 0 joga-se até alguém chegar a 0
option-sobesobe-max-rounds-number = a partida acaba, no máximo, ao fim de { $value ->
    [one] 1 volta
   *[other] { $value } voltas
}
option-sobesobe-oblige-suit = o trunfo que obriga todos a ir a jogo
option-sobesobe-oblige-suit-diamonds = com trunfo ouros vão todos a jogo, e não com paus
option-sobesobe-oblige-suit-hearts = com trunfo copas vão todos a jogo, e não com paus
option-sobesobe-oblige-suit-spades = com trunfo espadas vão todos a jogo, e não com paus

option-sueca-dealing = como se dão as cartas
option-sueca-dealing-b = dadas em montes de dez; a carta de cima mostra o trunfo
option-sueca-dealing-dealer = quem dá escolhe entre as duas maneiras, antes de qualquer carta
option-sueca-renuncio = o que acontece a uma jogada contra as regras
option-sueca-renuncio-loses = uma jogada contra as regras perde logo a mão e dá 4 pontos da partida aos outros
option-sueca-sweep = o que é preciso para 120 pontos valerem quatro
option-sueca-sweep-all-tricks = só as dez vazas valem quatro; 120 com uma vaza perdida valem dois
option-sueca-team-draw = como se fazem os pares
option-sueca-team-draw-on = os pares tiram-se à sorte: a carta mais alta joga com a mais baixa
option-sueca-tie = o que um 60–60 faz à mão seguinte
option-sueca-tie-none = depois de 60–60 a mão seguinte vale o mesmo de sempre
option-sueca-tie-stacks = os 60–60 acumulam: a mão seguinte dobra por cada empate seguido
