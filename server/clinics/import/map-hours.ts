import { type OpeningHours, type OpenInterval, weekdays } from '#domain/places/places.ts'
import type { Mapping } from './mapping.ts'

type Columns = NonNullable<Mapping['hours']>
type ReadCell = (columns: readonly string[]) => string

/**
 * Parses the hours of a week from times such as 0930. A day without times is closed. If no day has times, the hours are
 * unknown. One invalid time makes the whole week unknown.
 */
export function readHours(read: ReadCell, columns: Columns): OpeningHours | null {
  const days = weekdays.map((day) => [read(columns[day]?.from ?? []), read(columns[day]?.to ?? [])] as const)
  if (days.every(([from, to]) => from === '' && to === '')) return null
  if (days.every(([from, to]) => readClock(from) === '00:00' && readClock(to) === '24:00')) return '24h'
  const intervals = days.map(([from, to]) => (from === '' && to === '' ? [] : readInterval(from, to)))
  const [mon, tue, wed, thu, fri, sat, sun] = intervals
  return mon && tue && wed && thu && fri && sat && sun ? { mon, tue, wed, thu, fri, sat, sun } : null
}

function readInterval(from: string, to: string): OpenInterval[] | null {
  const opens = readClock(from)
  const closes = readClock(to)
  // Two equal times are more often a typo than a whole day, which registers write as 0000 to 2400.
  if (opens === null || closes === null || opens === '24:00' || opens === closes) return null
  // A closing time of midnight is stored as 00:00 of the next day.
  return [[opens, closes === '24:00' ? '00:00' : closes]]
}

function readClock(text: string): string | null {
  // A spreadsheet that reads 0900 as a number drops the leading zero.
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})$/.exec(text) ?? []
  if (hour === undefined || minute === undefined || Number(minute) > 59) return null
  const isClock = Number(hour) < 24 || (hour === '24' && minute === '00')
  return isClock ? `${hour.padStart(2, '0')}:${minute}` : null
}
