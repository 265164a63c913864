/** What a person is about to answer: a card tapped once, cards marked for an exchange, a call to be confirmed. */
import type { SnapshotSchema, ViewSchema } from '../protocol/messages.gen'
import { isCard } from './cards'
import { prefs } from './prefs.svelte'
import type { Playing } from './showing'

/** Calls that cannot be taken back and are easily made by mistake. */
const GRAVE = ['blind', 'trump', 'out', 'show']

/** Whether the viewer is asked something. */
export function isMine(scene: SnapshotSchema | undefined): boolean {
  return !!scene?.view && scene.stage === 'playing' && scene.seat >= 0 && scene.view.turn === scene.seat && !scene.paused
}

/** The calls that are offered, legal or explained. */
export function calls(view: ViewSchema): string[] {
  return [...view.legal, ...Object.keys(view.reasons)].filter((action) => !isCard(action))
}

/** An exchange in the order the server wants it: as the legal cards are listed, then its end. */
export function exchange(view: ViewSchema, marked: readonly string[]): string[] {
  const end = view.legal.find((action) => !isCard(action)) ?? 'done'
  return [...view.legal.filter((card) => marked.includes(card)), end]
}

export class Choosing {
  card = $state('')
  marked: string[] = $state([])
  /** The answer that waits for a confirmation. */
  pending: string[] = $state([])
  /** Why the card that was touched cannot be played. */
  why = $state('')
  private decision = -1

  constructor(private readonly table: Playing) {}

  /** Another question begins afresh. */
  renew(scene: SnapshotSchema | undefined): void {
    if (scene?.decision === this.decision) return
    this.decision = scene?.decision ?? -1
    this.clear()
  }

  clear(): void {
    this.card = ''
    this.marked = []
    this.pending = []
    this.why = ''
  }

  /** A card was tapped. */
  tap(card: string): void {
    const scene = this.table.scene
    const view = scene?.view
    if (!view || !isMine(scene)) return
    this.why = ''
    if (view.question.kind === 'cards') return this.mark(view, card)
    const reason = view.reasons[card]
    if (reason || view.question.kind !== 'card') {
      this.card = ''
      this.why = reason ? this.table.teller.refusal(reason) : this.table.teller.question(view)
    }
    // Where breaking a rule costs the deal, a card with a reason against it may be legal all the same.
    if (!view.legal.includes(card)) return
    if (reason || (prefs.twice && this.card !== card)) {
      if (this.card !== card) return void (this.card = card)
    }
    this.table.act([card])
  }

  private mark(view: ViewSchema, card: string): void {
    if (this.marked.includes(card)) this.marked = this.marked.filter((one) => one !== card)
    else if (this.marked.length < view.question.high) this.marked = [...this.marked, card]
    else this.why = this.table.teller.refusal({ code: 'THREE_AT_MOST', args: {}, rule: '' })
  }

  /** A call was chosen. */
  call(call: string): void {
    const view = this.table.scene?.view
    if (!view) return
    const reason = view.reasons[call]
    this.why = reason ? this.table.teller.refusal(reason) : ''
    if (!view.legal.includes(call)) return
    if (reason || GRAVE.includes(call.split(' ')[0] ?? '')) this.pending = [call]
    else this.table.act([call])
  }

  /** The marked cards are to be exchanged. */
  exchange(): void {
    const view = this.table.scene?.view
    if (view) this.pending = exchange(view, this.marked)
  }

  confirm(): void {
    const actions = this.pending
    this.pending = []
    this.table.act(actions)
  }
}
