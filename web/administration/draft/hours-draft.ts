import type { OpeningHours, Weekday } from '#domain/places/places.ts'

/** A closed weekday has no intervals; from and to may be empty while they are typed. */
export type DraftHours = Record<Weekday, [from: string, to: string][]>

/**
 * Only 00:00 to 00:00 means open round the clock: other equal times are usually half typed.
 */
export function isAllDay([from, to]: DraftHours[Weekday][number]): boolean {
  return from === '00:00' && to === '00:00'
}

export function hoursDraftOf(hours: OpeningHours | null): DraftHours | '24h' | null {
  if (hours === null || hours === '24h') return hours
  const days = Object.entries(hours).map(([day, intervals]) => [day, intervals.map(([from, to]) => [from, to])])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the weekdays of hours
  return Object.fromEntries(days) as DraftHours
}
