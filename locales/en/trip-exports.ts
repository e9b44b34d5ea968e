import type { PlanBase, PlanDay, PlanLeg, PlanStop, StopKind, TripPlace } from '#domain/plans.ts'
import type { TripExportWords } from '#domain/trip-exports/export-words.ts'
import { dates } from './dates.ts'
import { grouped } from './figures.ts'
import { placeWords } from './place-words.ts'
import { siteName } from './site-name.ts'

const kinds: Record<StopKind, string> = {
  attraction: 'Sight',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
  meal: 'Meal',
  cafe: 'Cafe',
  consultation: 'Consultation',
  treatment: 'Treatment',
  checkup: 'Check-up',
  rest: 'Rest',
  lodging: 'Hotel',
  transfer: 'Move',
}

const meals = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }

const modes: Record<PlanLeg['mode'], string> = {
  walk: 'Walk',
  bus: 'Bus',
  subway: 'Subway',
  transit: 'Bus or subway',
  taxi: 'Taxi',
  train: 'Train',
  ktx: 'KTX',
  flight: 'Flight',
  ferry: 'Ferry',
}

function won(amount: number): string {
  return `₩${grouped(amount)}`
}

function minutes(count: number): string {
  const [hours, rest] = [Math.floor(count / 60), count % 60]
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`
}

function clock(text: string): string {
  const hours = Number(text.slice(0, 2))
  return hours < 24 ? text : `${String(hours - 24).padStart(2, '0')}${text.slice(2)} (next day)`
}

function leg({ mode, minutes: count, metres, cost }: PlanLeg): string {
  const parts = [`${modes[mode]} ${minutes(count)}`, placeWords.distance(metres), ...(cost > 0 ? [won(cost)] : [])]
  return `${parts.join(', ')} (estimate)`
}

function kind({ kind: of, meal }: PlanStop): string {
  return meal ? meals[meal] : kinds[of]
}

function nameOf(stop: PlanStop, place: TripPlace | null): string {
  if (!place) return stop.name ?? ''
  const { en, ko } = place.name
  return ko === '' || ko === en ? en : `${en} ${ko}`.trim()
}

function isAtClinic({ kind: of }: PlanStop): boolean {
  return of === 'consultation' || of === 'treatment' || of === 'checkup'
}

/** The text in exports of a trip: iCalendar, GPX, GeoJSON and plain text. */
export const tripExports: TripExportWords = {
  siteName,
  title: ({ plan: { days } }) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return 'Trip to Korea'
    const from = dates.writeLong(new Date(first.date))
    return first === last
      ? `Trip to Korea, ${from}`
      : `Trip to Korea, ${from} to ${dates.writeLong(new Date(last.date))}`
  },
  notice:
    'All times are Korean time (Asia/Seoul, UTC+9). Ways and costs are estimates, per traveller, without lodging and clinic fees.',
  writtenByModel: 'Written by a language model from this plan',
  day: (number: number, { date }: PlanDay) => `Day ${number}, ${dates.writeShort(new Date(date))}`,
  kind,
  stop: (stop, place) => {
    const name = nameOf(stop, place)
    if (name === '') return kind(stop)
    return stop.kind === 'meal' || isAtClinic(stop) ? `${kind(stop)}: ${name}` : name
  },
  privateTime: 'Private time',
  span: (arrive, leave) => (arrive === leave ? clock(arrive) : `${clock(arrive)}–${clock(leave)}`),
  wayThere: (way) => `Way there: ${leg(way)}`,
  wayBack: (way, base) => `Way back to ${base.name}: ${leg(way)}`,
  cost: (stop, place) => {
    if (isAtClinic(stop) && stop.cost === 0) return 'Fee: ask the clinic'
    if (stop.costUnknown) return `About ${won(stop.cost)} (typical price; its own is not known)`
    if (stop.cost > 0) return `About ${won(stop.cost)} (estimate)`
    if (!place) return null
    return place.cost === 0 ? 'Free' : 'Price not known'
  },
  hours: (stop, place) => {
    if (!place) return null
    if (stop.hoursUnknown || place.hours === null) return 'Opening hours not known. Check before you go.'
    return place.basis === 'recalled' && place.hours !== '24h'
      ? 'Opening hours not confirmed. Check before you go.'
      : null
  },
  phone: (phone) => `Phone: ${phone}`,
  station: (station, korean) => `Nearest station: ${station}${korean === null ? '' : ` ${korean}`}`,
  map: (address) => `Map: ${address}`,
  startsAt: (base: PlanBase) => `Starts at ${base.name}`,
  daySum: (amount) => `This day: about ${won(amount)} per traveller`,
  tripSum: (amount) => `The whole trip: about ${won(amount)} per traveller`,
  leftOut: 'Not in the plan',
  guide: 'The trip in words',
  online: (url) => `Online: ${url}`,
}
