# Sala de cărți: cum se deschide, cum vii la o masă de departe, cum vorbești.

# ---- Deschiderea unei săli

serve-open = Sala este deschisă: { $address }
serve-lan = În această rețea: { $address }
serve-plain-http = Fără HTTPS, browserele de pe alte calculatoare nu au microfon și nu pot instala pagina.
serve-no-network = Nu s-a găsit nicio rețea locală: se poate intra doar de pe acest calculator.
serve-join = Dintr-un terminal: vaza play sueca --join { $address } --name NUME deschide o masă și îi arată linkul.
serve-how-to-close = Ctrl-C o închide; toate mesele se păstrează.
serve-closed = Sala este închisă. Toate mesele se păstrează.

error-bad-config = { $file } nu poate fi folosit ca setări: { $reason }.
error-bad-host = Nu se poate deschide o sală la { $host }: nu este o adresă a acestui calculator.
error-port-forbidden = Calculatorul nu te lasă să folosești portul { $port }: încearcă unul peste 1023.
error-port-taken = Portul { $port } de la { $host } este ocupat: poate e deja deschisă altă sală; --port alege alt port.
error-secret-open = Și alții pot citi { $file }: fă-l doar al tău (chmod 600) sau șterge-l și toți devin oaspeți noi.
error-secret-short = { $file } este prea scurt pentru un secret: are nevoie de { $length } de octeți. Fără fișier se face unul nou.
error-secret-unreadable = Secretul { $file } nu poate fi folosit: { $reason }.
error-setting-not-flag = { $source } este yes sau no, nu „{ $text }”.
error-setting-not-network = { $source } trebuie să fie adrese precum 127.0.0.1 sau 10.0.0.0/8, nu „{ $text }”.
error-setting-not-origin = { $source } trebuie să fie o adresă precum https://cards.example.org, fără nimic după ea, nu „{ $text }”.
error-setting-not-text = { $source } nu poate fi „{ $text }”.
error-setting-not-whole = { $source } trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $text }”.
error-unknown-setting = { $file } are o setare necunoscută, { $name }; există { $allowed }.

# ---- Drumul până la una

error-bad-link = „{ $text }” nu este linkul unei mese: arată ca http://host:8470/t/CODE.
error-connection-lost = Legătura s-a rupt înainte de răspuns: masa arată dacă s-a făcut.
error-join-alone = --join cu linkul unei mese merge acolo: lasă deoparte jocul și opțiunile lui.
error-join-needs-code = Linkul duce la o sală, dar la nicio masă: adaugă /t/ și codul unei mese sau spune un joc ca să deschizi una.
error-join-needs-name = Spune cine ești: --name NUME.
error-not-a-card-room = Nu este nicio sală de cărți la { $text }.
error-server-away = Sala { $text } nu răspunde.
error-server-slow = Sala răspunde prea încet.

# ---- La o masă de departe

room-lost = Legătura s-a pierdut. Încerc să revin …
room-back = Conectat din nou.
room-trouble = Sala nu poate păstra nimic acum, așa că jocul așteaptă.
room-trouble-over = Sala merge din nou: jocul continuă.
room-refused = Sala refuză: { $reason }
room-gathering = Așteptăm jucători
room-share = Prietenii vin cu acest link: { $link }
room-chair = { $number }. { $who }
room-chair-free = (liber)
room-chair-bot = { $name } (bot, { $level })
room-start = începi
room-add-bot = bot: { $level }
room-host-types = Scrie start ca să începi, bot easy (medium, hard, expert) ca să ocupi un loc, /hello ca să spui ceva, q ca să pleci.
room-guest-types = Începe gazda. Scrie /hello ca să spui ceva, q ca să pleci.
room-waiting = Îi așteptăm pe ceilalți.
room-not-asked = Nu e rândul tău. Cu /text spui ceva, cu q te ridici.
room-leave-told = Locul ți se păstrează: vaza play --join { $link } te aduce înapoi.
room-leave-free = Poți reveni cu linkul mesei.
room-left = Pe data viitoare. Locul ți se păstrează: vaza play --join { $link } te aduce înapoi.
room-talk = Spune ceva
room-talk-key = Cu / spui ceva.
room-talk-how = ← → și Enter: un semn. Sau scrie, apoi Enter. Esc: nimic.
room-emotes = Scrie / și ce vrei să spui sau unul dintre acestea: { $emotes }.
room-said = { $name }: { $text }
room-emote = { $name }: { $emote }
room-clip = { $name } spune ceva ce doar un browser poate reda.

emote-hello = salut!
emote-good-luck = noroc!
emote-well-played = bine jucat!
emote-thanks = mulțumesc!
emote-sorry = scuze!
emote-oops = aoleu!
emote-wow = uau!
emote-laugh = ha, ha!
emote-thinking = stai să mă gândesc …
emote-hurry = haide!
emote-sad = vai …
emote-goodbye = pa!
