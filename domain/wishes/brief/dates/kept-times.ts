import { countPattern, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'
import { minutesOfClock, type HourSpan } from './hour-spans.ts'
import { afterLunch, type Occasion } from './kept-hour-words.ts'
import type { KeptPart } from './kept-parts.ts'

/** The first and the last minute of hours, after midnight. */
export type Minutes = readonly [from: number, to: number]

const wholeDay: Minutes = [300, 1439]
const workDay: Minutes = [300, 1080]
const afternoonNap: Minutes = [780, 900]
const workBegins = 540

/** So long is what has an hour and no end. */
const lengths: Partial<Record<Occasion, number>> = { show: 180 }
const usualLength = 120

/** An hour before this one, after an evening, is of the next day. */
const earliestMorning = 360

/** Nobody rests in a plan before or after these hours: "sleeps until 10", "rests from 21:00". */
const restHours: Minutes = [600, 1200]

const evening = /\b(?:evenings?|nights?|tonight)\b|저녁|밤|夜|夕方|晚上|傍晚/u
const duration = patternOf(
  `(?:for |about |around )*(?:(half an)|(${countPattern}))[- ]?(?:hours?|hrs?|h)(?! (?:before|after(?! lunch)|later))`,
  `(${countPattern}) ?(?:시간(?!이|은? ?(?:되|돼))|時間|[个個]?小[时時])`,
)

/** The prayer of a Friday at noon, with the way there. */
const fridayPrayer: Minutes = [720, 840]

/** The hours that a part of a text tells; none where it tells too little. */
export function hoursOf(part: KeptPart): Minutes[] {
  const kind = part.occasion.value
  const clocks = part.hours.filter((span) => span.kind !== 'part')
  if (kind === 'prayer' && clocks.length === 0) return [fridayPrayer]
  const told = (clocks.length > 0 ? clocks : part.hours).flatMap((span) => {
    const minutes = span.kind === 'part' ? partOf(span, kind) : minutesOf(span, part)
    return minutes && minutes[0] < minutes[1] ? [minutes] : []
  })
  if (part.hours.length > 0 && (told.length > 0 || clocks.length > 0 || kind !== 'nap')) return told
  if (kind === 'nap' || kind === 'rest') {
    const isTold = (kind === 'nap' && part.hours.length === 0) || afterLunch.test(part.words)
    return isTold ? [napOf(part)] : []
  }
  if (part.days.length === 0) return []
  return kind === 'workday' ? [workDay] : kind === 'taken' ? [wholeDay] : []
}

/** What is left of a day beside the hours in which one is free. */
export function hoursBesideFree(free: readonly Minutes[]): Minutes[] {
  const kept: Minutes[] = []
  let [begin] = wholeDay
  for (const [from, to] of free.toSorted((one, other) => one[0] - other[0])) {
    if (from > begin) kept.push([begin, from])
    begin = Math.max(begin, to)
  }
  return begin < wholeDay[1] ? [...kept, [begin, wholeDay[1]]] : kept
}

function napOf({ words }: KeptPart): Minutes {
  return [afternoonNap[0], afternoonNap[0] + (lengthOf(words) ?? usualLength)]
}

function partOf(span: Extract<HourSpan, { kind: 'part' }>, kind: Occasion): Minutes | null {
  if (kind === 'nap' || kind === 'rest') return null
  const whole = span.first.minutes === wholeDay[0] && span.last.minutes === wholeDay[1]
  if (whole && kind !== 'taken') return kind === 'work' || kind === 'workday' ? workDay : null
  return [span.first.minutes, span.last.minutes]
}

function minutesOf(span: Exclude<HourSpan, { kind: 'part' }>, part: KeptPart): Minutes | null {
  const kind = part.occasion.value
  const isLate = kind === 'show' || evening.test(part.words)
  const isRest = kind === 'nap' || kind === 'rest'
  const from = minutesOfClock(span.first, isLate)
  if (span.kind === 'range') {
    // "From 5 pm to 1 am" ends with the day: a plan has no hours after midnight.
    const isOverMidnight = !isRest && span.last.minutes < Math.min(from, earliestMorning)
    const to = isOverMidnight ? wholeDay[1] : span.last.minutes
    const range: Minutes = isLate && !span.first.isSure ? [from, to < from ? to + 720 : to] : [from, to]
    return isRest && (range[0] < restHours[0] || range[1] > restHours[1]) ? null : range
  }
  const end = from + (lengthOf(part.words) ?? lengths[kind] ?? usualLength)
  if (isRest) {
    const isTold = from >= restHours[0] && end <= restHours[1] && (span.kind === 'at' || kind === 'nap')
    return isTold && span.kind !== 'until' ? [from, end] : null
  }
  if (kind === 'free') {
    if (span.kind === 'at') return null
    return span.kind === 'from' ? [from, wholeDay[1]] : [wholeDay[0], from]
  }
  if (kind === 'taken' || kind === 'work' || kind === 'workday') {
    // "Nothing before 10" and "nothing after 21:00" are the hours of getting up and of going to bed.
    const isOfDay = part.days.length === 0 && (span.kind === 'until' ? from <= 720 : from >= 1200)
    if (kind === 'taken' && isOfDay && span.kind !== 'at') return null
    const begins = kind === 'taken' ? wholeDay[0] : workBegins
    if (span.kind === 'until') return [begins, from <= begins ? from + 720 : from]
    if (span.kind === 'from' && kind === 'taken') return [from, wholeDay[1]]
    return [from, end]
  }
  return span.kind === 'until' ? null : [from, end]
}

/** Minutes of "for an hour", 한 시간. */
function lengthOf(words: string): number | null {
  const [found] = [...words.matchAll(duration)]
  if (!found) return null
  if (found[1] !== undefined) return 30
  const hours = readCount(found[2] ?? found[3] ?? '')
  return hours > 0 && hours <= 12 ? hours * 60 : null
}
