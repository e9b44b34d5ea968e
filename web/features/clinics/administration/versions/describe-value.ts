import { clinicForm } from '#locales/en/clinics/clinic-form.ts'
import type { ClinicFacts } from '#domain/clinics/clinics.ts'
import type { ClinicFormMessages } from '#locales/en/clinics/clinic-form.ts'
import { describeHours, describePlain, isNothing } from '#web/administration/versions/describe-value.ts'

/** Describes a field's value, one line per item. An empty value has one line that says so. */
export function describeValue(field: string, value: unknown): string[] {
  // A record of one field, as the server stores it.
  const facts: Partial<ClinicFacts> = { [field]: value }
  const lines = isNothing(value) ? [] : describeFact(facts)
  return lines.length > 0 ? lines : [clinicForm.values.none]
}

function describeFact(facts: Partial<ClinicFacts>): string[] {
  const { values, treatments, social, basis, language } = clinicForm
  if (facts.treatments) return facts.treatments.map((treatment) => treatments[treatment])
  if (facts.languages) return facts.languages.map(language)
  if (facts.doctors) return facts.doctors.map(values.doctor)
  if (facts.faqs) return facts.faqs.map(({ question, answer }) => `${question} ${answer}`)
  if (facts.prices) return facts.prices.map((price) => values.price(price, clinicForm.prices.units[price.unit]))
  if (facts.registration) return [values.registration(facts.registration)]
  if (facts.beforeAfterConsent) return [values.consent(facts.beforeAfterConsent)]
  if (facts.pictureCredits) return facts.pictureCredits.map(values.credit)
  if (facts.hours) return describeHours(facts.hours, clinicForm)
  if (facts.basis) return [basis[facts.basis]]
  if (facts.socialMedia) return describeSocial(facts.socialMedia, social)
  return Object.values(facts).flatMap((value) => describePlain(value, values))
}

function describeSocial(links: ClinicFacts['socialMedia'], words: ClinicFormMessages['social']): string[] {
  const networks = ['instagram', 'facebook', 'youtube'] as const
  return networks.flatMap((network) => (links[network] ? [`${words[network]}: ${links[network]}`] : []))
}
