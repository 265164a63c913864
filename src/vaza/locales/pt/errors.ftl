# Porque se recusa ou não se percebe alguma coisa.

# ---- Why a play is refused

error-already-sung = Já se cantou { $suit } nesta mão; cada naipe canta-se uma vez.
error-another-suit = O trunfo já é { $suit }: diz outro naipe, ou mantenho.
error-bid-first = Primeiro os palpites: diz quantas vazas vais fazer.
error-bid-forbidden = Quem dá não pode pedir { $bid }: os palpites somariam { $tricks ->
    [one] a única vaza
   *[other] as { $tricks } vazas
} em jogo.
error-bid-too-high = Ninguém consegue fazer tantas: o palpite mais alto é { $highest }.
error-bids-are-final = Os palpites estão feitos e não se mudam: joga uma carta.
error-blind-or-wait = Diz um naipe às escuras, ou espero.
error-card-not-in-hand = Não tens { $card }.
error-choose-method-first = Primeiro escolhe como dar: maneira A ou maneira B.
error-deal-is-over = Esta mão já acabou.
error-does-not-beat = Isso aqui não mata nada: joga { $rank } ou 7, ou vê com ? o que mais podes fazer.
error-eight-does-not-beat = Agora o 8 não mata: joga { $rank } ou 7.
error-forty-first = Tens as quarenta: canta-as antes de qualquer vinte.
error-in-or-out = Diz vou ou fora.
error-mark-in-order = { $card } não pode ir aqui: diz cada carta uma vez, todas na mesma linha.
error-must-beat = Podes ganhar a { $card }, por isso tens de ganhar.
error-must-follow-suit = Tens de assistir: joga { $suit }.
error-must-lead = És tu a sair: joga uma carta.
error-must-overtrump = Podes cortar por cima de { $card }, por isso tens de o fazer.
error-must-play-a-card = Aqui toda a gente joga carta: não se passa.
error-must-play-ace-of-trump = Tens o ás de trunfo e tens de o jogar agora: { $card }.
error-must-play-lowest = Não consegues ganhar a vaza: joga a tua carta mais baixa.
error-must-play-this-round = Mais ninguém foi a jogo: decides em último e tens de ir.
error-must-trump = Não tens do naipe, por isso tens de cortar: joga { $suit }.
error-name-trump = Diz o naipe de trunfo.
error-not-now = Não é isso que se pergunta agora.
error-not-your-turn = Não é a tua vez: agora joga { $turn }.
error-not-yours-to-stop = A vaza não é tua, não a podes fechar.
error-one-cante-a-trick = Já cantaste: só se canta uma vez por vaza ganha.
error-show-not-allowed = Nesta mesa ninguém mostra as cartas.
error-sing-after-winning = Só canta quem acabou de ganhar uma vaza, antes de sair.
error-sing-needs-pair = Para cantar { $suit } precisas do rei e da sota.
error-sing-or-pass = Pergunta-se se cantas: canto, ou passo.
error-stop-or-go-on = Todos passaram: continua com uma carta, ou diz paro e leva a vaza.
error-swap-after-winning = Só troca quem acabou de ganhar uma vaza, antes de sair.
error-swap-needs-seven = Para trocar precisas do sete de trunfo.
error-swap-too-late = O monte acabou: já é tarde para trocar.
error-three-at-most = Podes trocar três cartas, no máximo.
error-trick-is-yours = A vaza já é tua: diz paro.
error-trump-is-final = O trunfo está dito e já não muda.

# ---- What cannot be understood

error-unknown-action = Não percebo «{ $text }»: não é carta nem anúncio.
error-unknown-card = Não há nenhuma carta «{ $text }» neste baralho.
error-unknown-suit = Não há nenhum naipe «{ $text }» neste baralho.

# ---- Games, options, seats, tapes

