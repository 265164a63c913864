# Jogar neste teclado: o que se diz antes, entre e depois das cartas.

error-already-seated = Já tens lugar nesta mesa.
error-already-started = A partida já começou.
error-bad-clock = O relógio é off, segundos por jogada (30), ou segundos por jogada e uma reserva para a partida (10+60), não «{ $text }».
error-bad-people = Há { $seats } lugares, e { $people ->
    [one] 1 pessoa não cabe
   *[other] { $people } pessoas não cabem
} a partir do lugar { $seat }.
error-cannot-keep = Não consigo usar { $file }: { $reason }.
error-chair-taken = Aí está { $name }.
error-chairs-empty = { $chairs ->
    [one] Ainda há 1 lugar vazio
   *[other] Ainda há { $chairs } lugares vazios
}.
error-name-taken = Já há alguém nesta mesa chamado { $name }.
error-no-such-table = Não há nenhuma mesa em { $file }.
error-no-table-left = Não ficou nenhuma mesa a meio: vaza play abre uma nova.
error-not-a-table = Isto não é o ficheiro de uma mesa.
error-not-a-view = Isto não é o que um lugar deste jogo pode ver ({ $text }).
error-not-at-table = Não estás nesta mesa.
error-not-between-deals = A mão ainda está a ser jogada.
error-not-certain = Não é certo: ainda te podem tirar uma vaza.
error-not-paused = A mesa não está à espera de ninguém.
error-not-your-cut = Agora não és tu a partir.
error-nothing-to-play = Agora não há nada para jogar.
error-resume-with-game = --resume continua na mesa que ficou: não escrevas o jogo nem as suas opções.
error-salts-are-frozen = A partida já começou: já não se pode juntar nada à sorte.
error-table-damaged = Não consigo ler a mesa que ficou ({ $reason }). Nada se perde: fica guardada em { $file }.
error-table-full = Os lugares estão todos ocupados.
error-table-in-use = Já se está a jogar nesta mesa noutra janela ({ $file }).
error-table-paused = A mesa está à espera de alguém que se ausentou.
error-too-late = Essa resposta chegou tarde: o jogo já seguiu.
error-you-are-away = A mesa pensa que te ausentaste.

play-title = { $game }: { $names }
play-promise = Os baralhos desta partida saem de um segredo com este hash: { $commitment }
play-seed = As cartas saem da semente { $seed }.
play-keys-plain = Escreve uma carta como { $style ->
    [spanish] 7O
   *[french] 7♥ ou 7h
}. ? diz o que podes fazer, h o que é melhor, k o que mais podes pedir.
play-more-keys = ? o que podes fazer · h uma dica · last a última vaza · score os pontos · rules as regras · claim as vazas que faltam · speed instant, quick ou natural · q sair
play-your-cards = { $seat }, as tuas cartas: { $cards }
play-no-cards = { $seat }, ainda não tens cartas.
play-marked = Postas de lado: { $cards }
play-on-table = Na mesa: { $cards }. { $seat } está a ganhar.
play-on-table-nobody = Na mesa: { $cards }. Ninguém está a ganhar.
play-trump = Trunfo: { $suit }.
play-turn-up = Trunfo: { $suit }, virou { $card }.
play-stock = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} no monte.
play-only-you = { $seat }, é a tua vez. Carrega em Enter quando só tu estiveres a ver.
play-seating = Lugares pela ordem de jogo: { $names }.
play-cut = { $seat }, partes tu. Quantas cartas levantas, de 1 a { $highest }? (Enter deixa à sorte)
play-cut-number = Para partir, um número de 1 a { $highest }, ou só Enter.
play-time-up = Acabou o tempo: a mesa jogou por { $seat }.
play-table-played = Só havia uma coisa a fazer: a mesa jogou por { $seat }.
play-claimed = { $seat } leva todas as vazas que faltam.
play-score-title = Depois da mão { $deal }:
play-score-line = { $side }: { $total } ({ $change }){ $detail ->
   *[none] .
    [some] , { $details }.
}
play-sat-out = { $side }: { $total }, ficou de fora.
play-noted = De registar: { $notes }.
play-go-on = Carrega em Enter para a mão seguinte, q para sair da mesa, ou escreve quit para acabar aqui a partida:
play-again = Carrega em Enter para outra partida com os mesmos, ou q para sair:
play-quit-sure = Assim a partida acaba sem vencedor. Escreve quit outra vez para confirmar:
play-last = Última vaza: { $cards }. Levou-a { $seat }.
play-no-last = Ainda ninguém fez uma vaza.
play-speed = Os bots jogam a esta velocidade: { $pace }.
play-bad-speed = A velocidade é natural, quick ou instant.
play-thinking = A pensar ...
play-hint-line = { $what }: { $verdict }
play-kept = Até à próxima. A tua mesa fica guardada: vaza play --resume continua na mesma carta.
play-left = Até à próxima.
play-recorded = A partida está guardada em { $file }
play-verify = O segredo era { $secret }. vaza verify confirma que todos os baralhos saíram dele.
play-resumed = De volta à mesa, na mesma carta.
play-cut-off = A última linha do ficheiro da mesa estava a meio e foi deitada fora.
play-clock = Tens { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} para isto.
play-same-cards = As mesmas cartas outra vez: vaza play { $game } --seed { $seed }

choose-game = Que jogo? Escreve o número ou o nome, ou q para sair.
choose-line = { $number } { $name }: { $what }
choose-level = Que nível para os bots? Enter escolhe { $default }.
choose-level-line = { $number } { $name }
choose-again = Escreve um número de 1 a { $highest }, ou um nome da lista.
level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = mestre
