import type { Airport, TripFlight } from '#domain/trips/answers/trips.ts'
import { type BriefText, sentenceRange } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { type Mention, patternOf, readCount } from '#domain/wishes/brief/mentions.ts'

// 夕方, 낮 and 夜 are parts of a day as 오후 is one.
const halves =
  '오전|오후|아침|저녁|점심|낮|밤|새벽|午前|午後|夕方|昼|朝|夜|深夜|上午|下午|早上|晚上|傍晚|中午|凌晨|半夜'

const clocks = patternOf(
  '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm|a\\.m\\.|p\\.m\\.)|(\\d{1,2}):(\\d{2})|noon|midnight|(?<=\\b(?:land|lands|landing|arrive|arrives|arriving)\\b[^.;!?,\\n\\d]{0,24} at )([7-9]|1\\d)(?![\\d:.]\\d| ?(?:[-/]|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))',
  `(${halves})?の?\\s*(\\d{1,2})\\s*(?:시(?!간)|時(?!間)|[点點])\\s*(?:(\\d{1,2})\\s*分?분?|(반|半))?|(${halves})の?\\s*(?:(\\d{1,2}):(\\d{2})|([一二三四五六七八九十]{1,2})[点點時](?:([一二三四五]?十[一二三四五六七八九]?)分?|(半))?)`,
)
const leaves =
  /(?:next|onward|connecting|outbound) flight|leav\w*|depart\w*|tak(?:e|es|ing) off|fly(?:ing)? (?:home|back|out)|\bout:|\bout(?: of)? $|\bout (?=(?:on )?(?:mon|tue|wed|thu|fri|sat|sun|\d))|fl(?:y|ies|ying) from\b|\bout of (?=[a-z]+ at\b)|flight (?:home|back)|go(?:es|ing)? (?:back|home)|(?:way|trip) (?:home|back)|return|출국|출발|귀국|돌아(?=가|와|오|옵|갑|올)|떠나|옵니다|올라[와옵올]|복귀|귀가|帰|出国|出発|回(?=[国國程台家来來,。;]|$)|起[飞飛]|出[发發](?!点|點)|[离離][开開]|返回|[飞飛](?:往|回|[离離]|桃園|台|高雄|香港|北京|上海|(?=[,。;]|$))|走(?![路遍])|発(?=[、。,\s\d]|$)/gu
const arrives =
  /\bin:|land\w*|arriv\w*|fl(?:y|ies|ying) in(?:to)?\b|flights? (?:in|arrives)\b|touch(?:ing)? down|get(?:ting)? in|도착|입국|착륙|到着|着(?=[、。\s\d]|$)|入国|抵[达達]|到(?!\d)|落地/gu
export const layover = /\b(?:layover|stopover|transit)\b|乗り?継ぎ|トランジット|경유|환승|[转轉][机機]|[过過]境/u
/** An airport and a time belong together when they are this near. */
const reach = 45
const commaGap = 3
const wayGap = 12
const dayBetween =
  /(?:\bon )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}(?: at)?|(?:\bon )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?(?: at)?/gu

export type FlightMention = Mention<TripFlight> & { field: 'arrival' | 'departure' }

/** Flights with an airport and a time. Without both there is none: nobody knows when the day begins. */
export function readFlightMentions(
  text: BriefText,
  airports: readonly Mention<Airport>[],
  lastDay: string | null = null,
): FlightMention[] {
  const { plain } = text
  const times = readClocks(plain)
  const found: FlightMention[] = []
  // Who changes planes lands and leaves at one airport.
  const isOne = new Set(airports.map(({ value }) => value)).size === 1
  for (const time of times) {
    const gap = (one: Mention<Airport>, other: Mention<string>) => gapBetween(plain, one, other)
    const isNearest = (one: Mention<Airport>) => times.every((other) => gap(one, other) >= gap(one, time))
    const [airport] = airports
      .filter(
        (one) =>
          isNearest(one) &&
          Math.abs(one.from - time.from) < reach &&
          !/[.;]\s|[。；!?\n]/u.test(plain.slice(Math.min(one.to, time.to), Math.max(one.from, time.from))),
      )
      .toSorted((a, b) => gap(a, time) - gap(b, time))
    const isSame = isOne && (layover.test(plain) || isOfFlight(plain, time))
    const at = airport ?? (isSame ? { ...time, value: airports[0]?.value } : undefined)
    if (!at?.value) continue
    const [from, to] = [Math.min(at.from, time.from), Math.max(at.to, time.to)]
    const isLast = isOnDay(plain, Math.min(from, time.from), lastDay)
    const isSecond = (isOfFlight(plain, time) || layover.test(plain)) && found.some(({ field }) => field === 'arrival')
    const field = isSecond || (isLeaving(text, from, to) ?? (isLast || startsAt(plain, at))) ? 'departure' : 'arrival'
    if (found.every((one) => one.field !== field))
      found.push({ field, value: { airport: at.value, time: time.value }, from, to })
  }
  return found
}

