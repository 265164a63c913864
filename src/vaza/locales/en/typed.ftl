# What may be typed besides the notation: alternatives with commas between them, the one that is shown first.
# Capitals and accents do not matter.

typed-bid = bid, say
typed-blind = blind
typed-done = done, nothing
typed-exchange = exchange, change
typed-in = in, play, join, yes
typed-keep = keep, stay
typed-method = method
typed-none = none, nothing after all
typed-of = of
typed-out = out, sit out, fold, no
typed-pass = pass, no
typed-show = show
typed-sing = sing
typed-stop = stop, take, enough
typed-swap = swap, exchange
typed-trump = trump, trumps
typed-wait = wait, look

typed-suit-french-h = hearts, heart
typed-suit-french-d = diamonds, diamond
typed-suit-french-c = clubs, club
typed-suit-french-s = spades, spade
typed-suit-spanish-o = oros, coins
typed-suit-spanish-c = copas, cups
typed-suit-spanish-e = espadas, swords
typed-suit-spanish-b = bastos, clubs

typed-rank-french-a = ace
typed-rank-french-j = jack, knave
typed-rank-french-k = king
typed-rank-french-q = queen
typed-rank-spanish-1 = as, ace
typed-rank-spanish-10 = sota, jack
typed-rank-spanish-11 = caballo, knight
typed-rank-spanish-12 = rey, king
