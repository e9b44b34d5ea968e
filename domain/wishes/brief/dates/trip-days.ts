import { addDays, datesFrom, daysBetween, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { weekdayIndex } from '#domain/wishes/brief/dates/date-rules.ts'
import { readDateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import {
  countPattern,
  type Mention,
  overlaps,
  patternOf,
  readCount,
  withoutInner,
} from '#domain/wishes/brief/mentions.ts'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const numbered = patternOf(
  `days? (?:no\\.? ?|number |#)?(${countPattern})(?:(?:,? (?:and|&|to)|,|-) (?:days? )?(${countPattern}))?(?! (?:hours?|minutes?|more))|(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)) (?:days?|morning|afternoon|evening|night)`,
  `(\\d{1,2}|첫|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉|열)(?:번)?째 ?날|(\\d{1,2}) ?일 ?차|(\\d{1,2}|[一二三四五六七八九十]{1,3})日目|第(\\d{1,2}|[一二三四五六七八九十]{1,3})天`,
)
const weekday = '(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)'
const named = patternOf(
  `(?:the )?(last|final) day|(every|each|all) (?:the )?days?|(today)|(tomorrow)|${weekday}(?:days?|(?<!sat|sun)(?= \\d{1,2}(?:[:-]| ?[ap]m)|,? (?:and |& )?(?:mon|tue|wed|thu|fri)))`,
  '(마지막 ?날|最終日|最後の日|最[后後]一天)|(매일|毎日|每天|每日)|(오늘|今日|今天)|(내일|明日|明天)|([월화수목금토일])요일|([月火水木金土日])曜日?|(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|(첫날|初日)|(이튿날)',
)
const weekdayRange = patternOf(
  `week ?days?|${weekday}(?:days?)? ?(?:-|to|through|thru) ?${weekday}(?:days?)?`,
  '([월화수목금토일])(?:요일)? ?(?:부터|에서|~|-) ?([월화수목금토일])요일|([월화수목금토일]) ?[~-] ?([월화수목금토일])(?![가-힣])|평일|([月火水木金土日])曜?日? ?(?:から|~|-) ?([月火水木金土日])曜|([月火水木金土日])[~-]([月火水木金土日])(?!\\p{L})|平日|(?:周|週|星期)([一二三四五六日]) ?(?:到|至|~|-) ?(?:周|週|星期)?([一二三四五六日])(?![月天])',
)

/** A day of the month alone: "on the 19th", "wed 10th", 19号. */
const bare =
  /(?:\b(?:on )?the |(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? ))(\d{1,2})(?:st|nd|rd|th)\b(?! (?:day|floor|time|anniversary|birthday|century|visit|trip))|(?<![월月\d/.第])(\d{1,2})(?:日(?![間目])|일(?! ?[간차]| ?(?:동안|정도|쉬))|号(?![房楼])|號(?![房樓]))(?![线線])/gu

type Dates = { dates: readonly string[]; today: string }

/** The first and the last day of a trip, YYYY-MM-DD. */
export type Trip = { first: string; last: string }

type Told = Trip & {
  today: string
  /** Dates that the text names, also those of no trip. */
  days: readonly Mention<string>[]
  /** What says the first and the last day of the trip. */
  ends: readonly { from: number; to: number }[]
}

/** The days of a trip that a text names, as indexes. No index: the trip has no such day. */
export function readTripDays(text: BriefText, { dates, today }: Dates): Mention<number[]>[] {
  const { plain } = text
  const at = (index: number) => (index >= 0 && index < dates.length ? [index] : [])
  const found: Mention<number[]>[] = []
  for (const match of plain.matchAll(numbered)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const [, one, other, ordinal, ko, koDay, ja, zh] = match
    const numbers = [one, other, koDay, ja, zh].flatMap((part) => (part === undefined ? [] : [readCount(part)]))
    if (ordinal !== undefined) numbers.push(Number.parseInt(ordinal, 10) || ordinals.indexOf(ordinal) + 1)
    if (ko !== undefined) numbers.push(ko === '첫' ? 1 : readCount(ko))
    const [first = 0, last = first] = numbers
    const isRange = /\bto\b|-/u.test(match[0]) && last > first
    const all = isRange ? Array.from({ length: last - first + 1 }, (_, step) => first + step) : numbers
    found.push({ value: all.flatMap((number) => at(number - 1)), from, to })
  }
  for (const match of plain.matchAll(named)) {
    const value = readNamedDay(match, { dates, today })
    if (value) found.push({ value, from: match.index, to: match.index + match[0].length })
  }
  for (const match of plain.matchAll(weekdayRange)) {
    const [one = 0, other = 4] = match
      .slice(1)
      .flatMap((part) =>
        part === undefined ? [] : [/[a-z]/u.test(part) ? weekdayIndex(part, '') : weekdayIndex('', part)],
      )
    const isWithin = (day: number) => (day - one + 7) % 7 <= (other - one + 7) % 7
    const value = [...dates.keys()].filter((index) => isWithin(weekdays.indexOf(weekdayOf(dates[index] ?? ''))))
    found.push({ value, from: match.index, to: match.index + match[0].length })
  }
  for (const { value, from, to } of readDateMentions(text, today, dates[0]).days)
    found.push({ value: at(dates.indexOf(value)), from, to })
  return withoutInner(found)
}

function readNamedDay(match: RegExpExecArray, { dates, today }: Dates): number[] | null {
  const [, last, every, now, tomorrow, english, eastLast, eastEvery, eastNow, eastTomorrow, ko, ja, zh, first, second] =
    match
  const index = (date: string) => (dates.includes(date) ? [dates.indexOf(date)] : [])
  if (last ?? eastLast) return dates.length > 0 ? [dates.length - 1] : []
  if (every ?? eastEvery) return [...dates.keys()]
  if (now ?? eastNow) return index(today)
  if (tomorrow ?? eastTomorrow) return index(addDays(today, 1))
  if (first) return [0]
  if (second) return dates.length > 1 ? [1] : []
  const name = weekdays[weekdayIndex(english ?? '', ko ?? ja ?? zh ?? '')]
  return name ? [...dates.entries()].flatMap(([at, date]) => (weekdayOf(date) === name ? [at] : [])) : null
}

/** Every date of a trip. */
export function datesOf({ first, last }: Trip): string[] {
  return datesFrom(first, daysBetween(first, last) + 1)
}

/** The dates of a trip that a text names, by a date, by a number or by a weekday: several Tuesdays, or none. */
export function readDaysOfTrip(text: BriefText, { days, ends, first, last, today }: Told): Mention<string[]>[] {
  const dates = datesOf({ first, last })
  const dated = days.filter((day) => !overlaps(day, ends)).map((day) => withinTrip(day, { first, last }))
  const ofMonth = Array.from(text.plain.matchAll(bare), ({ 0: words, 1: one, 2: other, index }) => ({
    from: index,
    to: index + words.length,
    value: dates.filter((date) => Number(date.slice(8)) === Number(one ?? other)),
  }))
  const counted = readTripDays(text, { dates, today }).map(({ value, ...range }) => ({
    ...range,
    value: value.flatMap((day) => dates[day] ?? []),
  }))
  const others = [...counted, ...ofMonth].filter((day) => !overlaps(day, [...ends, ...days]))
  return [...dated.map((day) => ({ ...day, value: [day.value] })), ...others].map((day) => ({
    ...day,
    value: day.value.filter((date) => date >= first && date <= last),
  }))
}

/** A day without a year was read as the next one after the last day; the one in the trip is meant. */
function withinTrip(day: Mention<string>, { first, last }: Trip): Mention<string> {
  const value = [first, last]
    .map((end) => end.slice(0, 4) + day.value.slice(4))
    .find((one) => one >= first && one <= last)
  return value === undefined ? day : { ...day, value }
}
