import { dates } from '#locales/en/site/dates.ts'
import { weekdays } from '#locales/en/site/weekdays.ts'

function writeDay(date: string): string {
  return dates.writeShort(new Date(date))
}

/** When something is open: clinics and places say it in the same words. */
export const openingHours = {
  weekdays,
  today: 'Today',
  closed: 'Closed',
  unknown: 'Not known',
  wholeDay: '24 hours',
  interval: (from: string, to: string) => `${from}–${to}`,
  special: 'special hours',
  clock: (clock: string) => (clock === '00:00' ? 'midnight' : clock),
  clockOfDay: (clock: string, date: string) => `${writeDay(date)}, ${clock}`,
  writeDay,
}
