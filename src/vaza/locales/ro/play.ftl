# Jocul la această tastatură: ce se spune înainte, între și după cărți.

error-already-seated = Ai deja loc la masa asta.
error-already-started = Meciul a început.
error-bad-clock = Ceasul e off, secunde pe mutare (30), sau secunde pe mutare și o rezervă pentru meci (10+60), nu „{ $text }”.
error-bad-people = Locuri sunt { $seats }, și { $people ->
    [one] 1 om nu încape
    [few] { $people } oameni nu încap
   *[other] { $people } de oameni nu încap
} de la locul { $seat } încolo.
error-cannot-keep = { $file } nu se poate folosi: { $reason }.
error-chair-taken = Acolo stă { $name }.
error-chairs-empty = { $chairs ->
    [one] Mai e 1 loc liber
    [few] Mai sunt { $chairs } locuri libere
   *[other] Mai sunt { $chairs } de locuri libere
}.
error-name-taken = La masa asta e deja cineva cu numele { $name }.
error-no-such-table = Nu e nicio masă în { $file }.
error-no-table-left = N-a rămas nicio masă neterminată: vaza play deschide una nouă.
error-not-a-table = Acesta nu e fișierul unei mese.
error-not-a-view = Nu asta poate vedea un loc din jocul ăsta ({ $text }).
error-not-at-table = Nu stai la masa asta.
error-not-between-deals = Tura încă se joacă.
error-not-certain = Nu e sigur: cineva îți mai poate lua o mână.
error-not-paused = Masa nu așteaptă pe nimeni.
error-not-your-cut = Nu tu tai acum pachetul.
error-nothing-to-play = Acum nu e nimic de jucat.
error-resume-with-game = --resume continuă la masa lăsată: nu mai scrie jocul și opțiunile lui.
error-salts-are-frozen = Meciul a început: nu se mai poate adăuga nimic la noroc.
error-table-damaged = Masa lăsată nu se poate citi ({ $reason }). Nu se pierde nimic: e pusă deoparte ca { $file }.
error-table-full = Toate locurile sunt ocupate.
error-table-in-use = La masa asta se joacă în altă fereastră ({ $file }).
error-table-paused = Masa așteaptă pe cineva plecat.
error-too-late = Răspunsul a venit prea târziu: jocul a mers mai departe.
error-you-are-away = Masa crede că ai plecat.

play-title = { $game }: { $names }
play-promise = Pachetele meciului ies dintr-un secret cu acest hash: { $commitment }
play-seed = Cărțile ies din sămânța { $seed }.
play-keys-plain = Scrie o carte ca { $style ->
    [spanish] 7O
   *[french] 7♥ sau 7h
}. ? spune ce poți face, h ce e mai bine, k ce mai poți cere.
play-more-keys = ? ce poți face · h un sfat · last ultima mână · score punctele · rules regulile · claim mâinile rămase · speed instant, quick sau natural · q pleci
play-your-cards = { $seat }, cărțile tale: { $cards }
play-no-cards = { $seat }, încă nu ai cărți.
play-marked = Puse deoparte: { $cards }
play-on-table = Pe masă: { $cards }. Câștigă { $seat }.
play-on-table-nobody = Pe masă: { $cards }. Nu câștigă nimeni.
play-trump = Atu: { $suit }.
play-turn-up = Atu: { $suit }, s-a întors { $card }.
play-stock = { $cards ->
    [one] O carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
} în pachet.
play-only-you = { $seat }, e rândul tău. Apasă Enter când te uiți doar tu.
play-seating = Locurile în ordinea jocului: { $names }.
play-cut = { $seat }, tu tai pachetul. Câte cărți ridici, de la 1 la { $highest }? (Enter lasă norocul)
play-cut-number = La tăiat zici un număr de la 1 la { $highest }, sau doar Enter.
play-time-up = S-a terminat timpul: masa a jucat pentru { $seat }.
play-table-played = Se putea face un singur lucru: masa a jucat pentru { $seat }.
play-claimed = { $seat } ia toate mâinile rămase.
play-score-title = După tura { $deal }:
play-score-line = { $side }: { $total } ({ $change }){ $detail ->
   *[none] .
    [some] , { $details }.
}
play-sat-out = { $side }: { $total }, pe margine.
play-noted = De ținut minte: { $notes }.
play-go-on = Apasă Enter pentru tura următoare, q ca să te ridici, sau scrie quit ca să închei meciul aici:
play-again = Apasă Enter pentru încă un meci cu aceiași, sau q ca să pleci:
play-quit-sure = Așa meciul se încheie fără învingător. Scrie quit încă o dată ca să confirmi:
play-last = Ultima mână: { $cards }. A luat-o { $seat }.
play-no-last = Încă n-a luat nimeni nicio mână.
play-speed = Boții joacă cu viteza: { $pace }.
play-bad-speed = Viteza e natural, quick sau instant.
play-thinking = Mă gândesc ...
play-hint-line = { $what }: { $verdict }
play-kept = Pe data viitoare. Masa ta e păstrată: vaza play --resume continuă la aceeași carte.
play-left = Pe data viitoare.
play-recorded = Meciul e păstrat în { $file }
play-verify = Secretul era { $secret }. vaza verify arată că toate pachetele au ieșit din el.
play-resumed = Înapoi la masă, la aceeași carte.
play-cut-off = Ultimul rând din fișierul mesei era scris pe jumătate și a fost aruncat.
play-clock = Ai { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pentru asta.
play-same-cards = Aceleași cărți încă o dată: vaza play { $game } --seed { $seed }

choose-game = Ce joc? Scrie numărul sau numele, sau q ca să pleci.
choose-line = { $number } { $name }: { $what }
choose-level = Cât de buni să fie boții? Enter alege { $default }.
choose-level-line = { $number } { $name }
choose-again = Scrie un număr de la 1 la { $highest }, sau un nume din listă.
level-easy = ușor
level-medium = mediu
level-hard = greu
level-expert = expert
