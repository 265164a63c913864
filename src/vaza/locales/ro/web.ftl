# Sala de cărți în browser.

# ---- Peste tot

web-title = Vaza: masa de cărți
web-skip = La conținut
web-settings = Setări
web-learn = Învață
web-my-matches = Meciurile mele
web-to-lobby = În sala de cărți
web-loading = O clipă …
web-save = Salvează
web-cancel = Renunță
web-yes = Da
web-back-to = Înapoi
web-sure = Sigur?
web-more = Mai vechi
web-please-reload = Te rog, reîncarcă pagina
web-reload = Reîncarcă
web-no-table = Aici nu e nicio masă
web-send = Trimite

# ---- Intrarea

web-welcome = Ce jucăm azi?
web-games = Jocuri
web-play-now = Joacă acum
web-with-friends = Cu prietenii
web-rules = Reguli
web-rules-of = Reguli pentru { $game }
web-players = { $players } jucători
web-bots-level = Nivelul boților:
web-back-to-table = Înapoi la masa ta
web-open-tables = Mese
web-no-tables = Acum nu e nicio masă deschisă. Deschide una și cheamă-ți prietenii.
web-nobody-yet = încă nimeni
web-join-code = Codul sau linkul unei mese
web-join = Intră
web-joining = La masa { $code }
web-new-table = Deschide o masă
web-sit-down = { $chairs ->
    [one] Intră: 1 loc liber
    [few] Intră: { $chairs } locuri libere
   *[other] Intră: { $chairs } de locuri libere
}
web-watch = Privește
web-locked = cu parolă
web-people = { $people ->
    [one] Aici este o persoană.
    [few] Aici sunt { $people } persoane.
   *[other] Aici sunt { $people } de persoane.
}
web-no-matches = Încă niciun meci terminat.
web-deals = { $deals ->
    [one] 1 tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}

# ---- O masă nouă

