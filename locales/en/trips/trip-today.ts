import { dates } from '#locales/en/site/dates.ts'
import type { ReplanReason, ReplanWay } from '#domain/trips/plan/trip-edits.ts'
import { tripTimeline } from './trip-timeline.ts'

const { clock, minutes, won, distance } = tripTimeline

function day(date: string): string {
  return dates.writeShort(new Date(date))
}

/** A clock time of the plan's day, with a note when it is after midnight. */
function clockOf(plan: string): string {
  return Number(plan.slice(0, 2)) < 24 ? plan : `${clock(plan)} tonight`
}

const titles: Record<ReplanReason, string> = {
  late: 'Running late',
  tired: 'Tired',
  rain: 'Rain',
  closed: 'Closed',
  sold_out: 'Sold out',
}

const ways: Record<ReplanWay, string> = {
  shorten: 'Shorten',
  leave_out: 'Leave one out',
  keep: 'Keep all',
  swap: 'Another place',
  go_back: 'Go back now',
}
const waysOf: Partial<Record<ReplanReason, Partial<Record<ReplanWay, string>>>> = {
  rain: { swap: 'Go indoors', leave_out: 'Leave out' },
  closed: { leave_out: 'Leave it out' },
  sold_out: { leave_out: 'Leave it out' },
}

const cannotReplan = 'We could not replan the rest of the day. The plan is unchanged.'

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
  noRest: 'Nothing else is planned after this.',
  tonight: {
    heading: 'Still open tonight',
    lead: 'In case you change your mind. Usual hours, not live.',
    until: 'until',
    always: 'at any hour',
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
    reasons: {
      late: 'I am late',
      rain: 'It is raining',
      tired: 'I am tired',
      closed: 'It is closed',
      sold_out: 'Sold out',
    },
    aheadTitle: (date: string) => `If it rains on ${day(date)}`,
    title: (reason: ReplanReason, time: string) => `${titles[reason]}, ${time}`,
    lead: {
      late: 'How late are you? Nothing changes yet.',
      tired: 'Go back, or a calmer rest of the day. Nothing changes yet.',
      rain: 'Indoors where possible. Nothing changes yet.',
      closed: 'Something else, or less. Nothing changes yet.',
      sold_out: 'Something else, or less. Nothing changes yet.',
    } satisfies Record<ReplanReason, string>,
    howLate: 'How late',
    late: (count: number) => (count < 60 ? `${count} min` : '1 hour'),
    here: 'I am here now',
    which: { closed: 'Closed:', sold_out: 'Sold out:' },
    ways: (reason: ReplanReason, way: ReplanWay) => waysOf[reason]?.[way] ?? ways[way],
    another: (number: number, count: number) => `Show another, this is ${number} of ${count}`,
    where: 'I am at',
    waysLabel: 'What to give up',
    changes: {
      stays: (arrive: string) => `${clockOf(arrive)}, stays`,
      held: {
        locked: (arrive: string) => `${clockOf(arrive)}, locked by you, stays`,
        appointment: (arrive: string) => `${clockOf(arrive)}, an appointment, stays`,
        move: (arrive: string) => `${clockOf(arrive)}, your train, bus or flight, stays`,
      },
      nextTrain: (arrive: string) => `a later departure, there about ${clockOf(arrive)}: look up the next one`,
      nothingOutdoors: 'Nothing that could move is outdoors today.',
      outdoors: ', outdoors',
      cancel: '; cancel it if you booked',
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
    failures: {
      late: cannotReplan,
      tired: cannotReplan,
      rain: cannotReplan,
      closed: 'We know nothing else near by that is open then. You can leave it out.',
      sold_out: 'We know nothing else near by that is open then. You can leave it out.',
    } satisfies Record<ReplanReason, string>,
    changed: 'The trip has changed in the meantime. Please look again.',
    used: 'The rest of today was changed',
    usedAhead: 'The day was changed',
    undo: 'Undo',
    changedByYou: 'You changed the rest of this day.',
    undoChange: 'Undo the change',
  },
}
