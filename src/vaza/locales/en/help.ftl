# The help of the command.

version = vaza { $version } ({ $engine ->
    [compiled] engine compiled
   *[pure] engine in pure Python
})
help-vaza = Vaza is a card room for five Latin trick-taking games: SobeSobe, Septica, Guiñote, Sueca and Fodinha.
help-vaza-examples = Begin here:
    {"  "}vaza play                     one deal of Sueca against bots
    {"  "}vaza games                    the five games and what may be varied
    {"  "}vaza rules sueca SUE-5.2      one rule, or the whole page
    {"  "}vaza play fodinha --players 5 --preset bar
    {"  "}vaza simulate guinote --deals 10000 --record match.vaza
    {"  "}vaza replay match.vaza        step through a match
    {"  "}vaza arena sueca hard easy    which bot is better, and how sure is that?
    {"  "}vaza verify match.vaza        were those decks really dealt?
    {"  "}vaza --lang pt games          in another language: en, es, pt, ro
    
    Every command has its own --help with examples.
help-completion = Print a script that completes commands and games.
help-completion-examples = Examples:
    {"  "}vaza completion bash >> ~/.bashrc
    {"  "}vaza completion zsh  >> ~/.zshrc
    {"  "}vaza completion fish > ~/.config/fish/completions/vaza.fish
help-games = List the games, or tell about one: variants and options.
help-rules = Show the rules of a game, a section or one rule.
help-rules-examples = Examples:
    {"  "}vaza rules sueca
    {"  "}vaza rules sueca SUE-5.2      a rule by its number
    {"  "}vaza rules guinote 5          a section by its number
    {"  "}vaza rules septica options    a section by a word of its title
help-simulate = Play many deals at random and count what comes of it. The same seed gives the same table.
help-simulate-examples = Examples:
    {"  "}vaza simulate sueca --deals 10000 --seed 7
    {"  "}vaza simulate sueca -o tie=stacks -o dealing=B
    {"  "}vaza simulate septica --players 4 --variant pairs --json
    {"  "}vaza simulate sobesobe --record match.vaza
help-replay = Step through a recorded match. When the output is not a terminal, all of it is printed in words.
help-replay-examples = Examples:
    {"  "}vaza replay match.vaza
    {"  "}vaza replay match.vaza --seat 2
    {"  "}vaza replay match.vaza > match.txt
    
    Keys: Enter, space or n next · p previous · d next deal · q quit
help-legal = Say what may be played in a position. And what may not, and by which rule.
help-legal-examples = A position file is plain text:
    {"  "}vaza position 1
    {"  "}game: sueca
    {"  "}trump: ♥
    {"  "}trick: 5♣
    {"  "}hand: A♦ 2♣ 3♣
    
    Examples:
    {"  "}vaza legal puzzle.vaza
    {"  "}vaza legal - --json < puzzle.vaza
help-hint = Say what is best in a position or at a point of a record. Thinks like an expert who sees only what that seat sees, and says what every other action would cost.
help-hint-examples = Examples:
    {"  "}vaza hint puzzle.vaza
    {"  "}vaza hint match.vaza --deal 2 --move 17
    {"  "}vaza hint match.vaza --playouts 50000 --json
help-verify = Check that the decks of a record were really dealt. Derives every deck again from the revealed secret and says what that proves.
help-verify-examples = Exit code:
    {"  "}0  every deck follows
    {"  "}1  one does not, or nothing can be checked
    {"  "}2  not a record
    
    Example:
    {"  "}vaza verify match.vaza
help-play = Play against bots, with others at this keyboard, or watch.
help-play-examples = Examples:
    {"  "}vaza play                        choose a game and sit down
    {"  "}vaza play guinote --players 2 --bot expert
    {"  "}vaza play fodinha --preset bar --clock 20
    {"  "}vaza play sueca --name Rita --name Tomé   two people, one keyboard
    {"  "}vaza play sobesobe --watch --speed quick
    {"  "}vaza play --resume               go on where you left
    {"  "}vaza play sueca --join http://host:8470 --name Ana   open a table there
    {"  "}vaza play --join http://host:8470/t/CODE --name Rita
    {"  "}vaza play sueca --plain          line by line, for screen readers and pipes
    
    Type cards as 7♥ or 7h, Spanish ones as 12O, or 7 hearts.
    ? shows what is legal, h what is best, q leaves; nothing is lost.
help-serve = Open a card room for friends. On this machine, on the local network, or behind a proxy. Every table is kept; flags come before the environment (VAZA_PORT and so on), and that before the file.
help-serve-examples = Examples:
    {"  "}vaza serve                       on this machine, at port 8470
    {"  "}vaza serve --lan                 for all on this network, with a QR code
    {"  "}vaza serve --database-url postgresql://vaza@localhost/vaza
    {"  "}vaza serve --config room.toml --public-url https://cards.example.org
