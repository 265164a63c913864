# Masa ca aplicație în terminal.

# ---- At the table

app-again = încă un meci
app-allowed = { $action } se poate juca.
app-away = lipsește
app-bank = rezervă { $time }
app-claim = ceri restul
app-close = închizi
app-deal-done = Tura s-a terminat: Enter arată numărătoarea.
app-exchange = { $cards ->
    [0] nu schimbi nimic
    [one] schimbi 1 carte
    [few] schimbi { $cards } cărți
   *[other] schimbi { $cards } de cărți
}
app-free-chair = (liber)
app-gathering = Se așteaptă să înceapă meciul.
app-hint-failed = De data asta n-a venit niciun sfat.
app-hint-thinks = Un expert se gândește …
app-keys = { $asked ->
    [none] l ultima mână · s puncte · f ritm · t lumină · ? ajutor · q pleci
    [cards] ␣ marchezi · ↵ schimbi · h sfat · l ultima mână · s puncte · f ritm · t lumină · ? ajutor · q pleci
   *[other] ↵ joci · h sfat · w de ce · l ultima mână · s puncte · f ritm · t lumină · ? ajutor · q pleci
}
app-no-hint = Acum nu e nimic de sfătuit.
app-pace = { $pace ->
    [quick] boți rapizi
    [instant] boți pe loc
   *[natural] boți în ritmul lor
}
app-paused = { $number ->
    [0] se așteaptă cineva
   *[other] se așteaptă: { $names }
}
app-small = Fereastra are { $width } × { $height ->
    [one] { $height } caracter
    [few] { $height } caractere
   *[other] { $height } de caractere
}. Fă-o de 80 × 24 sau mai mare: jocul continuă imediat ce încape.
app-stood-in = joacă un bot
app-thinking = se gândește

# ---- Before the cards

app-cut = { $name }, de unde tai?
app-cut-by-chance = tai la noroc
app-cut-here = ridici { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
app-cut-keys = ← → sau 1–{ $highest }, apoi Enter
app-drawn = Cine unde stă și cine împarte
app-sit-down = te așezi

# ---- After a deal and after a match

app-brought-nothing = Nu se schimbă nimic.
app-deal-counted = Tura { $deal } e numărată
app-go-on = mai departe
app-made = { $side }: { $count }
app-match-over = Meciul s-a terminat
app-no-sheet = Încă nu s-a numărat nimic.
app-quit = renunți
app-quit-ask = Renunți la meci?
app-quit-told = Meciul se încheie atunci pentru toți, fără învingător.
app-sheet = Foaia de scor
app-side = { $side } { $number }
app-standing = Așa stă meciul:
app-start = începi

# ---- Leaving

app-leave = pleci
app-leave-ask = Te ridici de la masă?
app-leave-told = Jocul e păstrat: vaza play --resume îl continuă.
app-leave-watch = Boții nu mai joacă.
app-stay = rămâi

# ---- Help

app-help = { $game }: taste și reguli
app-help-keys =
    ← → – alegi o carte sau un răspuns
    ↑ ↓ Tab – de la cărți la răspunsuri și înapoi
    Enter – joci ce e ales sau ce e scris
    1 … 9, 0 – alegi o carte după număr; unde se cere un număr, numărul
    Spațiu – marchezi o carte pentru schimb
    { $style ->
        [spanish] 7o 12c
       *[french] 7h Qs
    } – scrii o carte sau un anunț, așa cum apare la răspunsuri; Esc șterge
    h – întrebi un expert ce e mai bine
    w – de ce nu se poate juca cartea aleasă
    l – ultima mână
    s – foaia de scor
    c – ceri toate mâinile rămase, când ți se oferă
    f – cât de rapizi sunt boții
    t – luminos sau întunecat
    / – spui ceva, la o masă dintr-o sală
    q – pleci; jocul e păstrat
    F1 … F10 – ajutor, sfat, de ce, ultima mână, puncte, ceri restul, ritm, lumină și F10 ca să pleci
    Litere – literele mici sunt taste cât timp nu e nimic scris, în afară de cazul când așa începe un răspuns pe care îl poți da acum: atunci se scrie. Literele mari, cifrele și : se scriu mereu, iar tastele F sunt mereu taste.
    Mouse – dai clic pe o carte, un răspuns sau o tastă

# ---- The menu

app-menu-game = Ce joc?
app-menu-keys = ↑ ↓ joc · ← → boți · Enter începi · t lumină · q pleci
app-menu-level = Cât de buni să fie boții?
