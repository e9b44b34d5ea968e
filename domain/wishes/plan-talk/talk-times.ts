import { countPattern, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { clockPattern } from './talk-words.ts'

const clock = new RegExp(
  `(?:(?<![a-z])(?:at|from|around|after|before|until|by) )?(?<![\\d周週期拜])(${clockPattern})(?![a-z\\d])`,
  'gu',
)
const length = patternOf(
  `(half an hour)|(${countPattern}|\\d{1,3})(?: (?:and a half))?[ -](hours?|hrs?|minutes?|mins?)`,
  `(\\d{1,3}|[한두세네]|[一二两兩三四]|半) ?(?:[个個])?(시간|분|時間|分(?:鐘|钟|間)?|小[时時]|[个個]?[钟鐘][头頭])(반|半)?`,
)

/** A time of day in minutes: "10 am", "at 10:30", "10시 반", "10時半", "十点半". Null when none is said. */
export function readClock(plain: string): number | null {
  for (const match of plain.matchAll(clock)) {
    const said = (match[1] ?? '').trim()
    if (said === 'noon') return 12 * 60
    const isClear =
      /[:.]\d\d|am|pm|o'clock|[시時点點]/u.test(said) || /(?:at|from|around|after|before) /u.test(match[0])
    const parts = /(\d{1,2}|[一二三四五六七八九十]{1,2})(?:[:.](\d\d)|[시時点點] ?(\d{1,2}))?/u.exec(said)
    const [, hours = '', minutes, easternMinutes] = parts ?? []
    if (!isClear || hours === '') continue
    const half = /반|半/u.test(said) ? 30 : Number(minutes ?? easternMinutes ?? 0)
    const hour = readCount(hours)
    const isAfternoon = /pm|오후|午後|下午/u.test(said) && hour < 12
    if (hour <= 24 && half < 60) return (hour + (isAfternoon ? 12 : 0)) * 60 + half
  }
  return null
}

/** A length of time in minutes: "an hour", "30 minutes", "두 시간", "1時間半", "一个小时". Null when none is said. */
export function readMinutes(plain: string): number | null {
  const [match] = plain.matchAll(length)
  if (!match) return null
  const [whole, half, count, unit = '', eastern, easternUnit = '', rest] = match
  if (half !== undefined) return 30
  const isHours = /^h|시간|時間|小|头|頭/u.test(unit + easternUnit)
  if (eastern === '半') return 30
  const number = readCount(count ?? eastern ?? '')
  const more = rest !== undefined || whole.includes('and a half') ? 30 : 0
  return isHours ? number * 60 + more : number
}

/** Where times and lengths of time stand. */
export function listTimes(plain: string): { from: number; to: number }[] {
  return [...plain.matchAll(clock), ...plain.matchAll(length)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** The length that is told after a comma: "more time at the palace, at least an hour more". */
export function minutesAfter(rest: string): number | null {
  const told =
    /^,? ?(?:at least |about |maybe |another |like )*[a-z0-9 ]{1,16}(?:hours?|minutes?)(?: (?:more|longer|extra)| at least)/u
  return readMinutes(told.exec(rest)?.[0] ?? '')
}

/** The time that is told after a comma, and nothing else: 토요일은 느긋하게 시작, 10시 반쯤. */
export function clockAfter(rest: string): number | null {
  const told =
    /^[,、，]? ?(?:say |around |about |at |maybe )?[^\s,、，.。]{1,6}(?: ?반| ?half)?(?:쯤|정도|ごろ|頃|くらい|左右|吧| or so)?(?=[.。!]|$)/u
  return readClock(told.exec(rest)?.[0] ?? '')
}
