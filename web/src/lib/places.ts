/** Where the seats are around a table seen from above. */

export type Side = 'bottom' | 'right' | 'top-right' | 'top' | 'top-left' | 'left'

/** Counter-clockwise from the viewer: who plays next sits on the right. */
const ROUND: Record<number, readonly Side[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
  5: ['bottom', 'right', 'top-right', 'top-left', 'left'],
  6: ['bottom', 'right', 'top-right', 'top', 'top-left', 'left'],
}

/** The place of a seat as the viewer sees it; spectators look from seat 0. */
export function placeOf(seat: number, viewer: number, seats: number, clockwise: boolean): Side {
  const step = (seat - Math.max(viewer, 0) + seats) % seats
  const at = clockwise ? (seats - step) % seats : step
  return ROUND[seats]?.[at] ?? 'top'
}
