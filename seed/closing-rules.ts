import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { intervalsOn, type Opening, usualOn } from '#domain/places/opening-hours.ts'
import { type OpenInterval, type Weekday, weekdays } from '#domain/places/places.ts'
import publicHolidays from './facts/places/public-holidays.json' with { type: 'json' }

/** The range of dates for which rules are expanded. */
const writtenOut = { from: '2026-12-01', to: '2028-12-31' } as const

const lunarHolidays = ['seollal', 'chuseok'] as const
const lunarDays = ['eve', 'day', 'after'] as const

/** The names of yearly closing days besides dates, such as all three days of a lunar holiday or one of them. */
export const yearlyNames: readonly string[] = [
  ...lunarHolidays.flatMap((name) => [name, ...lunarDays.map((day) => `${name}-${day}`)]),
  'buddha',
]

/** The rules for the closing days of a place: `01-01`, `seollal`, `chuseok-day`, `last mon`, `1 mon in 04,11`. */
export type ClosingRules = {
  closedYearly: readonly string[]
  closedMonthly: readonly string[]
  /** If its weekly or monthly closing day is a holiday, it opens; `moves`: it then closes on the next working day. */
  onHolidays: 'opens' | 'moves' | null
}

const holidays = new Map(publicHolidays.map(({ date, name }) => [date, name]))
const allDays = listDays()

function listDays(): string[] {
  const days: string[] = []
  for (let day: string = writtenOut.from; day <= writtenOut.to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The dates that follow from the rules, in order. */
export function writeOutRules(
  opening: Opening,
  { closedYearly, closedMonthly, onHolidays }: ClosingRules,
): Pick<Opening, 'closed' | 'exceptions'> {
  const yearly = allDays.filter((day) => closedYearly.some((name) => isYearlyDay(day, name)))
  const monthly = allDays.filter((day) => closedMonthly.some((name) => isMonthlyDay(day, name)))
  const movedBy = onHolidays === null ? [] : monthly.filter((day) => holidays.has(day) && !yearly.includes(day))
  const regular = [...yearly, ...monthly.filter((day) => !movedBy.includes(day))]
  const moved = onHolidays === 'moves' ? movedBy.map(nextWorkingDay) : []
  const closed = new Set([...opening.closed, ...regular, ...moved])
  const exceptions = { ...opening.exceptions }
  if (onHolidays !== null) {
    const withRules = { ...opening, closed: [...closed] }
    for (const day of holidays.keys()) {
      const hours = hoursOfHoliday(withRules, day)
      if (hours === null) continue
      exceptions[day] = hours
      const next = onHolidays === 'moves' ? nextWorkingDay(day) : null
      if (next !== null && !exceptions[next]) closed.add(next)
    }
  }
  return { closed: [...closed].toSorted(), exceptions }
}

/** The hours of a place on a weekly closing day that is a holiday: those of its Sundays, or of another day. */
function hoursOfHoliday(opening: Opening, day: string): OpenInterval[] | null {
  const { hours } = usualOn(opening, day)
  const isWeekly = !opening.closed.includes(day) && intervalsOn(opening, day)?.length === 0
  if (!isWeekly || hours === null || hours === '24h' || opening.exceptions[day]) return null
  const order: Weekday[] = ['sun', 'sat', ...weekdays]
  return order.map((weekday) => hours[weekday]).find((intervals) => intervals.length > 0) ?? null
}

/** The first day after a holiday that is neither one itself nor a Saturday or a Sunday. */
function nextWorkingDay(day: string): string {
  const next = addDays(day, 1)
  const isFree = holidays.has(next) || weekdayOf(next) === 'sat' || weekdayOf(next) === 'sun'
  return isFree ? nextWorkingDay(next) : next
}

function isYearlyDay(day: string, name: string): boolean {
  if (/^\d\d-\d\d$/u.test(name)) return day.slice(5) === name
  const [holiday, part] = name.split('-')
  if (holidays.get(day) !== holiday) return false
  if (part === undefined) return true
  const isFirst = holidays.get(addDays(day, -1)) !== holiday
  const isLast = holidays.get(addDays(day, 1)) !== holiday
  return part === (isFirst ? 'eve' : isLast ? 'after' : 'day')
}

function isMonthlyDay(day: string, name: string): boolean {
  const [nth, weekday, , months] = name.split(' ')
  if (weekdayOf(day) !== weekday) return false
  if (months !== undefined && !months.split(',').includes(day.slice(5, 7))) return false
  if (nth === 'last') return addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
  return Math.ceil(Number(day.slice(8)) / 7) === Number(nth)
}
