/** Cards in notation, as files and in the order in which a hand is held. */

export const FRENCH = '♥♦♣♠'
const HELD = '♥♣♦♠'
const LETTERS: Record<string, string> = { '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }
const SPANISH: Record<string, string> = { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' }

export type Deck = 'two' | 'four' | 'two-big' | 'four-big'
export const DECKS: readonly Deck[] = ['two', 'four', 'two-big', 'four-big']

/** The suit of a card in notation. */
export function suitOf(card: string): string {
  return card.slice(-1)
}

/** The rank of a card in notation. */
export function rankOf(card: string): string {
  return card.slice(0, -1)
}

/** Whether a notation is a card and not a call. */
export function isCard(action: string): boolean {
  return /^(1[0-2]|[1-9AJQK])([♥♦♣♠OCEB])$/.test(action)
}

/** Whether a suit is one of the French ones. */
export function isFrench(suit: string): boolean {
  return FRENCH.includes(suit)
}

/** The picture of a card. */
export function pictureOf(card: string, deck: Deck): string {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const folder = `/assets/cards-${__CARDS__}`
  if (!isFrench(suit)) return `${folder}/spanish/${SPANISH[suit]}-${rank}.svg`
  return `${folder}/${deck}/${rank === '10' ? 'T' : rank}${LETTERS[suit]}.svg`
}

/** A hand as it is held: colours taking turns, within a suit as the server sorted it, the strongest first. */
export function held(hand: readonly string[]): string[] {
  const order = (card: string): number => Math.max(HELD.indexOf(suitOf(card)), 0)
  return hand.some((card) => !isFrench(suitOf(card))) ? [...hand] : [...hand].sort((a, b) => order(a) - order(b))
}

/** The end of the key of a suit's name: `french-h`, `spanish-o`. */
export function suitKey(suit: string): string {
  return isFrench(suit) ? `french-${LETTERS[suit]?.toLowerCase()}` : `spanish-${suit.toLowerCase()}`
}

/** The colour class of a suit in text. */
export function suitClass(suit: string): string {
  return `suit-${LETTERS[suit]?.toLowerCase() ?? `es-${suit.toLowerCase()}`}`
}
