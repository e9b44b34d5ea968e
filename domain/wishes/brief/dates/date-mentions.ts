import { addDays, isCalendarDate, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { isTakenBack, withoutCorrected } from '#domain/wishes/brief/corrections.ts'
import {
  bareDays,
  correctLastDay,
  dayOfArrival,
  dayOfLeaving,
  daysOfStay,
  lengthenStay,
  isOccasion,
  isReplacedDay,
  withoutOtherDays,
} from './date-guards.ts'
import { dateRules, dayOf, daysThenMonth, weekdayIndex } from './date-rules.ts'
import { type DateRole, roleOf } from './date-roles.ts'
import { type LengthMention, readLengths } from './length-mentions.ts'
import { type Mention, patternOf } from '#domain/wishes/brief/mentions.ts'
import { monthOf, readMonths } from './month-mentions.ts'

/** Days, lengths and months that a brief names. */
export type DateMentions = {
  days: (Mention<string> & { role: DateRole })[]
  lengths: LengthMention[]
  /** Months without a day, YYYY-MM. */
  months: Mention<string>[]
  /** Dates that may be read in two ways, such as 6/1 in English. */
  doubtful: Mention<null>[]
  /** Days that are not those of the trip, such as a birthday. */
  others: Mention<string>[]
}

// The rest of "May 3 until the 10th" and "3月20日、21日".
const restOfRange =
  /^(?:(?!\d{1,2}(?:st|nd|rd|th|日|일|号|號))[^.。;\n]){0,14}?(?:-|~|to|until|till|through|부터|から|到|至|[着発][、,])\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th|日(?!間)|일(?!간)|号|號)(?![\d])|^\s*(?:만|だけ)?\s*[,、，와과跟和と及&]\s*(\d{1,2})(?:日(?!間)|일(?!간)|号|號)/u

/**
 * Reads the dates of a brief. A date without a year is the next one from `since` on: today, or the first day of a trip
 * that has begun.
 */
