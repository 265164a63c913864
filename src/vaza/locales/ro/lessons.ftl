# O primă tură din fiecare joc: ce se spune în timp ce se joacă. Vezi docs/languages.md.

# ---- Sueca

lesson-sueca-deal = Sueca se joacă doi contra doi: Eva, din fața ta, e partenera ta. Atu e romb, după cum arată 6♦ al Evei. Împreună vreți peste 60 din cele 120 de puncte. Iese Leo.
lesson-sueca-seven = Leo iese cu K♥. Trebuie să dai la culoare, iar inimi roșii ai trei. De sus în jos: A 7 K J Q 6 5 4 3 2. Șeptarul vine imediat după as! Ce inimă joci?
lesson-sueca-seven-why = 7♥ bate popa, iar mai tare e numai asul. Asul face 11 puncte, șeptarul 10, popa 4, valetul 3, dama 2.
lesson-sueca-jack = Eva a pus asul deasupra: 28 de puncte pentru voi doi, dintr-o singură mână! Cine ia mâna iese în următoarea.
lesson-sueca-small = Eva iese cu 6♥ și deocamdată câștigă. Iar inimă roșie. Ai 4♥ și 2♥, care nu fac niciun punct.
lesson-sueca-small-why = Dă-o întâi pe cea mai slabă, 2♥. Un patru poate bate cândva un trei.
lesson-sueca-void = Rui nu mai are inimi roșii, așa că putea juca orice. O carte care nu dă la culoare și nici nu taie nu poate câștiga: mâna e a Evei.
lesson-sueca-forced = Eva iese cu Q♣. K♣ e singura ta treflă, deci n-ai ce alege: cine poate da la culoare dă.
lesson-sueca-load = Rui a luat treflele și a ieșit cu 7♠, dar Eva l-a bătut cu A♠. Tu joci la urmă: nu o mai poate bate nimeni. Ce-i dăruiești partenerei?
lesson-sueca-load-why = K♠ e un cadou: încă 4 puncte pentru voi. Când partenera câștigă sigur, încarcă mâna.
lesson-sueca-partner = Eva iese cu 7♣, iar A♣ s-a dus: îl bate numai un atu. N-ai trefle, deci poți juca orice, chiar și atu. Gândește-te întâi: a cui e mâna asta?
lesson-sueca-partner-why = E a Evei, așa că n-o tăia! A♦ și 7♦ vor prinde bine mai târziu. J♠ îi aduce 3 puncte.
lesson-sueca-trumped = Ghinion: nici Rui n-avea trefle și a tăiat cu 5♦. Cel mai mic atu bate cea mai bună carte de altă culoare.
lesson-sueca-lost = Leo a tăiat cu 4♦, deci mâna e a lor. Tot trebuie să dai inimă neagră: Q♠ sau 6♠?
lesson-sueca-lost-why = Celorlalți nu le da nimic: 6♠ face 0, Q♠ le-ar aduce 2 puncte.
lesson-sueca-no-choice = Leo iese cu 5♥. Ți-a rămas o singură inimă roșie, 4♥, și trebuie jucată.
lesson-sueca-trump-led = Rui iese cu un atu, K♦, iar Leo pune J♦. Ai A♦ și 7♦ și joci la urmă. Care ajunge?
lesson-sueca-trump-led-why = 7♦ bate deja popa, iar A♦ poate aștepta. Mâna aduce 17 puncte și se fac 70: peste 60, tura e a voastră!
lesson-sueca-last-trump = Tu ieși, cu A♦ și Q♠ în mână. Mai sunt atuuri la ceilalți. Și acum?
lesson-sueca-last-trump-why = A♦ e cea mai tare carte. Câștigă sigur și scoate ultimele atuuri, așa că poate câștiga și Q♠.
lesson-sueca-last = Toate cele zece atuuri s-au dus: poate câștiga chiar și Q♠. Joac-o!
lesson-sueca-end = 88 de puncte la 32! Cu peste 60 câștigi tura și un punct de meci, cu peste 90 două, cu toate cele 120 patru. Cu patru câștigi meciul. Acum știi Sueca!

