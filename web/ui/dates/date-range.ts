import { readTypedDate, type TypedDate } from './typed-date.ts'

/** Two days as `YYYY-MM-DD`. An empty one is not chosen yet. */
export type DateRange = { start: string; end: string }

export type DateBounds = { min?: string | undefined; max?: string | undefined }

export type DateFault = Exclude<TypedDate, { kind: 'empty' | 'date' }> | Bound

type Bound = { kind: 'too-early' | 'too-late' | 'before-start'; bound: string }

type ReadDate = { date: string; fault: DateFault | null }

/** Parses the two texts together. A day with a fault is returned as empty. */
export function readDateRange(typed: DateRange, { min, max }: DateBounds): { start: ReadDate; end: ReadDate } {
  const start = readWithin(typed.start, min, max)
  // A day without a year is the first such day after the start of the trip.
  const end = readWithin(typed.end, min, max, start.date || min)
  const isBefore = start.date !== '' && end.date !== '' && end.date < start.date
  return { start, end: isBefore ? { date: '', fault: { kind: 'before-start', bound: start.date } } : end }
}

function readWithin(typed: string, min?: string, max?: string, earliest = min): ReadDate {
  const read = readTypedDate(typed, earliest)
  if (read.kind === 'empty') return { date: '', fault: null }
  if (read.kind !== 'date') return { date: '', fault: read }
  if (min && read.date < min) return { date: '', fault: { kind: 'too-early', bound: min } }
  if (max && read.date > max) return { date: '', fault: { kind: 'too-late', bound: max } }
  return { date: read.date, fault: null }
}
