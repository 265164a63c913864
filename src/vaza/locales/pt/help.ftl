# A ajuda do comando.

version = vaza { $version } ({ $engine ->
    [compiled] motor compilado
   *[pure] motor em Python puro
})
help-vaza = Vaza é uma sala de cartas com cinco jogos latinos de vazas: SobeSobe, Septica, Guiñote, Sueca e Fodinha.
help-vaza-examples = Começa por aqui:
    {"  "}vaza play                     uma mão de Sueca contra bots
    {"  "}vaza games                    os cinco jogos e o que se pode variar
    {"  "}vaza rules sueca SUE-5.2      uma regra, ou a página inteira
    {"  "}vaza play fodinha --players 5 --preset bar
    {"  "}vaza simulate guinote --deals 10000 --record match.vaza
    {"  "}vaza replay match.vaza        rever uma partida passo a passo
    {"  "}vaza arena sueca hard easy    que bot é melhor, e com que certeza?
    {"  "}vaza verify match.vaza        os baralhos foram mesmo esses?
    {"  "}vaza --lang ro games          noutra língua: en, es, pt, ro
    
    Cada comando tem a sua própria --help, com exemplos.
help-completion = Escreve um script que completa comandos e jogos.
help-completion-examples = Exemplos:
    {"  "}vaza completion bash >> ~/.bashrc
    {"  "}vaza completion zsh  >> ~/.zshrc
    {"  "}vaza completion fish > ~/.config/fish/completions/vaza.fish
help-games = Mostra os jogos, ou um deles: variantes e opções.
help-rules = Mostra as regras de um jogo, uma secção ou uma só regra.
help-rules-examples = Exemplos:
    {"  "}vaza rules sueca
    {"  "}vaza rules sueca SUE-5.2      uma regra pelo número
    {"  "}vaza rules guinote 5          uma secção pelo número
    {"  "}vaza rules septica options    uma secção por uma palavra do título
help-simulate = Joga muitas mãos ao acaso e conta o que deu. A mesma semente dá a mesma tabela.
help-simulate-examples = Exemplos:
    {"  "}vaza simulate sueca --deals 10000 --seed 7
    {"  "}vaza simulate sueca -o tie=stacks -o dealing=B
    {"  "}vaza simulate septica --players 4 --variant pairs --json
    {"  "}vaza simulate sobesobe --record match.vaza
help-replay = Revê uma partida registada. Fora de um terminal, conta-a toda por palavras.
help-replay-examples = Exemplos:
    {"  "}vaza replay match.vaza
    {"  "}vaza replay match.vaza --seat 2
    {"  "}vaza replay match.vaza > match.txt
    
    Teclas: Enter, espaço ou n seguinte · p anterior · d mão seguinte · q sair
help-legal = Diz o que se pode jogar numa posição. E o que não se pode, e por que regra.
help-legal-examples = Um ficheiro de posição é texto simples:
    {"  "}vaza position 1
    {"  "}game: sueca
    {"  "}trump: ♥
    {"  "}trick: 5♣
    {"  "}hand: A♦ 2♣ 3♣
    
    Exemplos:
    {"  "}vaza legal puzzle.vaza
    {"  "}vaza legal - --json < puzzle.vaza
help-hint = Diz o melhor numa posição ou num ponto de um registo. Pensa como um mestre que só vê o que esse lugar vê, e diz quanto custaria cada outra jogada.
help-hint-examples = Exemplos:
    {"  "}vaza hint puzzle.vaza
    {"  "}vaza hint match.vaza --deal 2 --move 17
    {"  "}vaza hint match.vaza --playouts 50000 --json
help-verify = Verifica se os baralhos de um registo foram mesmo esses. Volta a tirar cada baralho do segredo revelado e diz o que isso prova.
help-verify-examples = Código de saída:
    {"  "}0  todos os baralhos batem certo
    {"  "}1  um não bate, ou não há que verificar
    {"  "}2  não é um registo
    
    Exemplo:
    {"  "}vaza verify match.vaza