# ---- Septica

lesson-septica-lead = La Septică nu contează culoarea, ci numai ce carte e. Decarii și așii fac câte un punct, opt cu totul; restul nu face nimic. Tu ieși: joacă ceva de care nu-ți pare rău.
lesson-septica-lead-why = Doi valeți sunt un început bun: n-ai ce punct să pierzi, iar al doilea răspunde dacă Rui îl taie pe primul. Să ieșim cu J♥.
lesson-septica-rank = Rui te-a tăiat cu J♠. O carte la fel ca prima taie, orice culoare ar avea. Acum tu: tai sau pasezi?
lesson-septica-rank-why = J♦ taie din nou: e tot valet. Nu face niciun punct, deci n-ai mare lucru de pierdut.
lesson-septica-seven = Un șeptar! Șeptarii sunt jokeri și taie orice. N-ai nici valet, nici șeptar, deci poți doar să pasezi.
lesson-septica-refill = Rui a zis stop și a luat mâna. Nu era niciun punct în ea. Apoi ați tras amândoi până la patru cărți și iese el.
lesson-septica-ten = Rui iese cu 10♠: un punct! Îl taie decarii și șeptarii. Tu ai 10♣.
lesson-septica-ten-why = Luptă pentru puncte. Cu 10♣ sunt două pe masă și ar fi ale tale.
lesson-septica-eight = Șeptarul lui Rui preia mâna. Dar numără: pe masă sunt trei cărți. La trei, șase sau nouă taie și un optar!
lesson-septica-eight-why = 8♦ taie tocmai acum, cu trei cărți pe masă, iar două puncte merită.
lesson-septica-beaten = Al treilea șeptar al lui Rui! N-ai răspuns și poți doar să pasezi. Două puncte pentru el, dar a mai rămas un singur șeptar în joc.
lesson-septica-again = Rui iese cu alt decar, 10♦, iar tu ai tras 10♥.
lesson-septica-again-why = 10♥ îl ia. Sunt două puncte de câștigat și aproape nimic nu mai poate răspunde.
lesson-septica-free = Două puncte la fiecare și ieși tu. Ai trei nouari și nimic care să conteze.
lesson-septica-free-why = Ieși cu 9♥. Dacă Rui îl taie, mai ai doi nouari cu care să răspunzi.
lesson-septica-go-on = Rui a pasat. Poți să zici stop și să iei mâna sau să continui cu alt nouar.
lesson-septica-go-on-why = Continuă cu 9♦. Nu costă nimic și tragi încă o carte nouă: aștepți ași și ultimul șeptar.
lesson-septica-stop = Rui a pasat iar. Cu a treia carte pe masă ar tăia și optarii lui. Continui sau zici stop?
lesson-septica-stop-why = Zi stop. A treia carte deschide ușa oricărui optar, iar aici nu e niciun punct de câștigat.
lesson-septica-nine = Tu ieși din nou. Caută o carte fără punct pe care Rui cu greu o poate tăia.
lesson-septica-nine-why = Ieși cu nouarul. Aproape toți s-au dus, deci aproape nimic nu-l taie.
lesson-septica-eights = Tot tu ieși și tragi: e bine. Acum ai doi optari. Când se iese cu un optar, îl taie optarii și șeptarii.
lesson-septica-eights-why = Ieși cu 8♣. Dacă Rui îl taie, răspunde 8♠.
lesson-septica-answer = Rui te-a tăiat cu 8♥. Răspunzi sau o lași?
lesson-septica-answer-why = 8♠ ia mâna înapoi și nu costă niciun punct. Ieși iar tu și tragi primul.
lesson-septica-keep = Uite ce a venit: A♠ și 7♣, ultimul șeptar! Cu ce ieși?
lesson-septica-keep-why = K♥ nu face nimic. Asul și șeptarul rămân pentru mâini cu puncte.
lesson-septica-let-go = Numai șeptarul tău ar lua mâna, iar pe masă nu e niciun punct.
lesson-septica-let-go-why = Pasează. Un șeptar dat pe nimic e un șeptar pierdut.
lesson-septica-queen = Rui iese cu Q♣. O poți tăia cu Q♦ sau cu șeptarul, ori poți pasa.
lesson-septica-queen-why = Încearcă Q♦, nu face nimic. Șeptarul rămâne acasă.
lesson-septica-count = Pachetul s-a terminat și e 2 la 2: decid cei patru ași. Rui iese cu A♥. Tu ai A♠ și 7♣, deci ceilalți doi ași sunt la el.
lesson-septica-count-why = Lasă-l pe ăsta. Dacă lupți acum, mai are doi ași cu care să răspundă. După următorul îi rămâne doar unul.
lesson-septica-now = Alt as, A♦. Rui are acum 3 puncte și îi mai trebuie două. Mai are un as în mână.
lesson-septica-now-why = Acum A♠! Dacă răspunde cu ultimul as, șeptarul tău îl taie și pe acela.
lesson-septica-joker = Iată-l: A♣. Trei ași pe masă!
lesson-septica-joker-why = 7♣ taie tot, iar alt șeptar care să-l taie nu mai e. Trei puncte pentru tine.
lesson-septica-over = 5 puncte la 3: tura e a ta, orice ar veni. Mai ai două cărți.
lesson-septica-over-why = Nu mai contează. Să jucăm întâi K♦.
lesson-septica-end = 5 la 3, un punct de joc pentru tine! Toate opt sunt marț și aduc trei; la patru la patru se joacă din nou. Cine ajunge primul la 11 câștigă meciul. Acum știi Septica!

