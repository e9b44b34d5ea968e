import fc from 'fast-check'
import { addDays } from '#domain/korea/calendar-dates.ts'
import type { Opening } from '#domain/places/opening-hours.ts'

const firstDay = '2027-05-28'
// Few clock times, so that intervals often touch and moments often fall on their ends.
export const clock = fc.constantFrom('00:00', '00:30', '02:00', '09:00', '11:59', '12:00', '18:00', '23:59')
const intervals = fc.array(fc.tuple(clock, clock), { maxLength: 2 })
export const date = fc.nat(6).map((day) => addDays(firstDay, day))
const everyWeekday = fc.record({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
})
// Around the days that are asked for, and over the new year.
const seasons = fc.constantFrom(
  [],
  [['05-28', '05-30']],
  [['05-30', '05-30']],
  [
    ['11-01', '05-29'],
    ['05-31', '05-31'],
  ],
)
export const openings: fc.Arbitrary<Opening> = fc.record({
  hours: fc.oneof(fc.constantFrom(null, '24h' as const), everyWeekday),
  closed: fc.uniqueArray(date, { maxLength: 2 }),
  exceptions: fc.dictionary(date, intervals, { maxKeys: 2 }),
  lastEntry: fc.constantFrom(null, '11:59', '18:00'),
  seasons: fc
    .tuple(
      seasons,
      fc.array(fc.oneof(fc.constantFrom(null, '24h' as const), everyWeekday), { minLength: 2, maxLength: 2 }),
    )
    .map(([spans, hours]) =>
      spans.map(([from = '', to = ''], at) => ({ from, to, hours: hours[at] ?? null, lastEntry: null })),
    ),
})
