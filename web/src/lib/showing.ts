/** What a table is drawn from, whether it is played at or seen again. */
import type { SceneShape, Talked } from '../protocol/messages.gen'
import type { Teller } from './teller'

export interface Showing {
  readonly scene: SceneShape | undefined
  readonly teller: Teller
  readonly talk: readonly Talked[]
  /** The time on the table's clock. */
  now(): number
}
