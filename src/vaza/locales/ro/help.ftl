# Ajutorul comenzii.

version = vaza { $version } ({ $engine ->
    [compiled] motor compilat
   *[pure] motor în Python simplu
})
help-vaza = Vaza e o sală de cărți cu cinci jocuri latine: SobeSobe, Septica, Guiñote, Sueca și Fodinha.
help-vaza-examples = Începe de aici:
    {"  "}vaza play                     o tură de Sueca împotriva boților
    {"  "}vaza games                    cele cinci jocuri și ce se poate schimba
    {"  "}vaza rules sueca SUE-5.2      o regulă sau toată pagina
    {"  "}vaza play fodinha --players 5 --preset bar
    {"  "}vaza simulate guinote --deals 10000 --record match.vaza
    {"  "}vaza replay match.vaza        un meci, pas cu pas
    {"  "}vaza arena sueca hard easy    care bot e mai bun, și cât de sigur e?
    {"  "}vaza verify match.vaza        chiar acelea au fost pachetele?
    {"  "}vaza --lang pt games          în altă limbă: en, es, pt, ro
    
    Fiecare comandă are propriul --help, cu exemple.
help-completion = Scrie un script care completează comenzi și jocuri.
help-completion-examples = Exemple:
    {"  "}vaza completion bash >> ~/.bashrc
    {"  "}vaza completion zsh  >> ~/.zshrc
    {"  "}vaza completion fish > ~/.config/fish/completions/vaza.fish
help-games = Arată jocurile sau unul dintre ele: variante și opțiuni.
help-rules = Arată regulile unui joc, o secțiune sau o regulă.
help-rules-examples = Exemple:
    {"  "}vaza rules sueca
    {"  "}vaza rules sueca SUE-5.2      o regulă după număr
    {"  "}vaza rules guinote 5          o secțiune după număr
    {"  "}vaza rules septica options    o secțiune după un cuvânt din titlu
help-simulate = Joacă multe ture la întâmplare și numără ce iese. Aceeași sămânță dă același tabel.
help-simulate-examples = Exemple:
    {"  "}vaza simulate sueca --deals 10000 --seed 7
    {"  "}vaza simulate sueca -o tie=stacks -o dealing=B
    {"  "}vaza simulate septica --players 4 --variant pairs --json
    {"  "}vaza simulate sobesobe --record match.vaza
help-replay = Reia un meci înregistrat. În afara unui terminal îl povestește pe tot în cuvinte.
help-replay-examples = Exemple:
    {"  "}vaza replay match.vaza
    {"  "}vaza replay match.vaza --seat 2
    {"  "}vaza replay match.vaza > match.txt
    
    Taste: Enter, spațiu sau n înainte · p înapoi · d tura următoare · q ieșire
help-legal = Spune ce se poate juca într-o poziție. Și ce nu, și după ce regulă.
help-legal-examples = Un fișier cu o poziție e text simplu:
    {"  "}vaza position 1
    {"  "}game: sueca
    {"  "}trump: ♥
    {"  "}trick: 5♣
    {"  "}hand: A♦ 2♣ 3♣
    
    Exemple:
    {"  "}vaza legal puzzle.vaza
    {"  "}vaza legal - --json < puzzle.vaza
help-hint = Spune ce e mai bine într-o poziție sau înregistrare. Gândește ca un expert care vede doar ce vede locul acela, și spune cât ar costa fiecare altă mutare.
help-hint-examples = Exemple:
    {"  "}vaza hint puzzle.vaza
    {"  "}vaza hint match.vaza --deal 2 --move 17
    {"  "}vaza hint match.vaza --playouts 50000 --json
help-verify = Verifică dacă pachetele din înregistrare chiar sunt acelea. Scoate din nou fiecare pachet din secretul dezvăluit și spune ce dovedește asta.
help-verify-examples = Cod de ieșire:
    {"  "}0  toate pachetele se potrivesc
    {"  "}1  unul nu se potrivește sau nu e nimic de verificat
    {"  "}2  nu e o înregistrare
    
    Exemplu:
    {"  "}vaza verify match.vaza
