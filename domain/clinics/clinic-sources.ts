import type { ClinicFacts, ClinicFactGroup, ClinicSource } from './clinics.ts'
import type { FactBasis } from '#domain/places/places.ts'

/** The group of facts for each field of a clinic. */
const groupOfField: Partial<Record<keyof ClinicFacts, ClinicFactGroup>> = {
  name: 'existence',
  nameKo: 'existence',
  address: 'contact',
  location: 'contact',
  province: 'contact',
  district: 'contact',
  phoneNumber: 'contact',
  website: 'website',
  treatments: 'departments',
  languages: 'languages',
  lat: 'position',
  lng: 'position',
}

type Known = Pick<ClinicFacts, 'basis' | 'sources'>

/** How a clinic is known: an editor checked it, a public page says so, or neither. */
export function basisOfClinic({ basis, sources }: Known): FactBasis {
  if (basis === 'checked') return 'checked'
  return sources.length > 0 ? 'sourced' : 'recalled'
}

/** The pages that state the clinic's existence and contact, newest date first. */
export function namedSources({ sources }: Pick<ClinicFacts, 'sources'>): ClinicSource[] {
  const dated = ({ pageDate, readOn }: ClinicSource) => pageDate ?? readOn
  return sources.toSorted((one, other) => (dated(one) < dated(other) ? 1 : dated(one) > dated(other) ? -1 : 0))
}

/** The sources after an editor changed these fields. A page is no longer a source for a fact that was overwritten. */
export function sourcesAfter(
  sources: readonly ClinicSource[],
  changed: readonly (keyof ClinicFacts)[],
): ClinicSource[] {
  const rewritten = new Set(changed.flatMap((field) => groupOfField[field] ?? []))
  return sources.flatMap((page) => {
    const says = page.says.filter((group) => !rewritten.has(group))
    return says.length > 0 ? [{ ...page, says }] : []
  })
}