export function readDateMentions(text: BriefText, today: string, since = today): DateMentions {
  const { plain, language } = text
  const days: (Mention<string> & { role: DateRole })[] = []
  const doubtful: Mention<null>[] = []
  const about: Mention<string>[] = []
  const taken: { from: number; to: number }[] = []
  const isFree = (from: number, end: number) => taken.every((one) => end <= one.from || from >= one.to)
  const take = (read: (string | null)[], from: number, end: number) => {
    const found = read.filter((day) => day !== null)
    // "8월 2nd week" is a week.
    if (found.length === 0 || !isFree(from, end) || /^(?:st|nd|rd|th)? ?week/u.test(plain.slice(end))) return
    // "From the 21st for 6 days": what cannot be the last day is a length.
    if (found.length === 2 && (found[1] ?? '') <= (found[0] ?? '')) {
      const rest = /\s*(?:-|~|부터|에서|から|到|至|to|until|till|through|thru|and|&)[^월月]*$/u.exec(
        plain.slice(from, end),
      )
      return take([found[0] ?? null], from, end - (rest?.[0].length ?? 0))
    }
    taken.push({ from, to: end })
    const [only = ''] = found
    if (found.length === 1 && isAbout(plain, from, end)) {
      about.push({ value: only.slice(0, 7), from, to: end })
      return
    }
    const role = roleOf(plain, from, end)
    if (found.length === 1) days.push({ value: found[0] ?? '', from, to: end, role })
    else
      for (const [index, value] of found.entries())
        days.push({ value, from, to: end, role: isPair(plain, from, end) ? null : index === 0 ? 'start' : 'end' })
  }
  for (const match of plain.matchAll(daysThenMonth)) {
    const [whole, d, e, m, y] = match
    take([dayOf(monthOf(m), d, y, since), dayOf(monthOf(m), e, y, since)], match.index, match.index + whole.length)
  }
  for (const { pattern, read } of dateRules) {
    for (const match of plain.matchAll(pattern))
      take(read(match.slice(1), today, since), match.index, match.index + match[0].length)
  }
  const order = slashOrder(plain)
  for (const match of plain.matchAll(
    /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d)|\s?[-~]\s?(\d{1,2})(?:日|일|号|號)?)?(?![\d/:]|\.\d)/gu,
  )) {
    const [whole, one = '', other = '', y, last] = match
    const [from, end] = [match.index, match.index + whole.length]
    const isMonthFirst = language !== 'en' || Number(other) > 12 || order === 'month'
    const isDayFirst = language === 'en' && (Number(one) > 12 || order === 'day')
    if (isMonthFirst || isDayFirst || one === other)
      take(
        [
          isDayFirst ? dayOf(other, one, y, since) : dayOf(one, other, y, since),
          last === undefined ? null : dayOf(isDayFirst ? other : one, last, y, since),
        ],
        from,
        end,
      )
    else if (isFree(from, end)) doubtful.push({ value: null, from, to: end })
  }
  const meantDays = days.filter((day) => !isReplacedDay(day, plain) && !isTakenBack(plain, day.to))
  const starts = meantDays.filter(({ role }) => role === 'start')
  // "May 3 until the 10th", "5月3日出発10日まで"
  const isOne = new Set(meantDays.map(({ value }) => value)).size === 1
  const first = isOne
    ? meantDays.toSorted((a, b) => a.from - b.from).at(-1)
    : starts.length === 1
      ? starts[0]
      : undefined
  const stay = daysOfStay(
    plain,
    days.toSorted((a, b) => a.from - b.from),
  )
  const isOpen =
    first !== undefined && !stay && meantDays.every(({ role }) => role !== 'end') && !isOccasion(first, plain)
  const leaving = isOpen ? dayOfLeaving(text, first) : null
  const range = isOpen ? restOfRange.exec(plain.slice(first.to)) : null
  // 2日仁川着、3日検査、7日仁川発: of days after commas the last one is that of the flight home.
  const isBefore = first && range && /[、,]/u.test(range[0]) && leaving && leaving.from > first.to + range[0].length
  const rest = isBefore ? null : range
  const lastDay = rest?.slice(1).find((part) => part !== undefined)
  if (first && rest && lastDay !== undefined) {
    const value = `${first.value.slice(0, 8)}${lastDay.padStart(2, '0')}`
    const at = { from: first.to, to: first.to + rest[0].length }
    if (isCalendarDate(value) && value > first.value && isFree(at.from, at.to)) days.push({ value, ...at, role: 'end' })
  }
  const hasEnd = days.some(({ role }) => role === 'end')
  const untilDay = isOpen && !hasEnd ? (lastWeekday(plain, first) ?? leaving) : null
  if (untilDay) days.push(untilDay)
  const arrival = stay ? null : dayOfArrival(plain, days)
  if (arrival) days.push(arrival)
  markRanges(days, plain)
  correctLastDay(days, plain)
  lengthenStay(days, plain)
  shareYear(days, plain)
  const months = [...about, ...readMonths(plain, today)]
  const sorted = days.toSorted((a, b) => a.from - b.from)
  const { days: meant, occasion } = stay ? { days: stay, occasion: null } : withoutOtherDays(sorted, plain)
  if ((occasion || meant.length === 1) && aroundOccasion.test(plain)) meant.length = 0
  else if (meant.length === 0) {
    const [month] = months
    meant.push(...bareDays(plain, occasion ?? (month && { ...month, value: `${month.value}-01` })))
  }
  const isClear = ({ from, to: end }: Mention<unknown>) =>
    [...days, ...doubtful].every((day) => end <= day.from || from >= day.to)
  return {
    days: meant.toSorted((a, b) => a.from - b.from),
    lengths: withoutCorrected(readLengths(plain), plain).filter(isClear),
    months: months.filter(isClear),
    doubtful,
    others: days.filter((day) => !meant.includes(day)),
  }
}

/** "12/3 to 16/3": one date that can be read in one way alone tells how the others are written. */
function slashOrder(plain: string): 'day' | 'month' | null {
  const dates = Array.from(plain.matchAll(/(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d:]|\.\d)/gu))
  const isDay = dates.some(([, one]) => Number(one) > 12)
  const isMonth = dates.some(([, , other]) => Number(other) > 12)
  return isDay === isMonth ? null : isDay ? 'day' : 'month'
}