error-bad-budget = «{ $bot }» não é um bot com limite: escreve-o como hard:playouts=500 ou hard:seconds=0.1.
error-bad-cut = Ao partir levantam-se entre 1 e { $highest } cartas, não { $cut }.
error-bad-name = Um nome tem de 1 a 40 caracteres visíveis, sem vírgulas; «{ $name }» não serve.
error-bad-option-value = { $option } não pode ser «{ $value }»: aceita { $allowed }.
error-bad-players = { $game } não se joga com { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}: aceita { $allowed }.
error-bad-salt = O sal de { $seat } tem de ter de 1 a 64 letras, algarismos, - ou _.
error-bad-secret = Um segredo tem 32 bytes, não { $length }.
error-commitment-broken = O segredo revelado não é o prometido: o seu hash não é o do compromisso.
error-deck-not-derived = Mão { $deal }, baralhada { $shuffle }: as cartas registadas não são as que resultam do segredo ou da semente.
error-four-are-pairs = A quatro, { $game } joga-se aos pares: junta a variante pairs.
error-journal-of-other-engine = { $file } foi começado com outra versão do motor ou dos bots; apaga-o, ou dá outro --out, para começar de novo.
error-journal-of-others = { $file } é de uma sessão por acabar com outras definições; apaga-o, ou dá outro --out.
error-lot-too-high = A sorte { $lot } não é menor que { $limit }.
error-match-is-over = A partida já acabou.
error-no-such-seat = Não há lugar { $seat } nesta mesa; os lugares contam-se a partir de 0.
error-no-such-world = Nenhuma distribuição das cartas condiz com o que esta vista diz.
error-nobody-cuts = Neste jogo ninguém parte o baralho.
error-not-a-number = «{ $text }» não é um lugar e uma jogada.
error-not-a-journal = { $file } não é o diário de uma arena, ou está estragado.
error-not-time-to-deal = Não é altura de dar cartas.
error-nothing-dealt = Ainda não se deram cartas.
error-nothing-to-verify = Este registo não diz de onde vieram os baralhos, por isso não há com que os comparar.
error-order-is-not-a-deck = A baralhada { $shuffle } não tem cada carta do baralho exatamente uma vez.
error-pairs-are-four = Aos pares jogam quatro, não { $players }.
error-quit-between-deals = Só se desiste entre duas mãos.
error-secret-not-revealed = O segredo desta partida ainda não foi revelado: não dá para verificar os baralhos.
error-tape-ended = O registo tem baralhadas a menos para o que se jogou.
error-unknown-bot = Não há nenhum bot «{ $bot }». Os bots são { $allowed }.
error-unknown-game = Não há nenhum jogo «{ $game }». Os jogos são { $allowed }.
error-unknown-option = { $game } não tem a opção «{ $option }». As opções são { $allowed }.
error-unknown-preset = { $game } não tem a predefinição «{ $preset }». Há estas: { $allowed }.
error-unknown-variant = { $game } não se joga como «{ $variant }». Variantes: { $allowed }.
error-wrong-names = { $names } nomes não batem certo com { $seats } lugares.
error-wrong-salts = Uma partida justa tem um sal por lugar; esta tem { $salts }.

# ---- Files

error-at-line = { $file }, linha { $line }: { $sentence }
error-in-file = { $file }: { $sentence }
error-bad-number = «{ $text }» não é um número que possa estar aqui.
error-bad-seat = «{ $text }» não é um lugar que jogue aqui.
error-bad-turn = A vez não condiz com o resto da posição ({ $text }).
error-bad-word = «{ $text }» não é uma palavra que possa estar aqui.
error-card-twice = { $text } está em dois sítios.
error-check-failed = a linha de controlo não bate certo: o ficheiro foi alterado depois de escrito.
error-edited = não é isto que a própria partida diz aqui. Esperado: { $text }
error-empty-hand = É a vez do lugar { $text }, mas não tem cartas.
error-line-expected = espera-se aqui uma linha «{ $text }: …».
error-missing = falta «{ $text }».
error-no-colon = «{ $text }» não tem a forma chave: valor.
error-not-a-position = não é um ficheiro de posição: a primeira linha tem de ser «{ $expected }».
error-not-a-record = não é um registo: a primeira linha tem de ser «{ $expected }».
error-tape-not-used = { $text } tem mais baralhadas ou sortes do que a mão gastou.
error-text-after-end = «{ $text }» está depois do fim do registo.
error-too-few-cards = não sobram cartas para uma mão de { $text }.
error-too-long = o ficheiro passa dos { $limit } caracteres.
error-trick-is-full = uma vaza de { $text } cartas está completa: não pode ficar na mesa.
error-truncated = o ficheiro acaba onde se espera uma linha «{ $text }: …».
error-twice = «{ $key }» aparece duas vezes.
error-unknown-key = «{ $text }» não quer dizer nada neste jogo.
error-wrong-count = «{ $key }» tem valores a mais ou a menos: { $text }.

# ---- People and talk in the card room

