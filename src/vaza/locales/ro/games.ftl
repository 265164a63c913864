# Jocurile: pe scurt, țări, variante, presetări și opțiuni.

game-fodinha-soul = Zi câte mâini o să faci, apoi fă fix atâtea.
game-guinote-soul = Tragi și cânți cât ține pachetul, apoi dai la culoare, bați și tai până la 101.
game-septica-soul = Aceeași carte ca prima sau un șeptar; contează doar decarii și așii.
game-sobesobe-soul = De la 20 la 0: zici atuul, intri sau stai pe margine, schimbi cărți, faci mâini.
game-sueca-soul = Patru la masă, doi contra doi, zece mâini și niciun cuvânt partenerului.

country-br = Brazilia
country-es = Spania
country-pt = Portugalia
country-ro = România

variant-septica-pairs = în patru, doi contra doi
variant-septica-speed = câte trei cărți în mână și 15 secunde de gândire

preset-fodinha-bar = ca prin barurile din Brazilia: manilhas și cinci vieți în loc de puncte
preset-fodinha-standard = regulile așa cum le spune pagina
preset-guinote-aragon = ca în Aragon: arrastre mai liber, cântă și partenerul, trei partide
preset-guinote-standard = regulile așa cum le spune pagina
preset-septica-romania = ca la noi: fiecare dă o carte la rândul lui, optarii nu taie niciodată
preset-septica-standard = regulile așa cum le spune pagina
preset-sobesobe-sobe-e-desce = Sobe e Desce: trefla se pune dublu și inima roșie obligă
preset-sobesobe-standard = regulile așa cum le spune pagina
preset-sueca-standard = regulile așa cum le spune pagina

option-fodinha-full-deck = dacă se pot împărți toate cărțile
option-fodinha-full-deck-on = la turele mari se dau toate cele 40 de cărți; dacă nu rămâne niciuna, ultima carte a celui care împarte arată atuul
option-fodinha-hook = dacă cel care împarte poate face suma egală cu mâinile
option-fodinha-hook-off = cel care împarte poate zice orice
option-fodinha-lives = câte vieți are fiecare; cu 0 se joacă pe puncte
option-fodinha-lives-number = fiecare are { $value ->
    [one] 1 viață
    [few] { $value } vieți
   *[other] { $value } de vieți
} și pierde una pentru fiecare mână diferență; câștigă cine rămâne ultimul
option-fodinha-manilha = ce hotărăște o mână
option-fodinha-manilha-on = fără atu, nu se dă la culoare: manilhas bat tot, apoi doar rangul, iar egalele se anulează
option-fodinha-tiebreak = cine câștigă la totaluri egale
option-fodinha-tiebreak-most-made = la totaluri egale câștigă cine a nimerit mai des

option-guinote-card-minimum = câte puncte trebuie să vină din cărți
option-guinote-card-minimum-0 = o partidă se poate câștiga și fără puncte din cărți
option-guinote-coto = cu câte partide se câștigă meciul
option-guinote-coto-3 = meciul se câștigă cu trei partide
option-guinote-count-at-end = când se numără prima tură a unei partide
option-guinote-count-at-end-on = prima tură a unei partide se numără abia la sfârșit
option-guinote-free-undertrump = ce face cine nu poate tăia peste
option-guinote-free-undertrump-on = fără culoare și fără atu mai mare joci orice carte
option-guinote-lowest-when-beaten = ce face cine nu poate lua mâna
option-guinote-lowest-when-beaten-on = dacă nu poți lua mâna, joci cea mai mică dintre cărțile permise
option-guinote-partner-exempt = dacă trebuie să-ți bați partenerul
option-guinote-partner-exempt-on = cât timp câștigă partenerul nu trebuie nici să bați, nici să tai
option-guinote-partner-sings = cine poate cânta
option-guinote-partner-sings-on = poate cânta și partenerul celui care a luat mâna
option-guinote-renuncio = ce se întâmplă cu o mutare contra regulilor
option-guinote-renuncio-loses = cine joacă contra regulilor pierde partida pe loc
option-guinote-sota-high = care e mai mare, Sota sau Caballo
option-guinote-sota-high-on = Sota bate Caballo
option-guinote-target = cu câte puncte se câștigă o partidă
option-guinote-target-number = o partidă se câștigă cu { $value ->
    [one] 1 punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}

option-septica-eights = când taie optarii
option-septica-eights-never = optarii nu taie niciodată
option-septica-pass = ce face cine nu vrea să taie
option-septica-pass-plays = fiecare dă o carte la rândul lui, fie că taie, fie că nu
option-septica-tied = ce înseamnă 4–4
option-septica-tied-last-trick = la 4–4 cine a luat ultima mână primește un punct

option-sobesobe-discards = unde se duc cărțile schimbate
option-sobesobe-discards-dead = cărțile schimbate ies din joc
option-sobesobe-double-suit = atuul la care mâinile se pun dublu
option-sobesobe-double-suit-clubs = mâinile se pun dublu la atu treflă, nu la inimă roșie
option-sobesobe-double-suit-diamonds = mâinile se pun dublu la atu romb, nu la inimă roșie
option-sobesobe-double-suit-spades = mâinile se pun dublu la atu inimă neagră, nu la inimă roșie
option-sobesobe-max-rounds = după câte ture se termină meciul; cu 0 se joacă până ajunge cineva la 0
option-sobesobe-max-rounds-number = meciul se termină după cel mult { $value ->
    [one] 1 tură
    [few] { $value } ture
   *[other] { $value } de ture
}
option-sobesobe-oblige-suit = atuul la care toată lumea trebuie să joace
option-sobesobe-oblige-suit-diamonds = la atu romb joacă toată lumea, nu la treflă
option-sobesobe-oblige-suit-hearts = la atu inimă roșie joacă toată lumea, nu la treflă
option-sobesobe-oblige-suit-spades = la atu inimă neagră joacă toată lumea, nu la treflă

option-sueca-dealing = cum se împart cărțile
option-sueca-dealing-b = în pachete de câte zece; cartea de deasupra arată atuul
option-sueca-dealing-dealer = cine împarte alege între cele două metode, înainte de orice carte
option-sueca-renuncio = ce se întâmplă cu o mutare contra regulilor
option-sueca-renuncio-loses = cine joacă contra regulilor pierde pe loc tura și 4 puncte de meci
option-sueca-sweep = ce trebuie ca 120 de puncte să aducă patru
option-sueca-sweep-all-tricks = doar toate cele zece mâini aduc patru; 120 cu o mână pierdută aduce două
option-sueca-team-draw = cum se fac perechile
option-sueca-team-draw-on = perechile se trag la sorți: cea mai mare carte joacă cu cea mai mică
option-sueca-tie = ce face 60–60 cu tura următoare
option-sueca-tie-none = după 60–60 tura următoare se pune ca de obicei
option-sueca-tie-stacks = egalurile 60–60 se adună: tura următoare se dublează pentru fiecare egal la rând
