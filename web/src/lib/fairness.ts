/** Checks that every deck of a record follows from the promised secret and the players' salts: docs/fairness.md. */
import { fromHex, hmac, sha256, toHex, utf8 } from './sha256'

export interface Verdict {
  /** `fair`, or what is wrong. */
  code: 'fair' | 'none' | 'hidden' | 'broken' | 'deck'
  decks: number
  /** The deal of a deck that does not follow. */
  deal: number
}

interface Tape {
  orders: string[]
  lots: number[]
  /** How many cards were cut; 0 where nobody cuts. */
  cut: number
}

interface Told {
  commitment: string
  salts: string[]
  secret: string
  /** Tape 0 opens the match; tape k belongs to deal k. */
  tapes: Tape[]
}

/** What a record says about its chance. */
export function readRecord(text: string): Told {
  const told: Told = { commitment: '', salts: [], secret: '', tapes: [] }
  for (const line of text.split('\n')) {
    const [key = '', ...rest] = line.split(': ')
    const value = rest.join(': ').trim()
    const tape = told.tapes.at(-1)
    if (key === 'commitment') told.commitment = value
    else if (key === 'salts') told.salts = value.split(' ')
    else if (key === 'secret') told.secret = value
    else if (key === 'opening:' || key === 'deal') told.tapes.push({ orders: [], lots: [], cut: 0 })
    else if (key === 'order') tape?.orders.push(value)
    else if (key === 'lot') tape?.lots.push(Number(value))
    else if (key === 'cut' && tape) tape.cut = Number(value)
  }
  return told
}

/** The numbers of one order or lot. */
class Words {
  private block: DataView = new DataView(new ArrayBuffer(0))
  private used = 0
  private blocks = 0

  constructor(private readonly secret: Uint8Array, private readonly label: string) {}

  private next(): number {
    if (this.used === this.block.byteLength) {
      this.block = new DataView(hmac(this.secret, utf8(`${this.label}|${this.blocks++}`)).buffer)
      this.used = 0
    }
    this.used += 4
    return this.block.getUint32(this.used - 4)
  }

  below(limit: number): number {
    const even = 2 ** 32 - (2 ** 32 % limit)
    for (;;) {
      const word = this.next()
      if (word < even) return word % limit
    }
  }
}

/** The index-th order of a tape, as places in the deck. */
export function order(secret: Uint8Array, label: string, index: number, size: number): number[] {
  const words = new Words(secret, `${label}|order${index}`)
  const cards = Array.from({ length: size }, (_, card) => card)
  for (let last = size - 1; last > 0; last--) {
    const other = words.below(last + 1)
    const kept = cards[last] as number
    cards[last] = cards[other] as number
    cards[other] = kept
  }
  return cards
}

/** The index-th lot of a tape. */
export function lot(secret: Uint8Array, label: string, index: number, limit: number): number {
  return new Words(secret, `${label}|lot${index}`).below(limit)
}

/** Whether the lots of a tape follow: in the opening who deals first, in a deal where a cut by chance fell. */
function lotsFollow(told: Told, deal: number, secret: Uint8Array, label: string, size: number): boolean {
  const tape = told.tapes[deal] as Tape
  const limit = deal === 0 ? told.salts.length : size - 1
  const cutByLot = deal > 0 && tape.lots.length > 0
  return tape.lots.every((written, index) => written === lot(secret, label, index, limit)) && (!cutByLot || tape.cut === (tape.lots[0] as number) + 1)
}

/** Check a record against the commitment this page was shown, and the deck as it was before shuffling. */
export function verify(text: string, deck: readonly string[], promised: string): Verdict {
  const told = readRecord(text)
  let decks = 0
  if (!told.commitment) return { code: 'none', decks, deal: 0 }
  if (!told.secret) return { code: 'hidden', decks, deal: 0 }
  const secret = fromHex(told.secret)
  if (toHex(sha256(secret)) !== told.commitment || (promised && promised !== told.commitment)) {
    return { code: 'broken', decks, deal: 0 }
  }
  for (const [deal, tape] of told.tapes.entries()) {
    const label = `vaza1|${told.salts.join(',')}|${deal}`
    for (const [index, written] of tape.orders.entries()) {
      const follows = order(secret, label, index, deck.length).map((card) => deck[card])
      if (follows.join(' ') !== written) return { code: 'deck', decks, deal }
      decks += 1
    }
    if (!lotsFollow(told, deal, secret, label, deck.length)) return { code: 'deck', decks, deal }
  }
  return { code: 'fair', decks, deal: 0 }
}