help-play = Joga contra bots, com outros neste teclado, ou fica a ver.
help-play-examples = Exemplos:
    {"  "}vaza play                        escolhe um jogo e senta-te
    {"  "}vaza play guinote --players 2 --bot expert
    {"  "}vaza play fodinha --preset bar --clock 20
    {"  "}vaza play sueca --name Rita --name Tomé   duas pessoas, um teclado
    {"  "}vaza play sobesobe --watch --speed quick
    {"  "}vaza play --resume               continua onde ficaste
    {"  "}vaza play sueca --join http://host:8470 --name Ana   abre lá uma mesa
    {"  "}vaza play --join http://host:8470/t/CODE --name Rita
    {"  "}vaza play sueca --plain          linha a linha, para leitores de ecrã
    
    Escreve as cartas como 7♥ ou 7h, as espanholas como 12O, ou 7 de copas.
    ? mostra o que podes jogar, h o que é melhor, q sai da mesa; nada se perde.
help-serve = Abre uma sala de cartas para amigos. Nesta máquina, na rede local ou atrás de um proxy. Todas as mesas ficam guardadas; as opções vêm antes do ambiente (VAZA_PORT e afins), e este antes do ficheiro.
help-serve-examples = Exemplos:
    {"  "}vaza serve                       nesta máquina, na porta 8470
    {"  "}vaza serve --lan                 para todos nesta rede, com um código QR
    {"  "}vaza serve --database-url postgresql://vaza@localhost/vaza
    {"  "}vaza serve --config room.toml --public-url https://cards.example.org
help-arena = Põe bots uns contra os outros e diz qual é o melhor. Cada mão repete-se com os lugares trocados; o resultado traz intervalos, reamostrando as mãos.
help-arena-examples = Exemplos:
    {"  "}vaza arena sueca hard easy
    {"  "}vaza arena guinote expert ismcts --equal-time --minutes 10 --out night.json
    {"  "}vaza arena fodinha expert hard medium easy --players 5 --plot ladder.svg
    {"  "}vaza arena septica hard:playouts=200 hard:playouts=800 --suite fresh
    {"  "}vaza arena --resume night.json
    {"  "}vaza arena guinote --players 2 --optimality --tier exact
    
    Bots: easy, medium, hard, expert, random, greedy, ismcts; :playouts=N ou
    :seconds=N a seguir ao nome diz quanto pensa. Dois lados trocam de cartas.
    Onde cada um joga por si, o primeiro bot ocupa um lugar e o segundo os
    outros, em cada lugar à vez; o justo é então uma parte em tantas quantos
    são os jogadores.