web-game = Joc
web-how-many = Câți joacă?
web-variants = Variante
web-preset = Ce reguli?
web-as-standard = Totul ca în pagina de reguli.
web-differs = Ce diferă de pagina de reguli:
web-options = Schimbă câte o regulă
web-standard = ca de obicei
web-chairs = Cine stă la masă?
web-chair = Locul { $number }
web-chair-person = o persoană
web-chair-bot = bot: nivel { $level }
web-clock = Timp de gândire
web-clock-usual = { $seconds ->
    [one] 1 secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pe mutare, ca de obicei
web-clock-off = cât vrei
web-clock-move = { $seconds ->
    [one] 1 secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pe mutare
web-clock-bank = { $seconds ->
    [one] 1 secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pe mutare și { $minutes ->
    [one] 1 minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} în rezervă
web-away = Dacă lipsește cineva
web-away-bot = un bot joacă în locul lui
web-away-pause = masa așteaptă
web-away-open = locul devine liber
web-table-title = Numele mesei
web-table-password = Parolă, dacă nu e pentru toți
web-listed = Apare în lista de mese
web-watchers = Alții pot privi
web-emotes-only = Se vorbește numai prin semne
web-open-table = Deschide masa

# ---- Înainte de început

web-add-bot = adaugă un bot
web-empty-chair = Eliberează locul
web-start = Începe
web-host-starts = { $host } începe când sunt toți aici.
web-stand-up = Ridică-te
web-invite = Cheamă prietenii
web-qr = Linkul acestei mese în cod QR
web-share = Trimite linkul
web-copied = Linkul a fost copiat.
web-salt = Adaugă ceva la amestecat: litere și cifre

# ---- La masă

web-table = Masă
web-trick = Mâna de pe masă
web-news = Ce se întâmplă
web-your-cards = { $cards ->
    [one] Cartea ta
    [few] Cele { $cards } cărți ale tale
   *[other] Cele { $cards } de cărți ale tale
}
web-cards-held = { $cards ->
    [one] 1 carte în mână
    [few] { $cards } cărți în mână
   *[other] { $cards } de cărți în mână
}
web-card = { $rank } de { $suit }
web-card-marked = { $card }, de schimbat
web-card-refused = { $card }. Nu se poate: { $reason }
web-rank-french-a = as
web-rank-french-j = valet
web-rank-french-q = damă
web-rank-french-k = popă
web-rank-spanish-1 = as
web-rank-spanish-10 = sota
web-rank-spanish-11 = caballo
web-rank-spanish-12 = rey
web-question-exchange = Ce cărți schimbi? Atinge cel mult { $high }.
web-dealer = împarte
web-hint = Sfat
web-thinking = Se gândește …
web-expert-plays = Un expert ar alege: { $what }
web-last-trick = Ultima mână
web-seconds-left = { $seconds ->
    [one] mai e 1 secundă
    [few] mai sunt { $seconds } secunde
   *[other] mai sunt { $seconds } de secunde
}
web-end-match = Încheie meciul
web-leave-kept = Locul ți se păstrează; poți reveni oricând. Ridică-te dacă pleci de tot.
web-talk = Mesaje
web-mute = Ignoră sau ascultă din nou
web-voice = Înregistrează-ți vocea
web-voice-send = Oprește și trimite
web-plain-http = Pagina a venit prin HTTP necriptat: aici browserul nu îți înregistrează vocea, iar pagina nu poate fi instalată.
web-voice-named = spune ceva: alege un nume ca să auzi.
web-no-microphone = Browserul nu ne lasă la microfon.

# ---- Scor, reluare, cărți cinstite

web-chart = Cum a mers meciul
web-remarks = Note
web-replay = Vezi din nou
web-record = Înregistrare
web-all-hands = Toate cărțile
web-step = Pasul { $step } din { $steps }
web-step-back = Un pas înapoi
web-step-on = Un pas înainte
web-first-deal = Prima tură
web-lesson-next = Mai departe
web-lesson-right = Exact!
web-lesson-other = E voie și așa. Dar:
web-lesson-again = Încă o dată
web-lesson-real = Acum joacă pe bune
web-run = Pornește
web-pause = Oprește
web-fair-title = Cărți cinstite
web-fair-what = Înainte de meci sala a promis un secret, iar fiecare pachet rezultă din el și din ce au adăugat jucătorii. Browserul tău poate verifica.
web-fair-check = Verifică pachetele
web-fair-fair = { $decks ->
    [one] Cinstit: 1 pachet verificat, care rezultă din secretul promis.
    [few] Cinstit: { $decks } pachete verificate, toate rezultă din secretul promis.
   *[other] Cinstit: { $decks } de pachete verificate, toate rezultă din secretul promis.
}
web-fair-none = Meciul acesta nu are o promisiune de verificat.
web-fair-hidden = Secretul nu a fost încă dezvăluit.
web-fair-broken = Secretul nu este cel promis.
web-fair-deck = Cărțile turei { $deal } nu rezultă din secret.

# ---- Învățare

web-how-it-goes = Cum se joacă
web-words = Cuvinte
web-contents = Pe pagina asta
web-example-bids = licitații
web-example-before = înainte de tura asta
web-example-blind = zis pe nevăzute
web-example-dealer = cine împarte
web-example-done = atât
web-example-hand = în mână
web-example-in = cine joacă
web-example-leader = cine iese
web-example-legal = se poate juca
web-example-may-sing = poate cânta
web-example-nobody = nimeni
web-example-options = opțiune
web-example-phase = etapă
web-example-pile = luate
web-example-play = se joacă
web-example-players = jucători
web-example-points = puncte
web-example-preset = presetare
web-example-program = Același lucru ca program
web-example-refused = se refuză
web-example-stock = pachet
web-example-taker = cine a luat mâna
web-example-trick = pe masă
web-example-trump = atu
web-example-turn = e rândul lui
web-example-turnup = cartea întoarsă
web-example-variants = variantă
web-example-won = mâini până acum

# ---- Setări

web-your-name = Numele tău
web-guest-name = Oaspete { $number }
web-name-kept = Acum ești { $name }.
web-language = Limbă
web-cards = Cărți
web-deck-two = două culori
web-deck-four = patru culori
web-deck-two-big = mari, două culori
web-deck-four-big = mari, patru culori
web-felt = Postav
web-felt-light = luminos
web-felt-dark = întunecat
web-felt-contrast = contrast mare
web-back = Spatele cărților
web-back-azulejo = faianță
web-back-weave = împletit
web-back-plain = simplu
web-twice = Joacă o carte cu două atingeri
web-sound = Sunet
web-motion = Cărțile zboară
web-account = Păstrează-ți numele cu o parolă
web-keep-name = O parolă pentru { $name }
web-password = Parolă
web-log-in = Intră cu numele tău
web-log-out = Ieși
web-hello-again = Salut, { $name }!