help-play = Joci cu boții, cu alții la aceeași tastatură sau te uiți.
help-play-examples = Exemple:
    {"  "}vaza play                        alegi un joc și te așezi
    {"  "}vaza play guinote --players 2 --bot expert
    {"  "}vaza play fodinha --preset bar --clock 20
    {"  "}vaza play sueca --name Rita --name Tomé   doi oameni, o tastatură
    {"  "}vaza play sobesobe --watch --speed quick
    {"  "}vaza play --resume               continui de unde ai rămas
    {"  "}vaza play sueca --join http://host:8470 --name Ana   deschide acolo o masă
    {"  "}vaza play --join http://host:8470/t/CODE --name Rita
    {"  "}vaza play sueca --plain          rând cu rând, pentru cititoare de ecran
    
    Scrie cărțile ca 7♥ sau 7h, cele spaniole ca 12O, sau 7 romb.
    ? arată ce poți juca, h ce e mai bine, cu q te ridici; nu se pierde nimic.
help-serve = Deschide o sală de cărți pentru prieteni. Pe acest calculator, în rețeaua locală sau în spatele unui proxy. Toate mesele se păstrează; opțiunile trec înaintea mediului (VAZA_PORT și celelalte), iar acesta înaintea fișierului.
help-serve-examples = Exemple:
    {"  "}vaza serve                       pe acest calculator, la portul 8470
    {"  "}vaza serve --lan                 pentru toți din rețea, cu un cod QR
    {"  "}vaza serve --database-url postgresql://vaza@localhost/vaza
    {"  "}vaza serve --config room.toml --public-url https://cards.example.org
help-arena = Pune boții să joace între ei și spune care e mai bun. Fiecare tură se joacă din nou cu locurile schimbate; rezultatul are intervale din ture reeșantionate.
help-arena-examples = Exemple:
    {"  "}vaza arena sueca hard easy
    {"  "}vaza arena guinote expert ismcts --equal-time --minutes 10 --out night.json
    {"  "}vaza arena fodinha expert hard medium easy --players 5 --plot ladder.svg
    {"  "}vaza arena septica hard:playouts=200 hard:playouts=800 --suite fresh
    {"  "}vaza arena --resume night.json
    {"  "}vaza arena guinote --players 2 --optimality --tier exact
    
    Boți: easy, medium, hard, expert, random, greedy, ismcts; :playouts=N sau
    :seconds=N după nume spune cât gândește. Două tabere își schimbă cărțile.
    Unde fiecare joacă pentru sine, un loc al primului bot stă între cele ale
    celui de-al doilea, pe rând la fiecare loc; partea cuvenită e atunci una
    din câți jucători sunt.
