import { addDays, daysBetween, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { treatmentClassOf } from '#domain/wishes/treatment-text.ts'
import type { BriefText } from './brief-text.ts'
import type { Range } from './collected-chips.ts'
import { type Mention, overlaps } from './mentions.ts'
import { polarityOf } from './polarity.ts'
import type { TreatmentMention } from './treatment-mentions.ts'

/** So far from its treatment a day is still told of it, in characters. */
const farthest = 48

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:on )?(?:the |my |our )?(?:second|2nd) day\b|\bon day (?:2|two)\b|둘째 ?날|2일 ?차|2日目|二日目|第二天/gu, 2],
  [/\b(?:on )?(?:the |my |our )?(?:third|3rd) day\b|\bon day (?:3|three)\b|셋째 ?날|3일 ?차|3日目|三日目|第三天/gu, 3],
  [/\b(?:on )?(?:the |my |our )?(?:fourth|4th) day\b|\bon day (?:4|four)\b|넷째 ?날|4일 ?차|4日目|四日目|第四天/gu, 4],
]
const bare =
  /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! day)|(?<![月월\d/.第])(\d{1,2})(?:日(?![間目])|일(?! ?[간차])|号|號)(?![线線])/gu
const weekdays = /\bon (?:the |that )?(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)\b/gu

// Where the treatment was named before: "for rhinoplasty; surgery on 19 May".
const again = /\b(?:surgery|operation|procedure)\b|수술|시술|手術|手术/gu

// A visit before the treatment or after it has a day of its own.
const otherVisit =
  /(?:consult\w*|check[- ]?ups?|follow[- ]?ups?|stitch\w*|sutures?)[^.;,]{0,24}$|(?:상담|경과|실밥)[^.,]{0,8}$|(?:相談|カウンセリング|抜糸|拆[线線]|面诊|面診|复诊|複診)[^。,、，]{0,8}$/u
const otherVisitAfter =
  /^[^.;,、，。]{0,10}(?:consult|check[- ]?up|follow[- ]?up|stitches|상담|경과|실밥|相談|カウンセリング|抜糸|拆[线線]|面诊|面診|复诊|複診)/u

type Trip = { first: string; last: string }
type Told = Trip & {
  medical: readonly TreatmentMention[]
  days: readonly Mention<string>[]
  /** What says the first and the last day of the trip. */
  ends: readonly Range[]
}

/** The day for which a treatment is told; null where none is, or two may be meant. */
export function readTreatmentDay(text: BriefText, { medical, days, ends, first, last }: Told): Mention<string> | null {
  const treatments = medical.filter((one) => one.field === 'plasticSurgeryType' || treatmentClassOf(one.value) !== null)
  if (treatments.length === 0) return null
  const { plain } = text
  const spoken: Range[] = [...treatments, ...namedAgain(text)]
  const dates = days.filter((day) => !overlaps(day, ends))
  const counted = daysOfTrip(plain, { first, last }).filter((day) => !overlaps(day, [...ends, ...days]))
  const told = [...dates, ...counted].filter(
    ({ value, from, to }) =>
      value >= first &&
      value <= last &&
      !otherVisit.test(plain.slice(0, from)) &&
      !otherVisitAfter.test(plain.slice(to)),
  )
  const near = told
    .map((day) => ({ day, characters: Math.min(...spoken.map((one) => distanceBetween(plain, one, day))) }))
    .filter(({ characters }) => characters <= farthest)
    .toSorted((one, other) => one.characters - other.characters)
  const [nearest, second] = near
  if (!nearest || (second && second.characters === nearest.characters && second.day.value !== nearest.day.value))
    return null
  return nearest.day
}

/** "Surgery", where a treatment is named elsewhere. */
export function namedAgain(text: BriefText): Range[] {
  const found = [...text.plain.matchAll(again)].map(rangeOf)
  return found.filter(({ from, to }) => polarityOf(text, from, to) !== 'refused')
}

/** "On the second day", "on the 19th", "on Tuesday" where the trip has one Tuesday. */
function daysOfTrip(plain: string, { first, last }: Trip): Mention<string>[] {
  const counted = ordinals.flatMap(([pattern, number]) =>
    [...plain.matchAll(pattern)].map((found) => ({ value: addDays(first, number - 1), ...rangeOf(found) })),
  )
  const all = Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day))
  const only = (found: RegExpExecArray, isMeant: (day: string) => boolean) => {
    const [value, other] = all.filter(isMeant)
    return value !== undefined && other === undefined ? [{ value, ...rangeOf(found) }] : []
  }
  return [
    ...counted,
    ...[...plain.matchAll(weekdays)].flatMap((found) => only(found, (day) => weekdayOf(day) === found[1])),
    ...[...plain.matchAll(bare)].flatMap((found) =>
      only(found, (day) => Number(day.slice(8)) === Number(found[1] ?? found[2])),
    ),
  ]
}

function rangeOf({ 0: words, index }: RegExpExecArray): { from: number; to: number } {
  return { from: index, to: index + words.length }
}

/** The characters between two parts of one sentence, more beyond a comma; infinite when they are of two sentences. */
function distanceBetween(plain: string, one: Range, other: Range): number {
  const [before, after] = one.from < other.from ? [one, other] : [other, one]
  const between = plain.slice(before.to, Math.max(before.to, after.from))
  const commas = between.match(/[,、，]/gu)?.length ?? 0
  return /[.;!?。！？\n]/u.test(between) ? Infinity : between.length + 15 * commas
}
