import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import type { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { type FilterName, filterValues, type ListingQuery } from './listing-query.ts'

export type ChosenName = 'procedure' | 'district' | 'language'
export const chosenNames = ['procedure', 'district', 'language'] as const satisfies readonly ChosenName[]

/** `count` is null for a chosen value that no longer matches a clinic. It stays, so that it can be removed. */
export type Choice = { value: string; label: string; count: number | null }

/** The choices of a filter: those with results, and those that are already chosen. */
export function listChoices(
  name: ChosenName,
  query: ListingQuery,
  facets: ClinicFacets,
  words: typeof clinicListing,
): Choice[] {
  const found = {
    procedure: facets.procedures,
    district: facets.districts,
    language: facets.languages,
  }[name]
  const choices = found.map(({ value, count }) => ({ value, label: labelChoice(name, value, words), count }))
  const chosen = filterValues(query)[name]
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: labelChoice(name, chosen, words), count: null }, ...choices]
}

/** The label of an active filter. */
export function describeFilter(name: FilterName, query: ListingQuery, words: typeof clinicListing): string {
  const value = filterValues(query)[name]
  const { filters } = words
  switch (name) {
    case 'q':
      return filters.chosen.q(value)
    case 'open':
      return filters.chosen.open(value)
    case 'registered':
      return filters.registered
    case 'procedure':
    case 'district':
    case 'language':
      return labelChoice(name, value, words)
  }
}

function labelChoice(name: ChosenName, value: string, { filters }: typeof clinicListing): string {
  const languages: Record<string, string> = filters.languages
  return name === 'language' ? (languages[value] ?? value) : value
}
