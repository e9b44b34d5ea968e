import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import type { CollectedChips } from './collected-chips.ts'
import type { DateMentions } from './date-mentions.ts'
import type { Mention } from './mentions.ts'

/** The first and the last day, or a length and a month while the days are not known. */
export function addDates(collected: CollectedChips, { days, lengths, months }: DateMentions): void {
  collected.ranges.push(...lengths, ...days, ...months)
  const length = lengthOf(lengths)
  const { start, end } = endsOf(days)
  if (start) collected.add('step1.startDate', start)
  if (end && (!start || daysBetween(start.value, end.value) < longestTripDays)) collected.add('step1.endDate', end)
  if (start && !end && length)
    collected.add('step1.endDate', { ...length, value: addDays(start.value, length.value - 1) })
  if (!start && end && length)
    collected.add('step1.startDate', { ...length, value: addDays(end.value, 1 - length.value) })
  if (start || end) return
  if (length) collected.add('days', length)
  const [month] = months
  if (month) collected.add('month', month)
}

/** A single day is the first one, unless its words say that it is the last. */
function endsOf(days: DateMentions['days']): {
  start?: Mention<string> | undefined
  end?: Mention<string> | undefined
} {
  const [only] = days
  if (days.length <= 1) return only?.role === 'end' ? { end: only } : { start: only }
  const sorted = days.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const start = days.find(({ role }) => role === 'start') ?? sorted[0]
  const after = sorted.filter(({ value }) => start !== undefined && value > start.value)
  return { start, end: after.find(({ role }) => role === 'end') ?? after.at(-1) }
}

/** Of several lengths, the one for the whole trip, or the sum of its parts: "2 nights Seoul, 2 nights Busan". */
function lengthOf(lengths: DateMentions['lengths']): Mention<number> | null {
  const inDays = lengths.filter(({ unit }) => unit === 'days')
  const counted = inDays.length > 0 ? inDays : lengths
  const [first] = counted
  if (!first) return null
  const longest = counted.reduce((one, other) => (other.value > one.value ? other : one))
  // Nights add up; the day on which the last one ends is counted once.
  const extra = inDays.length === 0 ? 1 : 0
  const sum = counted.reduce((total, { value }) => total + value - extra, 0)
  const [most, rest] = [longest.value - extra, sum - (longest.value - extra)]
  const isWhole = most > rest || (most === rest && counted.length > 2)
  return isWhole ? longest : { ...first, value: sum + extra }
}
