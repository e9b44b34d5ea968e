import { type OpeningHours, type OpenInterval, weekdays } from '#domain/places.ts'
import type { Mapping } from './mapping.ts'

type Columns = NonNullable<Mapping['hours']>
type ReadCell = (columns: readonly string[]) => string

/**
 * The hours of a week out of clocks such as 0930. A day without clocks is a day on which it is closed, unless no day
 * has any: then nothing is known. One clock that is none makes the whole week unknown.
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
  // A clock that a register says twice is a typo more often than a whole day, which it writes 0000 to 2400.
  if (opens === null || closes === null || opens === '24:00' || opens === closes) return null
  // Until midnight is written as running past it.
  return [[opens, closes === '24:00' ? '00:00' : closes]]
}

function readClock(text: string): string | null {
  // As a number the nine of 0900 has lost its nought.
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})$/.exec(text) ?? []
  if (hour === undefined || minute === undefined || Number(minute) > 59) return null
  const isClock = Number(hour) < 24 || (hour === '24' && minute === '00')
  return isClock ? `${hour.padStart(2, '0')}:${minute}` : null
}
