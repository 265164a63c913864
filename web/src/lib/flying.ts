/** Cards that fly: from where they were last seen, or from their player, and to who takes them. */
import { moves } from './prefs.svelte'

interface Spot {
  x: number
  y: number
  width: number
}

const seen = new Map<string, Spot>()
const seats = new Map<number, HTMLElement>()
const EASE = (t: number): number => 1 - (1 - t) ** 3

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** An action: the place of a player, from and to which cards fly. */
export function seatPlace(element: HTMLElement, seat: number): { update: (seat: number) => void; destroy: () => void } {
  let at = seat
  seats.set(at, element)
  return {
    update(next) {
      if (seats.get(at) === element) seats.delete(at)
      at = next
      seats.set(at, element)
    },
    destroy: () => void (seats.get(at) === element && seats.delete(at)),
  }
}

/** Remember where a card is, just before it leaves. */
export function remember(card: string, element: Element): void {
  seen.set(card, spotOf(element))
}

/** Forget all places, at the start of a deal. */
export function forget(): void {
  seen.clear()
}

function path(node: Element, other: Spot | undefined, milliseconds: number): { duration: number; css: (t: number) => string; easing: typeof EASE } {
  const here = spotOf(node)
  if (!other || !moves() || !here.width) return { duration: 0, css: () => '', easing: EASE }
  const x = other.x - here.x
  const y = other.y - here.y
  const scale = other.width / here.width
  return {
    duration: milliseconds,
    easing: EASE,
    css: (t) => {
      const rest = 1 - t
      return `transform: translate(${x * rest}px, ${y * rest}px) scale(${1 + (scale - 1) * rest}) rotate(${rest * 8}deg); z-index: 5`
    },
  }
}

/** A transition: the card comes from its player's hand. */
export function come(node: Element, { card, seat }: { card: string; seat: number }): ReturnType<typeof path> {
  const from = seen.get(card)
  seen.delete(card)
  const player = seats.get(seat)
  return path(node, from ?? (player && { ...spotOf(player), width: 24 }), 320)
}

/** A transition: the card goes to who took the trick. */
export function go(node: Element, { seat }: { seat: number }): ReturnType<typeof path> {
  const taker = seats.get(seat)
  return path(node, taker && { ...spotOf(taker), width: 14 }, 380)
}
