// A four-seat trick-taking game with Sueca's deck: 40 cards, follow suit, ten tricks, then a new deal without an end.
// What a seat receives holds what our scene holds: its hand, what it may play, the trick, the cards that are gone and
// this deal's history. `padding` bytes are added to every state and `entryPadding` to each entry of the history, so
// that a message has the size of ours and grows as ours does.
const SUITS = ["♥", "♦", "♣", "♠"];
const STRENGTH = ["2", "3", "4", "5", "6", "Q", "J", "K", "7", "A"];
const POINTS = { A: 11, 7: 10, K: 4, J: 3, Q: 2 };
const DECK = SUITS.flatMap((suit) => STRENGTH.map((rank) => rank + suit));
const SEATS = 4;

const suitOf = (card) => card[1];
const strength = (card) => STRENGTH.indexOf(card[0]);

function deal(G, random) {
  const deck = random.Shuffle(DECK);
  G.hands = {};
  for (let seat = 0; seat < SEATS; seat++) G.hands[seat] = deck.slice(seat * 10, seat * 10 + 10);
  G.trump = suitOf(deck[39]);
  G.turnup = deck[39];
  G.trick = [];
  G.lastTrick = [];
  G.gone = [];
  G.counted = [0, 0];
  G.history = [];
  G.deals += 1;
}

function legal(G, seat) {
  const hand = G.hands[seat];
  if (G.trick.length === 0) return hand;
  const suit = suitOf(G.trick[0][1]);
  const following = hand.filter((card) => suitOf(card) === suit);
  return following.length ? following : hand;
}

function winner(trick, trump) {
  let [best, highest] = trick[0];
  for (const [seat, card] of trick.slice(1)) {
    const same = suitOf(card) === suitOf(highest);
    if (same ? strength(card) > strength(highest) : suitOf(card) === trump) [best, highest] = [seat, card];
  }
  return best;
}

function makeGame(padding, entryPadding) {
  const filling = "x".repeat(entryPadding);

  function play({ G, playerID, random }, card) {
    const seat = Number(playerID);
    if (!legal(G, seat).includes(card)) return "INVALID_MOVE";
    G.hands[seat] = G.hands[seat].filter((other) => other !== card);
    G.trick.push([seat, card]);
    G.gone.push(card);
    G.history.push({ number: G.history.length + 1, seat, action: card, notes: filling });
    G.turn = (seat + 1) % SEATS;
    if (G.trick.length === SEATS) {
      const taker = winner(G.trick, G.trump);
      for (const [, one] of G.trick) G.counted[taker % 2] += POINTS[one[0]] || 0;
      G.lastTrick = G.trick;
      G.trick = [];
      G.turn = taker;
    }
    if (G.history.length === DECK.length) deal(G, random);
    return undefined;
  }

  return {
    name: "tricks",
    minPlayers: SEATS,
    maxPlayers: SEATS,
    disableUndo: true,
    setup: ({ random }) => {
      const G = { deals: 0, turn: 0, filling: "x".repeat(padding) };
      deal(G, random);
      return G;
    },
    moves: { play },
    turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
    playerView: ({ G, ctx, playerID }) => {
      const { hands, ...open } = G;
      const sizes = Object.values(hands).map((hand) => hand.length);
      const seat = playerID === null ? -1 : Number(playerID);
      const hand = seat >= 0 ? hands[seat] : [];
      return { ...open, sizes, hand, legal: ctx.currentPlayer === playerID ? legal(G, seat) : [] };
    },
  };
}

module.exports = { makeGame };
