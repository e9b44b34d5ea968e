import type { ReactNode } from 'react'
import type { ClinicFacets } from '#domain/clinic-lists.ts'
import { classes } from '#web/ui/classes.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.generated.ts'
import { type ChosenName, listChoices } from './filter-choices.ts'
import { useListingMessages } from './listing-messages.ts'
import { filterValues, type ListingQuery } from './listing-query.ts'

type FilterSelectProps = { name: ChosenName; query: ListingQuery; facets: ClinicFacets }

/** A drop-down of a filter; each choice says how many clinics it leaves. */
export function FilterSelect({ name, query, facets }: FilterSelectProps) {
  const words = useListingMessages()
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

type CompactSelectProps = {
  name: string
  /** Its name, where no label stands beside it. */
  label?: string
  value: string
  isActive: boolean
  /** The id of its form, when it stands outside of it. */
  form?: string
  /** Of what the form does not hear, because it stands outside of it. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** The browser's own list, as narrow as what is chosen. Its form reads it and sets it. */
export function CompactSelect({ name, label, value, isActive, form, onChoose, children }: CompactSelectProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        name={name}
        aria-label={label}
        form={form}
        defaultValue={value}
        onChange={onChoose && ((event) => onChoose(event.target.value))}
        className={classes(
          filterBoxLook(isActive),
          'max-w-full cursor-pointer appearance-none pe-7.5 text-ellipsis [field-sizing:content] md:max-w-38',
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  )
}

/** A box of the row of filters; what narrows the list is jade. */
export function filterBoxLook(isActive: boolean): string {
  return classes(
    'min-h-10 rounded-control border bg-surface px-2.5 text-small transition-colors duration-(--quick) hover:border-ink max-sm:min-h-11 pointer-coarse:min-h-11',
    isActive ? 'border-jade font-semibold text-jade' : 'border-line-strong text-ink',
  )
}
