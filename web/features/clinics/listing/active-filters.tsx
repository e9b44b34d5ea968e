import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { TakenFilters } from '#web/ui/list/taken-filters.tsx'
import { describeFilter } from './filter-choices.ts'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { activeFilters, dropFilter, dropFilters, type ListingQuery } from './listing-query.ts'
import { useListingLink } from './use-listing-move.ts'

export function ActiveFilters({ path, query }: { path: ClinicPath; query: ListingQuery }) {
  const link = useListingLink(path)
  const filters = activeFilters(query).map((name) => {
    const label = describeFilter(name, query, words)
    return { name, label, spoken: words.filters.take(label), link: link(dropFilter(query, name)) }
  })
  return (
    <TakenFilters
      label={words.filters.active}
      filters={filters}
      clear={{ label: words.filters.clear, link: link(dropFilters(query)) }}
    />
  )
}
