# What the commands print.

column-bids = bids made
column-bot = bot
column-country = country
column-decisions = decisions
column-game = game
column-games = games
column-ladder = points
column-loss = mean loss
column-loss-of-all = loss of all
column-margin = margin
column-meaning = meaning
column-option = option
column-pairing = first – second
column-players = players
column-presets = Presets
column-right = right
column-right-of-all = right of all
column-soul = in a line
column-time = ms a decision
column-value = value
column-variants = Variants
column-won = first wins
games-presets = presets: { $names }
games-variants = variants: { $names }
games-hint = vaza games GAME tells more about one, vaza rules GAME has its rules, vaza play GAME plays it.
game-seats = { $players } players, usually { $usual }; play goes { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}.
game-hint = The first value of an option is the standard one. Try: vaza play { $game } -o OPTION=VALUE

simulate-title = { $game }, { $players } random players, seed { $seed }
simulate-deals = deals
simulate-matches = matches finished
simulate-length = deals per match
simulate-wins = won by { $side }
simulate-points = mean points, { $side }
simulate-note = deals with: { $note }
simulate-speed = deals per second
simulate-recorded = One match with this seed is in { $file }.

arena-title = { $game }, { $players } players, playing for { $unit ->
    [deal] deals
    [set] sets
   *[match] matches
} · suite { $suite }
arena-resumed = Going on after { $games } games.
arena-calibrating = Finding playouts that take as long as { $bot } ...
arena-playing = { $bot } plays as { $playing }.
arena-share = { $first } wins { $share } % ± { $half } against { $second }
arena-line = { $done } %: { $games } games, { $standing }
arena-games = { $games } games
arena-fair = Fair is { $fair } %. Brackets hold 95 % intervals from resampled deals; a margin is in points a game.
arena-rungs = Points as in Elo, { $foot } at 0: 400 more are odds of ten to one. Time is processor time.
arena-time = Time is processor time for a decision with a choice.
arena-estimate = { $value } [{ $low }, { $high }]
arena-written = The result is in { $file }.
arena-stopped = Stopped; to go on: vaza arena --resume { $file }
arena-stopped-for-good = Stopped; with --out FILE.json a run can be resumed.
arena-pair = { $first } – { $second }
optimality-title = { $game }, { $players } players, single decisions · suite { $suite }
optimality-line = { $tier }: { $number } of { $wanted } decisions, { $deals } deals
optimality-exact = Exact: of { $looked } decisions with nothing left to guess { $agreed } were solved, { $decisive } are decisive.
optimality-consensus = Consensus: of { $looked } decisions both judges ({ $playouts } playouts each) agree on { $agreed }, { $decisive } are decisive.
optimality-note = Decisive: the best is better than the next by 0.02 of a won deal and by three standard errors. Right: within { $near } of the best. Brackets hold 95 % intervals; random's shares are computed, not rolled.
optimality-stopped = Stopped; what was judged so far is above.
arena-plot-title = { $game }, { $players } players
arena-plot-note = { $games } games for { $unit ->
    [deal] a deal
    [set] a set
   *[match] a match
} each, suite { $suite }; bars are 95 % intervals, deals resampled
arena-plot-shares = Share of wins of the first
arena-plot-percent = % won; the broken line is fair
arena-plot-ladder = Ladder
arena-plot-points = points as in Elo

hint-turn = { $seat } is to act. { $question }
hint-value = { $value } ± { $spread }
hint-only = the only thing to do
hint-best = best
hint-equal = just as good
hint-slight = a little worse, by { $cost }
hint-clear = worse, by { $cost }
hint-blunder = a mistake that costs { $cost }
hint-scale = 1.00 lies between a lost deal and a won one; ± is the standard error.
legal-turn = { $seat } is to act. { $question }
legal-cards = May be played: { $cards }
legal-call = May be said: { $call } ({ $meaning })
legal-refused = Not { $actions }: { $reason }

verify-replayed = The match replays line for line as it is written: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
verify-decks = { $shuffles ->
    [one] 1 shuffle or lot was
   *[other] { $shuffles } shuffles and lots were
} derived again, and every one is the same.
verify-fair = The revealed secret has the hash that was promised: { $commitment }
verify-fair-proves = This proves that the decks were fixed by that secret and the players' salts, and not chosen after the fact.
verify-fair-limits = It does not prove that the promise was published before the salts, nor that nobody at the house looked at the cards: compare the commitment with the one you were shown before the first deal.
verify-seed = All decks follow from seed { $seed }. A seed is no proof of fairness: whoever chose it could try many and keep the one they liked.

replay-title = { $game }: { $players }
replay-differs = At this table: { $words }.
replay-deal = Deal { $number }
replay-hand = { $seat } holds { $cards }
replay-empty = No deal was played.
replay-keys = Enter next · p previous · d next deal · q quit
match-won = { $number ->
    [one] The match is won by { $sides }.
   *[other] The match is shared by { $sides }.
}
match-quit = { $seat } left: the match was abandoned and has no winner.
match-abandoned = The match was abandoned and has no winner.
match-unfinished = The match is not finished.
match-prizes = In cents: { $prizes }

choice-cards = Cards: { $cards }
choice-call = { $call } – { $meaning }

# ---- Numbers

number-decimal = { "." }
number-thousands = { "," }