error-bad-id = «{ $text }» não é um identificador.
error-bad-password = Uma palavra-passe tem de { $least } a { $most } caracteres.
error-bad-player-name = Um nome tem de 1 a { $longest } caracteres visíveis, sem vírgulas; «{ $name }» não serve.
error-clip-damaged = Esta gravação está danificada: grava-a outra vez.
error-clip-too-big = Uma mensagem de voz pode ter { $kilobytes } kB, no máximo.
error-clip-too-long = Uma mensagem de voz pode durar { $seconds } segundos, no máximo.
error-clip-wrong-kind = Isto não é uma mensagem de voz: servem WebM com Opus ou MP4 com AAC, só com som.
error-key-too-short = Uma chave para assinar precisa de pelo menos { $least } bytes, não { $length }.
error-no-such-clip = Esta mensagem de voz já não existe: só se guardam durante a partida.
error-talk-emotes-only = Nesta mesa só se fala com carinhas.
error-talk-empty = Aí não há nada para ler.
error-talk-too-fast = Mais devagar: espera uns segundos antes de dizeres mais.
error-talk-too-long = É comprido demais: { $most } caracteres, no máximo.
error-talk-unknown-emote = Não há aqui uma carinha dessas.
error-too-busy = Há gente a mais à porta neste momento: tenta daqui a pouco.
error-too-many-muted = Não podes silenciar mais de { $most } pessoas.

# ---- The command line

file-standard-input = entrada padrão
error-bad-minutes = --minutes tem de ser um número de 0.01 a 100000, não «{ $text }».
error-bad-option-form = Escreve uma opção como nome=valor, por exemplo -o tie=stacks; «{ $text }» não tem valor.
error-bad-suite = O nome de uma série tem até 40 minúsculas, algarismos e hífenes, não «{ $suite }».
error-bad-whole = { $name } tem de ser um número inteiro de { $low } a { $high }, não «{ $text }».
error-cannot-write = Não consigo escrever { $file }: { $reason }.
error-file-directory = { $file } é uma pasta, não um ficheiro.
error-file-missing = Não há nenhum ficheiro { $file }.
error-file-unreadable = Não consigo ler { $file }: { $reason }.
error-no-page = A página de regras de { $game } não está instalada.
error-no-rule = As regras de { $game } não têm regra nem secção «{ $section }». Secções: { $allowed }.
error-no-sets = { $game } não tem jogos dentro da partida: joga por mãos ou por partidas.
error-no-such-command = Não há nenhum comando «{ $command }». Os comandos são { $allowed }.
error-no-such-flag = Não há aqui a opção { $option }; vaza { $command } --help mostra as que há.
error-nothing-to-resume = { $file } não tem nenhuma sessão por acabar.
error-not-text = isto não é texto em UTF-8.
error-plot-name = O gráfico é escrito em SVG: «{ $file }» devia acabar em .svg.
error-resume-alone = --resume tira o jogo e os bots do ficheiro: não os escrevas.
error-too-few-bots = Uma arena leva dois bots ou mais, por exemplo: vaza arena sueca hard easy
error-not-with-optimality = { $flag } não combina com --optimality, que avalia decisões soltas.
error-only-with-optimality = { $flag } só serve com --optimality.
error-never-exact = Nesta mesa { $game } não tem decisões que se resolvam com exatidão: há mais de dois lados.
error-worker-died = Um dos processos foi terminado de fora, talvez por falta de memória; o que ficou pronto guardou-se.
error-argument-missing = Falta { $name }; vaza { $command } --help mostra como se usa.
error-extra-argument = «{ $text }» está a mais; vaza { $command } --help mostra como se usa.
error-flag-value = { $option } precisa de um valor; vaza { $command } --help mostra como se usa.
error-not-a-choice = { $name } não pode ser «{ $text }»: aceita { $allowed }.
error-unknown-language = Não falo a língua «{ $language }». As línguas são { $allowed }.
error-usage = Não percebi: { $message }
error-rule = { $sentence } ({ $rule })
error-spoken = vaza: { $sentence }

error-hint-position = Uma posição é uma só decisão: --deal e --move são para registos.
error-hint-deal = Não há mão { $deal }: o registo tem { $deals }.
error-hint-move = Aí não há nada a decidir: a mão { $deal } tem { $moves } jogadas, e --move aponta para uma delas.

# ---- The store

error-backup-exists = { $file } já existe; a cópia vai para um ficheiro novo.
error-bad-database = Esta base de dados não serve: { $reason }.
error-bad-database-url = «{ $url }» não é o endereço de uma base de dados: escreve um caminho, sqlite:///caminho ou postgresql://utilizador@máquina/nome.
error-database-newer = Esta base de dados foi usada por uma Vaza mais nova (aqui não se conhece o passo { $revision }): instala essa versão ou uma posterior.
error-player-not-kept = Não há nenhum jogador { $player }.
error-table-not-kept = Não há nenhuma mesa { $table }.
error-store-away = A base de dados não responde ou não se consegue escrever nela: { $reason }.
error-store-closed = A base de dados está fechada.
error-store-closed-early = A base de dados não voltou, por isso { $count ->
    [one] não se guardou 1 jogada por confirmar
   *[other] não se guardaram { $count } jogadas por confirmar
}.
error-store-refused = A base de dados não pode guardar isto: { $reason }.
error-store-taken = Isso já é de outra pessoa: { $reason }.
