/** A first deal that teaches: what the learner sees, is told and should answer, step by step. */
import type { SnapshotSchema, ChatReply } from '../protocol/messages.gen'
import type { FirstDeal } from './api'
import { sceneOf, type Playing, type Wish } from './showing'
import { Teller } from './teller'

/** What the teacher says: a note, why the answer was good, or why another would be better. */
export interface Saying {
  kind: 'note' | 'right' | 'other'
  /** `lesson-…` in the catalogues. */
  what: string
}

/** How strong the others seem; they only do what the record says. */
const LEVEL = 'medium'
/** More answers than anybody tries at one step. */
const TRIES = 1000

export class LessonStore implements Playing {
  at = $state(0)
  /** Answers to the open question that were allowed and not the best. */
  private tries = $state(0)
  /** The step that was just answered well and whose reason is being told. */
  private praised = $state(-1)
  private helped = $state(-1)
  readonly answered = -1
  readonly advising = false
  readonly talk: readonly ChatReply[] = []

  constructor(readonly deal: FirstDeal, private readonly learner: () => string) {}

  get step(): FirstDeal['steps'][number] {
    return this.deal.steps[this.at] as FirstDeal['steps'][number]
  }

  get names(): string[] {
    return this.deal.names.map((name, seat) => (seat === this.deal.seat ? this.learner() || name : name))
  }

  get teller(): Teller {
    return new Teller(this.names, this.step.view.sides)
  }

  get scene(): SnapshotSchema {
    const { view } = this.step
    const levels = this.deal.names.map((_, seat) => (seat === this.deal.seat ? '' : LEVEL))
    const shown = this.praised < 0 ? view : { ...view, turn: -1 }
    return sceneOf({ view: shown, seq: this.at, decision: this.at * TRIES + this.tries, seat: this.deal.seat, names: this.names, levels })
  }

  /** Whether the learner is to answer now. */
  get asks(): boolean {
    return this.praised < 0 && this.step.expected.length > 0
  }

  get over(): boolean {
    return this.at === this.deal.steps.length - 1
  }

  /** Whether the teacher waits until what was said has been read. */
  get waits(): boolean {
    return this.praised >= 0 || (!this.asks && this.step.note !== '' && !this.over)
  }

  /** Whether somebody else acts next, by himself. */
  get moves(): boolean {
    return !this.asks && !this.waits && !this.over
  }

  /** What was said last; it stays until there is something new. */
  get saying(): Saying {
    const praised = this.deal.steps[this.praised]
    if (praised) return { kind: 'right', what: praised.why }
    if (this.tries && this.asks) return { kind: 'other', what: this.step.why }
    const last = this.deal.steps.slice(0, this.at + 1).findLast((step) => step.note)
    return { kind: 'note', what: last?.note ?? '' }
  }

  /** The steps at which something is said, for telling how far one is. */
  get stops(): number[] {
    return this.deal.steps.flatMap((step, at) => (step.note ? [at] : []))
  }

  get passed(): number {
    return this.stops.filter((stop) => stop <= this.at).length
  }

  get advised(): string[] {
    return this.asks && this.helped === this.at ? this.step.expected : []
  }

  now(): number {
    return 0
  }

  hint(): void {
    this.helped = this.at
  }

  /** An answer: the good one goes on, another is talked about. */
  act(actions: string[]): void {
    if (!this.asks) return
    if (actions.join() !== this.step.expected.join()) return void (this.tries += 1)
    if (this.step.why) this.praised = this.at
    this.go(this.at + 1, this.praised)
  }

  ask(wish: Wish): void {
    throw new Error(`nobody can ${wish.type} in a lesson`)
  }

  /** What was said has been read, or somebody acts. */
  next(): void {
    if (this.praised >= 0) this.praised = -1
    else if (!this.asks && !this.over) this.go(this.at + 1)
  }

  /** To what was said before. */
  back(): void {
    const here = this.praised >= 0 ? this.praised + 1 : this.at
    this.go(this.stops.findLast((stop) => stop < here) ?? 0)
  }

  again(): void {
    this.go(0)
  }

  private go(at: number, praised = -1): void {
    this.at = at
    this.praised = praised
    this.tries = 0
    this.helped = -1
  }
}
