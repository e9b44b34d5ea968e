import { layover } from './flight-mentions.ts'
import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import type { CollectedChips, Range } from '#domain/wishes/brief/collected-chips.ts'
import { readCityNights, type ToldNights } from './city-nights.ts'
import type { DateMentions } from './date-mentions.ts'
import type { LengthMention } from './length-mentions.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'

const extension =
  /\b(?:add(?:ing)?|tack(?:ing)?(?: it)? on|extend(?:ing)?(?: it)? by|stay(?:ing)? on(?: for)?) (?:an? |one |two |three |another |[1-9] )[^.;!?]{0,8}(?:days?|nights?)\b/u

/** "Then a last night in Seoul" is one more than was counted. */
const lastNight = /\b(?:last|final) night\b|마지막 ?(?:밤|하루|1박)|最後の(?:夜|1泊|一泊)|最[后後]一[晚夜]/u

/** The first and the last day, or a length and a month while the days are not known. */
export function addDates(
  collected: CollectedChips,
  { days, lengths: told, months }: DateMentions,
  { plain, places }: { plain: string; places: readonly Range[] },
): void {
  collected.ranges.push(...told, ...days, ...months)
  // The first nights and the last ones are parts of a length that is told, or of one that nobody knows.
  const lengths = told.filter(({ isPart }) => !isPart)
  const ofCities = readCityNights(plain, told, places).filter(({ length }) => lengths.includes(length))
  const isOpen = ofCities.length > 0 && lastNight.test(plain)
  const length = isOpen ? null : (lengthOfStays(lengths, ofCities) ?? lengthOf(lengths, ofCities))
  const ends = endsOf(days.filter((day) => !isOfUnclearDeparture(plain, days, day)))
  const isWindow = length !== null && isOnlyWindow(plain, ends, length.value)
  const { start, end } = isWindow ? { start: undefined, end: undefined } : ends
  if (isWindow && ends.start && ends.start.value.slice(0, 7) === ends.end?.value.slice(0, 7))
    collected.add('month', { ...ends.start, value: ends.start.value.slice(0, 7) })
  if (start) collected.add('step1.startDate', start)
  // "12 to 14 April, and then we add two days": the last day is another one.
  const longer = extension.exec(plain)
  const isExtended = longer !== null && end !== undefined && end.from < longer.index
  if (isExtended) return
  if (end && (!start || daysBetween(start.value, end.value) < longestTripDays)) collected.add('step1.endDate', end)
  if (start && !end && length)
    collected.add('step1.endDate', { ...length, value: addDays(start.value, length.value - 1) })
  // Who changes planes leaves on the same day.
  const stop = days.length === 1 && !length ? layover.exec(plain) : null
  if (start && !end && stop)
    collected.add('step1.endDate', { value: start.value, from: stop.index, to: stop.index + stop[0].length })
  if (!start && end && length)
    collected.add('step1.startDate', { ...length, value: addDays(end.value, 1 - length.value) })
  if (start || end) return
  if (length) collected.add('days', length)
  // "April or May": which one is asked.
  const [month] = months
  if (month && months.every(({ value }) => value === month.value)) collected.add('month', month)
}

/** "Sometime between 1 and 10 June, 5 days": the days between which the trip lies are not those of the trip. */
function isOnlyWindow(plain: string, { start, end }: ReturnType<typeof endsOf>, days: number): boolean {
  if (!start || !end || daysBetween(start.value, end.value) + 1 <= days + 1) return false
  return (
    /\b(?:between|some ?time|any ?time|somewhere|within|window)\b[^.;!?\n]{0,24}$/u.test(plain.slice(0, start.from)) ||
    /^\s*(?:사이|중에|안에|の間|のうち|の中で|之间|之間|期间内)/u.test(plain.slice(end.to))
  )
}

/** "Leaving on 2 October, nine days": nobody knows whether for Korea or for home. */
function isOfUnclearDeparture(plain: string, days: DateMentions['days'], { from }: Range): boolean {
  return (
    days.length === 1 && /\b(?:(?:leav|depart)ing|(?:coming|going) back) (?:on )?(?:the )?$/u.test(plain.slice(0, from))
  )
}

