# A first deal of every game: what is said while it is played. See docs/languages.md.

# ---- Sueca

lesson-sueca-deal = Sueca is two against two: Eva, opposite you, is your partner. Diamonds are trump, as Eva's 6♦ shows. Together you want more than 60 of the 120 points. Leo leads.
lesson-sueca-seven = Leo leads K♥. You must follow hearts, and you have three. From the top the order is A 7 K J Q 6 5 4 3 2: the seven comes right after the ace! Which heart will it be?
lesson-sueca-seven-why = 7♥ beats the king, and only the ace is stronger. An ace counts 11 points, a seven 10, a king 4, a jack 3, a queen 2.
lesson-sueca-jack = Eva put the ace on top: 28 points for the two of you in one trick! Whoever takes a trick leads the next.
lesson-sueca-small = Eva leads 6♥ and is winning so far. Hearts again. You have 4♥ and 2♥, and both are worth nothing.
lesson-sueca-small-why = Let the weaker one go first, 2♥. A four may still beat a three one day.
lesson-sueca-void = Rui has no hearts left, so he could play anything. A card that neither follows nor trumps cannot win: the trick is Eva's.
lesson-sueca-forced = Eva leads Q♣. K♣ is your only club, so there is nothing to choose: who can follow must follow.
lesson-sueca-load = Rui took the clubs and led 7♠, but Eva beat it with A♠. You play last, so nobody can beat her now. What would you like to give your partner?
lesson-sueca-load-why = K♠ is a present: 4 more points for your side. When your partner is sure to win, load the trick.
lesson-sueca-partner = Eva leads 7♣, and A♣ is gone: only a trump can beat it. You have no clubs, so you may play anything, even a trump. Think first: whose trick is this?
lesson-sueca-partner-why = It is Eva's, so do not trump it! A♦ and 7♦ will be worth more later. J♠ gives her 3 points.
lesson-sueca-trumped = Bad luck: Rui had no clubs either, and trumped with 5♦. The smallest trump beats the best card of any other suit.
lesson-sueca-lost = Leo trumped with 4♦, so this trick is theirs. You still have to follow spades: Q♠ or 6♠?
lesson-sueca-lost-why = Give the others nothing: 6♠ is worth 0, Q♠ would be 2 points for them.
lesson-sueca-no-choice = Leo leads 5♥. You have one heart left, 4♥, and it has to go.
lesson-sueca-trump-led = Rui leads a trump, K♦, and Leo adds J♦. You hold A♦ and 7♦, and you play last. Which one is enough?
lesson-sueca-trump-led-why = 7♦ already beats the king, so A♦ can wait. The trick brings 17 points and makes 70: more than 60, the deal is yours!
lesson-sueca-last-trump = You lead, with A♦ and Q♠ left. Trumps are still out. What now?
lesson-sueca-last-trump-why = A♦ is the strongest card of all. It wins for certain and draws the last trumps, so that Q♠ may win too.
lesson-sueca-last = All ten trumps are gone, so even Q♠ can win. Play it!
lesson-sueca-end = 88 points to 32! More than 60 wins the deal and one match point, more than 90 two, all 120 four. Four match points win. Now you know Sueca!

# ---- Septica

