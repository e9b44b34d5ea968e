import type { Day, Trip } from './read-trip.ts'

export type Rule = { name: string; severity: 2 | 3; find: (trip: Trip) => string[] }

/** A rule that looks at one day at a time. */
export function dayRule(name: string, severity: Rule['severity'], find: (day: Day, trip: Trip) => string[]): Rule {
  return {
    name,
    severity,
    find: (trip) => trip.days.flatMap((day) => find(day, trip).map((text) => `day ${day.index + 1}: ${text}`)),
  }
}
