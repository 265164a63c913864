# Ce se poate scrie în loc de notație: variante despărțite prin virgule, întâi cea care se arată.
# Literele mari și semnele diacritice nu contează.

typed-bid = zic, licitez, fac
typed-blind = pe nevăzute, nevăzute, orb
typed-done = nimic, gata, nu schimb
typed-exchange = schimb, schimbă
typed-in = intru, joc, merg, da
typed-keep = păstrez, rămâne, las
typed-method = metoda
typed-none = totuși nimic
typed-of = de
typed-out = stau, stau pe margine, afară, ies, nu intru, nu
typed-pass = pas, pasez, trec, zic pas
typed-show = arăt, le arăt
typed-sing = cânt, cânt la
typed-stop = stop, iau, iau mâna, gata
typed-swap = schimb, schimb șeptarul
typed-trump = atu
typed-wait = aștept

typed-suit-french-h = inimă roșie, roșie, cupă
typed-suit-french-d = romb, caro, tobă
typed-suit-french-c = treflă, trefle
typed-suit-french-s = inimă neagră, neagră, pică
typed-suit-spanish-o = oros
typed-suit-spanish-c = copas
typed-suit-spanish-e = espadas
typed-suit-spanish-b = bastos

typed-rank-french-a = as
typed-rank-french-j = valet, juvete
typed-rank-french-k = popă, rege, riga
typed-rank-french-q = damă, regină
typed-rank-spanish-1 = as
typed-rank-spanish-10 = sota, valet
typed-rank-spanish-11 = caballo, cavaler
typed-rank-spanish-12 = rey, rege
