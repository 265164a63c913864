/** A finished match to step through, drawn as if it were played now. */
import type { SceneShape, Talked } from '../protocol/messages.gen'
import type { Film } from './api'
import type { Showing } from './showing'
import { Teller } from './teller'

export class FilmStore implements Showing {
  film: Film | undefined = $state.raw()
  at = $state(0)
  readonly talk: readonly Talked[] = []

  get steps(): number {
    return this.film?.steps.length ?? 0
  }

  get hands(): string[][] {
    return this.film?.steps[this.at]?.hands ?? []
  }

  get teller(): Teller {
    return new Teller(this.film?.names ?? [], this.film?.steps[0]?.view.sides ?? 0)
  }

  get scene(): SceneShape | undefined {
    const film = this.film
    const view = film?.steps[this.at]?.view
    return film && view ? sceneOf(film, this.at) : undefined
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
function sceneOf(film: Film, at: number): SceneShape {
  const view = (film.steps[at] as Film['steps'][number]).view
  const { game, players, variants, options, number } = film.match
  const levels = new Map(film.match.results.map((result) => [result.seat, result.level]))
  return {
    type: 'scene', now: 0, seq: at, decision: at, stage: 'playing', match: number, seat: -1, chair: -1,
    setting: {
      game, players, variants, options, clock: { move: 0, bank: 0 }, away: 'pause', grace: 0, substitute: '', obvious: true, seed: -1,
    },
    places: film.names.map((name, seat) => ({
      name, level: levels.get(seat) ?? '', free: false, away: false, stood_in: false, ready: false, bank: 0,
    })),
    view, played_by: view.history.map(() => 'person' as const), to_act: view.turn, cutter: -1, highest_cut: 0, draws: [], drawn_by: [],
    deadline: 0, since: 0, paused: false, waits_for: [], pace: 'natural', claim: false, commitment: '', salts: [], secret: '',
    quitter: '', abandoned: false,
  }
}
