import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import { ChipGroup } from '#web/ui/form/chip-group.tsx'
import { type ChosenName, listChoices } from './filter-choices.ts'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { filterValues, type ListingQuery } from './listing-query.ts'

type FilterChipsProps = {
  name: ChosenName
  query: ListingQuery
  facets: ClinicFacets
  onChoose: (value: string | null) => void
}

export function FilterChips({ name, query, facets, onChoose }: FilterChipsProps) {
  const { filters } = words
  const choices = listChoices(name, query, facets, words)
  if (choices.length === 0) return null
  const any = { procedure: filters.anyProcedure, district: filters.anyDistrict, language: filters.anyLanguage }[name]
  return (
    <ChipGroup
      legend={filters[name]}
      kind="one"
      choices={[{ value: '', label: any }, ...choices]}
      chosen={[filterValues(query)[name]]}
      onChoose={([value = '']) => onChoose(value === '' ? null : value)}
      showAll={filters.all}
    />
  )
}
