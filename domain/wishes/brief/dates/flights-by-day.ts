import type { Airport } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import { type FlightMention, isLeaving, readClocks } from './flight-mentions.ts'
import { dayNamedBeside, easternGate } from './named-days.ts'

type Ends = { first: string; last: string }

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const filler = String.raw`(?:,? 20\d\d)?,?\s*(?:at |around |by |@ ?)?(?:오전|오후|아침|저녁|밤|午前|午後|夕方|夜|上午|下午|早上|晚上|中午)?\s*$`
const before = [
  // "6 June 15:00", "the 13th at 19:00"
  new RegExp(String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:\s(?:of )?(?:${months})[a-z]*)?${filler}`, 'u'),
  // "May 6 at 10am"
  new RegExp(String.raw`(?:${months})[a-z]* (\d{1,2})(?:st|nd|rd|th)?${filler}`, 'u'),
  // 22号晚上, 15日, 24/4
  new RegExp(
    String.raw`(\d{1,2})\s?[日일号號](?:\([^)]*\))?(?:에는?|은|には?|は|の|的)?[,、]?\s?(?:${easternGate}(?:에서|から|발|発|の|的)?\s?)?${filler}`,
    'u',
  ),
]
const slashed = new RegExp(String.raw`(\d{1,2})\/(\d{1,2})(?:\/20\d\d)?${filler}`, 'u')
const after = new RegExp(String.raw`^\s?(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?:\s(?:of )?(?:${months}))?`, 'u')
const travels =
  /arriv|land|fl(?:y|ies|ight)|\bplane\b|\bin\b|\bout\b|\binto\b|leav|depart|return|도착|출발|출국|입국|비행|항공편|귀국|着|発|便|フライト|到|[飞飛]|航班|[离離]|回|出[发發]|落地|抵|走/u
const byLand = /ktx|\bsrt\b|\btrain|\bbus\b|기차|버스|列車|新幹線|バス|[高火][铁鐵车車]|巴士/u
const airportReach = 45

/** The flights whose hour stands beside the first or the last day of the trip: "in Fri 13:10, out Mon 16:00". */
export function readFlightsByDay(
  text: BriefText,
  { first, last }: Ends,
  found: readonly FlightMention[],
  airports: readonly Mention<Airport>[],
): FlightMention[] {
  if (first === last) return [...found]
  const { plain } = text
  const flights: FlightMention[] = []
  for (const time of readClocks(plain)) {
    const field = fieldOf(text, time, { first, last })
    if (field === null || flights.some((one) => one.field === field)) continue
    const known = found.find((one) => overlaps(time, [one]))
    const airport = airportOf(plain, time, airports) ?? known?.value.airport ?? onlyOne(airports)
    const at = airport ?? found.find((one) => one.field !== field)?.value.airport
    if (at === undefined) continue
    const range = known ?? time
    flights.push({ field, value: { airport: at, time: time.value }, from: range.from, to: range.to })
  }
  const others = found.filter((one) => !overlaps(one, flights) && flights.every(({ field }) => field !== one.field))
  return [...flights, ...others]
}

/** Whether an hour is that of the landing or of the flight home; null where no day stands beside it. */
function fieldOf(text: BriefText, { from, to }: Mention<string>, ends: Ends): FlightMention['field'] | null {
  const { plain } = text
  const head = /[^;。；\n]*$/u.exec(plain.slice(Math.max(0, from - 40), from))?.[0] ?? ''
  const tail = /^[^.;。；\n]*/u.exec(plain.slice(to, to + 40))?.[0] ?? ''
  const clause = `${head
    .split(/[,，、]/u)
    .slice(-2)
    .join(',')} ${tail.slice(0, 24).split(/[,，、]/u)[0] ?? ''}`
  if (!travels.test(clause) || byLand.test(clause)) return null
  const day = dayBeside(head, tail, ends)
  if (day === null) return null
  const leaves = isLeaving(text, from, to)
  // Who leaves home on the first day has not landed.
  if (day === 'first') return leaves === true ? null : 'arrival'
  return leaves === false && !/^ ?(?:from|out of) /u.test(tail) ? null : 'departure'
}

function dayBeside(head: string, tail: string, { first, last }: Ends): 'first' | 'last' | null {
  const [, one, other] = slashed.exec(head) ?? []
  const numbers = one === undefined ? before.flatMap((pattern) => pattern.exec(head)?.[1] ?? []) : [one, other]
  const named = numbers.length > 0 ? numbers : [after.exec(tail)?.[1]]
  const isDay = (date: string) => named.some((number) => Number(number) === Number(date.slice(8)))
  if (isDay(first) !== isDay(last)) return isDay(first) ? 'first' : 'last'
  return dayNamedBeside(head, tail, { first, last })
}

function airportOf(plain: string, time: Mention<string>, airports: readonly Mention<Airport>[]): Airport | null {
  const gap = (one: Mention<Airport>) => Math.max(one.from - time.to, time.from - one.to)
  const isBeside = (one: Mention<Airport>) => {
    const between = plain.slice(Math.min(one.to, time.to), Math.max(one.from, time.from))
    return gap(one) < airportReach && !/[.;]\s|[,，、。；!?\n]/u.test(between)
  }
  return airports.filter(isBeside).toSorted((one, other) => gap(one) - gap(other))[0]?.value ?? null
}

function onlyOne(airports: readonly Mention<Airport>[]): Airport | null {
  const [first] = airports
  return first && airports.every(({ value }) => value === first.value) ? first.value : null
}
