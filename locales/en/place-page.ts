import type { FactBasis } from '#domain/places.ts'
import { dates } from './dates.ts'
import { duration, grouped, won } from './figures.ts'

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

const usually: Record<FactBasis, string> = { checked: '', sourced: '', recalled: ' by its usual hours' }

/** What the page of one place says. */
export const placePage = {
  back: 'Back to places',
  picture: {
    drawn: 'Our illustration, not a photograph',
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
    now: (basis: FactBasis, until: string | null) =>
      `Open now${usually[basis]}${until === null ? '' : `, until ${until}`}`,
    lastEntry: (until: string) => `last entry ${until}`,
    noEntry: (basis: FactBasis, lastEntry: string, until: string | null) =>
      `No entry now${usually[basis]}: the last was at ${lastEntry}${until === null ? '' : `, and it closes at ${until}`}`,
    closed: (basis: FactBasis, opens: string | null) =>
      `Closed now${usually[basis]}${opens === null ? '' : `, opens ${opens}`}`,
    unknown: 'Hours not known',
  },
  hours: {
    heading: 'Hours this week',
    always: 'Open day and night.',
    unknown: 'We do not know the hours yet. Check a map app or call before you go.',
    lastEntry: (clock: string) => `Last entry ${clock}.`,
    nextClosed: (date: string, isSpecial: boolean) =>
      isSpecial ? `Next closed for a day: ${date}.` : `Next closed: ${date}.`,
    zone: 'All times are Korean time.',
    usual: 'Usual hours, not confirmed: check before you go.',
    checked: (checkedOn: string) => `Hours checked on ${day(checkedOn)}.`,
  },
  visit: {
    heading: 'Plan your visit',
    price: 'Price',
    free: 'Free entry',
    entry: (amount: number) => `${won(amount)} for an adult`,
    meal: (amount: number) => `${won(amount)} for a usual meal`,
    unknownPrice: 'Price not known',
    usualPrice: 'Usual price, not confirmed',
    length: 'How long a visit takes',
    takes: (count: number) => `About ${duration(count)}`,
    cuisine: 'Cuisine',
    station: 'Nearest station',
    phone: 'Phone',
    website: 'Website',
  },
  tags: 'Good to know',
  location: {
    heading: 'Getting there',
    stationOf: (station: string) => `Station: ${station}`,
    apps: 'Open the app on this phone',
    unsure: 'We do not know its position well enough to show it on a map.',
  },
  near: {
    heading: 'Near here',
    korean: '가까운 곳',
    lead: 'Distances are in a straight line.',
  },
  facts: {
    checked: (source: string, checkedOn: string) => `Source: ${source}, checked on ${day(checkedOn)}.`,
    recalled: 'Written from memory: these details have not been checked against a source yet.',
    updated: (updatedOn: string) => `Last changed on ${day(updatedOn)}.`,
    report: 'Report a mistake',
  },
}
