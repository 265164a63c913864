import { beforeAll, describe, expect, it } from 'vitest'
import { wordsOf } from '../scripts/words.js'
import type { ViewSchema } from '../src/protocol/messages.gen'
import { held, isCard, pictureOf } from '../src/lib/cards'
import { calls, exchange } from '../src/lib/choosing.svelte'
import { delay, SLOWEST } from '../src/lib/line'
import { placeOf } from '../src/lib/places'
import { fan, present } from '../src/lib/presenting'
import { difference, Teller } from '../src/lib/teller'
import { firstLanguage, LANGUAGES, makeBundle, say, useBundle } from '../src/lib/words.svelte'

function view(more: Partial<ViewSchema> = {}): ViewSchema {
  return {
    game: 'sueca', seats: 4, sides: 2, deal: 1, scores: [0, 0], sets: [0, 0], winners: [], prizes: [], sheet: [], dealer: 0, turn: 0,
    phase: 'play', question: { kind: 'card', topic: 'card', low: 1, high: 1 }, trick: [], last_trick: [], last_taker: -1, best: -1,
    sizes: [], stock: 0, turnup: '-', turnup_shown: false, trump: '♥', gone: [], facts: {}, won: [], counted: [], marks: [], seat: 0,
    hand: [], legal: [], reasons: {}, marked: [], history: [], ...more,
  }
}

beforeAll(() => useBundle(makeBundle('en', wordsOf('en'))))

describe('cards', () => {
  it('holds a hand with colours taking turns and leaves Spanish suits as they are', () => {
    expect(held(['A♥', '3♥', 'K♦', '7♣', '2♠'])).toEqual(['A♥', '3♥', '7♣', 'K♦', '2♠'])
    expect(held(['12O', '4C', '1B'])).toEqual(['12O', '4C', '1B'])
  })

  it('tells cards from calls', () => {
    expect(['7♥', '10♣', '12O', 'A♠'].every(isCard)).toBe(true)
    expect(['pass', 'bid 3', 'trump ♥', 'done', '-'].some(isCard)).toBe(false)
  })

  it('finds every picture', () => {
    globalThis.__CARDS__ ??= 'x'
    expect(pictureOf('10♣', 'four')).toMatch(/four\/TC\.svg$/)
    expect(pictureOf('11E', 'two')).toMatch(/spanish\/espadas-11\.svg$/)
  })
})

describe('places', () => {
  it('has the next player on the right where play goes counter-clockwise, on the left else', () => {
    expect(placeOf(3, 2, 4, false)).toBe('right')
    expect(placeOf(3, 2, 4, true)).toBe('left')
    expect(placeOf(0, 0, 6, true)).toBe('bottom')
  })

  it('gives everybody a place of their own', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const clockwise of [true, false]) {
        const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, 1, seats, clockwise))
        expect(new Set(places).size).toBe(seats)
        expect(places[1]).toBe('bottom')
      }
    }
  })
})

describe('what lies on the felt', () => {
  const done: [number, string][] = [[0, '2♥'], [1, '3♥']]

  it('keeps a finished trick for a moment, once', () => {
    const before = view({ trick: [[0, '2♥']] })
    const after = view({ last_trick: done, last_taker: 1 })
    expect(present(before, after)).toEqual({ plays: done, done: true })
    expect(present(after, { ...after })).toEqual({ plays: [], done: false })
  })

  it('shows no old trick to who has just come, nor in another deal', () => {
    expect(present(undefined, view({ last_trick: done })).plays).toEqual([])
    expect(present(view({ deal: 1 }), view({ deal: 2, last_trick: done })).plays).toEqual([])
  })

  it('fans several cards of one player', () => {
    expect(fan([[0, 'K♥'], [1, '7♠'], [0, 'K♦']], 2)).toEqual({ number: 1, of: 2 })
  })
})

describe('answers', () => {
  it('offers calls, allowed or explained, and no cards', () => {
    const reasons = { 'bid 2': { code: 'BID_FORBIDDEN', rule: 'FOD-3.3', args: {} }, '5♠': { code: 'BID_FIRST', rule: '', args: {} } }
    expect(calls(view({ legal: ['bid 0', 'bid 1', '5♥'], reasons }))).toEqual(['bid 0', 'bid 1', 'bid 2'])
  })

  it('writes an exchange in the order of the deck, whatever was tapped first', () => {
    const asked = view({ legal: ['5♦', 'K♦', '2♠', 'done'] })
    expect(exchange(asked, ['2♠', '5♦'])).toEqual(['5♦', '2♠', 'done'])
    expect(exchange(asked, [])).toEqual(['done'])
  })
})

describe('words', () => {
  const teller = new Teller(['Ana', 'Rui', 'Eva', 'Leo'], 2)

  it('are complete in every language', () => {
    for (const language of LANGUAGES) expect(wordsOf(language)).toContain('web-title')
  })

  it('say why a card is refused, with the rule', () => {
    expect(teller.refusal({ code: 'MUST_FOLLOW_SUIT', rule: 'SUE-5.2', args: { suit: '♥' } })).toBe('You must follow suit: play hearts. (SUE-5.2)')
  })

  it('tell events with names', () => {
    const event = { number: 1, seat: 1, topic: 'bid', secret: false, action: 'bid 3', drawn: [], notes: [{ code: 'TRICK_TAKEN', args: { seat: '2', points: '1' } }] }
    expect(teller.event(event)).toEqual(['Rui bids 3.', 'Eva takes the trick with 1 point.'])
    expect(teller.side(1)).toBe('Rui + Leo')
  })

  it('tell differences, also with numbers', () => {
    expect(difference('fodinha', 'lives', '1')).toContain('1 life')
    expect(difference('sueca', 'dealing', 'B')).toContain('packets of ten')
  })

  it('choose the language that was chosen, or that the browser wants', () => {
    expect(firstLanguage('', ['de-AT', 'pt-BR'])).toBe('pt')
    expect(firstLanguage('ro', ['es'])).toBe('ro')
    expect(firstLanguage('', ['xx'])).toBe('en')
  })

  it('count in Romanian', () => {
    useBundle(makeBundle('ro', wordsOf('ro')))
    expect(say('web-cards-held', { cards: 3 })).toContain('3 cărți')
    expect(say('web-cards-held', { cards: 20 })).toContain('20 de cărți')
    useBundle(makeBundle('en', wordsOf('en')))
  })
})

describe('calls', () => {
  it('has letters that are suits only where suits are called', () => {
    const teller = new Teller(['Ana'], 1)
    expect(teller.call('method B')).toContain('method B')
    expect(teller.call('sing B')).toContain('bastos')
  })
})

describe('coming back', () => {
  it('waits longer and longer, but never too long', () => {
    expect(delay(0, 0)).toBeLessThan(300)
    expect(delay(3, 1)).toBeGreaterThan(delay(2, 1))
    expect(delay(30, 1)).toBe(SLOWEST)
  })
})
