import type { LocalMoment } from '#domain/consultations/consultation-windows.ts'
import type { LetterWords } from '#domain/consultations/letter-words.ts'
import { languageNames } from '#locales/en/site/language-names.ts'
import { dates } from '#locales/en/site/dates.ts'

/** A request to a clinic in English. */
export const consultationLetter: LetterWords = {
  greeting: ({ en, ko }) => `Dear team of ${en || ko},`,
  opening: {
    consultation: 'I am visiting Korea from abroad, and I would like to book a consultation.',
    question: 'I am visiting Korea from abroad, and I have a question.',
  },
  procedures: 'What it is about',
  procedure: ({ en }) => en,
  stay: 'My stay in Korea',
  stayOf: (stay) =>
    'month' in stay ? dates.writeMonth(midnight(`${stay.month}-01`)) : `${day(stay.from)} to ${day(stay.to)}`,
  windows: 'When I could come, in Korean time',
  window: ({ date, hours }, local) => {
    const there = local ? `, which is ${span(local.from, local.to)} in ${zoneCity(local.zone)}` : ''
    return hours ? `${day(date)}, ${hours.from} to ${hours.to}${there}` : `${day(date)}, at any time`
  },
  language: 'Language',
  languageOf: (language) => languageNames[language],
  interpreter: {
    none: 'I need no interpreter.',
    clinic: 'Please provide an interpreter.',
    own: 'I bring an interpreter.',
  },
  budget: 'My budget',
  message: 'In my own words',
  closing:
    'This is a question, and I do not ask for a diagnosis or a prescription here. Please tell me whether it is possible, when, what it costs with tax, and what I should know.',
  signature: 'My name:\nHow to reach me:',
}

/** The city of a time zone: "Los Angeles" of `America/Los_Angeles`. */
export function zoneCity(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}

/** "Mon 1 Mar 2027, 17:00 to 19:00", with the second day where it is another one. */
export function span(from: LocalMoment, to: LocalMoment): string {
  const end = to.date === from.date ? to.clock : `${day(to.date)}, ${to.clock}`
  return `${day(from.date)}, ${from.clock} to ${end}`
}

function day(date: string): string {
  return dates.write(midnight(date))
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00Z`)
}