/** A single day is the first one, unless its words say that it is the last. */
function endsOf(days: DateMentions['days']): {
  start?: Mention<string> | undefined
  end?: Mention<string> | undefined
} {
  const [only] = days
  if (days.length <= 1) return only?.role === 'end' ? { end: only } : { start: only }
  const sorted = days.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const start = days.find(({ role }) => role === 'start') ?? sorted[0]
  const after = sorted.filter(({ value }) => start !== undefined && value > start.value)
  return { start, end: after.findLast(({ role }) => role === 'end') ?? after.at(-1) }
}

/** "서울 2박 3일, 부산 1박 2일": three nights, so four days. Null unless every length is one of nights in a city. */
function lengthOfStays(lengths: DateMentions['lengths'], ofCities: readonly ToldNights[]): Mention<number> | null {
  const [first] = lengths
  const nights = lengths.map((one) => ofCities.find(({ length }) => length === one)?.nights ?? null)
  if (!first || nights.length < 2 || nights.includes(null)) return null
  return { ...first, value: nights.reduce<number>((sum, told) => sum + (told ?? 0), 1) }
}

/**
 * Of several lengths the one for the whole trip. Nights are told by city and add up, as in "2 nights Seoul, 3 in
 * Busan", and so do days that are each told of a city.
 */
function lengthOf(told: DateMentions['lengths'], ofCities: readonly ToldNights[]): Mention<number> | null {
  const isOfPlace = (one: Range) => ofCities.some(({ length }) => length === one)
  // "Four nights. Yes, four nights" says one thing twice.
  const isAgain = (one: LengthMention, at: number) =>
    !isOfPlace(one) && told.slice(0, at).some(({ unit, value }) => unit === one.unit && value === one.value)
  const lengths = told.filter((one, at) => !isAgain(one, at))
  const [first] = lengths
  const isByPlace = lengths.length > 1 && lengths.every(({ unit }) => unit === 'days') && lengths.every(isOfPlace)
  // "3 days in Seoul, then 2 nights in Busan" may share a day.
  const ofPlaces = lengths.filter(isOfPlace)
  if (ofPlaces.length > 1 && new Set(ofPlaces.map(({ unit }) => unit)).size > 1) return null
  if (first && isByPlace) return { ...first, value: lengths.reduce((sum, { value }) => sum + value, 0) }
  const both = lengths.filter(({ unit }) => unit === 'both')
  if (both.length === 1) return both[0] ?? null
  const inDays = lengths.filter(({ unit }) => unit !== 'nights')
  const inNights = lengths.filter(({ unit }) => unit === 'nights')
  const [firstNights] = inNights
  const [whole = null, ...others] = inNights.filter((one) => !isOfPlace(one))
  const ofParts = inNights.filter(isOfPlace).reduce((sum, { value }) => sum + value - 1, 0)
  // "Ten nights, two of them in Gangneung"
  const areParts = inNights.filter(isOfPlace).length > 1
  const isWhole =
    whole !== null &&
    others.length === 0 &&
    ofParts > 0 &&
    (areParts ? whole.value - 1 >= ofParts : whole.value - 1 > ofParts)
  const nights = isWhole ? whole.value - 1 : inNights.reduce((sum, { value }) => sum + value - 1, 0)
  const wholes = [wholeOf(inDays), firstNights ? { ...firstNights, value: nights + 1 } : null]
  return wholes.reduce((one, other) => (one && (!other || one.value >= other.value) ? one : other), null)
}

/** A length that is longer than all others together is the whole; else they are its parts. */
function wholeOf(lengths: readonly Mention<number>[]): Mention<number> | null {
  const [first] = lengths
  if (!first) return null
  const longest = lengths.reduce((one, other) => (other.value > one.value ? other : one))
  const sum = lengths.reduce((total, { value }) => total + value, 0)
  const rest = sum - longest.value
  return longest.value > rest || (longest.value === rest && lengths.length > 2) ? longest : { ...first, value: sum }
}
