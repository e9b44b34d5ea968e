import { addDays, isCalendarDate, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { withoutCorrected } from '#domain/wishes/brief/corrections.ts'
import { bareDays, correctLastDay, dayOfLeaving, isOccasion, isReplacedDay, withoutOtherDays } from './date-guards.ts'
import { type DateRole, roleOf } from './date-roles.ts'
import { type LengthMention, readLengths } from './length-mentions.ts'
import { countPattern, type Mention, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { monthNames, monthOf, nextMonth, readMonths } from './month-mentions.ts'

/** Days, lengths and months that a brief names. */
export type DateMentions = {
  days: (Mention<string> & { role: DateRole })[]
  lengths: LengthMention[]
  /** Months without a day, YYYY-MM. */
  months: Mention<string>[]
  /** Dates that may be read in two ways, such as 6/1 in English. */
  doubtful: Mention<null>[]
}

const dayNumber =
  '(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|\\s*(?:am|pm|days?|nights?|weeks?|years?|people|kids|adults|%|k\\b))'
const year = '(?:,?\\s*(20\\d\\d))?'
const weekdayWord = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?'
const to = `\\s*(?:-|~|to|until|till|through|thru|and|&)\\s*(?:the\\s+)?${weekdayWord}`

type Rule = {
  pattern: RegExp
  /** A date without a year is not before `since`. */
  read: (parts: (string | undefined)[], today: string, since: string) => (string | null)[]
}

/** Each rule reads one day or two. The first rule that reads a part of the text keeps it. */
const rules: Rule[] = [
  {
    pattern:
      /(20\d\d)\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*(?:日|일|号|號)?(?:\s*(?:-|~|to|부터|から|到|至)\s*(\d{1,2})\s*(?:日|일|号|號))?/gu,
    read: ([y, m, d, e], _, since) => [dayOf(m, d, y, since), e === undefined ? null : dayOf(m, e, y, since)],
  },
  {
    pattern: patternOf(`${dayNumber}(?:\\s+of)?\\s*(${monthNames})${year}`),
    read: ([d, m, y], _, since) => [dayOf(monthOf(m), d, y, since)],
  },
  {
    pattern: patternOf(
      `(${monthNames})\\.?\\s+(?:the\\s+)?${dayNumber}(?:${to}${dayNumber}(?!\\s*(?:of\\s+)?(?:${monthNames})))?${year}`,
    ),
    read: ([m, d, e, y], _, since) => [
      dayOf(monthOf(m), d, y, since),
      e === undefined ? null : dayOf(monthOf(m), e, y, since),
    ],
  },
  {
    pattern: patternOf(`(${monthNames}),\\s+(?:the\\s+)?${dayNumber}${to}${dayNumber}${year}`),
    read: ([m, d, e, y], _, since) => [dayOf(monthOf(m), d, y, since), dayOf(monthOf(m), e, y, since)],
  },
  {
    pattern:
      /(\d{1,2})\s*[月월]\s*(\d{1,2})\s*(?:日(?!間)|일(?!간)|号|號)?(?:\s*(?:-|~|부터|에서|から|到|至)\s*(\d{1,2})\s*(?:日(?!間)|일(?!간)|号|號))?/gu,
    read: ([m, d, e], _, since) => [
      dayOf(m, d, undefined, since),
      e === undefined ? null : dayOf(m, e, undefined, since),
    ],
  },
  {
    pattern:
      /([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号號](?:\s*(?:-|~|から|到|至)\s*([一二三四五六七八九十]{1,3})[日号號])?/gu,
    read: ([m, d, e], _, since) => [
      dayOf(digits(m), digits(d), undefined, since),
      e === undefined ? null : dayOf(digits(m), digits(e), undefined, since),
    ],
  },
  {
    pattern: /(?:다음 ?달|来月|來月|下个?月|下個月)\s*(?:の)?(\d{1,2})\s*(?:日|일|号|號)?/gu,
    read: ([d], today) => [dayOfNextMonth(d, today)],
  },
  {
    pattern: patternOf('(?:the )?(\\d{1,2})(?:st|nd|rd|th) of next month|next month on the (\\d{1,2})(?:st|nd|rd|th)?'),
    read: ([d, other], today) => [dayOfNextMonth(d ?? other, today)],
  },
  { pattern: patternOf('the day after tomorrow', '모레|明後日|后天|後天'), read: (_, today) => [addDays(today, 2)] },
  { pattern: patternOf('tomorrow', '내일|明日|明天'), read: (_, today) => [addDays(today, 1)] },
  { pattern: patternOf('today', '오늘|今日|今天'), read: (_, today) => [today] },
  {
    pattern: patternOf(
      `in (${countPattern}) (days?|weeks?)`,
      `(${countPattern})\\s*(일|주|日|天|[週周]間?|个?星期)\\s*(?:후|뒤|後|后)`,
    ),
    read: ([en, unit, count, other], today) => [addDays(today, readCount(en ?? count ?? '') * daysOf(unit ?? other))],
  },
  {
    pattern: patternOf(
      'this (?:coming )?(mon|tues|wednes|thurs|fri|satur|sun)day',
      '이번 ?주 ?([월화수목금토일])요일|今週の?([月火水木金土日])曜日?|(?:这|這)(?:周|週|个?星期|個?禮拜)([一二三四五六日天])',
    ),
    read: ([en, ko, ja, zh], today) => [comingWeekday(weekdayIndex(en ?? '', ko ?? ja ?? zh ?? ''), today)],
  },
  {
    pattern: patternOf('this weekend', '이번 ?주말|今週末|这个?周末|這個?週末'),
    read: (_, today) => weekendOf(today, 0),
  },
  {
    pattern: patternOf('next weekend', '다음 ?주말|来週末|下个?周末|下個?週末'),
    read: (_, today) => weekendOf(today, 7),
  },
  {
    pattern: patternOf(
      'next (mon|tues|wednes|thurs|fri|satur|sun)day',
      '다음 ?주 ?([월화수목금토일])요일|来週の?([月火水木金土日])曜日?|下(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])',
    ),
    read: ([en, ko, ja, zh], today) => [nextWeekday(en ?? '', ko ?? ja ?? zh ?? '', today)],
  },
]

/** "5-10 September" and "1st to 4th of August": the month comes after both days. */
const daysThenMonth = patternOf(`${dayNumber}${to}${dayNumber}(?:\\s+of)?\\s+(${monthNames})${year}`)

// The rest of "May 3 until the 10th" and "3月20日、21日".
const restOfRange =
  /^[^.。;\n]{0,14}?(?:-|~|to|until|till|through|부터|から|到|至|[着発][、,])\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th|日(?!間)|일(?!간)|号|號)(?![\d])|^\s*(?:만|だけ)?\s*[,、，와과跟和と及&]\s*(\d{1,2})(?:日(?!間)|일(?!간)|号|號)/u

/**
 * Reads the dates of a brief. A date without a year is the next one from `since` on: today, or the first day of a trip
 * that has begun.
 */
export function readDateMentions(text: BriefText, today: string, since = today): DateMentions {
  const { plain, language } = text
  const days: (Mention<string> & { role: DateRole })[] = []
  const doubtful: Mention<null>[] = []
  const taken: { from: number; to: number }[] = []
  const isFree = (from: number, end: number) => taken.every((one) => end <= one.from || from >= one.to)
  const take = (read: (string | null)[], from: number, end: number) => {
    const found = read.filter((day) => day !== null)
    if (found.length === 0 || !isFree(from, end)) return
    // "From the 21st for 6 days": what cannot be the last day is a length.
    if (found.length === 2 && (found[1] ?? '') <= (found[0] ?? '')) {
      const rest = /\s*(?:-|~|부터|에서|から|到|至|to|until|till|through|thru|and|&)[^월月]*$/u.exec(
        plain.slice(from, end),
      )
      return take([found[0] ?? null], from, end - (rest?.[0].length ?? 0))
    }
    taken.push({ from, to: end })
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
  for (const { pattern, read } of rules) {
    for (const match of plain.matchAll(pattern))
      take(read(match.slice(1), today, since), match.index, match.index + match[0].length)
  }
  for (const match of plain.matchAll(
    /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d)|\s?[-~]\s?(\d{1,2})(?:日|일|号|號)?)?(?![\d/.:])/gu,
  )) {
    const [whole, one = '', other = '', y, last] = match
    const [from, end] = [match.index, match.index + whole.length]
    const isMonthFirst = language !== 'en' || Number(other) > 12
    const isDayFirst = language === 'en' && Number(one) > 12
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
  const meantDays = days.filter((day) => !isReplacedDay(day, plain))
  const starts = meantDays.filter(({ role }) => role === 'start')
  // "May 3 until the 10th", "5月3日出発10日まで"
  const first = meantDays.length === 1 ? meantDays[0] : starts.length === 1 ? starts[0] : undefined
  const isOpen = first !== undefined && meantDays.every(({ role }) => role !== 'end') && !isOccasion(first, plain)
  const rest = isOpen ? restOfRange.exec(plain.slice(first.to)) : null
  const lastDay = rest?.slice(1).find((part) => part !== undefined)
  if (first && rest && lastDay !== undefined) {
    const value = `${first.value.slice(0, 8)}${lastDay.padStart(2, '0')}`
    const range = { from: first.to, to: first.to + rest[0].length }
    if (isCalendarDate(value) && value > first.value && isFree(range.from, range.to))
      days.push({ value, ...range, role: 'end' })
  }
  const hasEnd = days.some(({ role }) => role === 'end')
  const untilDay = isOpen && !hasEnd ? (lastWeekday(plain, first) ?? dayOfLeaving(text, first)) : null
  if (untilDay) days.push(untilDay)
  correctLastDay(days, plain)
  shareYear(days, plain)
  const months = readMonths(plain, today)
  const { days: meant, occasion } = withoutOtherDays(
    days.toSorted((a, b) => a.from - b.from),
    plain,
  )
  if (meant.length === 0) {
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
  }
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

function digits(han: string | undefined): string {
  return String(readCount(han ?? ''))
}

/** The next such day that is not over; null for a day that the calendar does not have. */
function dayOf(
  month: string | undefined,
  day: string | undefined,
  years: string | undefined,
  today: string,
): string | null {
  const rest = `-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
  if (years !== undefined) return isCalendarDate(years + rest) ? years + rest : null
  const thisYear = Number(today.slice(0, 4))
  const found = [thisYear, thisYear + 1].map((y) => `${y}${rest}`).find((date) => isCalendarDate(date) && date >= today)
  return found ?? null
}

function dayOfNextMonth(day: string | undefined, today: string): string | null {
  const date = `${nextMonth(today)}-${(day ?? '').padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

function weekendOf(today: string, later: number): string[] {
  const saturday = addDays(today, (12 - weekdays.indexOf(weekdayOf(today))) % 7)
  return [addDays(saturday, later), addDays(saturday, later + 1)]
}

/** From 0 for Monday; negative when it is none. */
function weekdayIndex(english: string, eastern: string): number {
  if (english !== '') return weekdays.findIndex((day) => english.startsWith(day))
  if (eastern === '天') return 6
  return Math.max(...['월화수목금토일', '月火水木金土日', '一二三四五六日'].map((signs) => signs.indexOf(eastern)))
}

/** That day of the week that begins on the next Monday. */
function nextWeekday(english: string, eastern: string, today: string): string | null {
  const index = weekdayIndex(english, eastern)
  return index < 0 ? null : addDays(today, 7 - weekdays.indexOf(weekdayOf(today)) + index)
}

const untilWeekday = patternOf(
  '(?:till|until|to|through) (mon|tues|wednes|thurs|fri|satur|sun)day',
  '([월화수목금토일])요일까지|([月火水木金土日])曜日?まで|到(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])',
)

/** That day of the week from today on. */
function comingWeekday(index: number, today: string): string | null {
  return index < 0 ? null : addDays(today, (index - weekdays.indexOf(weekdayOf(today)) + 7) % 7)
}

function daysOf(unit: string | undefined): number {
  return /week|주|[週周]|星期/u.test(unit ?? '') ? 7 : 1
}

/** "From tomorrow till Sunday": the first such day after the start. */
function lastWeekday(plain: string, start: Mention<string>): DateMentions['days'][number] | null {
  const [match] = plain.slice(start.to).matchAll(untilWeekday)
  if (!match) return null
  const index = weekdayIndex(match[1] ?? '', match[2] ?? match[3] ?? match[4] ?? '')
  if (index < 0) return null
  const ahead = (index - weekdays.indexOf(weekdayOf(start.value)) + 7) % 7 || 7
  const from = start.to + match.index
  return { value: addDays(start.value, ahead), from, to: from + match[0].length, role: 'end' }
}
