import { clinicsPerPage, type Facet } from '#domain/clinic-lists.ts'
import { type Clinic, clinicCard, clinicPaths, type ClinicTreatment } from '#domain/clinics.ts'
import { intervalsOn, weekly } from '#domain/opening-hours.ts'
import { type KeptClinics, readKeptClinics } from '#web/features/clinics/kept-clinics.ts'
import { type Listing, sceneOf } from './listed-clinics.ts'
import type { ListingQuery } from './listing-query.ts'

export type KeptListing = { listing: Listing; keptAt: number }

/** The list as this browser saw it last, narrowed here; null where it saw none. A next page is the server's to give. */
export function listKept(treatment: ClinicTreatment, query: ListingQuery): KeptListing | null {
  const kept = query.after === null ? readKeptClinics(clinicPaths[treatment]) : null
  return kept && { listing: narrowKept(kept, query), keptAt: kept.keptAt }
}

/** The same for a copy that was read. */
export function narrowKept({ clinics }: Pick<KeptClinics, 'clinics'>, query: ListingQuery): Listing {
  // Each choice is counted under all filters but that of its own kind, as the server counts it.
  const under = (change: Partial<ListingQuery>) => clinics.filter((clinic) => fits(clinic, { ...query, ...change }))
  const found = under({}).toSorted(order(query))
  const shown = found.slice(0, clinicsPerPage)
  return {
    clinics: shown.map((clinic) => ({ ...clinicCard(clinic), scene: sceneOf(clinic) })),
    total: found.length,
    isTotalAtLeast: false,
    next: null,
    facets: {
      procedures: countValues(under({ procedure: null }).flatMap(({ procedures }) => procedures)),
      districts: countValues(under({ district: null }).flatMap(({ district }) => district?.en ?? [])).map((facet) => ({
        ...facet,
        ko: clinics.find(({ district }) => district?.en === facet.value)?.district?.ko ?? '',
      })),
      languages: countValues(under({ language: null }).flatMap(({ languages }) => languages)),
      registered: under({ registered: false }).filter(({ registration }) => registration !== null).length,
    },
    freed: [],
    counts: {},
  }
}

function fits(clinic: Clinic, { search, procedure, district, language, registered, openOn }: ListingQuery): boolean {
  return (
    (search === '' || mentions(clinic, search.toLowerCase())) &&
    (procedure === null || clinic.procedures.includes(procedure)) &&
    (district === null || clinic.district?.en === district) &&
    (language === null || clinic.languages.includes(language)) &&
    (!registered || clinic.registration !== null) &&
    (openOn === null || opensOn(clinic, openOn))
  )
}

function mentions({ name, nameKo, location, procedures, description }: Clinic, words: string): boolean {
  return [name, nameKo, location, description, ...procedures].some((text) => text.toLowerCase().includes(words))
}

function opensOn({ hours }: Clinic, day: string): boolean {
  return (intervalsOn(weekly(hours), day) ?? []).length > 0
}

/** It was kept in the order of the server's first sorting. */
function order({ sort }: ListingQuery): (one: Clinic, other: Clinic) => number {
  switch (sort) {
    case 'known':
      return () => 0
    case 'name':
      return (one, other) => one.name.localeCompare(other.name, 'en')
    case 'newest':
      return (one, other) => other.id - one.id
  }
}

function countValues<Value extends string>(values: readonly Value[]): Facet<Value>[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => other.count - one.count)
}
