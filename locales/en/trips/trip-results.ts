import type { StepName } from '#domain/trips/answers/step-names.ts'
import type { Shortfall } from '#domain/trips/plan/plans.ts'
import type { ActivityIntensity, TravelerType } from '#domain/trips/answers/trips.ts'
import { dates } from '#locales/en/site/dates.ts'
import { capital, grouped } from '#locales/en/site/figures.ts'
import { tripLoading } from './trip-loading.ts'
import { tripTimeline } from './trip-timeline.ts'

const { won, minutes, fees: clinicFees } = tripTimeline

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  .concat(['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'])
  .concat(['nineteen', 'twenty', 'twenty-one'])

const travellers: Record<TravelerType, string> = {
  solo: 'Solo',
  couple: 'Couple',
  friends: 'Friends',
  family: 'Family',
  business: 'Business',
}

const paces: Record<ActivityIntensity, string> = { light: 'Light pace', balanced: 'Balanced', packed: 'Packed' }

function inWords(count: number): string {
  return numberWords[count] ?? grouped(count)
}

function day(date: string): string {
  return dates.writeBrief(new Date(date))
}

/** Messages of the results page: a finished plan, planning in progress, and errors. */
export const tripResults = {
  title: (days: number, cities: readonly string[]) => {
    if (cities.length > 1) return `${capital(inWords(days))} days, ${inWords(cities.length)} cities`
    const where = cities[0] ?? 'Korea'
    return days === 1 ? `A day in ${where}` : `${capital(inWords(days))} days in ${where}`
  },
  dates: (from: string, to: string) => {
    const year = to.slice(0, 4)
    return from === to ? `${day(from)} ${year}` : `${day(from)} to ${day(to)} ${year}`
  },
  nights: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  nightsAndDays: (nights: number) =>
    nights === 0 ? '1 day' : `${nights} ${nights === 1 ? 'night' : 'nights'}, ${nights + 1} days`,
  travellers,
  paces,
  fromBase: (name: string) => `from ${name}`,
  flights: {
    landing: (airport: string, time: string) => `lands at ${airport} ${time}`,
    leaving: (time: string) => `leaves ${time}`,
  },
  day,
  dayShort: (date: string) => dates.writeBrief(new Date(date)).split(' ').slice(0, 2).join(' '),
  weekday: (date: string) => dates.writeBrief(new Date(date)).slice(0, 3),
  dayNumber: (number: number) => `Day ${number}`,
  dayWord: 'Day',
  days: 'Days of the trip',
  dayTab: (number: number, date: string, city: string, cost: string | null) =>
    [`Day ${number}`, day(date), city, cost].filter(Boolean).join(', '),
  comes: (number: number) => `Day ${number} is being planned`,
  /** Joins names with a comma, because many contain an “and” themselves. */
  dayTitle: (names: readonly string[]) => names.join(', '),
  dayTitles: {
    treatments: { skin: 'Skin treatment', medical: 'Treatment', surgery: 'Surgery' },
    consultation: 'Consultation',
    checkup: 'Check-up',
    rest: 'A quiet day',
    arrival: (city: string) => `Arrival in ${city}`,
    departure: 'The way home',
    move: (city: string) => `On to ${city}`,
    plain: (city: string) => `A day in ${city}`,
  },
  dayTags: {
    treatment: 'Treatment',
    recovery: 'Recovery',
    transfer: 'Move',
    arrival: 'Arrival',
    departure: 'Departure',
  } as Partial<Record<Shortfall, string>>,
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  travel: (count: number) => `${minutes(count)} travel`,
  onFoot: (metres: number) => `${tripTimeline.distance(metres)} on foot`,
  ofLimit: (limit: number) => `of ${won(limit)}`,
  besides: clinicFees.besides,
  loading: {
    title: 'Planning your trip',
    lead: 'Your days appear here as they are planned, usually within a second or two.',
    label: 'Planning',
    reading: 'Reading your answers',
    asked: 'Looking for the best days',
    foundDays: (found: number, total: number) => `${found} of ${total} days planned`,
    words: 'Writing the text of your trip',
    checking: 'Checking what was left out',
    ready: 'Your plan is ready.',
    cancel: 'Keep my current plan',
    madeHere: {
      offline: 'No connection: planning on this device.',
      busy: 'The server is busy: planning on this device.',
    },
  },
  lostLocks: {
    title: (count: number) => (count === 1 ? 'A locked stop was not kept' : `${count} locked stops were not kept`),
    names: (names: readonly string[]) =>
      names.length === 0 ? 'They are not in the new plan.' : `Not in the new plan on its day: ${names.join(', ')}.`,
  },
  missing: { title: 'Missing Data', description: 'Please complete all steps of the trip planner first' },
  failure: {
    refused: 'Generation Error',
    impossible: 'AI Generation Failed',
    impossibleText: 'Failed to generate travel plan',
    unexpected: 'Error',
    unexpectedText: 'An unexpected error occurred while generating your travel plan.',
    heading: 'There is no plan yet',
    kept: 'Your answers are saved on this device. You do not have to enter anything again.',
    tryAgain: tripLoading.tryAgain,
    startOver: 'Start Over',
    offline: tripLoading.notReached,
    busy: (seconds: number) =>
      `Many trips are being planned right now. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    tryIn: (seconds: number) => `Try Again in ${seconds} s`,
    fields: 'One answer could not be read:',
    fix: (step: string) => `Go to ${step}`,
    before: 'Show the previous plan',
  },
  steps: {
    step1: { name: 'Dates and interests', to: '/trip-planner' },
    step2: { name: 'Budget and preferences', to: '/trip-planner/budget' },
    step3: { name: 'Beauty, social media and VIP', to: '/trip-planner/preferences' },
  } satisfies Record<StepName, { name: string; to: string }>,
  fields: {
    startDate: 'start date',
    endDate: 'end date',
    selectedInterests: 'interests',
    arrival: 'flight in',
    departure: 'flight home',
    totalBudget: 'total budget',
    dailyBudgetRange: 'daily budget',
    accommodationType: 'where you sleep',
    areaPreferences: 'areas',
    travelerType: 'who is travelling',
    mustVisitPlaces: 'places you must see',
    languageSupport: 'language support',
    languageDetails: 'kinds of language support',
    activityIntensity: 'pace',
    cities: 'cities',
    nights: 'nights by city',
    beautyCategories: 'kinds of beauty',
    plasticSurgeryType: 'treatment',
    socialMediaOptions: 'kinds of places for social media',
  } as Record<string, string>,
  actions: {
    regenerate: 'Regenerate',
    regenerated: 'Here is another plan',
    regeneratedText: 'You can go back to the previous one.',
    undo: 'Undo',
    startOver: 'Start Over',
    startedOver: 'Your answers and this plan were cleared',
    today: { during: 'Today: what is next', before: 'Today view' },
    more: 'More',
    moreTitle: 'Take it along, and more',
    notLoaded: 'This part could not be loaded. Check your connection and open it again.',
  },
  talk: {
    label: 'Change this plan in your own words',
    hint: 'A stop, a day or the whole trip. In English, Korean, Japanese or Chinese.',
    placeholder: 'Less walking on day 2, no more temples…',
    read: 'Show what changes',
    tooLong: (longest: number) => `Use at most ${grouped(longest)} characters.`,
    failed:
      'This could not be read just now. Your words are still here: try again, or change the stops with their buttons.',
    done: { edited: 'The plan is changed.', planned: 'The trip was planned again.' },
    undo: 'Undo',
    nights: (cities: readonly { city: string; nights: number }[]) =>
      cities.map(({ city, nights }) => `${city}: ${nights === 1 ? '1 night' : `${nights} nights`}.`).join(' '),
    undone: 'The plan is as it was.',
  },
  changed: {
    title: 'Your answers changed',
    text: 'This plan is based on your earlier answers. It stays until you plan again.',
    plan: 'Plan again',
    keep: 'Keep this plan',
  },
  madeHere: {
    offline: 'This plan was made on this device, without a connection.',
    busy: 'This plan was made on this device, because the server is busy.',
  },
  totals: {
    label: 'The trip in figures',
    note: (spot: number, moves: number, fees: number) => {
      if (moves + fees === 0) return 'Per traveller, no lodging or clinic fees'
      const parts = [
        `${won(spot)} on the spot`,
        ...(moves > 0 ? [`${won(moves)} for moves`] : []),
        ...(fees > 0 ? [`${won(fees)} for clinics, as they stated`] : []),
      ]
      return `${parts.join(' + ')}, no lodging${fees > 0 ? '' : ' or clinic fees'}`
    },
    of: (limit: number) => `of ${won(limit)}`,
    left: (amount: number) => `${won(amount)} left`,
    over: (amount: number) => `${won(amount)} over`,
    spend: 'Estimated cost',
    travel: 'Travel',
    stops: 'Stops',
    checks: 'Checked',
    met: 'Every rule is met',
    allOpen: (count: number) =>
      count === 1 ? 'The stop is open when you arrive' : `All ${count} stops are open when you arrive`,
    broken: 'Not every rule is met',
    unread: (count: number) => (count === 1 ? 'One answer could not be read' : `${count} answers could not be read`),
    allergies: (count: number) =>
      count === 1 ? 'One allergy is not confirmed' : `${count} allergies are not confirmed`,
    forParty: (amount: number, people: number) => `About ${won(amount)} for all ${people} of you.`,
    smallChild: 'Assumed: a child under six pays no meals and no subway or city bus, and all else in full.',
    olderChild: 'A child from six on counts as an adult.',
    unchecked: 'Not checked yet',
    unconfirmed: (count: number, all: number) => `${count} of ${all} stops: hours not confirmed`,
    see: 'See what was checked',
    won,
    minutes,
  },
  ribbon: {
    label: 'Cities and nights',
    open: (city: string, nights: string) => `${city}, ${nights}: open its first day`,
  },
  moves: {
    heading: (count: number) => (count === 1 ? 'One move' : `${capital(inWords(count))} moves`),
    between: (from: string, to: string) => `${from} – ${to}`,
    note: 'All estimates, for one traveller.',
  },
  map: {
    label: 'Map of the trip',
    scope: 'What the map shows',
    allDays: 'All days',
    wholeTrip: 'All of Korea',
    show: 'Map',
    stops: 'One stop at a time',
    stopOf: (number: number, all: number) => `Stop ${number} of ${all}`,
    before: 'Previous stop',
    after: 'Next stop',
    wayThere: 'Getting there',
  },
}
