import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { type ChosenName, listChoices } from './filter-choices.ts'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { filterValues, type ListingQuery } from './listing-query.ts'

type FilterSelectProps = { name: ChosenName; query: ListingQuery; facets: ClinicFacets }

/** A select for a filter. Each option shows its number of clinics. */
export function FilterSelect({ name, query, facets }: FilterSelectProps) {
  const { filters } = words
  const choices = listChoices(name, query, facets, words)
  const chosen = filterValues(query)[name]
  if (choices.length === 0) return null
  const any = { procedure: filters.anyProcedure, district: filters.anyDistrict, language: filters.anyLanguage }[name]
  return (
    <CompactSelect name={name} label={filters[name]} value={chosen} isActive={chosen !== ''}>
      <option value="">{any}</option>
      {choices.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {count === null ? label : filters.choice(label, count)}
        </option>
      ))}
    </CompactSelect>
  )
}
