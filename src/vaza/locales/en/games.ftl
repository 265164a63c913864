# The games: their souls, countries, variants, presets and options.

game-fodinha-soul = Say how many tricks you will win, then win exactly that many.
game-guinote-soul = Draw and sing while the stock lasts, then follow, beat and trump to 101.
game-septica-soul = Match the first card or throw a seven; only tens and aces count.
game-sobesobe-soul = Race from 20 down to 0: name trumps, dare to play or sit out, exchange, win tricks.
game-sueca-soul = Four at the table, two against two, ten tricks, and not a word to your partner.

country-br = Brazil
country-es = Spain
country-pt = Portugal
country-ro = Romania

variant-septica-pairs = four players, two against two
variant-septica-speed = hands of three cards and a 15-second clock

preset-fodinha-bar = as in Brazilian bars: manilhas, and five lives instead of points
preset-fodinha-standard = the rules as the page tells them
preset-guinote-aragon = as in Aragón: freer arrastre, partners sing, three partidas
preset-guinote-standard = the rules as the page tells them
preset-septica-romania = as in Romania: everybody plays a card each turn, eights never beat
preset-septica-standard = the rules as the page tells them
preset-sobesobe-sobe-e-desce = Sobe e Desce: clubs count double and hearts oblige
preset-sobesobe-standard = the rules as the page tells them
preset-sueca-standard = the rules as the page tells them

option-fodinha-full-deck = whether every card may be dealt
option-fodinha-full-deck-on = the largest hands use all 40 cards; if none is left, the dealer's last card shows trump
option-fodinha-hook = whether the dealer's bid may make bids equal tricks
option-fodinha-hook-off = the dealer may bid anything
option-fodinha-lives = how many lives each player has; 0 plays for points
option-fodinha-lives-number = everybody has { $value ->
    [one] 1 life
   *[other] { $value } lives
} and loses one for each trick off; the last one alive wins
option-fodinha-manilha = what decides a trick
option-fodinha-manilha-on = no trump suit and no following: manilhas beat all, then rank alone, and equals cancel
option-fodinha-tiebreak = who wins when totals are equal
option-fodinha-tiebreak-most-made = equal totals: who made more bids wins

option-guinote-card-minimum = how many of the points must come from cards
option-guinote-card-minimum-0 = a partida may be won without any points from cards
option-guinote-coto = how many partidas win the match
option-guinote-coto-3 = three partidas win the match
option-guinote-count-at-end = when the first deal of a partida is counted
option-guinote-count-at-end-on = the first deal of a partida is counted only when it is over
option-guinote-free-undertrump = what a player does who cannot overtrump
option-guinote-free-undertrump-on = unable to follow or overtrump, play any card
option-guinote-lowest-when-beaten = what a player does who cannot beat the trick
option-guinote-lowest-when-beaten-on = unable to beat the trick, play the lowest card allowed
option-guinote-partner-exempt = whether you must beat your partner
option-guinote-partner-exempt-on = while your partner is winning you need neither beat nor trump
option-guinote-partner-sings = who may sing
option-guinote-partner-sings-on = the winner's partner may sing instead
option-guinote-renuncio = what happens to a play against the rules
option-guinote-renuncio-loses = a play against the rules loses the partida at once
option-guinote-sota-high = which is higher, Sota or Caballo
option-guinote-sota-high-on = the Sota beats the Caballo
option-guinote-target = how many points win a partida
option-guinote-target-number = { $value } points win a partida

option-septica-eights = when eights beat
option-septica-eights-never = eights never beat
option-septica-pass = what a player does who will not beat
option-septica-pass-plays = everybody plays a card each turn, beating or not
option-septica-tied = what 4–4 means
option-septica-tied-last-trick = at 4–4 the winner of the last trick scores one

option-sobesobe-discards = where exchanged cards go
option-sobesobe-discards-dead = exchanged cards are out of play
option-sobesobe-double-suit = the trump suit whose tricks count double
option-sobesobe-double-suit-clubs = clubs count double as trumps, not hearts
option-sobesobe-double-suit-diamonds = diamonds count double as trumps, not hearts
option-sobesobe-double-suit-spades = spades count double as trumps, not hearts
option-sobesobe-max-rounds = after how many rounds the match ends; 0 plays on until somebody is at 0
option-sobesobe-max-rounds-number = the match ends after { $value ->
    [one] 1 round
   *[other] { $value } rounds
} at the latest
option-sobesobe-oblige-suit = the trump suit that obliges everybody to play
option-sobesobe-oblige-suit-diamonds = diamonds as trumps oblige everybody to play, not clubs
option-sobesobe-oblige-suit-hearts = hearts as trumps oblige everybody to play, not clubs
option-sobesobe-oblige-suit-spades = spades as trumps oblige everybody to play, not clubs

option-sueca-dealing = how the cards are dealt
option-sueca-dealing-b = dealt in packets of ten, the top card showing trump
option-sueca-dealing-dealer = the dealer chooses between the two ways to deal, before any card
option-sueca-renuncio = what happens to a play against the rules
option-sueca-renuncio-loses = a play against the rules loses the deal and 4 match points at once
option-sueca-sweep = what 120 points need to score four
option-sueca-sweep-all-tricks = only all ten tricks score four; 120 with a trick lost scores two
option-sueca-team-draw = how partners are found
option-sueca-team-draw-on = partners are drawn: the highest card plays with the lowest
option-sueca-tie = what 60–60 does to the next deal
option-sueca-tie-none = after 60–60 the next deal counts as always
option-sueca-tie-stacks = 60–60 ties stack: the next deal counts double for each tie in a row
