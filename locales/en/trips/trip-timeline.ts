import type { LegMode, Meal, StopKind } from '#domain/trips/plan/plans.ts'
import type { PlaceKind } from '#domain/places/places.ts'
import { duration, timeOfDay, won } from '#locales/en/site/figures.ts'
import { clinicFees } from './clinic-fees.ts'
import { placeWords } from '#locales/en/places/place-words.ts'

const kinds: Record<StopKind, string> = {
  attraction: 'Sight',
  shopping: 'Shopping',
  nightlife: 'Evening out',
  meal: 'Meal',
  cafe: 'Cafe',
  consultation: 'Consultation',
  treatment: 'Treatment',
  checkup: 'Check-up',
  rest: 'Rest',
  lodging: 'Hotel',
  transfer: 'Move',
}

const placeKinds: Partial<Record<PlaceKind, string>> = {
  market: 'Market',
  'street-food': 'Street food',
  spa: 'Spa',
  beauty: 'Beauty',
}

const meals: Record<Meal, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }

const modes: Record<LegMode, string> = {
  walk: 'Walk',
  bus: 'Bus',
  subway: 'Subway',
  transit: 'Bus and subway',
  taxi: 'Taxi',
  car: 'Drive',
  train: 'Train',
  ktx: 'KTX',
  flight: 'Flight',
  ferry: 'Ferry',
}

/** Messages of the timeline of a day. */
export const tripTimeline = {
  kind: (kind: StopKind, meal?: Meal, placeKind?: PlaceKind) => {
    if (meal) return meals[meal]
    return (kind === 'attraction' || kind === 'shopping' ? placeKind && placeKinds[placeKind] : null) ?? kinds[kind]
  },
  mode: (mode: LegMode) => modes[mode],
  won,
  minutes: duration,
  clock: timeOfDay,
  distance: placeWords.distance,
  estimate: 'estimate',
  free: 'Free',
  askClinic: 'Fee: ask the clinic',
  fees: clinicFees,
  typical: (amount: number) => `about ${won(amount)}`,
  typicalNote: 'a typical price; the actual price is not known',
  unknownPrice: 'Price not known',
  mustVisit: 'Must-visit',
  locked: 'Locked',
  privateTime: 'Private time',
  bookConsultation: 'Book Consultation',
  privateNote: 'This stop is hidden on this device.',
  pin: (number: number, name: string) => `Stop ${number}, ${name}: show on the map`,
  openStop: (name: string) => `${name}: show options`,
  taxiCard: 'Taxi card',
  tools: {
    lock: (name: string) => `Lock ${name}`,
    unlock: (name: string) => `Unlock ${name}`,
    change: (name: string) => `Change ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  from: (name: string) => `From ${name}`,
  backTo: (name: string) => `Back to ${name}`,
  stay: 'Same place',
  wait: (count: number) => `${duration(count)} to spare`,
  companion: {
    heading: 'Meanwhile, for those with you',
    near: 'For an operation the clinic may want somebody in reach: ask it first. These places are within ten minutes on foot.',
    meet: (clinic: string, time: string) => `Meet again at ${clinic} at ${timeOfDay(time)}`,
    way: (mode: LegMode, count: number, metres: number) =>
      `${modes[mode]} ${duration(count)}, ${placeWords.distance(metres)}`,
    money: (amount: number) => `About ${won(amount)} each, not counted in the sums of this plan.`,
  },
  season: (what: string) => `Usually at this time of year: ${what}`,
  hours: {
    open: (spans: string) => `Open ${spans}`,
    usually: (spans: string) => `Usually ${spans}`,
    always: 'Open at any hour',
    usuallyAlways: 'Usually open at any hour',
    closed: 'Closed on this day',
    usuallyClosed: 'Usually closed on this day',
    unknown: 'Hours not confirmed',
    lastEntry: (time: string) => `last entry ${time}`,
    access: { booking: 'book before you go', tour: 'guided tours only' },
  },
  hoursNote: '“Usually” means that nobody has confirmed these hours yet. Check them before you go.',
  waysNote: 'All travel times are estimates.',
  move: {
    heading: (from: string, to: string) => `${from} to ${to}`,
    about: (count: number) => `about ${duration(count)}`,
    doorToDoor: 'Door to door, including the way to the station',
    luggage: (count: number) => `${duration(count)} to drop off the luggage`,
    intoCity: 'It runs all day, and usually no seat has to be booked. We have no timetables.',
    noTimetable: 'We have no timetables. Look up a departure near this time.',
    often: {
      walk: '',
      bus: '',
      subway: '',
      transit: '',
      taxi: '',
      car: '',
      train: 'Usually several trains a day.',
      ktx: 'Usually one or two trains an hour.',
      flight: 'Usually several flights a day; fares change with the date.',
      ferry: 'Usually a few sailings a day; they stop in rough weather.',
    } satisfies Record<LegMode, string>,
    check: {
      ktx: { label: 'Check times and seats at Korail', to: 'https://www.letskorail.com/ebizbf/EbizBfTicketSearch.do' },
      train: { label: 'Check times at Korail', to: 'https://www.letskorail.com/ebizbf/EbizBfTicketSearch.do' },
    } as Partial<Record<LegMode, { label: string; to: string }>>,
    keepsDay: (time: string) => `Leave by ${time} to keep this day as planned.`,
    seat: 'per traveller',
  },
}
