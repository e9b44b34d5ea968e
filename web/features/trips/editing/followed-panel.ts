import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'

/** The panel that is open below a stop. */
export type StopPanel = 'alternatives' | 'move' | 'stay'

// A stop that moves gets a new row, whose controls are mounted again.
let followed: { at: StopPosition; panel: StopPanel } | null = null

/** Keeps the panel that moved a stop open in its new row, so that it can be used again. */
export function followPanel(at: StopPosition, control: string): void {
  followed = control === 'earlier' || control === 'later' ? { at, panel: 'move' } : null
}

/** The panel that is open when a row is mounted. */
export function panelOf({ day, stop }: StopPosition): StopPanel | null {
  return followed?.at.day === day && followed.at.stop === stop ? followed.panel : null
}

export function forgetFollowedPanel(): void {
  followed = null
}
