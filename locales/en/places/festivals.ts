import { dates } from '#locales/en/site/dates.ts'

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

/** `9 January to 31 January 2027`; the year of the first day only where it differs. */
function span(from: string, to: string): string {
  if (from === to) return day(from)
  const first = from.slice(0, 4) === to.slice(0, 4) ? day(from).replace(/ \d{4}$/u, '') : day(from)
  return `${first} to ${day(to)}`
}

/** The page of festivals and shows, and what a place says of those that happen there. */
export const festivals = {
  title: 'Festivals and shows',
  korean: '축제와 공연',
  lead: 'What is on now, what comes next, and what each month usually brings. Days stand here only where a public page names them.',
  parts: 'Parts of this page',
  now: 'On now',
  next: {
    title: 'Coming up',
    more: (count: number) => (count === 1 ? '1 more with known days' : `${count} more with known days`),
  },
  months: {
    title: 'Month by month',
    lead: 'Their next days are not out yet. By their last days, or as usual, they begin in these months.',
    /** Of `2027-04`. */
    name: (month: string) => dates.writeMonth(new Date(month)),
    count: (count: number) => (count === 1 ? '1 festival' : `${count} festivals`),
  },
  shows: {
    title: 'Shows for many months',
    lead: 'Ask for the day before you go. Programmes change with the season.',
    more: (count: number) => (count === 1 ? '1 more show' : `${count} more shows`),
  },
  asked: {
    label: 'On my dates',
    from: 'From',
    to: 'To',
    show: 'Show',
    all: 'Show the whole year',
    wrong: 'Choose two days, the first one not after the second one.',
    count: (count: number, from: string, to: string) =>
      `${count === 1 ? '1 festival' : `${count} festivals`} that may fall between ${day(from)} and ${day(to)}`,
    none: 'We know of no festival on these days. Shows that run for many months stand below.',
    dated: 'Their days are known',
    undated: 'Usually about then',
  },
  when: {
    dated: span,
    usually: (when: string) => `Usually ${when}, days not out yet`,
    show: (when: string) => when.charAt(0).toUpperCase() + when.slice(1),
    last: (from: string, to: string) => `Last announced: ${span(from, to)}`,
    isOn: 'On now',
  },
  here: 'Festivals and shows here',
  around: 'Festivals within 15 km',
  away: (distance: string) => `${distance} away`,
  onTrip: (from: string, to: string) => `Festivals on the dates of your trip, ${span(from, to)}`,
  map: { title: 'On the map' },
  site: 'Official site',
  sourceOf: (readOn: string) => `, read on ${day(readOn)}`,
  source: 'From',
  toFestivals: 'Festivals and shows by month',
}