/** The times of a landing or a flight home of which nobody knows the airport. */
export function readTimesOfNoAirport(text: BriefText, flights: readonly FlightMention[]): Range[] {
  const { plain } = text
  return readClocks(plain).filter((time) => {
    const isPartOf = flights.some(({ from, to }) => time.from < to && from < time.to)
    return !isPartOf && (isOfFlight(plain, time) || isOfLanding(plain, time) || fromTown.test(plain.slice(time.to)))
  })
}

export function readClocks(plain: string): Mention<string>[] {
  return Array.from(plain.matchAll(clocks)).flatMap((match): Mention<string>[] => {
    const value = clockOf(match)
    return value === null ? [] : [{ value, from: match.index, to: match.index + match[0].length }]
  })
}

function isOfLanding(plain: string, { from, to }: Range): boolean {
  return (
    /\b(?:land(?:s|ing)?|(?:we|i) arrive|arriving|touch(?:ing)? down)\b[^.,;]{0,24}$/u.test(plain.slice(0, from)) ||
    /^(?:에|쯤|경)? ?(?:비행기|입국|착륙)|^(?:に)?(?:着陸|の(?:便|飛行機))|^(?:的)?(?:航班|[飞飛][机機]|落地)/u.test(
      plain.slice(to),
    )
  )
}

const flightAfter =
  /^(?:에|쯤|경|비행기로|비행기)? ?(?:출국|출발|귀국|비행기)|^ ?(?:に|の)?(?:出発|発|帰国|便|飛行機)|^ ?(?:的)?(?:[离離][开開]|起[飞飛]|回[国國]|返程|的?(?:航班|[飞飛][机機]))/u

/** 16:30 부산 출발: by which way nobody knows. */
const fromTown =
  /^(?:에|쯤|に|頃)? ?(?:서울|부산|대구|청주|광주|제주|ソウル|釜山|大邱|首[尔爾]|清州|[済济濟]州)(?:에서|から|を)? ?(?:출발|떠나|発|出発|出[发發]|[离離][开開])/u
const dayBefore = /(?:\d ?(?:日|일|号|號)|\d\/\d{1,2}|마지막 ?날|最終日|最后一天|最後一天)[^。,，、]{0,10}$/u
const byLand = /ktx|srt|기차|버스|列車|新幹線|バス|[高火][铁鐵车車]|巴士/u

/** Whether the words before or after a time tell of a flight, home or here: "and fly home on the 13th at 19:00". */
function isOfFlight(plain: string, { from, to }: Range): boolean {
  const isDay = dayBefore.test(plain.slice(Math.max(0, from - 24), from))
  if (isDay && flightAfter.test(plain.slice(to, to + 12)) && !byLand.test(plain.slice(from - 16, to + 16))) return true
  const [head = ''] = plain
    .slice(0, from)
    .split(/[.;!?。！？；\n]\s|[,，、]/u)
    .slice(-1)
  return /\b(?:leav(?:e|ing)|depart(?:ing|ure)?|fl(?:y|ying) (?:home|back|out)|(?:return )?flight)\b[^.,]{0,24}$|^\s*(?:and )?out (?:at )?$/u.test(
    head,
  )
}

