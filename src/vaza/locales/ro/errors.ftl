# De ce nu se poate ceva sau de ce nu se înțelege.

# ---- Why a play is refused

error-already-sung = S-a cântat deja la { $suit } în tura asta; fiecare culoare se cântă o dată.
error-another-suit = Atu e deja { $suit }: zi altă culoare sau păstrez.
error-bid-first = Întâi licitația: zi câte mâini o să faci.
error-bid-forbidden = Ai împărțit, deci nu poți zice { $bid }: suma ar fi fix { $tricks ->
    [one] singura mână
    [few] cele { $tricks } mâini
   *[other] cele { $tricks } de mâini
} din joc.
error-bid-too-high = Nimeni nu poate face atâtea: cel mult { $highest }.
error-bids-are-final = Licitația s-a încheiat și nu se schimbă: joacă o carte.
error-blind-or-wait = Zi o culoare pe nevăzute sau aștept.
error-card-not-in-hand = Nu ai { $card }.
error-choose-method-first = Alege întâi cum împarți: metoda A sau metoda B.
error-deal-is-over = Tura asta s-a terminat.
error-does-not-beat = Cu asta nu tai nimic: joacă { $rank } sau 7, ori zi pas sau stop, după caz.
error-eight-does-not-beat = Acum 8 nu taie: joacă { $rank } sau 7.
error-forty-first = Ai patruzeci: cântă la atu înainte de orice douăzeci.
error-in-or-out = Zi intru sau stau.
error-mark-in-order = { $card } nu merge aici: zi fiecare carte o dată, toate pe un rând.
error-must-beat = Poți bate { $card }, deci trebuie să bați.
error-must-follow-suit = Trebuie să dai la culoare: joacă { $suit }.
error-must-lead = Tu ieși: joacă o carte.
error-must-overtrump = Poți tăia peste { $card }, deci trebuie.
error-must-play-a-card = Aici toată lumea dă o carte: nu există pas.
error-must-play-ace-of-trump = Ai asul de atu și trebuie să-l joci acum: { $card }.
error-must-play-lowest = Nu poți lua mâna, deci joacă cea mai mică carte.
error-must-play-this-round = N-a mai intrat nimeni: tu ești la urmă și trebuie să joci.
error-must-trump = Nu ai culoarea, deci trebuie să tai: joacă { $suit }.
error-name-trump = Zi care e atu.
error-not-now = Nu asta se întreabă acum.
error-not-your-turn = Nu e rândul tău: urmează { $turn }.
error-not-yours-to-stop = Mâna nu e a ta, deci n-o poți opri.
error-one-cante-a-trick = Ai cântat deja: o dată pentru fiecare mână luată.
error-show-not-allowed = La masa asta nimeni nu-și arată cărțile.
error-sing-after-winning = Cântă numai cine tocmai a luat o mână, înainte să iasă.
error-sing-needs-pair = Ca să cânți la { $suit } îți trebuie Rey și Sota.
error-sing-or-pass = Cânți sau nu? Zi cânt sau pas.
error-stop-or-go-on = Ceilalți au zis pas: continuă cu o carte sau zi stop și ia mâna.
error-swap-after-winning = Schimbă șeptarul numai cine tocmai a luat o mână, înainte să iasă.
error-swap-needs-seven = Îți trebuie șeptarul de atu ca să schimbi.
error-swap-too-late = S-a terminat pachetul: e prea târziu să schimbi.
error-three-at-most = Poți schimba cel mult trei cărți.
error-trick-is-yours = Mâna e deja a ta: zi stop.
error-trump-is-final = Atuul e spus și rămâne.

# ---- What cannot be understood

error-unknown-action = Nu înțeleg „{ $text }”: nu e nici carte, nici anunț.
error-unknown-card = Nu există cartea „{ $text }” în pachetul ăsta.
error-unknown-suit = Nu există culoarea „{ $text }” în pachetul ăsta.

# ---- Games, options, seats, tapes

error-bad-budget = „{ $bot }” nu e un bot cu limită: scrie hard:playouts=500 sau hard:seconds=0.1.
error-bad-cut = La tăiat ridici între 1 și { $highest } de cărți, nu { $cut }.
error-bad-name = Un nume are între 1 și 40 de caractere vizibile, fără virgule; „{ $name }” nu merge.
error-bad-option-value = { $option } nu poate fi „{ $value }”: poate fi { $allowed }.
error-bad-players = { $game } nu e pentru { $players ->
    [one] 1 jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}: se joacă în { $allowed }.
