import type { PlanBase, PlanDay, PlanLeg, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripExportWords } from '#domain/trips/exports/export-words.ts'
import { dates } from '#locales/en/site/dates.ts'
import { duration, timeOfDay, won } from '#locales/en/site/figures.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { siteName } from '#locales/en/site/site-name.ts'
import { clinicFees } from './clinic-fees.ts'
import { tripPlanWords } from './trip-plan-words.ts'
import { tripTimeline } from './trip-timeline.ts'

const { mode, kind: kindName, companion } = tripTimeline

function clock(text: string): string {
  const time = timeOfDay(text)
  return time === text ? text : `${time} (next day)`
}

function leg({ mode: by, minutes: count, metres, cost }: PlanLeg): string {
  const parts = [`${mode(by)} ${duration(count)}`, placeWords.distance(metres), ...(cost > 0 ? [won(cost)] : [])]
  return `${parts.join(', ')} (estimate)`
}

function span(arrive: string, leave: string): string {
  return arrive === leave ? clock(arrive) : `${clock(arrive)}–${clock(leave)}`
}

function kind({ kind: of, meal }: PlanStop): string {
  return kindName(of, meal)
}

function nameOf(stop: Pick<PlanStop, 'name'>, place: TripPlace | null): string {
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
    'All times are Korean time (Asia/Seoul, UTC+9). Travel times and costs are estimates, per traveller, without accommodation, and with clinic fees only where the clinic stated them.',
  day: (number: number, { date }: PlanDay) => `Day ${number}, ${dates.writeShort(new Date(date))}`,
  kind,
  stop: (stop, place) => {
    const name = nameOf(stop, place)
    if (name === '') return kind(stop)
    return stop.kind === 'meal' || isAtClinic(stop) ? `${kind(stop)}: ${name}` : name
  },
  privateTime: 'Private time',
  span,
  wayThere: (way) => `Getting there: ${leg(way)}`,
  wayBack: (way, base) => `Way back to ${base.name}: ${leg(way)}`,
  cost: (stop, place) => {
    if (stop.fees)
      return [...stop.fees.map((fee) => `${clinicFees.stated(fee)}.`), clinicFees.counted(stop.fees)].join(' ').trim()
    if (isAtClinic(stop) && stop.cost === 0) return 'Fee: ask the clinic'
    if (stop.costUnknown) return `About ${won(stop.cost)} (typical price; the actual price is not known)`
    if (stop.cost > 0) return `About ${won(stop.cost)} (estimate)`
    if (!place) return null
    return place.cost === 0 ? 'Free' : 'Price not known'
  },
  hours: {
    unknown: 'Opening hours not known. Check before you go.',
    unconfirmed: 'Opening hours not confirmed. Check before you go.',
  },
  phone: (phone) => `Phone: ${phone}`,
  station: (station, korean) => `Nearest station: ${station}${korean === null ? '' : ` ${korean}`}`,
  map: (address) => `Map: ${address}`,
  companion: {
    heading: `${companion.heading}:`,
    near: companion.near,
    stop: ({ arrive, leave, leg: way }, place) =>
      `${span(arrive, leave)} ${nameOf({}, place)}. Getting there: ${leg(way)}`,
    meet: (stop, place, { meetAt, back }) =>
      `${companion.meet(nameOf(stop, place), meetAt)}. Getting there: ${leg(back)}`,
  },
  startsAt: (base: PlanBase) => `Starts at ${base.name}`,
  daySum: (amount) => `This day: about ${won(amount)} per traveller`,
  tripSum: (amount) => `The whole trip: about ${won(amount)} per traveller`,
  leftOut: 'Not in the plan',
  leftOutBecause: tripPlanWords.unplaced,
  guide: 'The trip as text',
  online: (url) => `Online: ${url}`,
}
