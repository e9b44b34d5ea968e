import type { GettingInAid } from '#domain/places/getting-in.ts'
import type { FactSource, SourcedFact } from '#domain/places/places.ts'
import { dates } from '#locales/en/site/dates.ts'
import { season } from './seasons.ts'
import { placeSensePage } from './place-sense-page.ts'
import { capital, duration, grouped, won } from '#locales/en/site/figures.ts'

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

const factNames: Record<SourcedFact, string> = {
  existence: 'that it exists',
  hours: 'hours',
  closed: 'closing days',
  price: 'price',
  season: 'hours by season',
}

const gettingInAids: Record<GettingInAid, string> = {
  'way-in': 'a level or sloped way in',
  lift: 'a lift',
  toilet: 'an accessible toilet',
  parking: 'parking for disabled visitors',
  wheelchairs: 'wheelchairs to borrow',
  prams: 'prams to borrow',
  nursing: 'a nursing room',
}

/** A page that tells the hours says with them that it exists. */
function namesOf(facts: readonly SourcedFact[]): string {
  const told = facts.length > 1 ? facts.filter((fact) => fact !== 'existence') : facts
  return told.map((fact) => factNames[fact]).join(', ')
}

export const placePage = {
  back: 'Back to places',
  picture: {
    noImage: 'No Image',
    credit: (author: string, licence: string) => `Photo: ${author}, ${licence}`,
  },
  pick: (pickedOn: string) => `Editor’s Pick of ${day(pickedOn)}`,
  trending: 'Trending in the last 14 days',
  rating: (value: number, count: number | null, source: string) =>
    `${value.toFixed(1)} ${count === null ? '' : `from ${grouped(count)} ratings `}at ${source}`,
  closedForGood: {
    label: 'Permanently closed.',
    text: 'We keep this page so that links to it still work. See what is nearby below.',
  },
  tableCard: 'Table card',
  share: {
    label: 'Share',
    copied: 'Link copied',
    failed: 'The link could not be copied',
  },
  open: {
    now: (until: string | null) => `Open now${until === null ? '' : `, until ${until}`}`,
    lastEntry: (until: string) => `last entry ${until}`,
    noEntry: (lastEntry: string, until: string | null) =>
      `No entry now: the last was at ${lastEntry}${until === null ? '' : `, and it closes at ${until}`}`,
    closed: (opens: string | null) => `Closed now${opens === null ? '' : `, opens ${opens}`}`,
    unknown: 'Hours not known',
    usually: (spans: string) => `Usually ${spans} today`,
    usuallyClosed: 'Usually closed today',
    usuallyAlways: 'Usually open day and night',
  },
  known: {
    season: (from: string, to: string) => `Hours of ${season(from, to)}.`,
    from: 'From',
    readIn: (readOn: string) => `, read in ${dates.writeMonth(new Date(readOn))}.`,
    checked: (checkedOn: string) => `Checked on ${day(checkedOn)}.`,
    notConfirmed: 'Not confirmed.',
    disputed: 'Public pages contradict each other.',
    today: 'Today’s hours:',
    officialSite: 'Official site',
  },
  hours: {
    heading: 'Hours this week',
    always: 'Open day and night.',
    unknown: 'We do not know the hours yet.',
    lastEntry: (clock: string) => `Last entry ${clock}.`,
    nextClosed: (date: string, isSpecial: boolean) =>
      isSpecial ? `Next closed for a day: ${date}.` : `Next closed: ${date}.`,
    zone: 'All times are Korean time.',
    season: (from: string, to: string) => capital(season(from, to)),
    otherwise: 'The rest of the year',
    at: (when: string, hours: string) => `${when}: ${hours}.`,
    either: (hours: readonly string[]) => hours.join(' or '),
    shut: 'closed',
    dayAndNight: 'open day and night',
    notKnown: 'hours not known',
  },
  visit: {
    heading: 'Plan your visit',
    price: 'Price',
    free: 'Free entry',
    usuallyFree: 'Usually free',
    entry: (amount: number) => `${won(amount)} for an adult`,
    usualEntry: (amount: number) => `Usually ${won(amount)} for an adult`,
    meal: (amount: number) => `${won(amount)} for a usual meal`,
    usualMeal: (amount: number) => `About ${won(amount)} for a meal`,
    unknownPrice: 'Price not known',
    access: { booking: 'Book before you go', tour: 'Guided tours only. Hours and price are for the tour' },
    length: 'Length of a visit',
    takes: (count: number) => `About ${duration(count)}`,
    cuisine: 'Cuisine',
    station: 'Nearest station',
    phone: 'Phone',
    website: 'Website',
  },
  gettingIn: {
    label: 'Getting in',
    describes: (aids: readonly GettingInAid[]) =>
      `Described for barrier-free visits: ${aids.map((aid) => gettingInAids[aid]).join(', ')}.`,
    from: 'From',
    read: ({ readOn, pageDate }: FactSource) =>
      `, read on ${day(readOn)}${pageDate === null ? '' : `, page of ${day(pageDate)}`}. What is not named is not known.`,
  },
  tags: 'Good to know',
  location: {
    heading: 'Getting there',
    stationOf: (station: string) => `Station: ${station}`,
    apps: 'Open in an app on this phone',
    unsure: 'We do not know the exact position, so we do not show it on a map.',
  },
  sense: placeSensePage,
  near: {
    together: {
      heading: 'Goes well with it',
      korean: '함께 가면 좋은 곳',
      lead: 'Before or after, by the editors of this guide. Distances are in a straight line.',
    },
    see: { heading: 'Near here', korean: '가까운 곳', lead: 'Distances are in a straight line.' },
    eat: {
      heading: 'Eat near here',
      korean: '가까운 맛집',
      lead: 'Restaurants, cafes and street food, the nearest first.',
    },
  },
  facts: {
    source: 'Source:',
    checked: (checkedOn: string) => `, checked on ${day(checkedOn)}.`,
    says: namesOf,
    disputes: (facts: readonly SourcedFact[]) => `contradicts another page on ${namesOf(facts)}`,
    page: (said: string, readOn: string, pageDate: string | null) =>
      `: ${said}. Read on ${day(readOn)}${pageDate === null ? '' : `, page of ${day(pageDate)}`}.`,
    updated: (updatedOn: string) => `Last changed on ${day(updatedOn)}.`,
    report: 'Report a mistake',
  },
}
