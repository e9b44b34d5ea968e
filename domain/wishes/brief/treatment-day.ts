import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import type { BriefText } from './brief-text.ts'
import type { Range } from './collected-chips.ts'
import { readDaysOfTrip, type Trip } from '#domain/wishes/brief/dates/trip-days.ts'
import type { Mention } from './mentions.ts'
import { polarityOf } from './polarity.ts'
import type { TreatmentMention } from './treatment-mentions.ts'

/** So far from its treatment a day is still told of it, in characters. */
const farthest = 48

// Where the treatment was named before: "for rhinoplasty; surgery on 19 May".
const again =
  /\b(?:surgery|operation|procedure|op(?= (?:is )?(?:on )?(?:the )?(?:mon|tue|wed|thu|fri|sat|sun|\d)))\b|수술|시술|手術|施術|治療(?=日)|治疗(?=[日那])|手术/gu

// A visit before the treatment or after it has a day of its own.
const otherVisit =
  /(?:consult\w*|(?<!(?:health|medical|body) )check[- ]?ups?|follow[- ]?ups?|stitch\w*|sutures?|cast|splint|bandages?|deposit|tests?|swelling)\b[^.;,]{0,24}$|(?:상담|경과|검진|실밥)[은는이가] ?$|(?:相談|カウンセリング|抜糸|検診|除去)は$|(?:[咨諮][询詢]|拆[线線]|面[诊診]|[复複][诊查診]|回[诊診])(?:是|在)?$/u
const otherVisitAfter =
  /^(?:에|に|の)? ?(?:상담|경과|실밥|相談|カウンセリング|抜糸|検診|ギプス|[咨諮][询詢]|拆[线線]|面[诊診]|[复複][诊查診]|回[诊診])/u
// "Not on the 20th", "by May 20", "20일 이후", 수술 후 7일: no day that was chosen.
const unchosen =
  /(?:[후后後]|休息)\s?$|\b(?:not|except|before|after|by|until|till|between|or|since)(?: on)?(?: the)? ?$|\bbetween [^.;]{1,16} and $/u
const unchosenAfter = /^ ?(?:or\b|after\b|이후|이전|전에|까지|말고|以外|以降|まで|より前|之前|之[后後]|以前|以[后後])/u
// Something else begins between them, unless they are one appointment.
const elsewhere =
  /[,、，]|\b(?:and|then|but|while|before|after|until)\b|[가-힣](?:고|며) |는데|^(?:と|や)|(?:して|って)(?:、|から)|然[后後]/u
const booked = /\b(?:booked|scheduled|appointment|set)\b|예약|예정|予約|予定|[预預][约約]/u
const abbreviated = /\b(?:dr|mr|mrs|ms|prof|[ap]\.m|[ap])\./gu

type Told = Trip & {
  today: string
  medical: readonly TreatmentMention[]
  days: readonly Mention<string>[]
  /** What says the first and the last day of the trip. */
  ends: readonly Range[]
}

/** After these one rests longest; the day that is told of them counts. */
export const longestFirst: readonly BeautyCategory[] = ['Plastic Surgery', 'Medical Treatment', 'Skin Treatment']

/** The day for which a treatment is told; null where none is, or two may be meant. */
export function readTreatmentDay(
  text: BriefText,
  { medical, days, ends, today, first, last }: Told,
): Mention<string> | null {
  const { plain } = text
  const categories = medical.flatMap((one) => (one.field === 'beautyCategories' ? [one] : []))
  const longest = longestFirst.find((category) => categories.some(({ value }) => value === category))
  if (!longest) return null
  const spoken = [...categories, ...namedAgain(text).map((range) => ({ ...range, value: longest }))]
  const told = readDaysOfTrip(text, { days, ends, first, last, today })
  const near = told
    .flatMap(({ value: [value = '', other], from, to }) => (other === undefined ? [{ value, from, to }] : []))
    .filter(({ value }) => value >= first && value <= last)
    .filter(({ from, to }) => isChosen(plain.slice(0, from), plain.slice(to)))
    .flatMap((day) => {
      const [nearest] = spoken
        .map(({ value, ...range }) => ({ day, category: value, characters: distanceBetween(plain, range, day) }))
        .toSorted((one, other) => one.characters - other.characters)
      return nearest && nearest.category === longest && nearest.characters <= farthest ? [nearest] : []
    })
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

/** Whether the words beside a day neither refuse it nor tell of another visit. */
function isChosen(before: string, after: string): boolean {
  return (
    !otherVisit.test(before) && !otherVisitAfter.test(after) && !unchosen.test(before) && !unchosenAfter.test(after)
  )
}

function rangeOf({ 0: words, index }: RegExpExecArray): Range {
  return { from: index, to: index + words.length }
}

/** The characters between two parts of one clause; infinite when something else begins between them. */
function distanceBetween(plain: string, one: Range, other: Range): number {
  const [before, after] = one.from < other.from ? [one, other] : [other, one]
  const between = plain.slice(before.to, Math.max(before.to, after.from))
  const isElsewhere = elsewhere.test(between) && !booked.test(between)
  return isElsewhere || /[.;!?。！？\n]/u.test(between.replace(abbreviated, '')) ? Infinity : between.length
}
