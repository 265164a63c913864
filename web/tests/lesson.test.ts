import { describe, expect, it } from 'vitest'
import { lessonsOf } from '../scripts/words.js'
import type { FirstDeal } from '../src/lib/api'
import { LessonStore } from '../src/lib/lesson.svelte'
import { LANGUAGES } from '../src/lib/words.svelte'

type Told = Pick<FirstDeal['steps'][number], 'note' | 'why' | 'expected'>

const view = (turn: number): FirstDeal['steps'][number]['view'] => ({
  game: 'sueca', seats: 4, sides: 2, deal: 1, scores: [0, 0], sets: [0, 0], winners: [], prizes: [], sheet: [], dealer: 2, turn,
  phase: 'play', question: { kind: 'card', topic: 'card', low: 1, high: 1 }, trick: [], last_trick: [], last_taker: -1, best: -1,
  sizes: [2, 2, 2, 2], stock: 0, turnup: '-', turnup_shown: false, trump: '♦', gone: [], facts: {}, won: [0, 0, 0, 0], counted: [0, 0],
  marks: [[], [], [], []], seat: 0, hand: ['7♥', '2♥'], legal: turn === 0 ? ['2♥', '7♥'] : [], reasons: {}, marked: [], history: [],
})

/** Leo acts after a note, then the learner with a reason, then Rui without a word, then the end. */
function store(): LessonStore {
  const steps: Told[] = [
    { note: 'sueca-deal', why: '', expected: [] },
    { note: 'sueca-seven', why: 'sueca-seven-why', expected: ['7♥'] },
    { note: '', why: '', expected: [] },
    { note: 'sueca-end', why: '', expected: [] },
  ]
  const turns = [3, 0, 1, -1]
  return new LessonStore({ code: 'sueca', names: ['Ana', 'Rui', 'Eva', 'Leo'], seat: 0, steps: steps.map((step, at) => ({ ...step, view: view(turns[at] ?? -1) })) }, () => 'Zoé')
}

describe('a lesson', () => {
  it('waits for the reader, asks, and tells why', () => {
    const lesson = store()
    expect(lesson.waits).toBe(true)
    lesson.next()
    expect([lesson.at, lesson.asks, lesson.saying.what]).toEqual([1, true, 'sueca-seven'])
    lesson.next()
    expect(lesson.at).toBe(1)
    lesson.act(['7♥'])
    expect([lesson.at, lesson.waits, lesson.saying.kind, lesson.saying.what]).toEqual([2, true, 'right', 'sueca-seven-why'])
    expect(lesson.scene.view?.turn).toBe(-1)
    lesson.next()
    expect([lesson.at, lesson.moves, lesson.saying.kind]).toEqual([2, true, 'note'])
    lesson.next()
    expect([lesson.over, lesson.moves, lesson.waits, lesson.passed]).toEqual([true, false, false, 3])
  })

  it('talks about another answer and asks again, as a new question', () => {
    const lesson = store()
    lesson.next()
    const { decision } = lesson.scene
    lesson.act(['2♥'])
    expect([lesson.at, lesson.asks, lesson.saying.kind]).toEqual([1, true, 'other'])
    expect(lesson.scene.decision).not.toBe(decision)
    lesson.hint()
    expect(lesson.advised).toEqual(['7♥'])
    lesson.act(['7♥'])
    expect(lesson.at).toBe(2)
    expect(lesson.advised).toEqual([])
  })

  it('goes back to what was said before, and begins again', () => {
    const lesson = store()
    lesson.next()
    lesson.act(['7♥'])
    lesson.back()
    expect([lesson.at, lesson.asks]).toEqual([1, true])
    lesson.act(['7♥'])
    lesson.again()
    expect([lesson.at, lesson.saying.kind]).toEqual([0, 'note'])
  })

  it('calls the learner by name, and is no table', () => {
    const lesson = store()
    expect(lesson.names).toEqual(['Zoé', 'Rui', 'Eva', 'Leo'])
    expect(() => lesson.ask({ type: 'claim' })).toThrow()
  })

  it.each(LANGUAGES)('has words in %s', (language) => {
    expect(lessonsOf(language).match(/^lesson-/gm)?.length).toBeGreaterThan(100)
  })
})