error-bad-salt = Sarea pentru { $seat } trebuie să aibă între 1 și 64 de litere, cifre, - sau _.
error-bad-secret = Un secret are 32 de octeți, nu { $length }.
error-commitment-broken = Secretul dezvăluit nu e cel promis: hashul lui nu e cel din angajament.
error-deck-not-derived = Tura { $deal }, amestecul { $shuffle }: cărțile înregistrate nu sunt cele care ies din secret sau din sămânță.
error-four-are-pairs = În patru, { $game } se joacă pe perechi: adaugă varianta pairs.
error-journal-of-other-engine = { $file } a fost început cu altă versiune a motorului sau a boților; șterge-l sau dă alt --out ca să o iei de la capăt.
error-journal-of-others = { $file } ține de o rulare neterminată cu alte setări; șterge-l sau dă alt --out.
error-lot-too-high = Sorțul { $lot } nu e sub { $limit }.
error-match-is-over = Meciul s-a terminat.
error-no-such-seat = Nu există locul { $seat } la masa asta; locurile se numără de la 0.
error-no-such-world = Nicio împărțire a cărților nu se potrivește cu ce se vede de aici.
error-nobody-cuts = În jocul ăsta nu taie nimeni pachetul.
error-not-a-number = „{ $text }” nu e un loc și o mutare.
error-not-a-journal = { $file } nu e jurnalul unei arene sau e stricat.
error-not-time-to-deal = Nu e momentul să împarți.
error-nothing-dealt = Încă nu s-au împărțit cărți.
error-nothing-to-verify = Înregistrarea nu spune de unde vin pachetele, deci n-ai cu ce le compara.
error-order-is-not-a-deck = Amestecul { $shuffle } nu are fiecare carte din pachet exact o dată.
error-pairs-are-four = Pe perechi se joacă în patru, nu în { $players }.
error-quit-between-deals = Se renunță doar între ture.
error-secret-not-revealed = Secretul meciului n-a fost dezvăluit, deci pachetele nu se pot verifica încă.
error-tape-ended = Înregistrarea are prea puține amestecuri pentru ce s-a jucat.
error-unknown-bot = Nu există botul „{ $bot }”. Boții sunt { $allowed }.
error-unknown-game = Nu există jocul „{ $game }”. Jocurile sunt { $allowed }.
error-unknown-option = { $game } nu are opțiunea „{ $option }”. Opțiunile sunt { $allowed }.
error-unknown-preset = { $game } nu are presetarea „{ $preset }”. Presetările sunt { $allowed }.
error-unknown-variant = { $game } nu se poate juca „{ $variant }”. Variante: { $allowed }.
error-wrong-names = Numele ({ $names }) nu se potrivesc cu locurile ({ $seats }).
error-wrong-salts = Un meci cinstit are câte o sare de fiecare loc; acesta are { $salts }.

# ---- Files

error-at-line = { $file }, rândul { $line }: { $sentence }
error-in-file = { $file }: { $sentence }
error-bad-number = „{ $text }” nu e un număr care poate sta aici.
error-bad-seat = „{ $text }” nu e un loc care joacă aici.
error-bad-turn = Rândul nu se potrivește cu restul poziției ({ $text }).
error-bad-word = „{ $text }” nu e un cuvânt care poate sta aici.
error-card-twice = { $text } e în două locuri.
error-check-failed = rândul de control nu se potrivește: fișierul a fost schimbat după ce a fost scris.
error-edited = nu asta spune meciul aici. Trebuia: { $text }
error-empty-hand = E rândul locului { $text }, dar nu are cărți.
error-line-expected = aici trebuie un rând „{ $text }: …”.
error-missing = lipsește „{ $text }”.
error-no-colon = „{ $text }” nu are forma cheie: valoare.
error-not-a-position = nu e un fișier cu o poziție: primul rând trebuie să fie „{ $expected }”.
error-not-a-record = nu e o înregistrare: primul rând trebuie să fie „{ $expected }”.
error-tape-not-used = { $text } are mai multe amestecuri sau sorți decât a folosit tura.
error-text-after-end = „{ $text }” stă după sfârșitul înregistrării.
error-too-few-cards = nu mai rămân destule cărți ca să dai { $text } cuiva.
error-too-long = fișierul trece de { $limit } de caractere.
error-trick-is-full = o mână completă (cărți: { $text }) nu poate rămâne pe masă.
error-truncated = fișierul se termină unde trebuia un rând „{ $text }: …”.
error-twice = „{ $key }” apare de două ori.
error-unknown-key = „{ $text }” nu înseamnă nimic în jocul ăsta.
error-wrong-count = „{ $key }” are prea multe sau prea puține valori: { $text }.

# ---- People and talk in the card room

