/** How somebody likes the table; kept in this browser. */
import type { Deck } from './cards'

export const FELTS = ['light', 'dark', 'contrast'] as const
export const BACKS = ['azulejo', 'weave', 'plain'] as const

export interface Prefs {
  language: string
  deck: Deck
  felt: (typeof FELTS)[number]
  back: (typeof BACKS)[number]
  /** Whether a card is played only by a second tap. */
  twice: boolean
  sound: boolean
  /** Whether cards move; the system's own wish comes first. */
  motion: boolean
  level: string
}

const KEY = 'vaza'
/** On a phone, figures that can be read at arm's length. */
const SMALL = '(max-width: 640px), (max-height: 480px)'
const DECK: Deck = globalThis.matchMedia?.(SMALL).matches ? 'two-big' : 'two'
const USUAL: Prefs = {
  language: '', deck: DECK, felt: 'light', back: 'azulejo', twice: false, sound: true, motion: true, level: 'medium',
}

function read(): Prefs {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) }
  } catch {
    return { ...USUAL }
  }
}

export const prefs: Prefs = $state(read())

/** Keep what was chosen; a browser that keeps nothing still plays. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // Private windows of some browsers.
  }
}

/** Whether cards may fly. */
export function moves(): boolean {
  return prefs.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
