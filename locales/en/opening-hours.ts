import type { Weekday } from '#domain/places.ts'
import type { SeoulMoment } from '#domain/seoul-time.ts'
import { dates } from './dates.ts'

const weekdays: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

function writeClock(clock: string): string {
  return clock === '00:00' ? 'midnight' : clock
}

/** The clock alone where it is within a day: nobody calls two in the night another day. */
function writeMoment({ date, clock }: SeoulMoment, today: string, isNear: boolean): string {
  if (date === today || isNear) return writeClock(clock)
  return `${dates.writeShort(new Date(date))}, ${clock}`
}

/** When something is open: clinics and places say it in the same words. */
export const openingHours = {
  weekdays,
  today: 'Today',
  closed: 'Closed',
  unknown: 'Not known',
  wholeDay: '24 hours',
  interval: (from: string, to: string) => `${from}–${to}`,
  special: 'not as usual',
  writeMoment,
  writeDay: (date: string) => dates.writeShort(new Date(date)),
}
