import { addDays, isCalendarDate, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import { countPattern, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { monthNames, monthOf, nextMonth } from './month-mentions.ts'

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
export const dateRules: readonly Rule[] = [
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
      /(\d{1,2})\s*[月월]\s*(\d{1,2})(?!\d|\s*(?:天|泊|박|[晚夜](?!上)|人|명|个|個|周|週|주))\s*(?:日(?!間)|일(?!간)|号|號)?(?:\s*(?:-|~|부터|에서|から|到|至)\s*(\d{1,2})\s*(?:日(?!間)|일(?!간)|号|號)|\s*(?:[-~]|[到至岁歲])\s*(\d{1,2})(?!\s*[\d/.:월月시時点點명人박泊개个個天]))?/gu,
    read: ([m, d, said, bare], _, since) => [
      dayOf(m, d, undefined, since),
      (said ?? bare) === undefined ? null : dayOf(m, said ?? bare, undefined, since),
    ],
  },
  {
    pattern:
      /([一二三四五六七八九十]{1,2})月(\d{1,2}|[一二三四五六七八九十]{1,3})(?:[日号號]|(?=\s*(?:[-~到至,。]|$)))(?:\s*(?:-|~|から|到|至)\s*(\d{1,2}|[一二三四五六七八九十]{1,3})[日号號])?/gu,
    read: ([m, d, e], _, since) => [
      dayOf(digits(m), digits(d), undefined, since),
      e === undefined ? null : dayOf(digits(m), digits(e), undefined, since),
    ],
  },
  // 12.03.2027
  {
    pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/gu,
    read: ([d, m, y], _, since) => [dayOf(m, d, y, since)],
  },
  // 10.10-10.16
  {
    pattern:
      /(?<![\d.])(\d{1,2})\.(\d{1,2})\.?\s*(?:-|~|to|until|부터|から|到|至)\s*(\d{1,2})\.(\d{1,2})(?![\d.]*\d)/gu,
    read: ([m, d, n, e], _, since) => {
      const inOrder = [dayOf(m, d, undefined, since), dayOf(n, e, undefined, since)]
      const dayFirst = [dayOf(d, m, undefined, since), dayOf(e, n, undefined, since)]
      return Number(m) > 12 || Number(n) > 12 || (d === e && m !== n) ? dayFirst : inOrder
    },
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
  { pattern: patternOf('tomorrow', '내일(?!로)|明日|明天'), read: (_, today) => [addDays(today, 1)] },
  { pattern: patternOf('today', '오늘|今日|今天'), read: (_, today) => [today] },
  {
    pattern: patternOf(
      `(?<!\\b(?:do|see|visit|cover|manage|fit)\\b[^.;!?\\n]{0,60})in (${countPattern}) (days?|weeks?)`,
      `(${countPattern})\\s*(일|주|日|天|[週周]間?|个?星期)\\s*(?:후|뒤|後|后)(?![^,。.!?、]{0,6}(?:실밥|抜糸|拆[线線]|复[诊查]|複診|회복|검진))`,
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
    pattern: patternOf('next weekend', '(?<!다)다음 ?주말|(?<!再)来週末|(?<!下)下个?周末|(?<!下)下個?週末'),
    read: (_, today) => weekendOf(today, 7),
  },
  // 다다음 주 월요일, 再来週の水曜: the week after the next one.
  {
    pattern: patternOf(
      '(mon|tues|wednes|thurs|fri|satur|sun)day after next',
      '다다음 ?주 ?([월화수목금토일])요일|再来週の?([月火水木金土日])曜日?|下下(?:个|個)?(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])',
    ),
    read: ([en, ko, ja, zh], today) => {
      const next = nextWeekday(en ?? '', ko ?? ja ?? zh ?? '', today)
      return [next && addDays(next, 7)]
    },
  },
  {
    pattern: patternOf(
      'next (mon|tues|wednes|thurs|fri|satur|sun)day',
      '(?<!다)다음 ?주 ?([월화수목금토일])요일|(?<!再)来週の?([月火水木金土日])曜日?|(?<!下)下(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])',
    ),
    read: ([en, ko, ja, zh], today) => [nextWeekday(en ?? '', ko ?? ja ?? zh ?? '', today)],
  },
]

/** "5-10 September" and "1st to 4th of August": the month comes after both days. */
export const daysThenMonth = patternOf(
  // "June 20th until the 2nd of July" are two dates.
  `(?<!\\b(?:${monthNames})\\.?\\s+(?:the\\s+)?)${dayNumber}${to}${dayNumber}(?:\\s+of)?\\s+(${monthNames})${year}`,
)

function digits(han: string | undefined): string {
  return String(readCount(han ?? ''))
}

/** The next such day that is not over; null for a day that the calendar does not have. */
export function dayOf(
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
export function weekdayIndex(english: string, eastern: string): number {
  if (english !== '') return weekdays.findIndex((day) => english.startsWith(day))
  if (eastern === '天') return 6
  return Math.max(...['월화수목금토일', '月火水木金土日', '一二三四五六日'].map((signs) => signs.indexOf(eastern)))
}

/** That day of the week that begins on the next Monday. */
function nextWeekday(english: string, eastern: string, today: string): string | null {
  const index = weekdayIndex(english, eastern)
  return index < 0 ? null : addDays(today, 7 - weekdays.indexOf(weekdayOf(today)) + index)
}

/** That day of the week from today on. */
function comingWeekday(index: number, today: string): string | null {
  return index < 0 ? null : addDays(today, (index - weekdays.indexOf(weekdayOf(today)) + 7) % 7)
}

function daysOf(unit: string | undefined): number {
  return /week|주|[週周]|星期/u.test(unit ?? '') ? 7 : 1
}