flag-help = Mostra esta ajuda.
flag-lang = A língua; se não disseres, a do teu sistema.
flag-version = Mostra a versão e se o motor está compilado.
flag-players = Quantos jogam; se não disseres, os do costume.
flag-variant = Joga esta variante; podes dar mais do que uma.
flag-preset = Parte deste conjunto de opções.
flag-option = Muda uma opção do jogo; podes dar mais do que uma.
flag-deals = Quantas mãos se jogam.
flag-arena-deals = Quantas mãos (ou jogos, ou partidas) joga cada par de bots, com todas as trocas de lugar; 200 se não houver outro limite.
flag-minutes = Joga durante estes minutos.
flag-unit = O que se ganha ou perde; se não disseres, o mais curto que tenha vencedor neste jogo.
flag-suite = As mãos: cada nome tem as suas, sempre as mesmas; fresh faz novas e diz como se chamam.
flag-both = Onde cada um joga por si: põe também o segundo bot num lugar entre os do primeiro. É sempre assim com três bots ou mais.
flag-equal-time = Dá a todos os bots que pesquisam tantas simulações quantas os façam pensar o mesmo tempo que o primeiro.
flag-optimality = Em vez de jogar para ganhar, pede aos bots (expert se não disseres nenhum, e sempre random) decisões soltas e diz quantas vezes escolhem o melhor.
flag-decisions = Com --optimality: quantas decisões de cada nível; 200 se não disseres.
flag-judge-playouts = Com --optimality: simulações de cada juiz por decisão; 200 000 se não disseres.
flag-tier = Com --optimality: só as decisões resolvidas com exatidão, ou só aquelas em que duas pesquisas concordam.
flag-jobs = Quantos processos jogam; se não disseres, todos os núcleos.
flag-out = Escreve aqui o resultado. Até acabar, um diário ao lado deixa o mesmo comando ou --resume continuar.
flag-plot = Desenha aqui o resultado, em SVG.
flag-resume = Continua a sessão por acabar deste ficheiro.
flag-seed = O número de onde saem as cartas.
flag-record = Joga também uma partida com esta semente e guarda aqui o registo.
flag-json = Escreve JSON.
flag-hint-deal = A mão do registo; sem isto, a última decisão.
flag-hint-move = A jogada dessa mão que está por fazer, a partir de 1.
flag-hint-seed = Outro número, outros mundos.
flag-playouts = Quantas mãos se jogam em pensamento.
flag-seat = O lugar onde te sentas, a partir de 0.
flag-clock = O relógio: off, segundos por jogada (30), ou segundos por jogada e uma reserva para a partida (10+60).
flag-light = Letras escuras em fundo claro.
flag-name = O teu nome; se o deres mais do que uma vez, são outros tantos a partilhar este teclado.
flag-plain = Linha a linha por palavras, sem ecrã; é assim quando a entrada ou a saída não é um terminal.
flag-resume-table = Continua na última mesa que deixaste, na mesma carta.
flag-salt = O que juntas à sorte da partida; se não disseres, algo ao acaso.
flag-speed = Quanto esperam os bots antes de jogar.
flag-watch = Vê os bots em vez de jogar.
flag-bot = Quem se senta nos outros lugares, por ordem, e o último em todos os que sobram: easy, medium, hard, expert, random, greedy ou ismcts.
flag-host = O endereço em que escuta; 127.0.0.1 se não for dado.
flag-port = A porta em que escuta; 8470 se não for dada.
flag-lan = Deixa entrar todos os da rede local e mostra o caminho.
flag-database-url = Onde tudo é guardado: sqlite:///FILE ou postgresql://…; um ficheiro na tua pasta de dados se não for dado.
flag-secret-file = O ficheiro com o segredo que assina quem é quem; é criado se não existir.
flag-public-url = Onde as pessoas encontram a sala, se estiver atrás de um proxy.
flag-trusted-proxies = Endereços de proxies em que se acredita sobre o endereço de um cliente.
flag-allowed-origins = Outros sites cujas páginas podem usar a sala.
flag-workers = Quantos processos pensam pelos bots; um por núcleo se não for dado.
flag-config = Um ficheiro TOML com definições; vaza.toml na tua pasta de dados se não for dado.
flag-browser = Se se abre um navegador; num computador com ecrã, sim.
flag-join = Senta-te a uma mesa de uma sala pela sua ligação; com um JOGO e o endereço da sala, abre lá uma.
flag-password = Com --join: a palavra-passe da mesa.
flag-replay-seat = Mostra só o que este lugar viu.

# ---- Words around every help text

word-usage = Uso:
word-options = Opções
word-commands = Comandos
word-default = predefinido
metavar-address = ENDEREÇO
metavar-args = ARGS
metavar-bot = BOT
metavar-command = COMANDO
metavar-file = FICHEIRO
metavar-game = JOGO
metavar-name = NOME
metavar-number = NÚMERO
metavar-options = OPÇÕES
metavar-section = SECÇÃO
metavar-text = TEXTO
metavar-value = VALOR
