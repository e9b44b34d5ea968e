import type { ClinicFilter, ClinicQuery } from '#domain/clinics/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { PageServices } from '#server/services.ts'
import { type Listing, withScenes } from '#web/features/clinics/listing/listed-clinics.ts'
import { activeFilters, dropFilter, type ListingQuery } from '#web/features/clinics/listing/listing-query.ts'

type Clinics = PageServices['clinics']

/** For a loader: the data of a listing page. */
export async function findListing(clinics: Clinics, treatment: ClinicTreatment, query: ListingQuery): Promise<Listing> {
  const [list, facets, counts, shared] = await Promise.all([
    listFrom(clinics, { ...query, treatment }),
    clinics.facets(filterOf(treatment, query)),
    clinics.counts(),
    clinics.countShared(treatment),
  ])
  const freed = list.total === 0 ? await countFreed(clinics, treatment, query) : []
  return { ...list, clinics: withScenes(list), facets, freed, counts, shared }
}

/** The number of clinics for the filters, and the remaining choices. */
export async function countFitting(clinics: Clinics, treatment: ClinicTreatment, query: ListingQuery) {
  const filter = filterOf(treatment, query)
  const [total, facets] = await Promise.all([clinics.count(filter), clinics.facets(filter)])
  return { total, facets }
}

/** An invalid cursor, or one of another sort order, returns the first page. */
async function listFrom(clinics: Clinics, query: ClinicQuery) {
  try {
    return await clinics.list(query)
  } catch (error) {
    // Not `instanceof`: the bundle of pages has its own copy of the class.
    const isPosition = error instanceof Error && error.message === 'clinics.list_position_unknown'
    if (!isPosition) throw error
    return { ...(await clinics.list({ ...query, after: null })), isRestarted: true }
  }
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
