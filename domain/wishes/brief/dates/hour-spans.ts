import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { overlaps, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { monthNames } from './month-mentions.ts'

/** Minutes after midnight, and whether the half of the day is known: "at 3" may be 15:00. */
type Clock = { minutes: number; isSure: boolean }

/** Hours as they are told: "1-3pm", "from 14:00", "until 2", "at 10", "in the morning". */
export type HourSpan = Range & { first: Clock; isMarked: boolean } & (
    | { kind: 'range'; last: Clock }
    | { kind: 'from' | 'until' | 'at' }
    | { kind: 'part'; last: Clock }
  )

const halves =
  '深夜|半夜|真夜中の?|오전|오후|아침|새벽|점심|낮|저녁|밤|午前|午後|朝|お昼|昼|夕方|夜|上午|下午|早上|中午|晚上|傍晚|凌晨'
const apart = '(?<![\\d.,:/$€£₩¥#-])'
const digits = `(?:\\d{1,2}(?!\\d)|[一二两兩三四五六七八九十]{1,3}(?=[時时点點]))`
const minutesTold =
  '[:.](\\d\\d)(?!\\d)|( ?(?:시(?!간|장|내|청)|時(?!間)|时(?!间)|[点點](?:[钟鐘]|整)?))(?: ?(\\d{1,2})[분分]| ?([반半]))?'
const noon = '(noon|midday|midnight|정오|正午)'
const clock = `(?:(?:(${halves})(?:の|에)? ?)?(${digits})(?:${minutesTold})?(?: ?([ap])(?:m|\\.m\\.?)(?![a-z])| ?o'?clock)?|${noon})`
const groups = 8
const joint = '(?:부터| ?(?:-|~|to|until|till|til|through|and|에서|から|到|至)) ?'
const units = `(?! ?(?:st|nd|rd|th|days?|nights?|hours?|hrs?|minutes?|mins?|people|persons?|pax|adults?|kids|children|years?|yrs?|weeks?|months?|km|stops?|places|%|won|krw|usd|일|박|명|살|세|만|원|개|시간|日|泊|人|歳|歲|岁|天|号|號|晚|個|个|小时|万|萬|월|月|/|\\.?\\d|\\.? ?(?:of )?(?:${monthNames})))`
const spans = patternOf('', `(?<![a-z])${apart}(?:(from|between) )?${clock}${joint}(?:about |around )?${clock}${units}`)
const datesAhead = new RegExp(`(?<!\\d(?:st|nd|rd|th)? (?:of )?)\\b(?:${monthNames})[a-z]* $`, 'u')
const singles = patternOf(
  '',
  `(?<![a-z])${apart}(?:(from|starting(?: at| from)?|after|past|as of|until|till|til|up to|before|by|(?:end|finish)(?:s|es|ing)? (?:at|by)|at|@|around|about|to) (?:about |around |roughly )?)?${clock}(?:(부터|이후|から|以降|以后|以後|之后|之後|[后後]|까지|전(?:까지)?|에 ?끝|に終|[结結]束|まで|前|之前|为止| ?onwards?| or later)|${units})`,
)
const parts = patternOf(
  '(all day(?: long)?|(?:the )?(?:whole|entire|full) day)|(?:(?:in |on )?(?:the |every |each |all )?|early |late )(?:(mornings?)|(afternoons?)|(evenings?|nights?))',
  '(하루 ?종일|온종일|종일|一日中|終日|丸一日|全天|整天|一整天)|(오전|아침|午前(?:中)?|朝|上午|早上)|(오후|午後|下午)|(저녁|밤|夕方|夜|晚上|傍晚)',
)
const hoursOfParts = [
  [300, 1439],
  [300, 720],
  [720, 1080],
  [1080, 1439],
] as const

/** Every hour of a text and the parts of days, in its order. Which ones are hours to be kept the words around say. */
export function readHourSpans({ plain }: BriefText): HourSpan[] {
  const found: HourSpan[] = []
  for (const match of plain.matchAll(spans)) {
    const [first, last] = [readClock(match, 2), readClock(match, 2 + groups)]
    const isJoined = match[1] === 'between' || !/\d and \d/u.test(match[0])
    if (!first || !last || !isJoined || datesAhead.test(plain.slice(0, match.index))) continue
    const [one, other] = orderedPair(first, last)
    found.push({ ...rangeOf(match), kind: 'range', first: one, last: other, isMarked: isMarked(match) })
  }
  for (const match of plain.matchAll(singles)) {
    const first = readClock(match, 2)
    const [head = '', tail = ''] = [match[1], match[2 + groups]]
    const isTold = isMarked(match) || (head !== '' && !/^(?:to|about|around)$/u.test(head))
    // "Free from 18 to 20 May" are days.
    const isDay = !isMarked(match) && /^ ?(?:-|~|to|and|until) ?\d/u.test(plain.slice(match.index + match[0].length))
    if (!first || !isTold || isDay || overlaps(rangeOf(match), found)) continue
    found.push({ ...rangeOf(match), kind: kindOf(head, tail), first, isMarked: isMarked(match) })
  }
  for (const match of plain.matchAll(parts)) {
    const span = hoursOfParts[match.slice(1).findIndex((one) => one !== undefined) % hoursOfParts.length]
    if (!span || overlaps(rangeOf(match), found)) continue
    const [first, last] = [sure(span[0]), sure(span[1])]
    found.push({ ...rangeOf(match), kind: 'part', first, last, isMarked: true })
  }
  return found.toSorted((one, other) => one.from - other.from)
}

/** Minutes after midnight of an hour that is told without its half of the day. `isLate`: of an evening. */
export function minutesOfClock({ minutes, isSure }: Clock, isLate = false): number {
  const latest = isLate ? 720 : 420
  return !isSure && minutes < latest ? minutes + 720 : minutes
}

/** HH:MM, within the hours of a day that can be kept. */
export function keptClock(minutes: number): string {
  const within = Math.min(1439, Math.max(300, minutes))
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

function sure(minutes: number): Clock {
  return { minutes, isSure: true }
}

function rangeOf({ 0: words, index }: RegExpExecArray): Range {
  return { from: index, to: index + words.length }
}

/** 13:00, 1pm, 1시; and no bare number, which may be anything. */
function isMarked(match: RegExpExecArray): boolean {
  const [, , half, , colon, unit, , , day, word] = match
  const second = match.slice(2 + groups)
  const isRange = second.length >= groups
  return [half, colon, unit, day, word, ...(isRange ? [second[2], second[3], second[6], second[7]] : [])].some(Boolean)
}

function readClock(match: RegExpExecArray, at: number): Clock | null {
  const [half, hour = '', colon, unit, minute, isHalf, day, word] = match.slice(at, at + groups)
  if (word !== undefined) return sure(word === 'midnight' ? 1439 : 720)
  // 一点 alone is "a bit".
  if (/^一$/u.test(hour) && half === undefined && unit !== undefined && at === 2 && !/[到至~-]/u.test(match[0]))
    return null
  const hours = readCount(hour)
  const minutes = isHalf === undefined ? Number(colon ?? minute ?? 0) : 30
  if (hours > 24 || minutes > 59) return null
  const isMorning = day === 'a' || /오전|아침|새벽|午前|朝|上午|早上|凌晨/u.test(half ?? '')
  const isNoon = /점심|낮|昼|中午/u.test(half ?? '')
  // 밤 1시 and 深夜1時 are of the next day, and no afternoon.
  const isNight = /밤|夜|晚上/u.test(half ?? '') && hours < 5
  const isPast = (day === 'p' || (half !== undefined && !isMorning && !isNight)) && hours < (isNoon ? 7 : 12)
  const full = isPast ? hours + 12 : isMorning && hours === 12 ? 0 : hours
  const isSure = isMorning || day !== undefined || half !== undefined || hours >= 12 || hour.startsWith('0')
  return { minutes: Math.min(1439, full * 60 + minutes), isSure }
}

/** "1-3pm" is of the afternoon, "11-1pm" begins before noon, "9 to 5" ends after it. */
function orderedPair(first: Clock, last: Clock): [Clock, Clock] {
  if (first.isSure && !last.isSure)
    return [first, sure(last.minutes <= first.minutes ? last.minutes + 720 : last.minutes)]
  if (!first.isSure && last.isSure)
    return [sure(first.minutes + 720 < last.minutes ? first.minutes + 720 : first.minutes), last]
  if (first.isSure) return [first, last]
  const begin = minutesOfClock(first)
  const end = last.minutes <= begin ? last.minutes + 720 : last.minutes
  return [sure(begin), sure(end)]
}

function kindOf(head: string, tail: string): 'from' | 'until' | 'at' {
  if (/^(?:from|starting|after|past|as of)/u.test(head) || /부터|이후|から|以降|[后後]|onward|later/u.test(tail))
    return 'from'
  if (
    /^(?:until|till|til|up to|before|by|(?:end|finish).*)$/u.test(head) ||
    /까지|전|まで|前|为止|끝|終|束/u.test(tail)
  )
    return 'until'
  return 'at'
}