lesson-septica-lead = In Septica no suit counts, only ranks. Tens and aces are a point each, eight points in all. Everything else is worth nothing. You lead: begin with something you will not miss.
lesson-septica-lead-why = Two jacks make a good start: there is no point to lose, and the second one answers if Rui beats the first. Let us begin with J♥.
lesson-septica-rank = Rui beat you with J♠. A card of the same rank as the first card beats, whatever its suit. Now you: beat it or pass?
lesson-septica-rank-why = J♦ beats him again, by its rank. It is worth no point, so there is little to lose.
lesson-septica-seven = A seven! Sevens are jokers and beat everything. You have neither a jack nor a seven, so you can only pass.
lesson-septica-refill = Rui said stop and took the trick. There was no point in it. Then you both drew back up to four cards, and he leads.
lesson-septica-ten = Rui leads 10♠: a point! Tens beat it, and sevens. You hold 10♣.
lesson-septica-ten-why = Fight for points. With 10♣ there are two of them on the table, and they would be yours.
lesson-septica-eight = Rui's seven takes over. But count: three cards lie on the table. With three, six or nine an eight beats, too!
lesson-septica-eight-why = 8♦ beats just now, with three cards out, and two points are worth it.
lesson-septica-beaten = A third seven from Rui! You have no answer and can only pass. Two points for him, but now only one seven is left in the game.
lesson-septica-again = Rui leads another ten, 10♦, and you have drawn 10♥.
lesson-septica-again-why = 10♥ takes it. Two points to win, and hardly anything left that can answer.
lesson-septica-free = Two points each, and you lead. You hold three nines and nothing that counts.
lesson-septica-free-why = Lead 9♥. If Rui beats it, there are two more nines to answer with.
lesson-septica-go-on = Rui passed. You may stop and take the trick, or go on with another nine.
lesson-septica-go-on-why = Go on with 9♦. It costs nothing, and you will draw one more new card: you are waiting for aces and the last seven.
lesson-septica-stop = Rui passed again. With a third card on the table his eights would beat, too. Go on, or stop?
lesson-septica-stop-why = Stop. A third card opens the door for every eight, and there is no point to win here.
lesson-septica-nine = Your lead again. Look for a card without a point that Rui can hardly beat.
lesson-septica-nine-why = Take the nine. Nearly all nines are gone, so hardly anything can beat it.
lesson-septica-eights = You keep leading and drawing: good. Now you hold two eights. When an eight is led, eights and sevens beat it.
lesson-septica-eights-why = Lead 8♣. If Rui beats it, 8♠ can answer.
lesson-septica-answer = Rui beat you with 8♥. Answer, or let it go?
lesson-septica-answer-why = 8♠ wins the trick back and costs no point. You lead again, and you draw first.
lesson-septica-keep = Look what came: A♠ and 7♣, the last seven! What do you lead?
lesson-septica-keep-why = K♥ is worth nothing. The ace and the seven stay at home for tricks with points in them.
lesson-septica-let-go = Only your seven could win this, and there is no point on the table.
lesson-septica-let-go-why = Pass. A seven spent on nothing is a seven lost.
lesson-septica-queen = Rui leads Q♣. You can beat it with Q♦, with the seven, or pass.
lesson-septica-queen-why = Try Q♦, it is worth nothing. The seven stays at home.
lesson-septica-count = The stock is empty and it is 2 to 2: the four aces decide. Rui leads A♥. You hold A♠ and 7♣, so the other two aces are his.
lesson-septica-count-why = Pass this one. If you fight now, he has two more aces to answer with. After the next one he has only one left.
lesson-septica-now = Another ace, A♦. Rui has 3 points now and needs two more. One more ace is in his hand.
lesson-septica-now-why = Now A♠! If he answers with his last ace, your seven beats that one, too.
lesson-septica-joker = There it is: A♣. Three aces on the table!
lesson-septica-joker-why = 7♣ beats everything, and there is no other seven to beat it. Three points for you.
lesson-septica-over = 5 points to 3: the deal is yours, whatever comes. You have two cards left.
lesson-septica-over-why = It makes no difference any more. Let us play K♦ first.
lesson-septica-end = 5 to 3, one game point for you! All eight points are Mars and bring three; four each is played again. The first with 11 wins the match. Now you know Septica!

# ---- Guiñote