error-bad-id = „{ $text }” nu este un identificator.
error-bad-password = O parolă are între { $least } și { $most } de caractere.
error-bad-player-name = Un nume are între 1 și { $longest } de caractere vizibile, fără virgule; „{ $name }” nu merge.
error-clip-damaged = Înregistrarea asta e stricată: mai înregistreaz-o o dată.
error-clip-too-big = Un mesaj vocal poate avea cel mult { $kilobytes } kB.
error-clip-too-long = Un mesaj vocal poate dura cel mult { $seconds } secunde.
error-clip-wrong-kind = Ăsta nu e un mesaj vocal: merg WebM cu Opus sau MP4 cu AAC, numai cu sunet.
error-key-too-short = O cheie de semnat are nevoie de cel puțin { $least } de octeți, nu { $length }.
error-no-such-clip = Mesajul vocal nu mai există: se păstrează numai pe durata meciului.
error-talk-emotes-only = La masa asta se vorbește numai prin semne.
error-talk-empty = Nu e nimic de citit acolo.
error-talk-too-fast = Nu așa repede: așteaptă câteva secunde înainte să mai spui ceva.
error-talk-too-long = E prea lung: cel mult { $most } de caractere.
error-talk-unknown-emote = Nu există un astfel de semn aici.
error-too-busy = E prea multă lume la ușă acum: mai încearcă peste o clipă.
error-too-many-muted = Nu poți ignora mai mult de { $most } de oameni.

# ---- The command line

file-standard-input = intrarea standard
error-bad-minutes = --minutes trebuie să fie un număr de la 0.01 la 100000, nu „{ $text }”.
error-bad-option-form = Scrie o opțiune ca nume=valoare, de exemplu -o tie=stacks; „{ $text }” nu are valoare.
error-bad-suite = O serie are un nume din cel mult 40 de litere mici, cifre și cratime, nu „{ $suite }”.
error-bad-whole = { $name } trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $text }”.
error-cannot-write = { $file } nu se poate scrie: { $reason }.
error-file-directory = { $file } e un dosar, nu un fișier.
error-file-missing = Nu există fișierul { $file }.
error-file-unreadable = { $file } nu se poate citi: { $reason }.
error-no-page = Pagina cu regulile pentru { $game } nu e instalată.
error-no-rule = Regulile pentru { $game } nu au regula sau secțiunea „{ $section }”. Secțiuni: { $allowed }.
error-no-sets = { $game } nu are partide: joacă pe ture sau pe meciuri.
error-no-such-command = Nu există comanda „{ $command }”. Comenzile sunt { $allowed }.
error-no-such-flag = Nu există aici opțiunea { $option }; vaza { $command } --help le arată pe toate.
error-nothing-to-resume = { $file } nu are nicio rulare neterminată.
error-not-text = acesta nu e text în UTF-8.
error-plot-name = Graficul se scrie în SVG: „{ $file }” ar trebui să se termine în .svg.
error-resume-alone = --resume ia jocul și boții din fișier: nu-i mai scrie.
error-too-few-bots = O arenă cere cel puțin doi boți, de exemplu: vaza arena sueca hard easy
error-not-with-optimality = { $flag } nu merge cu --optimality, care judecă decizii izolate.
error-only-with-optimality = { $flag } merge numai cu --optimality.
error-never-exact = La masa asta { $game } nu are decizii care să se rezolve exact: sunt mai mult de două tabere.
error-worker-died = Un proces a fost oprit din afară, poate din lipsă de memorie; ce s-a terminat e păstrat.
error-argument-missing = Lipsește { $name }; vaza { $command } --help arată cum se folosește.
error-extra-argument = „{ $text }” e în plus; vaza { $command } --help arată cum se folosește.
error-flag-value = { $option } cere o valoare; vaza { $command } --help arată cum se folosește.
error-not-a-choice = { $name } nu poate fi „{ $text }”: poate fi { $allowed }.
error-unknown-language = Nu știu limba „{ $language }”. Limbile sunt { $allowed }.
error-usage = Nu se înțelege: { $message }
error-rule = { $sentence } ({ $rule })
error-spoken = vaza: { $sentence }

error-hint-position = O poziție e o singură decizie: --deal și --move sunt pentru înregistrări.
error-hint-deal = Nu există tura { $deal }: înregistrarea are { $deals }.
error-hint-move = Acolo nu e nimic de hotărât: tura { $deal } are mutări până la { $moves }, iar --move numește una din ele.

# ---- The store

error-backup-exists = { $file } există deja; copia se face într-un fișier nou.
error-bad-database = Baza asta de date nu poate fi folosită: { $reason }.
error-bad-database-url = „{ $url }” nu e adresa unei baze de date: scrie o cale, sqlite:///cale sau postgresql://utilizator@gazdă/nume.
error-database-newer = Baza asta de date a fost folosită de o Vaza mai nouă (pasul { $revision } nu se cunoaște aici): instalează versiunea aceea sau una mai nouă.
error-player-not-kept = Nu există jucătorul { $player }.
error-table-not-kept = Nu există masa { $table }.
error-store-away = Baza de date nu răspunde sau nu se poate scrie în ea: { $reason }.
error-store-closed = Depozitul e închis.
error-store-closed-early = Baza de date n-a revenit, așa că { $count ->
    [one] nu s-a păstrat 1 mutare neconfirmată
    [few] nu s-au păstrat { $count } mutări neconfirmate
   *[other] nu s-au păstrat { $count } de mutări neconfirmate
}.
error-store-refused = Baza de date nu poate păstra asta: { $reason }.
error-store-taken = Asta e deja a altcuiva: { $reason }.
