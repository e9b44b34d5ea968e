import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { Airport } from '#domain/trips/answers/trips.ts'
import { readCity } from '#domain/trips/answers/city-nights.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { findMentions, type Mention, overlaps, patternOf, type Vocabulary } from '#domain/wishes/brief/mentions.ts'

const airportNames: Vocabulary<Airport> = [
  [
    'ICN',
    'incheon(?: international)?(?: airport)?|icn',
    '인천(?: ?국제)?(?: ?공항)?|仁川(?:国際)?(?:空港|国际机场|机场|國際機場|機場)?|インチョン(?:空港)?',
  ],
  ['GMP', 'gimpo(?: airport)?|gmp', '김포(?: ?공항)?|金浦(?:空港|机场|機場)?'],
  [
    'PUS',
    '(?:busan[ -]?)?\\(?gimhae\\)?(?: airport)?(?: ?\\(busan\\))?|busan airport|pus(?=[ ,.])',
    '(?:부산 ?)?\\(?김해\\)?(?: ?공항)?(?: ?\\(부산\\))?|부산 ?공항|(?:釜山)?\\(?金海\\)?(?:空港|机场|機場)?(?:\\(釜山\\))?|釜山(?:空港|机场|機場)',
  ],
  ['CJU', 'jeju(?: international)? airport|cju', '제주 ?(?:국제 ?)?공항|[済济濟]州(?:空港|机场|機場)'],
  ['TAE', 'daegu airport', '대구 ?공항|大邱(?:空港|机场|機場)'],
  ['CJJ', 'cheongju airport', '청주 ?공항|清州(?:空港|机场|機場)'],
  ['MWX', 'muan airport', '무안 ?공항|[務务]安(?:空港|机场|機場)'],
]

/** "Flying Seoul Gimpo-Jeju" lands at the other one. */
const onward = /^ ?(?:-|–|→|>|to )\s?(?:jeju|busan|seoul|gimpo|gimhae)/u

/** Cities with one airport, which their name stands for beside a flight. */
const airportOfCity: Readonly<Record<string, Airport>> = {
  Jeju: 'CJU',
  Busan: 'PUS',
  Daegu: 'TAE',
  Cheongju: 'CJJ',
}
const flies = patternOf(
  'land(?:s|ed|ing)?|touch(?:es|ing)? down|fl(?:y|ies|ying|ights?)|planes?|tak(?:e|es|ing) off|take-off',
  '비행기|항공편|착륙|이륙|飛行機|フライト|(?<=[着発]の?)便|便(?=[でのにはが]|です|。|、|$)|離陸|着陸|[飞飛][机機]?|航班|落地|降落',
)
const goes = patternOf(
  'arriv(?:e|es|ing|al)|leav(?:e|es|ing)|depart(?:s|ing|ure)?|get(?:s|ting)? in(?:to)?|out of|in:|out:',
  '도착|출발|들어[가와]|떠나|돌아|복귀|着(?!る|て)|発(?!見)|到|抵[达達]|出[发發]|[离離][开開]|回',
)
const byLandOrSea =
  /\b(?:ktx|srt|itx|trains?|bus(?:es)?|coach|ferry|ferries|boats?|ship|cruise|driv(?:e|ing))\b|기차|열차|버스|배(?=로|를|편| ?타)|페리|여객선|크루즈|列車|電車|新幹線|バス|船|フェリー|クルーズ|[高火动動][铁鐵车車]|大巴|巴士|[邮郵渡轮輪]{2}/u
const clock = /\d[:.]\d\d|\d ?(?:[ap]\.?m|시(?!간)|時(?!間)|时(?!间)|[点點])|\bnoon\b|[一二三四五六七八九十][点點時]/u
const borders = /(?<!\d),|,(?!\d)|[.;!?](?=\s|$)|[、，。；！？\n]|\b(?:and|then|but)\b/gu
const dayOfMonth = /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|日(?!間)|일(?!간)|号|號)|(?<!\d)\d{1,2}[/.](\d{1,2})(?![\d:])/gu
const weekday = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/u

type Trip = { first: string; last: string }

/**
 * The airports that a text names: by their names, and by that of a city with one airport beside a flight of the first
 * or the last day. Nobody comes to Jeju or leaves it otherwise than by air, unless the text names a ship.
 */
export function findAirports(text: BriefText, places: readonly Range[], trip: Trip | null): Mention<Airport>[] {
  const { plain } = text
  const named = findMentions(text, airportNames)
  const told = clock.test(plain) ? places : []
  const cities = told.map(({ from, to }) => ({ from, to, city: readCity(plain.slice(from, to)) ?? '' }))
  const provinces = new Set(told.flatMap(({ from, to }) => provincesIn(plain.slice(from, to))))
  const found = cities.flatMap(({ city, from, to }): Mention<Airport>[] => {
    const value = airportOfCity[city]
    if (value === undefined || overlaps({ from, to }, named)) return []
    const clause = clauseAround(plain, { from, to })
    const words = plain.slice(clause.from, clause.to)
    const isFlown = words.search(flies) >= 0 || (value === 'CJU' && words.search(goes) >= 0)
    const isAlone = cities.every((other) => other.city === city || !overlaps(other, [clause]))
    const isElsewhere = named.some((other) => other.value !== value && overlaps(other, [clause]))
    if (!isFlown || !isAlone || isElsewhere || byLandOrSea.test(words) || !clock.test(words)) return []
    // Without a day it may be a flight between two towns.
    return (dayOfClause(words, trip) ?? provinces.size === 1) ? [{ value, from, to }] : []
  })
  return [...named, ...found]
    .filter(({ to }) => !onward.test(plain.slice(to, to + 12)))
    .toSorted((one, other) => one.from - other.from)
}

/** The provinces in the name of a place, two in "Seoul and Jeju". */
function provincesIn(words: string): string[] {
  return words.split(/[\s,&+/-]+/u).flatMap((word) => readRegion(word)?.province ?? [])
}

/** Whether the day that a part of a text names is the first or the last one; null where it names none. */
function dayOfClause(words: string, trip: Trip | null): boolean | null {
  const ends = trip ? [trip.first, trip.last] : []
  const days = Array.from(words.matchAll(dayOfMonth), ([, one, other]) => Number(one ?? other))
  if (days.length > 0) return days.some((day) => ends.some((date) => Number(date.slice(8)) === day))
  const [, name] = weekday.exec(words) ?? []
  if (name === undefined) return null
  return ends.some((date) => weekdayOf(date) === name)
}

/** From the last comma, or the end of the sentence before, to the next. */
export function clauseAround(plain: string, { from, to }: Range): Range {
  const marks = Array.from(plain.matchAll(borders), ({ 0: mark, index }) => ({ from: index, to: index + mark.length }))
  return {
    from: marks.findLast((mark) => mark.to <= from)?.to ?? 0,
    to: marks.find((mark) => mark.from >= to)?.from ?? plain.length,
  }
}
