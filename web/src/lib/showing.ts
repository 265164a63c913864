/** What a table is drawn from, whether it is played at or seen again. */
import type { AnyRequest, SnapshotSchema, ChatReply, ViewSchema } from '../protocol/messages.gen'
import type { Teller } from './teller'

/** What a table may be asked for. */
export type Wish = AnyRequest extends infer Kind ? (Kind extends { id?: number } ? Omit<Kind, 'id'> : never) : never

export interface Showing {
  readonly scene: SnapshotSchema | undefined
  readonly teller: Teller
  readonly talk: readonly ChatReply[]
  /** The time on the table's clock. */
  now(): number
}

/** A table at which the viewer may answer: a real one, or a lesson's. */
export interface Playing extends Showing {
  /** The decision that was answered and not yet shown as done. */
  readonly answered: number
  readonly advised: string[]
  readonly advising: boolean
  act(actions: string[]): void
  hint(): void
  ask(wish: Wish): void
}

/** What a scene without a server is made from. */
export interface Shot {
  view: ViewSchema
  seq: number
  decision: number
  seat: number
  names: readonly string[]
  /** The bots' levels by seat, empty for people. */
  levels: readonly string[]
  match?: number
  variants?: string[]
  options?: Record<string, string>
}

/** A scene of a deal that is not played at a table now. */
export function sceneOf({ view, seq, decision, seat, names, levels, match = 1, variants = [], options = {} }: Shot): SnapshotSchema {
  return {
    type: 'scene', now: 0, seq, decision, stage: 'playing', match, seat, chair: seat,
    setting: {
      game: view.game, players: view.seats, variants, options, clock: { move: 0, bank: 0 }, away: 'pause', grace: 0, substitute: '', obvious: true, seed: -1,
    },
    places: names.map((name, at) => ({
      name, level: levels[at] ?? '', free: false, away: false, stood_in: false, ready: false, bank: 0,
    })),
    view, played_by: view.history.map(() => 'person' as const), to_act: view.turn, cutter: -1, highest_cut: 0, draws: [], drawn_by: [],
    deadline: 0, since: 0, paused: false, waits_for: [], pace: 'natural', claim: false, commitment: '', salts: [], secret: '',
    quitter: '', abandoned: false,
  }
}