lesson-guinote-deal = Guiñote for two: 101 points win. 10B lies open under the stock, so bastos are trump. From the top: As 11 points, Tres 10, Rey 4, Caballo 2, Sota 3, then 7 6 5 4 2 for nothing.
lesson-guinote-free = Rui leads 12E, the Rey of espadas. While there is a stock you may play any card: no need to follow, none to trump. Is it worth a trump?
lesson-guinote-free-why = Not for 4 points. Throw 2C, your lowest, and keep the strong cards.
lesson-guinote-take = Rui leads 12O, worth 4 points. Both 3O and 1O beat it.
lesson-guinote-take-why = 3O takes it: 14 points in one go. 1O stays, the strongest oro of all.
lesson-guinote-swap = You won a trick and drew a card. You hold 7B, the seven of trumps: before you lead you may swap it for the open card, 10B.
lesson-guinote-swap-why = Swap! 10B is stronger, counts 3 points, and with its Rey it would be a cante.
lesson-guinote-lead = Your lead. Find the lowest card that counts nothing, but no trump.
lesson-guinote-lead-why = Lose what costs nothing, the lowest first. The strong cards wait until there is something to win.
lesson-guinote-caballo = You have no worthless card left but trumps. 11O and 11C cost 2 points each. Which one is safer?
lesson-guinote-caballo-why = 11O: no oro can beat it, for 12O and 3O are gone and 1O is yours.
lesson-guinote-save = Rui leads a small trump, 4B. You could beat it, but there is nothing in this trick.
lesson-guinote-save-why = Keep your trumps for an As or a Tres. 11C and 11E cost the same: throw 11C.
lesson-guinote-save-again = Another small trump, 2B. The same thought again.
lesson-guinote-save-again-why = 7E counts nothing, so it goes. Your trumps wait for something better.
lesson-guinote-trump-ace = There it is: Rui leads 1E, 11 points! And you have drawn 12B. Which card takes it?
lesson-guinote-trump-ace-why = 5B, your lowest trump: any trump beats an As of another suit. 12B and 10B stay together, you will see why.
lesson-guinote-forty = Rey and Sota of trumps are in your hand, 12B and 10B, and you won the last trick: now you may sing them. Las cuarenta!
lesson-guinote-forty-why = Sing at once: 40 points for showing two cards. In any other suit it would be 20. And you can only sing after winning a trick.
lesson-guinote-win = Rui leads 2E. Can you win it without a trump?
lesson-guinote-win-why = 11E beats it and brings its own 2 points home.
lesson-guinote-cheapest = Your lead, and every card but 6B counts something. Which one is cheap and safe?
lesson-guinote-cheapest-why = 10O costs 3 points, less than 12C, and no oro but your own 1O can beat it.
lesson-guinote-arrastre = The stock is empty: the arrastre begins. From now on you must follow suit, beat if you can, and trump if you cannot follow. You have 89 points. You lead.
lesson-guinote-arrastre-why = 5C counts nothing. Let Rui spend his high cards while you keep yours.
lesson-guinote-follow = Rui leads 3B, a trump, so you must play a trump. None of yours beats it.
lesson-guinote-follow-why = 6B counts nothing. Do not hand him 10B or 12B.
lesson-guinote-dear = Now 1B, the strongest card of all. One of your two trumps has to go.
lesson-guinote-dear-why = 10B costs 3 points, 12B costs 4 and is the stronger of the two. Keep 12B.
lesson-guinote-must-beat = Rui leads 11B. Who can beat must beat, and 12B does: 95 points.
lesson-guinote-two = You need 6 points and have two cards. Rui drew 7B, the last trump, from under the stock, and who counted knows: his other card is a copa. 1O or 12C?
lesson-guinote-two-why = 1O first. Rui must trump it with 7B and then lead his copa, and 12C takes the last trick.
lesson-guinote-ten-last = Rui leads 4C. 12C beats it, and the last trick brings ten points more: las diez de últimas!
lesson-guinote-end = 109 to 61, the partida is yours! With 101 it is won, if 30 of them come from cards. Two partidas make the coto, the match. Now you know Guiñote!

# ---- SobeSobe