flag-help = Arată acest ajutor.
flag-lang = Limba; dacă nu spui, cea a sistemului tău.
flag-version = Arată versiunea și dacă motorul e compilat.
flag-players = Câți joacă; dacă nu spui, câți se obișnuiește.
flag-variant = Joacă varianta asta; se pot da mai multe.
flag-preset = Pornește de la acest set de opțiuni.
flag-option = Schimbă o opțiune a jocului; se pot da mai multe.
flag-deals = Câte ture se joacă.
flag-arena-deals = Câte ture (sau partide, sau meciuri) joacă oricare doi boți, cu toate schimbările de locuri; 200 dacă nimic altceva nu le încheie.
flag-minutes = Joacă atâtea minute.
flag-unit = Ce se câștigă sau se pierde; dacă nu spui, cel mai scurt lucru cu învingător în jocul ăsta.
flag-suite = Turele: fiecare nume le are pe ale lui, mereu aceleași; fresh face altele noi și le spune numele.
flag-both = Unde fiecare joacă pentru sine: așază și un loc al celui de-al doilea bot între ale primului. De la trei boți în sus e mereu așa.
flag-equal-time = Dă tuturor boților care caută atâtea simulări încât să gândească la fel de mult ca primul.
flag-optimality = În loc să joace ca să câștige, cere boților (expert dacă nu numești niciunul, random mereu) decizii izolate și spune cât de des aleg ce e mai bine.
flag-decisions = Cu --optimality: câte decizii de fiecare fel; 200 dacă nu spui.
flag-judge-playouts = Cu --optimality: simulările fiecărui judecător la o decizie; 200.000 dacă nu spui.
flag-tier = Cu --optimality: doar deciziile rezolvate exact, sau doar cele la care două căutări cad de acord.
flag-jobs = Câte procese joacă; dacă nu spui, toate nucleele.
flag-out = Scrie rezultatul aici. Până se termină, un jurnal alături lasă aceeași comandă sau --resume să continue.
flag-plot = Desenează rezultatul aici, în SVG.
flag-resume = Continuă rularea neterminată a acestui fișier.
flag-seed = Numărul din care ies cărțile.
flag-record = Joacă și un meci cu sămânța asta și păstrează-i înregistrarea aici.
flag-json = Scrie JSON.
flag-hint-deal = Tura din înregistrare; fără ea, ultima decizie.
flag-hint-move = Mutarea din tura aceea care urmează, de la 1.
flag-hint-seed = Alt număr, alte lumi.
flag-playouts = Câte ture se joacă în gând.
flag-seat = Locul la care te așezi, de la 0.
flag-clock = Ceasul: off, secunde pe mutare (30), sau secunde pe mutare și o rezervă pentru tot meciul (10+60).
flag-light = Litere închise pe fond deschis.
flag-name = Numele tău; dat de mai multe ori, atâția oameni împart tastatura asta.
flag-plain = Rând cu rând în cuvinte, fără ecran; așa e și când intrarea sau ieșirea nu e un terminal.
flag-resume-table = Continuă la ultima masă lăsată, la aceeași carte.
flag-salt = Ce adaugi tu la norocul meciului; dacă nu spui, ceva la întâmplare.
flag-speed = Cât așteaptă boții înainte să joace.
flag-watch = Te uiți la boți în loc să joci.
flag-bot = Cine stă la celelalte locuri, în ordine, ultimul la toate cele rămase: easy, medium, hard, expert, random, greedy sau ismcts.
flag-host = Adresa la care ascultă; 127.0.0.1 dacă nu e dată.
flag-port = Portul la care ascultă; 8470 dacă nu e dat.
flag-lan = Lasă să intre toți din rețeaua locală și arată drumul.
flag-database-url = Unde se păstrează totul: sqlite:///FILE sau postgresql://…; un fișier în dosarul tău de date dacă nu e dat.
flag-secret-file = Fișierul cu secretul care semnează cine este cine; se face dacă lipsește.
flag-public-url = Unde o găsesc oamenii, dacă stă în spatele unui proxy.
flag-trusted-proxies = Adresele proxy-urilor pe care le credem despre adresa unui client.
flag-allowed-origins = Alte site-uri ale căror pagini o pot folosi.
flag-workers = Câte procese gândesc pentru boți; câte unul pe nucleu dacă nu e dat.
flag-config = Un fișier TOML cu setări; vaza.toml în dosarul tău de date dacă nu e dat.
flag-browser = Dacă se deschide un browser; pe un calculator cu ecran, da.
flag-join = Așază-te la o masă dintr-o sală prin link; cu un JOC și adresa sălii, deschide una acolo.
flag-password = Cu --join: parola mesei.
flag-replay-seat = Arată doar ce a văzut locul ăsta.

# ---- Words around every help text

word-usage = Folosire:
word-options = Opțiuni
word-commands = Comenzi
word-default = implicit
metavar-address = ADRESĂ
metavar-args = ARG
metavar-bot = BOT
metavar-command = COMANDĂ
metavar-file = FIȘIER
metavar-game = JOC
metavar-name = NUME
metavar-number = NUMĂR
metavar-options = OPȚIUNI
metavar-section = SECȚIUNE
metavar-text = TEXT
metavar-value = VALOARE