# ---- Guiñote

lesson-guinote-deal = Guiñote în doi: câștigă cine face 101. 10B stă cu fața în sus sub pachet, deci atu e bastos. De sus în jos: As 11 puncte, Tres 10, Rey 4, Caballo 2, Sota 3, apoi 7 6 5 4 2, fără puncte.
lesson-guinote-free = Rui iese cu 12E, Rey de espadas. Cât ține pachetul poți juca orice carte: nu trebuie nici să dai la culoare, nici să tai. Merită un atu?
lesson-guinote-free-why = Pentru 4 puncte, nu. Aruncă 2C, cea mai mică, și păstrează cărțile tari.
lesson-guinote-take = Rui iese cu 12O, care face 4 puncte. O bat și 3O, și 1O.
lesson-guinote-take-why = 3O o ia: 14 puncte dintr-o dată. 1O rămâne, cea mai tare carte de oros.
lesson-guinote-swap = Ai luat o mână și ai tras o carte. Ai 7B, șeptarul de atu: înainte să ieși îl poți schimba pe cartea întoarsă, 10B.
lesson-guinote-swap-why = Schimbă! 10B e mai tare, face 3 puncte, iar cu Rey de bastos ar fi un cante.
lesson-guinote-lead = Tu ieși. Caută cea mai mică dintre cărțile fără puncte, dar nu atu.
lesson-guinote-lead-why = Pierde ce nu costă nimic, întâi ce e mai mic. Cărțile tari așteaptă până e ceva de câștigat.
lesson-guinote-caballo = În afară de atuuri nu mai ai cărți fără puncte. 11O și 11C costă câte 2 puncte. Care e mai sigură?
lesson-guinote-caballo-why = 11O: nicio carte de oros n-o bate, fiindcă 12O și 3O s-au dus, iar 1O e la tine.
lesson-guinote-save = Rui iese cu un atu mic, 4B. L-ai putea bate, dar nu e nimic în mâna asta.
lesson-guinote-save-why = Păstrează atuurile pentru un As sau un Tres. 11C și 11E costă la fel: aruncă 11C.
lesson-guinote-save-again = Alt atu mic, 2B. Gândește ca mai înainte.
lesson-guinote-save-again-why = 7E nu face nimic, deci pleacă. Atuurile tale așteaptă ceva mai bun.
lesson-guinote-trump-ace = Iată-l: Rui iese cu 1E, 11 puncte! Iar tu ai tras 12B. Cu ce îl iei?
lesson-guinote-trump-ace-why = Cu 5B, cel mai mic atu al tău: orice atu bate un As de altă culoare. 12B și 10B rămân împreună, vezi imediat de ce.
lesson-guinote-forty = Ai Rey și Sota de atu, 12B și 10B, și ai luat ultima mână: acum poți cânta. Las cuarenta!
lesson-guinote-forty-why = Cântă acum: 40 de puncte pentru două cărți arătate. În altă culoare ar fi 20. Și se cântă numai după ce ai luat o mână.
lesson-guinote-win = Rui iese cu 2E. Poți lua mâna fără atu?
lesson-guinote-win-why = 11E o bate și își aduce acasă cele 2 puncte.
lesson-guinote-cheapest = Tu ieși și totul în afară de 6B face puncte. Ce carte e ieftină și sigură?
lesson-guinote-cheapest-why = 10O costă 3 puncte, mai puțin decât 12C, și n-o bate altă carte de oros decât 1O de la tine.
lesson-guinote-arrastre = Pachetul s-a terminat: începe arrastre. De acum trebuie să dai la culoare, să bați dacă poți și să tai dacă n-ai culoarea. Ai 89 de puncte. Tu ieși.
lesson-guinote-arrastre-why = 5C nu face nimic. Lasă-l pe Rui să-și cheltuie cărțile mari cât le păstrezi pe ale tale.
lesson-guinote-follow = Rui iese cu 3B, un atu, deci trebuie să joci atu. Niciunul dintre ale tale nu-l bate.
lesson-guinote-follow-why = 6B nu face nimic. Nu-i da 10B sau 12B.
lesson-guinote-dear = Acum 1B, cea mai tare carte. Unul dintre cele două atuuri trebuie să plece.
lesson-guinote-dear-why = 10B costă 3 puncte; 12B costă 4 și e cel mai tare dintre ele. Păstrează 12B.
lesson-guinote-must-beat = Rui iese cu 11B. Cine poate bate trebuie să bată, iar 12B poate: 95 de puncte.
lesson-guinote-two = Îți trebuie 6 puncte și ai două cărți. Rui a tras 7B, ultimul atu, de sub pachet, iar cine a numărat știe: cealaltă carte a lui e de copas. 1O sau 12C?
lesson-guinote-two-why = Întâi 1O. Rui trebuie să taie cu 7B și apoi să iasă cu cartea de copas, iar 12C ia ultima mână.
lesson-guinote-ten-last = Rui iese cu 4C. 12C o bate, iar ultima mână aduce încă zece puncte: las diez de últimas!
lesson-guinote-end = 109 la 61, partida e a ta! Se câștigă cu 101, dacă 30 vin din cărți. Două partide fac coto, adică meciul. Acum știi Guiñote!

