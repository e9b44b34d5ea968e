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
  lead: 'What happens in Korea month by month. Days stand here only where a public page names them for an edition that is still ahead.',
  months: { label: 'Months', name: (month: number) => dates.months[month - 1] ?? '' },
  shows: { title: 'Shows for many months', lead: 'Ask for the day before you go. Programmes change with the season.' },
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
