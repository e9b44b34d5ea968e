import type { Weekday } from '#domain/places/places.ts'

/** The part of a day that a sheet fills. */
export const dayParts = ['day', 'half-day', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** A day, or a part of one, as somebody who guides visitors would lay it: what belongs together, and when. */
export type DaySheet = {
  id: string
  /** Ids of the bases that it starts from. */
  bases: string[]
  part: DayPart
  /** When one sets out, and is back. */
  startAt: string
  homeBy: string
  /** `from` and `by`: when one is there at the earliest and at the latest. */
  stops: { placeId: string; minutes: number; from: string; by: string }[]
  /** Where one eats; null: anywhere near. */
  table: string | null
  /** One eats there before the first place. */
  eatsFirst: boolean
  /** Days of the week and months; null: all. */
  weekdays: Weekday[] | null
  months: number[] | null
  notOnFirstDay: boolean
  notOnLastDay: boolean
  childFrom: number
  /** It leads out of the region of its base, so it is for those who named one of its places. */
  isDayTrip: boolean
}
