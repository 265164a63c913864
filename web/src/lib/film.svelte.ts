/** A finished match to step through, drawn as if it were played now. */
import type { SnapshotSchema, ChatReply } from '../protocol/messages.gen'
import type { Film } from './api'
import { sceneOf, type Showing } from './showing'
import { Teller } from './teller'

export class FilmStore implements Showing {
  film: Film | undefined = $state.raw()
  at = $state(0)
  readonly talk: readonly ChatReply[] = []

  get steps(): number {
    return this.film?.steps.length ?? 0
  }

  get hands(): string[][] {
    return this.film?.steps[this.at]?.hands ?? []
  }

  get teller(): Teller {
    return new Teller(this.film?.names ?? [], this.film?.steps[0]?.view.sides ?? 0)
  }

  get scene(): SnapshotSchema | undefined {
    const film = this.film
    const view = film?.steps[this.at]?.view
    return film && view ? shot(film, this.at) : undefined
  }

  now(): number {
    return 0
  }

  /** Another point of the deal. */
  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.steps - 1)
  }
}

/** A scene that shows a step. */
function shot(film: Film, at: number): SnapshotSchema {
  const { view } = film.steps[at] as Film['steps'][number]
  const { variants, options, number: match } = film.match
  const levels = film.names.map((_, seat) => film.match.results.find((result) => result.seat === seat)?.level ?? '')
  return sceneOf({ view, seq: at, decision: at, seat: -1, names: film.names, levels, match, variants, options })
}
