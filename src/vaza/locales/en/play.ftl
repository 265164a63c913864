# Playing at this keyboard: what is said before, between and after the cards.

error-already-seated = You sit at this table already.
error-already-started = The match has begun.
error-bad-clock = A clock is off, seconds a move (30), or seconds a move and a bank for the match (10+60), not “{ $text }”.
error-bad-people = There are { $seats } seats and no room for { $people ->
    [one] 1 person
   *[other] { $people } people
} from seat { $seat } on.
error-cannot-keep = { $file } cannot be used: { $reason }.
error-chair-taken = { $name } sits there.
error-chairs-empty = { $chairs ->
    [one] 1 chair is
   *[other] { $chairs } chairs are
} still empty.
error-name-taken = Somebody at this table is called { $name } already.
error-no-such-table = There is no table in { $file }.
error-no-table-left = No table was left unfinished: vaza play opens a new one.
error-not-a-table = This is not the file of a table.
error-not-a-view = This is not what a seat of this game can see ({ $text }).
error-not-at-table = You do not sit at this table.
error-not-between-deals = The deal is still on.
error-not-certain = That is not certain: somebody might still take a trick from you.
error-not-paused = The table is not waiting for anybody.
error-not-your-cut = It is not for you to cut now.
error-nothing-to-play = There is nothing to play now.
error-resume-with-game = --resume goes on at the table that was left: leave the game and its options out.
error-salts-are-frozen = The match has begun: nothing can be added to its chance any more.
error-table-damaged = The table that was left cannot be read ({ $reason }). Nothing is lost: it is kept aside as { $file }.
error-table-full = Every chair is taken.
error-table-in-use = This table is being played at in another window ({ $file }).
error-table-paused = The table waits for somebody who is away.
error-too-late = That answer came too late: the game has gone on.
error-you-are-away = The table thinks you are away.

play-title = { $game }: { $names }
play-promise = The decks of this match follow from a secret with this hash: { $commitment }
play-seed = The cards follow from seed { $seed }.
play-keys-plain = Type a card as { $style ->
    [spanish] 7O
   *[french] 7♥ or 7h
}. ? tells what you may do, h what is best, k what else you can ask for.
play-more-keys = ? what you may do · h a hint · last the last trick · score · rules the rules · claim the remaining tricks · speed instant, quick or natural · q leave
play-your-cards = { $seat }, your cards: { $cards }
play-no-cards = { $seat }, you have no cards yet.
play-marked = Put aside: { $cards }
play-on-table = On the table: { $cards }. { $seat } is winning.
play-on-table-nobody = On the table: { $cards }. Nobody is winning.
play-trump = Trump: { $suit }.
play-turn-up = Trump: { $suit }, turned up { $card }.
play-stock = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the stock.
play-only-you = { $seat }, it is your turn. Press Enter when only you are looking.
play-seating = Seats in the order of play: { $names }.
play-cut = { $seat }, you cut. How many cards do you lift, 1 to { $highest }? (Enter leaves it to chance)
play-cut-number = A cut is a number from 1 to { $highest }, or just Enter.
play-time-up = Time is up: the table played for { $seat }.
play-table-played = There was only one thing to do: the table played for { $seat }.
play-claimed = { $seat } takes all the tricks that are left.
play-score-title = After deal { $deal }:
play-score-line = { $side }: { $total } ({ $change }){ $detail ->
   *[none] .
    [some] , { $details }.
}
play-sat-out = { $side }: { $total }, sat out.
play-noted = Noted: { $notes }.
play-go-on = Press Enter for the next deal, q to leave the table, or type quit to end the match here:
play-again = Press Enter for another match with the same players, or q to leave:
play-quit-sure = That ends the match without a winner. Type quit once more to be sure:
play-last = Last trick: { $cards }. { $seat } took it.
play-no-last = No trick has been taken yet.
play-speed = Bots play at this speed: { $pace }.
play-bad-speed = A speed is natural, quick or instant.
play-thinking = Thinking ...
play-hint-line = { $what }: { $verdict }
play-kept = Until next time. Your table is kept: vaza play --resume goes on at the same card.
play-left = Until next time.
play-recorded = The match is kept in { $file }
play-verify = The secret was { $secret }. vaza verify checks that every deck followed from it.
play-resumed = Back at the table, at the same card.
play-cut-off = The last line of the table's file was only half written and was dropped.
play-clock = You have { $seconds } seconds for this.
play-same-cards = The same cards again: vaza play { $game } --seed { $seed }

choose-game = Which game? Type its number or name, q to leave.
choose-line = { $number } { $name }: { $what }
choose-level = How good shall the bots be? Enter takes { $default }.
choose-level-line = { $number } { $name }
choose-again = Type a number from 1 to { $highest }, or a name from the list.
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
