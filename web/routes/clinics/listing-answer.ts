import type { ClinicFacets, ClinicFilter, ClinicQuery } from '#domain/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { PageServices } from '#server/services.ts'
import { type Listing, withScenes } from '#web/features/clinics/listing/listed-clinics.ts'
import { activeFilters, dropFilter, type ListingQuery } from '#web/features/clinics/listing/listing-query.ts'

type Clinics = PageServices['clinics']

/** For a loader: what a listing page shows. */
export async function findListing(clinics: Clinics, treatment: ClinicTreatment, query: ListingQuery): Promise<Listing> {
  const [list, facets, counts] = await Promise.all([
    listFrom(clinics, { ...query, treatment }),
    findFacets(clinics, filterOf(treatment, query)),
    clinics.counts(),
  ])
  const freed = list.total === 0 ? await countFreed(clinics, treatment, query) : []
  return { clinics: withScenes(list), total: list.total, next: list.next, facets, freed, counts }
}

/** How many clinics the filters leave, and what narrows them further. */
export async function countFitting(clinics: Clinics, treatment: ClinicTreatment, query: ListingQuery) {
  const filter = filterOf(treatment, query)
  const [total, facets] = await Promise.all([clinics.count(filter), findFacets(clinics, filter)])
  return { total, facets }
}

/** A position that nobody gave, or of another sorting, begins with the first. */
async function listFrom(clinics: Clinics, query: ClinicQuery) {
  try {
    return await clinics.list(query)
  } catch (error) {
    // Its class is another one in the bundle of pages.
    const isPosition = error instanceof Error && error.message === 'clinics.list_position_unknown'
    if (!isPosition) throw error
    return clinics.list({ ...query, after: null })
  }
}

/** Until the directory counts them itself. */
async function findFacets(clinics: Clinics, filter: ClinicFilter): Promise<ClinicFacets> {
  const { clinics: found } = await clinics.list({ ...filter, sort: 'known', after: null }, 100)
  const counts = new Map<string, number>()
  for (const value of found.flatMap(({ procedures }) => procedures)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const procedures = [...counts].map(([value, count]) => ({ value, count }))
  const registered = found.filter(({ registration }) => registration !== null).length
  return { procedures, districts: [], languages: [], registered }
}

async function countFreed(
  clinics: Clinics,
  treatment: ClinicTreatment,
  query: ListingQuery,
): Promise<Listing['freed']> {
  const counts = activeFilters(query).map(async (name) => ({
    name,
    count: await clinics.count(filterOf(treatment, dropFilter(query, name))),
  }))
  return (await Promise.all(counts)).filter(({ count }) => count > 0)
}

function filterOf(treatment: ClinicTreatment, { after: _after, sort: _sort, ...filter }: ListingQuery): ClinicFilter {
  return { ...filter, treatment }
}
