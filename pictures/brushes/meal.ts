import { group } from './pen.ts'
import type { Stage } from './stage.ts'
import { drawSides } from './table.ts'

/** Where the side dishes stand: three of the corners, chosen by the place. */
export function drawAround(stage: Stage): string {
  const dice = stage.chance('around')
  const seats = [
    [120, 130, 66],
    [300, 62, 56],
    [560, 60, 60],
    [716, 150, 70],
    [108, 470, 64],
  ] as const
  return drawSides(
    stage,
    seats.filter(() => dice.is(0.72)),
  )
}

/** The dish itself fills the picture. */
export function enlarged(parts: readonly string[]): string {
  return group(parts.join(''), 'matrix(1.16 0 0 1.16 -64 -42)')
}
