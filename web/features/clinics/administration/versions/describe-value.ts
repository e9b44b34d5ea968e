import type { ClinicFacts } from '#domain/clinics.ts'
import { type OpeningHours, weekdays } from '#domain/places.ts'
import type { ClinicFormMessages } from '#locales/en/clinic-form.ts'

/** What a field says, a line for each thing; one line says that there is nothing. */
export function describeValue(field: string, value: unknown, words: ClinicFormMessages): string[] {
  // As the server keeps it: under each field what the type says of it.
  const facts: Partial<ClinicFacts> = { [field]: value }
  const lines = isNothing(value) ? [] : describeFact(facts, words)
  return lines.length > 0 ? lines : [words.values.none]
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function describeFact(facts: Partial<ClinicFacts>, words: ClinicFormMessages): string[] {
  const { values, treatments, social, basis, language } = words
  if (facts.treatments) return facts.treatments.map((treatment) => treatments[treatment])
  if (facts.languages) return facts.languages.map(language)
  if (facts.doctors) return facts.doctors.map(values.doctor)
  if (facts.faqs) return facts.faqs.map(({ question, answer }) => `${question} ${answer}`)
  if (facts.registration) return [values.registration(facts.registration)]
  if (facts.beforeAfterConsent) return [values.consent(facts.beforeAfterConsent)]
  if (facts.pictureCredits) return facts.pictureCredits.map(values.credit)
  if (facts.hours) return describeHours(facts.hours, words)
  if (facts.basis) return [basis[facts.basis]]
  if (facts.socialMedia) return describeSocial(facts.socialMedia, social)
  return Object.values(facts).flatMap((value) => describePlain(value, values))
}

function describePlain(value: unknown, values: ClinicFormMessages['values']): string[] {
  if (typeof value === 'boolean') return [value ? values.yes : values.no]
  if (Array.isArray(value)) return value.map(String)
  // A name in English and Hangul.
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).map(String)
  return [String(value)]
}

function describeSocial(links: ClinicFacts['socialMedia'], words: ClinicFormMessages['social']): string[] {
  const networks = ['instagram', 'facebook', 'youtube'] as const
  return networks.flatMap((network) => (links[network] ? [`${words[network]}: ${links[network]}`] : []))
}

function describeHours(hours: OpeningHours, { hours: words, values }: ClinicFormMessages): string[] {
  if (hours === '24h') return [words.kinds.always]
  return weekdays.map((day) => {
    const intervals = hours[day].map(([from, to]) => (from === to ? words.day.allDay : `${from}–${to}`))
    return `${words.days[day]}: ${intervals.join(', ') || values.closed}`
  })
}
