import { addDays } from './calendar-dates.ts'

/** The two holidays over which the whole country travels. */
export const greatHolidays = ['seollal', 'chuseok'] as const
export type GreatHoliday = (typeof greatHolidays)[number]

// By the calendar of the moon, as the Korea Astronomy and Space Science Institute publishes it.
const dates: Record<GreatHoliday, readonly string[]> = {
  seollal: ['2026-02-17', '2027-02-07', '2028-01-27', '2029-02-13', '2030-02-03'],
  chuseok: ['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12'],
}

/** The holidays of which one of the three days lies in a time, both ends included. */
export function greatHolidaysWithin(from: string, to: string): GreatHoliday[] {
  return greatHolidays.filter((name) => dates[name].some((date) => addDays(date, 1) >= from && addDays(date, -1) <= to))
}

/** Whether a date is the day of one of them itself, on which markets and department stores close. */
export function isGreatHoliday(date: string): boolean {
  return greatHolidays.some((name) => dates[name].includes(date))
}
