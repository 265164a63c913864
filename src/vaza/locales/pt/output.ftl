# O que os comandos escrevem.

column-bids = palpites certos
column-bot = bot
column-country = país
column-decisions = decisões
column-game = jogo
column-games = jogos
column-ladder = pontos
column-loss = perda média
column-loss-of-all = perda em todas
column-margin = margem
column-meaning = o que quer dizer
column-option = opção
column-pairing = primeiro – segundo
column-players = jogam
column-presets = Predefinições
column-right = certas
column-right-of-all = certas em todas
column-soul = numa linha
column-time = ms por decisão
column-value = valor
column-variants = Variantes
column-won = ganha o 1.º
games-presets = predefinições: { $names }
games-variants = variantes: { $names }
games-hint = vaza games JOGO conta mais sobre um, vaza rules JOGO tem as regras, vaza play JOGO joga-o.
game-seats = { $players } jogadores, o costume é { $usual }; roda { $direction ->
    [clockwise] no sentido dos ponteiros do relógio
   *[counter] ao contrário dos ponteiros do relógio
}.
game-hint = O primeiro valor de uma opção é o normal. Experimenta: vaza play { $game } -o OPÇÃO=VALOR

simulate-title = { $game }, { $players } jogadores a jogar ao acaso, semente { $seed }
simulate-deals = mãos
simulate-matches = partidas acabadas
simulate-length = mãos por partida
simulate-wins = ganhas por { $side }
simulate-points = média de pontos, { $side }
simulate-note = mãos com: { $note }
simulate-speed = mãos por segundo
simulate-recorded = Uma partida com esta semente está em { $file }.

arena-title = { $game }, { $players } jogadores, a jogar por { $unit ->
    [deal] mãos
    [set] jogos
   *[match] partidas
} · série { $suite }
arena-resumed = A continuar depois de { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}.
arena-calibrating = À procura das simulações que levam o tempo de { $bot } ...
arena-playing = { $bot } joga como { $playing }.
arena-share = { $first } ganha { $share } % ± { $half } a { $second }
arena-line = { $done } %: { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}, { $standing }
arena-games = { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}
arena-fair = O justo é { $fair } %. Entre parênteses, intervalos de 95 % reamostrando as mãos; a margem é em pontos por jogo.
arena-rungs = Pontos como no Elo, { $foot } em 0: mais 400 são dez contra um. O tempo é de processador.
arena-time = O tempo é de processador, por decisão com escolha.
arena-estimate = { $value } [{ $low }; { $high }]
arena-written = O resultado está em { $file }.
arena-stopped = Parado; para continuar: vaza arena --resume { $file }
arena-stopped-for-good = Parado; com --out FICHEIRO.json uma sessão pode continuar-se.
arena-pair = { $first } – { $second }
optimality-title = { $game }, { $players } jogadores, decisões soltas · série { $suite }
optimality-line = { $tier }: { $number } de { $wanted } decisões, { $deals } mãos
optimality-exact = Exatas: de { $looked } decisões sem nada por adivinhar resolveram-se { $agreed }, { $decisive } são decisivas.
optimality-consensus = Consenso: de { $looked } decisões, os dois juízes ({ $playouts } simulações cada) concordam em { $agreed }, { $decisive } são decisivas.
optimality-note = Decisiva: a melhor supera a seguinte em 0,02 de mão ganha e em três erros-padrão. Certa: a menos de { $near } da melhor. Entre parênteses, intervalos de 95 %; as partes de random são calculadas, não jogadas.
optimality-stopped = Parado; o que se avaliou até aqui está em cima.
arena-plot-title = { $game }, { $players } jogadores
arena-plot-note = { $games } jogos por { $unit ->
    [deal] uma mão
    [set] um jogo
   *[match] uma partida
} cada, série { $suite }; as barras são intervalos de 95 %, reamostrando as mãos
arena-plot-shares = Parte ganha pelo primeiro
arena-plot-percent = % ganha; a linha tracejada é o justo
arena-plot-ladder = Escada
arena-plot-points = pontos como no Elo

hint-turn = Vez de { $seat }. { $question }
hint-value = { $value } ± { $spread }
hint-only = não há outra coisa a fazer
hint-best = o melhor
hint-equal = vai dar ao mesmo
hint-slight = um pouco pior, por { $cost }
hint-clear = pior, por { $cost }
hint-blunder = um erro que custa { $cost }
hint-scale = Entre uma mão perdida e uma ganha vai 1,00; ± é o erro-padrão.
legal-turn = Vez de { $seat }. { $question }
legal-cards = Pode jogar-se: { $cards }
legal-call = Pode dizer-se: { $call } ({ $meaning })
legal-refused = { $actions } não: { $reason }

verify-replayed = A partida repete-se linha por linha tal como está escrita: { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
}.
verify-decks = { $shuffles ->
    [one] Voltou a tirar-se 1 baralhada ou sorte
   *[other] Voltaram a tirar-se { $shuffles } baralhadas e sortes
}, e está tudo igual.
verify-fair = O segredo revelado tem o hash prometido: { $commitment }
verify-fair-proves = Isto prova que os baralhos ficaram fixados por esse segredo e pelos sais dos jogadores, e não se escolheram depois.
verify-fair-limits = Não prova que a promessa foi publicada antes dos sais, nem que ninguém da casa viu as cartas: compara o compromisso com o que te mostraram antes da primeira mão.
verify-seed = Todos os baralhos saem da semente { $seed }. Uma semente não prova nada: quem a escolheu pode ter experimentado muitas e ficado com a que mais lhe agradou.

replay-title = { $game }: { $players }
replay-differs = Nesta mesa: { $words }.
replay-deal = Mão { $number }
replay-hand = { $seat } tem { $cards }
replay-empty = Não se jogou nenhuma mão.
replay-keys = Enter seguinte · p anterior · d mão seguinte · q sair
match-won = { $number ->
    [one] A partida é de { $sides }.
   *[other] A partida fica repartida por { $sides }.
}
match-quit = { $seat } foi-se embora: a partida ficou a meio e sem vencedor.
match-abandoned = A partida ficou a meio e não tem vencedor.
match-unfinished = A partida não acabou.
match-prizes = Em cêntimos: { $prizes }

choice-cards = Cartas: { $cards }
choice-call = { $call } – { $meaning }

# ---- Numbers

number-decimal = { "," }
number-thousands = { "\u00A0" }
