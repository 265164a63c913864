# Ce scriu comenzile.

column-bids = nimerite
column-bot = bot
column-country = țară
column-decisions = decizii
column-game = joc
column-games = jocuri
column-ladder = puncte
column-loss = pierdere medie
column-loss-of-all = pierdere la toate
column-margin = diferență
column-meaning = ce înseamnă
column-option = opțiune
column-pairing = primul – al doilea
column-players = joacă
column-presets = Presetări
column-right = corecte
column-right-of-all = corecte din toate
column-soul = pe scurt
column-time = ms pe decizie
column-value = valoare
column-variants = Variante
column-won = primul câștigă
games-presets = presetări: { $names }
games-variants = variante: { $names }
games-hint = vaza games JOC spune mai multe despre unul, vaza rules JOC are regulile, vaza play JOC îl joacă.
game-seats = Jucători: { $players }, de obicei { $usual }; se joacă { $direction ->
    [clockwise] în sensul acelor de ceasornic
   *[counter] în sens invers acelor de ceasornic
}.
game-hint = Prima valoare a unei opțiuni e cea obișnuită. Încearcă: vaza play { $game } -o OPȚIUNE=VALOARE

simulate-title = { $game }, { $players } jucători la întâmplare, sămânța { $seed }
simulate-deals = ture
simulate-matches = meciuri terminate
simulate-length = ture pe meci
simulate-wins = câștigate de { $side }
simulate-points = puncte în medie, { $side }
simulate-note = ture cu: { $note }
simulate-speed = ture pe secundă
simulate-recorded = Un meci cu sămânța asta e în { $file }.

arena-title = { $game }, { $players } jucători, pe { $unit ->
    [deal] ture
    [set] partide
   *[match] meciuri
} · seria { $suite }
arena-resumed = Continuă după { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}.
arena-calibrating = Se caută câte simulări durează cât { $bot } ...
arena-playing = { $bot } joacă drept { $playing }.
arena-share = { $first } câștigă { $share } % ± { $half } cu { $second }
arena-line = { $done } %: { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, { $standing }
arena-games = { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
arena-fair = Partea cuvenită e { $fair } %. În paranteze, intervale de 95 % din ture reeșantionate; diferența e în puncte pe joc.
arena-rungs = Puncte ca la Elo, { $foot } la 0: 400 în plus înseamnă zece la unu. Timpul e de procesor.
arena-time = Timpul e de procesor, pe decizie cu alegere.
arena-estimate = { $value } [{ $low }; { $high }]
arena-written = Rezultatul e în { $file }.
arena-stopped = Oprit; ca să continui: vaza arena --resume { $file }
arena-stopped-for-good = Oprit; cu --out FIȘIER.json o rulare se poate continua.
arena-pair = { $first } – { $second }
optimality-title = { $game }, { $players } jucători, decizii izolate · seria { $suite }
optimality-line = { $tier }: { $number } din { $wanted ->
    [one] 1 decizie
    [few] { $wanted } decizii
   *[other] { $wanted } de decizii
}, ture: { $deals }
optimality-exact = Exacte: din { $looked ->
    [one] 1 decizie
    [few] { $looked } decizii
   *[other] { $looked } de decizii
} fără nimic de ghicit s-au rezolvat { $agreed }, hotărâtoare sunt { $decisive }.
optimality-consensus = Consens: din { $looked ->
    [one] 1 decizie
    [few] { $looked } decizii
   *[other] { $looked } de decizii
}, cei doi judecători (simulări: câte { $playouts }) cad de acord la { $agreed }, hotărâtoare sunt { $decisive }.
optimality-note = Hotărâtoare: cea mai bună o întrece pe următoarea cu 0,02 dintr-o tură câștigată și cu trei erori standard. Corectă: la cel mult { $near } de cea mai bună. În paranteze, intervale de 95 %; părțile lui random sunt calculate, nu jucate.
optimality-stopped = Oprit; ce s-a judecat până acum e mai sus.
arena-plot-title = { $game }, { $players } jucători
arena-plot-note = { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} pe { $unit ->
    [deal] câte o tură
    [set] câte o partidă
   *[match] câte un meci
}, seria { $suite }; barele sunt intervale de 95 %, din ture reeșantionate
arena-plot-shares = Cât câștigă primul
arena-plot-percent = % câștigat; linia întreruptă e partea cuvenită
arena-plot-ladder = Clasament
arena-plot-points = puncte ca la Elo

hint-turn = Urmează { $seat }. { $question }
hint-value = { $value } ± { $spread }
hint-only = altceva nu se poate
hint-best = cel mai bine
hint-equal = la fel de bine
hint-slight = puțin mai rău, cu { $cost }
hint-clear = mai rău, cu { $cost }
hint-blunder = o greșeală care costă { $cost }
hint-scale = De la o tură pierdută la una câștigată e 1,00; ± e eroarea standard.
legal-turn = Urmează { $seat }. { $question }
legal-cards = Se poate juca: { $cards }
legal-call = Se poate zice: { $call } ({ $meaning })
legal-refused = { $actions } nu: { $reason }

verify-replayed = Meciul se repetă rând cu rând așa cum e scris: { $deals ->
    [one] 1 tură
    [few] { $deals } ture
   *[other] { $deals } de ture
}.
verify-decks = { $shuffles ->
    [one] S-a scos din nou 1 amestec sau sorț
    [few] S-au scos din nou { $shuffles } amestecuri și sorți
   *[other] S-au scos din nou { $shuffles } de amestecuri și sorți
}, și totul e la fel.
verify-fair = Secretul dezvăluit are hashul promis: { $commitment }
verify-fair-proves = Asta dovedește că pachetele au fost hotărâte de acel secret și de sărurile jucătorilor, nu alese ulterior.
verify-fair-limits = Nu dovedește că promisiunea a fost publicată înaintea sărurilor, nici că nimeni de la casă nu s-a uitat în cărți: compară angajamentul cu cel care ți-a fost arătat înainte de prima tură.
verify-seed = Toate pachetele ies din sămânța { $seed }. O sămânță nu dovedește nimic: cine a ales-o putea să încerce multe și s-o păstreze pe cea care i-a plăcut.

replay-title = { $game }: { $players }
replay-differs = La masa asta: { $words }.
replay-deal = Tura { $number }
replay-hand = { $seat } are { $cards }
replay-empty = Nu s-a jucat nicio tură.
replay-keys = Enter înainte · p înapoi · d tura următoare · q ieșire
match-won = { $number ->
    [one] Meciul e câștigat de { $sides }.
    [few] Meciul e împărțit între { $sides }.
   *[other] Meciul e împărțit între { $sides }.
}
match-quit = { $seat } s-a ridicat de la masă: meciul a rămas neterminat, fără învingător.
match-abandoned = Meciul a rămas neterminat și nu are învingător.
match-unfinished = Meciul nu s-a terminat.
match-prizes = În cenți: { $prizes }

choice-cards = Cărți: { $cards }
choice-call = { $call } – { $meaning }

# ---- Numbers

number-decimal = { "," }
number-thousands = { "." }