help-arena = Let bots play each other and say which is better. Every deal is played again with the seats exchanged; the result has intervals from resampled deals.
help-arena-examples = Examples:
    {"  "}vaza arena sueca hard easy
    {"  "}vaza arena guinote expert ismcts --equal-time --minutes 10 --out night.json
    {"  "}vaza arena fodinha expert hard medium easy --players 5 --plot ladder.svg
    {"  "}vaza arena septica hard:playouts=200 hard:playouts=800 --suite fresh
    {"  "}vaza arena --resume night.json
    {"  "}vaza arena guinote --players 2 --optimality --tier exact
    
    Bots: easy, medium, hard, expert, random, greedy, ismcts; :playouts=N or
    :seconds=N after a name sets how long it thinks. Two sides exchange their
    cards. Where each seat plays for itself, one seat of the first bot sits among
    the second, at every seat in turn; fair is then one part in as many as there
    are players.
flag-help = Show this message and exit.
flag-lang = The language; if not given, that of the environment.
flag-version = Show the version and whether the engine is compiled.
flag-players = How many play; the usual number if not given.
flag-variant = Play this variant; may be given more than once.
flag-preset = Start from this named set of options.
flag-option = Set an option of the game; may be given more than once.
flag-deals = How many deals to play.
flag-arena-deals = How many deals (or sets, or matches) each two bots play, with every exchange of seats; 200 if nothing else ends it.
flag-minutes = Play for so many minutes.
flag-unit = What is won or lost; if not given, the shortest that has a winner in this game.
flag-suite = The deals: any name stands for its own, always the same; fresh makes new ones and says their name.
flag-both = Where each seat plays for itself: also seat one of the second bot among the first. Always so with three bots or more.
flag-equal-time = Give all bots that search as many playouts as make them think as long as the first.
flag-optimality = Instead of playing for wins, ask the bots (expert if none is named, random always) for single decisions and say how often they choose what is best.
flag-decisions = With --optimality: how many decisions of each tier; 200 if not given.
flag-judge-playouts = With --optimality: playouts of each judge for a decision; 200,000 if not given.
flag-tier = With --optimality: only decisions that are solved exactly, or only those two searches agree on.
flag-jobs = How many processes play; all cores if not given.
flag-out = Write the result here. Until it is finished, a journal beside it lets the same command or --resume go on.
flag-plot = Draw the result here, as SVG.
flag-resume = Go on with the unfinished run of this result file.
flag-seed = The number the cards follow from.
flag-record = Also play one match with this seed and save its record here.
flag-json = Print JSON.
flag-hint-deal = The deal of the record; without it, the last decision.
flag-hint-move = The action of that deal about to be made, from 1.
flag-hint-seed = Another number, other worlds.
flag-playouts = How many deals are played out in thought.
flag-seat = The seat you take, from 0.
flag-clock = The clock: off, seconds a move (30), or seconds a move and a bank for the match (10+60).
flag-light = Dark letters on a light screen.
flag-name = Your name; given more than once, so many people share this keyboard.
flag-plain = Line by line in words, without a screen; so it is when input or output is not a terminal.
flag-resume-table = Go on at the table that was left last, at the same card.
flag-salt = What you add to the chance of the match; something random if not given.
flag-speed = How long bots wait before they play.
flag-watch = Watch the bots instead of playing.
flag-bot = Who sits at the other seats, in order, the last one on all that are left: easy, medium, hard, expert, random, greedy or ismcts.
flag-host = The address to listen at; 127.0.0.1 if not given.
flag-port = The port to listen at; 8470 if not given.
flag-lan = Let everybody on the local network in, and show the way.
flag-database-url = Where everything is kept: sqlite:///FILE or postgresql://…; a file in your data folder if not given.
flag-secret-file = The file with the secret that signs who is who; made if it is not there.
flag-public-url = Where people find it, if it stands behind a proxy.
flag-trusted-proxies = Addresses of proxies whose word about a client's address is taken.
flag-allowed-origins = Other sites whose pages may use it.
flag-workers = How many processes think for bots; one for each core if not given.
flag-config = A TOML file with settings; vaza.toml in your data folder if not given.
flag-browser = Whether a browser is opened; on a desktop it is.
flag-join = Sit down at a table of a card room by its link; with a GAME and the address of the room, open one there.
flag-password = With --join: the password of the table.
flag-replay-seat = Show only what this seat saw.

# ---- Words around every help text

word-usage = Usage:
word-options = Options
word-commands = Commands
word-default = default
metavar-address = ADDRESS
metavar-args = ARGS
metavar-bot = BOT
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-name = NAME
metavar-number = NUMBER
metavar-options = OPTIONS
metavar-section = SECTION
metavar-text = TEXT
metavar-value = VALUE