# ---- SobeSobe

lesson-sobesobe-blind = Toți încep cu 20 de puncte și vor să scape de ele: fiecare mână te coboară. Tu ești gazda și zici atuul. Pe nevăzute, înainte de cărți, se pune dublu. Sau aștepți și te uiți.
lesson-sobesobe-blind-why = Așteaptă. Pe nevăzute e un risc pentru altă dată.
lesson-sobesobe-trump = A♥ și 4♥ sunt primele tale două cărți. Acum zi atuul. O mână face 1 punct; cu inimă roșie atu, 2.
lesson-sobesobe-trump-why = Inimă roșie! Ai asul, deci o mână e sigură și face 2. Fără nicio mână, gazda ar urca cu 20.
lesson-sobesobe-in = Acum ceilalți se uită la cele două cărți și zic „intru” sau „stau”. Cine joacă și nu ia nicio mână urcă; cine stă rămâne cu punctele lui.
lesson-sobesobe-exchange = Cine a intrat are acum cinci cărți. Poți schimba până la trei: marchează-le, apoi apasă butonul.
lesson-sobesobe-exchange-why = Lasă jos 5♦ și Q♠, cele mai slabe. Așii și al doilea atu rămân.
lesson-sobesobe-ace = Ai tras 4♦ și 5♣. Acum tu ieși și e o regulă strictă: cine are asul de atu trebuie să iasă cu el.
lesson-sobesobe-clubs = Ai deja o mână, deci nu mai poți urca. Și acum?
lesson-sobesobe-clubs-why = A♣ e cea mai bună treflă. Joac-o repede, până nu rămâne cineva fără trefle și o taie.
lesson-sobesobe-spare = Două mâini! Ți-au rămas 4♥, 4♦ și 5♣.
lesson-sobesobe-spare-why = Păstrează 4♥, ultimul tău atu: va fi nevoie de el. 4♦ și 5♣ sunt la fel de mici; să ieșim cu 4♦.
lesson-sobesobe-cut = Rui n-avea romburi și a luat-o cu 2♥. Cine nu poate da la culoare trebuie să taie, dacă are atu.
lesson-sobesobe-must-cut = Rui iese cu A♠. N-ai inimă neagră, dar ai un atu: trebuie să tai. 4♥ ia asul!
lesson-sobesobe-last = Ieși cu ultima carte, 5♣. Dacă nimeni nu poate da la culoare sau tăia, câștigă chiar și un cinci.
lesson-sobesobe-end = Patru mâini a câte 2 puncte: de la 20 cobori la 12! Rui a luat una; Leo niciuna și urcă cu 10. Eva a stat și rămâne la 20. La 0 se termină meciul și câștigă cine are cel mai puțin. Acum știi SobeSobe!

