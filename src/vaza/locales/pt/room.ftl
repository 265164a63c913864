# A sala de cartas: abri-la, vir a uma mesa distante, conversar.

# ---- Abrir uma sala

serve-open = A sala está aberta: { $address }
serve-lan = Nesta rede: { $address }
serve-plain-http = Sem HTTPS, os navegadores de outras máquinas não têm microfone nem podem instalar a página.
serve-no-network = Não foi encontrada nenhuma rede local: só esta máquina pode entrar.
serve-join = De um terminal: vaza play sueca --join { $address } --name NOME abre uma mesa e mostra a sua ligação.
serve-how-to-close = Ctrl-C fecha-a; todas as mesas ficam guardadas.
serve-closed = A sala está fechada. Todas as mesas ficam guardadas.

error-bad-config = { $file } não serve para as definições: { $reason }.
error-bad-host = Não se pode abrir uma sala em { $host }: não é um endereço desta máquina.
error-port-forbidden = Esta máquina não te deixa usar a porta { $port }: tenta uma acima de 1023.
error-port-taken = A porta { $port } de { $host } está ocupada: talvez já haja outra sala aberta; --port escolhe outra porta.
error-secret-open = Outros podem ler { $file }: torna-o só teu (chmod 600), ou apaga-o e todos passam a ser visitas novas.
error-secret-short = { $file } é curto demais para um segredo: precisa de { $length } bytes. Sem o ficheiro faz-se um novo.
error-secret-unreadable = O segredo { $file } não pode ser usado: { $reason }.
error-setting-not-flag = { $source } é yes ou no, não «{ $text }».
error-setting-not-network = { $source } têm de ser endereços como 127.0.0.1 ou 10.0.0.0/8, não «{ $text }».
error-setting-not-origin = { $source } tem de ser um endereço como https://cards.example.org, sem nada a seguir, não «{ $text }».
error-setting-not-text = { $source } não pode ser «{ $text }».
error-setting-not-whole = { $source } tem de ser um número inteiro de { $low } a { $high }, não «{ $text }».
error-unknown-setting = { $file } tem uma definição desconhecida, { $name }; as que há são { $allowed }.

# ---- Chegar a uma

error-bad-link = «{ $text }» não é a ligação de uma mesa: é parecida com http://host:8470/t/CODE.
error-connection-lost = A ligação caiu antes da resposta: a mesa mostra se foi feito.
error-join-alone = --join com a ligação de uma mesa vai a essa mesa: deixa de fora o jogo e as suas opções.
error-join-needs-code = Esta ligação leva a uma sala mas a nenhuma mesa: junta /t/ e o código de uma mesa, ou diz um jogo para abrir uma.
error-join-needs-name = Diz quem és: --name NOME.
error-not-a-card-room = Não há nenhuma sala de cartas em { $text }.
error-server-away = A sala { $text } não responde.
error-server-slow = A sala demora demasiado a responder.

# ---- Numa mesa distante

room-lost = Perdeu-se a ligação. A tentar voltar …
room-back = Ligado outra vez.
room-trouble = A sala não consegue guardar nada agora, por isso o jogo espera.
room-trouble-over = A sala volta a funcionar: o jogo continua.
room-refused = A sala recusa: { $reason }
room-gathering = À espera de jogadores
room-share = Os amigos vêm com esta ligação: { $link }
room-chair = { $number }. { $who }
room-chair-free = (livre)
room-chair-bot = { $name } (bot, { $level })
room-start = começar
room-add-bot = bot: { $level }
room-host-types = Escreve start para começar, bot easy (medium, hard, expert) para ocupar um lugar, /hello para dizer algo, q para sair.
room-guest-types = Começa quem abriu a mesa. Escreve /hello para dizer algo, q para sair.
room-waiting = À espera dos outros.
room-not-asked = Não é a tua vez. /texto diz algo, q sai.
room-leave-told = O teu lugar fica guardado: vaza play --join { $link } traz-te de volta.
room-leave-free = Podes voltar com a ligação da mesa.
room-left = Até à próxima. O teu lugar fica guardado: vaza play --join { $link } traz-te de volta.
room-talk = Diz alguma coisa
room-talk-key = / diz alguma coisa.
room-talk-how = ← → e Enter: uma carinha. Ou escreve, e depois Enter. Esc: nada.
room-emotes = Escreve / e o que queres dizer, ou uma destas: { $emotes }.
room-said = { $name }: { $text }
room-emote = { $name }: { $emote }
room-clip = { $name } diz algo que só se ouve num navegador.

emote-hello = olá!
emote-good-luck = boa sorte!
emote-well-played = bem jogado!
emote-thanks = obrigado!
emote-sorry = desculpa!
emote-oops = ups!
emote-wow = uau!
emote-laugh = ah, ah!
emote-thinking = deixa-me pensar …
emote-hurry = vá lá!
emote-sad = oh, não …
emote-goodbye = adeus!
