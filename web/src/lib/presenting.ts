/** What lies on the felt: the trick, and a finished one for a moment before it is taken away. */
import type { ViewSchema } from '../protocol/messages.gen'

export type Plays = [number, string][]

export interface Shown {
  plays: Plays
  /** Whether this trick is finished and will be taken away. */
  done: boolean
}

/** Milliseconds a finished trick stays. */
export const STAYS = 1300

const mark = (view: ViewSchema): string => `${view.deal}|${view.last_trick.map((play) => play.join('')).join()}`

/** What to show now, after `before` was shown. */
export function present(before: ViewSchema | undefined, view: ViewSchema): Shown {
  if (view.trick.length) return { plays: view.trick, done: false }
  const fresh = before !== undefined && before.deal === view.deal && mark(before) !== mark(view)
  return fresh ? { plays: view.last_trick, done: true } : { plays: [], done: false }
}

/** The number of a card among those of the same player, and how many there are: several lie as a fan. */
export function fan(plays: Plays, at: number): { number: number; of: number } {
  const seat = plays[at]?.[0]
  const own = plays.flatMap((play, index) => (play[0] === seat ? [index] : []))
  return { number: own.indexOf(at), of: own.length }
}