lesson-sobesobe-blind = Everybody begins with 20 points and wants to be rid of them: each trick takes you down. You are the party player and name trump. Blind, before any card, counts double. Or you wait and look.
lesson-sobesobe-blind-why = Wait. Calling blind is a gamble for another day.
lesson-sobesobe-trump = A♥ and 4♥ are your first two cards. Now name trump. A trick counts 1 point, with hearts as trump 2.
lesson-sobesobe-trump-why = Hearts! You hold the ace, so one trick is certain, and it counts 2. Without any trick the party player would go up by 20.
lesson-sobesobe-in = Now the others look at their two cards and say "in" or "out". Who plays and takes no trick goes up; who stays out keeps the points.
lesson-sobesobe-exchange = Those who are in have five cards now. You may exchange up to three: mark the cards, then press the button.
lesson-sobesobe-exchange-why = Put away 5♦ and Q♠, the two weakest. The aces and your second trump stay.
lesson-sobesobe-ace = You drew 4♦ and 5♣. Now you lead, and there is a strict rule: who holds the ace of trumps must lead it.
lesson-sobesobe-clubs = One trick is yours, so you cannot go up any more. What next?
lesson-sobesobe-clubs-why = A♣ is the best club. Lead it soon, before somebody runs out of clubs and can trump it.
lesson-sobesobe-spare = Two tricks! 4♥, 4♦ and 5♣ are left.
lesson-sobesobe-spare-why = Keep 4♥, your last trump: it will be needed. 4♦ and 5♣ are equally small; let us lead 4♦.
lesson-sobesobe-cut = Rui had no diamonds, so he took it with 2♥. Who cannot follow must trump, if there is a trump in the hand.
lesson-sobesobe-must-cut = Rui leads A♠. You have no spades, but a trump, so you must cut. 4♥ takes the ace!
lesson-sobesobe-last = You lead your last card, 5♣. If nobody can follow or trump, even a five wins.
lesson-sobesobe-end = Four tricks of 2 points: from 20 down to 12! Rui took one, Leo none, so he goes up by 10. Eva sat out and stays at 20. At 0 the match ends, and the lowest wins. Now you know SobeSobe!

# ---- Fodinha

lesson-fodinha-deal = In Fodinha you say how many tricks you will take, and then take exactly that many. Hands grow: in the fourth deal you have four cards. 7♠ is turned up, so spades are trump. Rui bids first.
lesson-fodinha-bid = You deal, so you bid last. The others said 0, 0 and 3. The bids may not add up to the four tricks, so 1 is barred. From the top the cards are 3 2 A K J Q 7 6 5 4. What is your hand worth?
lesson-fodinha-bid-why = Bid 2. 3♠ is the best card there is, and Q♠ is a good trump. Your clubs will hardly win anything.
lesson-fodinha-order = Rui leads. You must follow suit if you can. If not, trump or throw a card away, as you like.
lesson-fodinha-follow = Clubs were led, but Leo trumped with 5♠. You must follow with a club, and it cannot win. 6♣ or 4♣?
lesson-fodinha-follow-why = 6♣, the higher one. A card that might win a trick you do not want is a danger.
lesson-fodinha-win = Leo leads J♦, and you have no diamonds. You need two tricks, and three are left.
lesson-fodinha-win-why = Trump with Q♠. 3♠ wins whenever you like, so it can wait.
lesson-fodinha-lose = One trick made, one to go, and you lead. 3♠ or 4♣ first?
lesson-fodinha-lose-why = 4♣ now. As the very last card it might win by accident, and one trick too many costs as much as one too few.
lesson-fodinha-almost = Leo took it. One trick is left, and he needs it, too: he said 3 and has 2.
lesson-fodinha-last = Leo leads 2♦, but 3♠ trumps it. That makes exactly two!
lesson-fodinha-end = Two bid, two made: 10 points, and one more for each trick. Leo missed and loses 5. Hands grow, then shrink again, and the most points win. Now you know Fodinha!
