import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { clinicSorts } from '#domain/clinics/clinic-lists.ts'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { filterFormId } from './filter-bar.tsx'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import type { ListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

/** The sort order. It is part of the filter form, but stands beside the count. */
export function SortSelect({ path, query }: { path: ClinicPath; query: ListingQuery }) {
  const { filters } = clinicListing
  const move = useListingMove(path)
  function choose(value: string) {
    const sort = clinicSorts.find((known) => known === value)
    if (sort) move({ ...query, sort, after: null })
  }
  return (
    <label className="flex flex-wrap items-center gap-x-2 text-small text-soft">
      {filters.sort}
      <CompactSelect name="sort" value={query.sort} isActive={false} form={filterFormId} onChoose={choose}>
        {clinicSorts.map((sort) => (
          <option key={sort} value={sort}>
            {filters.sorts[sort]}
          </option>
        ))}
      </CompactSelect>
    </label>
  )
}
