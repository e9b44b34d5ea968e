import { addDays, daysBetween, weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import type { BriefText } from './brief-text.ts'
import type { Range } from './collected-chips.ts'
import { findMentions, type Mention, overlaps, type Vocabulary } from './mentions.ts'
import { polarityOf } from './polarity.ts'
import type { TreatmentMention } from './treatment-mentions.ts'

/** So far from its treatment a day is still told of it, in characters. */
const farthest = 48

/** The days of a trip by their number, from 0; the last one is -1. */
const numbered: Vocabulary<number> = [
  [0, '(?:on )?(?:the |my |our )?(?:first|1st) day(?! after)|on day (?:1|one)', '첫째? ?날|1일 ?차|1日目|初日|第一天'],
  [
    1,
    '(?:on )?(?:the |my |our )?(?:second|2nd) day(?! after)|on day (?:2|two)',
    '둘째 ?날|2일 ?차|2日目|二日目|第二天',
  ],
  [
    2,
    '(?:on )?(?:the |my |our )?(?:third|3rd) day(?! after)|on day (?:3|three)',
    '셋째 ?날|3일 ?차|3日目|三日目|第三天',
  ],
  [
    3,
    '(?:on )?(?:the |my |our )?(?:fourth|4th) day(?! after)|on day (?:4|four)',
    '넷째 ?날|4일 ?차|4日目|四日目|第四天',
  ],
  [
    4,
    '(?:on )?(?:the |my |our )?(?:fifth|5th) day(?! after)|on day (?:5|five)',
    '다섯째 ?날|5일 ?차|5日目|五日目|第五天',
  ],
  [-1, '(?:on )?(?:the |my |our )?last day', '마지막 ?날|最終日|最后一天|最後一天'],
]
const weekdays: Vocabulary<ReturnType<typeof weekdayOf>> = [
  ['mon', '(?:on )?monday', '월요일|月曜日?|(?:星期|[周週]|礼拜)一'],
  ['tue', '(?:on )?tuesday', '화요일|火曜日?|(?:星期|[周週]|礼拜)二'],
  ['wed', '(?:on )?wednesday', '수요일|水曜日?|(?:星期|[周週]|礼拜)三'],
  ['thu', '(?:on )?thursday', '목요일|木曜日?|(?:星期|[周週]|礼拜)四'],
  ['fri', '(?:on )?friday', '금요일|金曜日?|(?:星期|[周週]|礼拜)五'],
  ['sat', '(?:on )?saturday', '토요일|土曜日?|(?:星期|[周週]|礼拜)六'],
  ['sun', '(?:on )?sunday', '일요일|日曜日?|(?:星期|[周週]|礼拜)[日天]'],
]
const bare =
  /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:day|floor|time|anniversary|birthday|century|visit|trip))|(?<![월月\d/.第后後]|후\s?|休息)(\d{1,2})(?:日(?![間目])|일(?! ?[간차]| ?(?:동안|정도|쉬))|号(?![房楼])|號(?![房樓]))(?![线線])/gu

// Where the treatment was named before: "for rhinoplasty; surgery on 19 May".
const again = /\b(?:surgery|operation|procedure)\b|수술|시술|手術|手术/gu

// A visit before the treatment or after it has a day of its own.
const otherVisit =
  /(?:consult\w*|(?<!(?:health|medical|body) )check[- ]?ups?|follow[- ]?ups?|stitch\w*|sutures?|cast|splint|bandages?|deposit|tests?|swelling)\b[^.;,]{0,24}$|(?:상담|경과|검진|실밥)[은는이가] ?$|(?:相談|カウンセリング|抜糸|検診|除去)は$|(?:拆[线線]|面[诊診]|[复複][诊查診]|回[诊診])(?:是|在)?$/u
const otherVisitAfter =
  /^(?:에|に|の)? ?(?:상담|경과|실밥|相談|カウンセリング|抜糸|検診|ギプス|拆[线線]|面[诊診]|[复複][诊查診]|回[诊診])/u
// "Not on the 20th", "by May 20", "20일 이후": no day that was chosen.
const unchosen =
  /\b(?:not|except|before|after|by|until|till|between|or|since)(?: on)?(?: the)? ?$|\bbetween [^.;]{1,16} and $/u
const unchosenAfter = /^ ?(?:or\b|이후|이전|전에|까지|말고|以外|以降|まで|より前|之前|之[后後]|以前|以[后後])/u
// Something else begins between them, unless they are one appointment.
const elsewhere =
  /[,、，]|\b(?:and|then|but|while|before|after|until)\b|[가-힣](?:고|며) |는데|^(?:と|や)|(?:して|って)(?:、|から)|然[后後]/u
const booked = /\b(?:booked|scheduled|appointment|set)\b|예약|예정|予約|予定|[预預][约約]/u
const abbreviated = /\b(?:dr|mr|mrs|ms|prof|[ap]\.m|[ap])\./gu

type Trip = { first: string; last: string }
type Told = Trip & {
  medical: readonly TreatmentMention[]
  days: readonly Mention<string>[]
  /** What says the first and the last day of the trip. */
  ends: readonly Range[]
}

/** After these one rests longest; the day that is told of them counts. */
export const longestFirst: readonly BeautyCategory[] = ['Plastic Surgery', 'Medical Treatment', 'Skin Treatment']

/** The day for which a treatment is told; null where none is, or two may be meant. */
export function readTreatmentDay(text: BriefText, { medical, days, ends, first, last }: Told): Mention<string> | null {
  const { plain } = text
  const categories = medical.flatMap((one) => (one.field === 'beautyCategories' ? [one] : []))
  const longest = longestFirst.find((category) => categories.some(({ value }) => value === category))
  if (!longest) return null
  const spoken = [...categories, ...namedAgain(text).map((range) => ({ ...range, value: longest }))]
  const dates = days.filter((day) => !overlaps(day, ends)).map((day) => withinTrip(day, { first, last }))
  const counted = daysOfTrip(text, { first, last }).filter((day) => !overlaps(day, [...ends, ...days]))
  const near = [...dates, ...counted]
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

/** A day without a year was read as the next one after the last day; the one in the trip is meant. */
function withinTrip(day: Mention<string>, { first, last }: Trip): Mention<string> {
  const value = [first, last]
    .map((end) => end.slice(0, 4) + day.value.slice(4))
    .find((one) => one >= first && one <= last)
  return value === undefined ? day : { ...day, value }
}

/** "On the second day", "on the 19th", "on Tuesday" where the trip has one Tuesday. */
function daysOfTrip(text: BriefText, { first, last }: Trip): Mention<string>[] {
  const length = daysBetween(first, last) + 1
  const counted = findMentions(text, numbered)
    .filter(({ from }) => !/[후后後]\s?$/u.test(text.plain.slice(0, from)))
    .map(({ value, ...range }) => ({ ...range, value: addDays(first, value < 0 ? length - 1 : value) }))
  const all = Array.from({ length }, (_, day) => addDays(first, day))
  const only = (range: Range, isMeant: (day: string) => boolean) => {
    const [value, other] = all.filter(isMeant)
    return value !== undefined && other === undefined ? [{ value, ...range }] : []
  }
  const named = findMentions(text, weekdays).flatMap(({ value, ...range }) =>
    only(range, (day) => weekdayOf(day) === value),
  )
  const ofMonth = [...text.plain.matchAll(bare)].flatMap((found) =>
    only(rangeOf(found), (day) => Number(day.slice(8)) === Number(found[1] ?? found[2])),
  )
  return [...counted, ...named, ...ofMonth]
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