/** The ends of "3 May to 8 May" are the first and the last day, whatever other days are named. */
function markRanges(days: DateMentions['days'], plain: string): void {
  const sorted = days.toSorted((a, b) => a.from - b.from)
  for (const [at, day] of sorted.entries()) {
    const next = sorted[at + 1]
    if (!next || next.value <= day.value || day.role === 'end' || next.role === 'start') continue
    if (
      !/^\s*(?:\([^)]{1,4}\))?\s*(?:-|~|to|until|till|through|부터|에서|から|到|至)\s*(?:[a-z]{3,9}day,? )?(?:the )?$/u.test(
        plain.slice(day.to, next.from),
      )
    )
      continue
    day.role = 'start'
    next.role = 'end'
  }
}

/** "Around 12 May", 可能12/10左右: only the month is known. */
function isAbout(plain: string, from: number, end: number): boolean {
  return (
    /(?:\b(?:around|about|approximately|roughly|circa|probably|maybe)|可能|大概|大约|大約|たぶん|아마)\s*(?:the )?$/u.test(
      plain.slice(0, from),
    ) || /^\s*(?:左右|前后|前後|頃(?!から)|ごろ(?!から)|쯤|경(?=[ ,.에])|무렵)/u.test(plain.slice(end))
  )
}

/** "4 and 12 October" are two days, and "between 4 and 12 October" is a range. */
function isPair(plain: string, from: number, end: number): boolean {
  return / (?:and|&) /u.test(plain.slice(from, end)) && !/\b(?:between|from) (?:the )?$/u.test(plain.slice(0, from))
}

/** "May 3 to May 10, 2031" is all of 2031: a year that was said of one day holds for the days without one. */
function shareYear(days: DateMentions['days'], plain: string): void {
  const hasYear = ({ from, to: end }: Mention<string>) => /20\d\d/u.test(plain.slice(from, end))
  const dated = days.find(hasYear)
  if (!dated) return
  for (const day of days.filter((one) => !hasYear(one))) {
    const said = Number(dated.value.slice(0, 4))
    const isBefore = day.role === 'start' || (day.role === null && day.from < dated.from)
    const inYear = (of: number) => `${of}${day.value.slice(4)}`
    const years = isBefore ? [said, said - 1] : [said, said + 1]
    const found = years.map(inYear).find((value) => (isBefore ? value <= dated.value : value >= dated.value))
    if (found && isCalendarDate(found)) day.value = found
  }
}

/** "We arrive the day before": nobody knows of which of several days. */
const aroundOccasion =
  /\b(?:arriv\w+|come|coming|fly(?:ing)?|leav\w+|land\w*)\b[^.;!?\n]{0,20}\b(?:the|a|one|two|three|four|\d) days? (?:before|after)\b|(?:전날|다음 ?날|이튿날)(?:에)? ?(?:도착|출발|가|와|돌아|귀국)|(?:前日|翌日)(?:に)?(?:着|到着|出発|帰)|(?:前一天|第二天|隔天)(?:到|走|回|[飞飛])/u
const untilWeekday = patternOf(
  '(?:till|until|to|through|(?:back|home|return(?:ing)?|leav(?:e|ing)) on) (mon|tues|wednes|thurs|fri|satur|sun)day(?!,? (?:the )?\\d)',
  '([월화수목금토일])요일까지|([月火水木金土日])曜日?まで|到(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|([월화수목금토일])요일에? ?(?:아침|오전|오후|저녁|밤)?에? ?(?:돌아|귀국|복귀|출국|와(?=요|서|$)|올라[와옴])|([月火水木金土日])曜日?の?(?:朝|昼|夕方|夜)?に?帰|(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])(?:早上|上午|中午|下午|晚上|早|晚)?(?:回|走|返)',
)

/** "From tomorrow till Sunday": the first such day after the start. */
function lastWeekday(plain: string, start: Mention<string>): DateMentions['days'][number] | null {
  const [match] = plain.slice(start.to).matchAll(untilWeekday)
  if (!match) return null
  const index = weekdayIndex(match[1] ?? '', match.slice(2).find((day) => day !== undefined) ?? '')
  if (index < 0) return null
  const ahead = (index - weekdays.indexOf(weekdayOf(start.value)) + 7) % 7 || 7
  const from = start.to + match.index
  return { value: addDays(start.value, ahead), from, to: from + match[0].length, role: 'end' }
}