/** How far they are apart. Across a comma is farther: "in: ICN 5 May 16:45, out: ICN 11 May 10:20". */
function gapBetween(plain: string, one: { from: number; to: number }, other: { from: number; to: number }): number {
  const [from, to] = [Math.min(one.to, other.to), Math.max(one.from, other.from)]
  const between = plain.slice(from, to)
  // "Into Gimpo on 2 October at 13:40 and home from Gimpo": the day does not part them, and the way home does.
  const near = between.replace(dayBetween, '')
  return (
    near.length +
    (/[,、，;]/u.test(near) ? commaGap : 0) +
    (/\b(?:home|out|back|leav\w+|depart\w*)\b/u.test(near) ? wayGap : 0)
  )
}

/** Whether the words before it name the last day of the trip: "on the 6th at 14:00 from Gimhae". */
function isOnDay(plain: string, at: number, day: string | null): boolean {
  const named = /(\d{1,2})(?:st|nd|rd|th|日|일|号|號)[\s,]*(?:at\s+)?$/u.exec(plain.slice(0, at))?.[1]
  return day !== null && named !== undefined && Number(named) === Number(day.slice(8))
}

const flightWords = /\b(?:flights?|plane|fly|flying)\b|비행기|항공편|便|飛行機|フライト|[飞飛]|航班/u

/** Whether a flight begins at an airport, though no verb says so: "flight at 9 pm from ICN", 仁川からの便. */
function startsAt(plain: string, { from, to }: Range): boolean {
  const sentence = sentenceRange(plain, { from, to })
  const [head, tail] = [plain.slice(sentence.from, from), plain.slice(to, sentence.to)]
  const isFrom = /(?:\b(?:from|out of) (?:the )?|[从從])$/u.test(head) || /^(?:에서|발|から|発)/u.test(tail)
  return isFrom && flightWords.test(head + tail) && !/jeju|cju|busan|제주|부산|[済济濟]州|釜山/u.test(tail)
}

/** The verb inside the words of the flight decides, or the nearest: before it in English, else after it. Null: none. */
export function isLeaving({ plain, language }: BriefText, from: number, to: number): boolean | null {
  const head =
    plain
      .slice(0, from)
      .split(/[.;!?]\s|[。！？；\n]/u)
      .at(-1) ?? ''
  const lastVerb = Array.from(head.matchAll(new RegExp(`${leaves.source}|${arrives.source}`, 'gu'))).at(-1)?.[0] ?? ''
  const [tail = ''] = plain.slice(to, to + 14).split(/[,，、.。;；\n]/u)
  const inside = plain.slice(from, to)
  for (const part of language === 'en' ? [inside, lastVerb, tail] : [inside, tail, lastVerb]) {
    const [isLeft, isReached] = [part.search(leaves) >= 0, part.search(arrives) >= 0]
    if (isLeft !== isReached) return isLeft
  }
  return null
}

function clockOf(match: RegExpExecArray): string | null {
  const [
    whole,
    h12,
    m12,
    half,
    h24,
    m24,
    bare,
    part,
    hEast,
    mEast,
    halfEast,
    partEast,
    hColon,
    mColon,
    hHan,
    mHan,
    halfHan,
  ] = match
  const isHalf = halfEast ?? halfHan
  if (whole === 'noon') return '12:00'
  if (whole === 'midnight') return '00:00'
  const hour = hHan === undefined ? Number(h12 ?? h24 ?? bare ?? hEast ?? hColon) : readCount(hHan)
  const minutes = mHan === undefined ? Number(m12 ?? m24 ?? mEast ?? mColon ?? (isHalf ? 30 : 0)) : readCount(mHan)
  const said = part ?? partEast ?? ''
  // 밤 12시 and 夜1時 are of the next day: nobody knows which one is meant.
  if (/^(?:밤|夜|深夜|晚上|半夜)$/u.test(said) && (hour === 12 || hour < 5)) return null
  // 낮 11시 is before noon.
  const isNoon = /점심|낮|昼|中午/u.test(said) && hour < 7
  const isLate = half?.startsWith('p') || isNoon || /오후|저녁|밤|午後|夕方|下午|晚上|傍晚|夜/u.test(said)
  const isEarly = half?.startsWith('a') || /오전|아침|새벽|午前|朝|上午|早上|凌晨/u.test(said)
  const full = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour
  if (full > 23 || minutes > 59) return null
  return `${String(full).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
