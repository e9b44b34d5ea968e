import { dates } from '#locales/en/site/dates.ts'
import { tripTimeline } from './trip-timeline.ts'

const { clock, minutes, won, distance } = tripTimeline

function day(date: string): string {
  return dates.writeShort(new Date(date))
}

/** A clock time of the plan's day, with a note when it is after midnight. */
function clockOf(plan: string): string {
  return Number(plan.slice(0, 2)) < 24 ? plan : `${clock(plan)} tonight`
}

/** Messages of the today page. */
export const tripToday = {
  koreaTime: (time: string) => `${time} in Korea`,
  dayNumber: (number: number, date: string) => `Day ${number}, ${day(date)}`,
  day,
  nowAt: (name: string, until: string) => `now at ${name}, until ${clockOf(until)}`,
  onTheWay: 'between two stops, according to your plan',
  next: (leave: string) => `Next, leave by ${clockOf(leave)}`,
  nextPlain: (arrive: string) => `Next, at ${clockOf(arrive)}`,
  minLeft: (count: number) => (count < 60 ? String(count) : `${Math.floor(count / 60)} h ${count % 60}`),
  left: (count: number) => (count < 60 ? 'min left' : 'left'),
  leaveNow: 'now',
  leaveNowText: 'time to go',
  spokenLeft: (count: number) => (count > 0 ? `${minutes(count)} until it is time to leave` : 'It is time to leave'),
  wayBack: (name: string) => `Back to ${name}`,
  wayOn: (name: string) => `On to ${name}`,
  overHeading: 'Done for today',
  over: (next: string) => `Nothing else is planned today. Tomorrow starts with ${next}.`,
  overLast: 'Nothing else is planned, today or later. Have a safe trip home.',
  nothingToday: 'Nothing is planned for this day.',
  ways: {
    heading: 'How to get there',
    about: (mode: string, count: number) => `${mode}, about ${minutes(count)}`,
    facts: (metres: number, cost: string | null, there: string | null) =>
      [distance(metres), cost, there].filter(Boolean).join(' · '),
    car: (amount: number) => `${won(amount)} a car`,
    each: (amount: number) => `${won(amount)} each`,
    there: (time: string) => `there ${clockOf(time)}`,
    estimate: 'estimate',
    late: (count: number) => `${minutes(count)} late`,
    getOff: 'Nearest station: ',
    board: 'Board at ',
    arriveAt: 'Get off at ',
  },
  showCard: 'Show taxi card',
  card: 'Taxi card',
  route: 'Route',
  routeIn: (place: string, app: string) => `Route to ${place} in ${app}`,
  leaveBar: (leave: string) => `Leave by ${clockOf(leave)}`,
  rest: 'The rest of today',
  restTomorrow: (date: string) => `First on ${day(date)}`,
  noRest: 'Nothing else is planned after this.',
  tonight: {
    heading: 'Still open tonight',
    lead: 'In case you change your mind. Usual hours, not live.',
    until: 'until',
    lastEntry: 'last entry',
    clock: (at: string) => clock(at),
    away: (metres: number) => `${distance(metres)} away`,
    price: (won_: number | null) => (won_ === null ? null : won_ === 0 ? 'free' : `about ${won(won_)}`),
  },
  before: {
    heading: (count: number) => (count === 1 ? 'It starts tomorrow' : `${count} days to go`),
    lead: (date: string) => `Your trip starts on ${day(date)}, Korean time.`,
    first: 'The first day',
    starts: (name: string) => `It starts at ${name}.`,
  },
  after: {
    heading: 'This trip is over',
    lead: (date: string) => `Its last day was ${day(date)}. The plan stays on this device until you plan another trip.`,
    again: 'Plan another trip',
    look: 'Look at the days again',
  },
  none: {
    heading: 'No trip on this device',
    lead: 'Plan a trip or open a saved one, and this page will show what comes next each day.',
    plan: 'Plan a trip',
  },
  nav: { label: 'The trip', today: 'Today', days: 'Days', map: 'Map', saved: 'Saved' },
  replan: {
    open: 'Change of plans?',
    reasons: { late: 'I am late', tired: 'I am tired', rain: 'It is raining' },
    title: (time: string) => `From here, at ${time}`,
    lead: {
      late: 'Running late. Nothing changes yet.',
      tired: 'A calmer rest of the day. Nothing changes yet.',
      rain: 'Indoors where possible. Nothing changes yet.',
    },
    ways: { shorten: 'Shorten', leave_out: 'Leave one out', keep: 'Keep all' },
    where: 'I am at',
    waysLabel: 'What to give up',
    changes: {
      stays: (arrive: string) => `${clockOf(arrive)}, stays`,
      locked: (arrive: string) => `${clockOf(arrive)}, locked by you, stays`,
      later: (arrive: string, leave: string) => `${clockOf(arrive)} to ${clockOf(leave)}`,
      shorter: (arrive: string, leave: string) => `${clockOf(arrive)} to ${clockOf(leave)}, a shorter visit`,
      left_out: 'left out',
      added: (arrive: string, leave: string) => `${clockOf(arrive)} to ${clockOf(leave)}, new`,
    },
    back: (name: string, time: string) => `Back at ${name} by ${clockOf(time)}`,
    holds: 'All remaining stops are open at that time, according to the hours we know.',
    breaks: 'This causes problems:',
    offline: 'Works offline. New places need a connection.',
    use: 'Use this plan',
    notNow: 'Not now',
    failed: 'We could not replan the rest of the day. The plan is unchanged.',
    changed: 'The trip has changed in the meantime. Please look again.',
    used: 'The rest of today was changed',
    undo: 'Undo',
  },
}
