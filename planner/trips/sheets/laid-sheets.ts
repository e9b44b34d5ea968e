import type { Point } from '#domain/korea/distances.ts'
import type { Span } from '#planner/solver/problem.ts'

/** A place that belongs to one day, with its stay and the hours in which it is visited. */
export type LaidStop = {
  day: number
  minutes: number
  /** When it is visited, as its sheet says. */
  starts: Span
  /** Not a sight, but the table of the sheet. */
  isTable: boolean
  /** A table at which the day begins, and one for lunch alone: in the evening one is far from it. */
  isFirst?: true
  isLunch?: true
  /** Beside a named place of its sheet, and no headline: it is left out where both do not fit. */
  isBeside?: true
}

/** A base of the trip stands for a base of the facts within this distance. */
export const baseMetres = 25_000

/** A day out of town: what is not there comes after it. */
export type DayOut = { startAt: number; homeAt: number; sights: number; places: readonly Point[] }

/** What the sheets of a trip ask of its days. */
export type LaidSheets = {
  /** By the id of the place. */
  stops: ReadonlyMap<string, LaidStop>
  daysOut: ReadonlyMap<number, DayOut>
  /** The days on which lunch is inside the place of a sheet, such as a theme park. */
  lunchInside: ReadonlySet<number>
  /** The days of which the table of the sheet is shut or does not suit: one comes back for lunch. */
  lunchAfter: ReadonlySet<number>
  /** By the id of a place: when one is there at the latest, laid or not. Places of evenings have none. */
  latest: ReadonlyMap<string, number>
}

export const noSheets: LaidSheets = {
  stops: new Map(),
  daysOut: new Map(),
  lunchInside: new Set(),
  lunchAfter: new Set(),
  latest: new Map(),
}