# ---- Fodinha

lesson-fodinha-deal = La Fodinha zici câte mâini o să faci, apoi trebuie să faci exact atâtea. Turele cresc: în a patra ai patru cărți. 7♠ e întors, deci atu e inimă neagră. Primul zice Rui.
lesson-fodinha-bid = Tu împarți, deci zici la urmă. Ceilalți au zis 0, 0 și 3. Licitațiile nu pot face la un loc cele patru mâini, deci 1 e interzis. De sus în jos: 3 2 A K J Q 7 6 5 4. Cât fac cărțile tale?
lesson-fodinha-bid-why = Zi 2. 3♠ e cea mai bună carte, iar Q♠ e un atu bun. Treflele tale cu greu vor lua ceva.
lesson-fodinha-order = Iese Rui. Dacă poți, trebuie să dai la culoare. Dacă nu, tai sau arunci o carte, cum vrei.
lesson-fodinha-follow = S-a ieșit la treflă, dar Leo a tăiat cu 5♠. Trebuie să dai o treflă, care nu poate câștiga. 6♣ sau 4♣?
lesson-fodinha-follow-why = 6♣, cea mai mare. O carte care ar putea lua o mână nedorită e un pericol.
lesson-fodinha-win = Leo iese cu J♦, iar tu n-ai romburi. Îți trebuie două mâini și au rămas trei.
lesson-fodinha-win-why = Taie cu Q♠. 3♠ câștigă oricând vrei, deci poate aștepta.
lesson-fodinha-lose = O mână făcută, mai trebuie una și ieși tu. Întâi 3♠ sau 4♣?
lesson-fodinha-lose-why = Acum 4♣. Ca ultimă carte ar putea câștiga din greșeală, iar o mână în plus costă cât una în minus.
lesson-fodinha-almost = A luat-o Leo. A rămas o mână, de care are nevoie și el: a zis 3 și are 2.
lesson-fodinha-last = Leo iese cu 2♦, dar 3♠ îl taie. Exact două!
lesson-fodinha-end = Două zise, două făcute: 10 puncte și încă unul pentru fiecare mână. Leo a greșit și pierde 5. Turele cresc, apoi scad; câștigă cine are cele mai multe puncte. Acum știi Fodinha!
