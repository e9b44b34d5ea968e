import type { StopPosition } from '#domain/trip-edits.ts'

/** What is opened below a stop. */
export type StopPanel = 'alternatives' | 'move' | 'stay'

// A stop that moves gets another row, whose controls are new.
let followed: { at: StopPosition; panel: StopPanel } | null = null

/** What was used to move a stop stays open in its new row, so that it can be used again. */
export function followPanel(at: StopPosition, control: string): void {
  followed = control === 'earlier' || control === 'later' ? { at, panel: 'move' } : null
}

/** What is open in a row whose controls are shown for the first time. */
export function panelOf({ day, stop }: StopPosition): StopPanel | null {
  return followed?.at.day === day && followed.at.stop === stop ? followed.panel : null
}

export function forgetFollowedPanel(): void {
  followed = null
}
