/** Sitting down at once. */
import type { GameInfo } from '../protocol/messages.gen'
import * as api from './api'
import { person } from './me.svelte'
import { notices } from './notices.svelte'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'

/** A table with bots, and the way to it; or why there is none. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: game.usual - 1 }, () => prefs.level)
  try {
    await person.ensure()
    const table = await api.newTable({ game: game.code, bots, start: true, listed: false, clock: 'off' })
    router.go(`/play/${table.id}`)
  } catch (error) {
    notices.refuse(error)
  }
}
