import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { CollectedChips, Range } from '#domain/wishes/brief/collected-chips.ts'
import { type KeptTold, readKeptHours } from './kept-hours.ts'
import { type FlightMention, readClocks } from './flight-mentions.ts'
import { readBackAtAirport } from './back-at-airport.ts'
import { readTrainHours } from './train-hours.ts'
import { readOwnClinic } from './own-clinic.ts'
import { type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import type { NamedPlace } from '#domain/wishes/brief/place-mentions.ts'
import { isWorkQuarter } from '#domain/wishes/brief/no-destination.ts'
import { namedAgain, readTreatmentDay } from '#domain/wishes/brief/treatment-day.ts'
import type { TreatmentMention } from '#domain/wishes/brief/treatment-mentions.ts'

/** So near to the day of a treatment an hour is told of it, in characters. */
const besideDay = 8

const booked =
  /^ ?(?:booked|(?:에|으로)? ?예약\p{L}*|に?(?:予約|アポ)(?:済み?|を?取)?\p{L}{0,4}|(?:已[经經])?[预預]?[约約](?:了|好)*)/u

/**
 * The day of the treatment, where one is told within the trip, and the appointment on it. Returns what says where its
 * clinic is, and as `unread` an hour that is only wished for.
 */
export function addTreatmentDay(
  collected: CollectedChips,
  text: BriefText,
  told: {
    today: string
    medical: readonly TreatmentMention[]
    days: readonly Mention<string>[]
    places: readonly Mention<NamedPlace>[]
  },
): { clinic: readonly Range[]; unread: readonly Range[] } {
  if (told.medical.some(({ field }) => field === 'plasticSurgeryType')) collected.ranges.push(...namedAgain(text))
  const trip = tripOf(collected)
  const day = trip ? readTreatmentDay(text, { ...told, ...trip }) : null
  if (!day) return { clinic: [], unread: [] }
  collected.add('step3.treatmentOn', day)
  const medical = [...told.medical, ...namedAgain(text)]
  const own = readOwnClinic(text, { day, medical, places: told.places })
  if (own) {
    collected.add('step3.ownClinic', own)
    collected.ranges.push(...own.ranges)
    return { clinic: own.ranges, unread: [] }
  }
  const hour = readClocks(text.plain).find(({ from }) => {
    const between = text.plain.slice(day.to, Math.max(day.to, from))
    return from >= day.to && between.length <= besideDay && !/[,.;、。，；\n]\s*\S/u.test(between)
  })
  if (!hour) return { clinic: [], unread: [] }
  const { from, to } = hour
  const range = { from, to: to + (booked.exec(text.plain.slice(to))?.[0].length ?? 0) }
  collected.ranges.push(range)
  return { clinic: [], unread: [range] }
}

/**
 * The hours that one keeps, also before and after a train. `words`: what they are kept for, because who dines with
 * friends there need not travel with them. `unread`: trains whose hours are no end of the trip,
 * and visits to a clinic without an hour.
 */
export function addKeptHours(
  collected: CollectedChips,
  text: BriefText,
  told: Omit<KeptTold, 'trip' | 'flights'> & { flights: readonly FlightMention[]; towns: readonly Range[] },
): { words: readonly Range[]; unread: readonly Range[] } {
  const days = tripOf(collected)
  const trip = days && { ...days, treatmentOn: collected.valueOf('step3.treatmentOn') }
  const { kept, words, covered, hourless } = readKeptHours(text, { ...told, ...(trip && { trip }) })
  const trains = days
    ? readTrainHours(text, { ...told, days: told.days ?? [], ...days }, told.flights)
    : { kept: [], unread: [] }
  const back = days ? readBackAtAirport(text, days.last, told.flights) : []
  for (const hours of [...back, ...trains.kept, ...kept]) collected.add('step2.keptHours', hours)
  const unread = [
    ...trains.unread.filter((one) => !overlaps(one, covered)),
    ...hourless.filter((one) => !overlaps(one, covered)),
  ]
  collected.ranges.push(...covered, ...unread)
  return { words, unread }
}

/** Who works in one quarter on most days, and told no other place to sleep, sleeps there. */
export function addBedOfWork(
  collected: CollectedChips,
  text: BriefText,
  places: readonly (Mention<NamedPlace> & { nameEnd: number })[],
): void {
  const { plain } = text
  const trip = tripOf(collected)
  if (!trip || collected.has('step2.beds') || collected.has('step2.areaPreferences')) return
  const kept = collected.chips.flatMap((chip) => (chip.field === 'step2.keptHours' ? [chip.value.on] : []))
  const days = kept.includes(null) ? Infinity : new Set(kept).size
  if (days * 2 <= daysBetween(trip.first, trip.last)) return
  const [work, ...others] = places.filter((one) => one.value.kind !== 'region' && isWorkQuarter(plain, one))
  if (work && others.length === 0)
    collected.add('step2.beds', { ...work, value: spanOf(text, work.from, work.nameEnd).words })
}

/** The first and the last day, and what says them; null unless both are known. */
function tripOf(collected: CollectedChips): { first: string; last: string; ends: readonly Range[] } | null {
  const [first, last] = [collected.valueOf('step1.startDate'), collected.valueOf('step1.endDate')]
  const ends = collected.chips.filter(({ field }) => field === 'step1.startDate' || field === 'step1.endDate')
  return first && last ? { first, last, ends } : null
}
