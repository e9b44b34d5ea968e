import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { weekdays } from '#domain/places/places.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { readDateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import { countPattern, type Mention, patternOf, readCount, withoutInner } from '#domain/wishes/brief/mentions.ts'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const numbered = patternOf(
  `days? (?:no\\.? ?|number |#)?(${countPattern})(?:(?:,? (?:and|&|to)|,|-) (?:days? )?(${countPattern}))?(?! (?:hours?|minutes?|more))|(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)) (?:days?|morning|afternoon|evening|night)`,
  `(\\d{1,2}|첫|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉|열)(?:번)?째 ?날|(\\d{1,2}) ?일 ?차|(\\d{1,2}|[一二三四五六七八九十]{1,3})日目|第(\\d{1,2}|[一二三四五六七八九十]{1,3})天`,
)
const named = patternOf(
  '(?:the )?(last|final) day|(every|each|all) (?:the )?days?|(today)|(tomorrow)|(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)days?',
  '(마지막 ?날|最終日|最後の日|最[后後]一天)|(매일|毎日|每天|每日)|(오늘|今日|今天)|(내일|明日|明天)|([월화수목금토일])요일|([月火水木金土日])曜日?|(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|(첫날|初日)|(이튿날)',
)

type Trip = { dates: readonly string[]; today: string }

/** The days of a trip that a text names, as indexes. No index: the trip has no such day. */
export function readTripDays(text: BriefText, { dates, today }: Trip): Mention<number[]>[] {
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
  for (const { value, from, to } of readDateMentions(text, today, dates[0]).days)
    found.push({ value: at(dates.indexOf(value)), from, to })
  return withoutInner(found)
}

function readNamedDay(match: RegExpExecArray, { dates, today }: Trip): number[] | null {
  const [, last, every, now, tomorrow, weekday, eastLast, eastEvery, eastNow, eastTomorrow, ko, ja, zh, first, second] =
    match
  const index = (date: string) => (dates.includes(date) ? [dates.indexOf(date)] : [])
  if (last ?? eastLast) return dates.length > 0 ? [dates.length - 1] : []
  if (every ?? eastEvery) return [...dates.keys()]
  if (now ?? eastNow) return index(today)
  if (tomorrow ?? eastTomorrow) return index(addDays(today, 1))
  if (first) return [0]
  if (second) return dates.length > 1 ? [1] : []
  const east = ko ?? ja ?? (zh === '天' ? '日' : zh)
  const day =
    weekday === undefined
      ? Math.max(...['월화수목금토일', '月火水木金土日', '一二三四五六日'].map((signs) => signs.indexOf(east ?? ' ')))
      : weekdays.findIndex((name) => weekday.startsWith(name))
  const name = weekdays[day]
  return name ? [...dates.entries()].flatMap(([at, date]) => (weekdayOf(date) === name ? [at] : [])) : null
}
