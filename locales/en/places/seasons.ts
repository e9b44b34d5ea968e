import { dates } from '#locales/en/site/dates.ts'

/** `11-01` to `02-29` is November to February; other days are written out. */
export function season(from: string, to: string): string {
  const isWhole = from.endsWith('-01') && isLastDay(to)
  if (isWhole && from.slice(0, 2) === to.slice(0, 2)) return monthOf(from)
  return isWhole ? `${monthOf(from)} to ${monthOf(to)}` : `${dayOfYear(from)} to ${dayOfYear(to)}`
}

function monthOf(monthDay: string): string {
  return dates.months[Number(monthDay.slice(0, 2)) - 1] ?? monthDay
}

function dayOfYear(monthDay: string): string {
  return `${Number(monthDay.slice(3))} ${monthOf(monthDay)}`
}

function isLastDay(monthDay: string): boolean {
  const [month = 0, last = 0] = monthDay.split('-').map(Number)
  // The end of February in a leap year; 02-28 means the end of February too.
  const days = new Date(Date.UTC(2028, month, 0)).getUTCDate()
  return last === days || monthDay === '02-28'
}
