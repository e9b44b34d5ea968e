import { useId, useState } from 'react'
import type { ClinicFacets } from '#domain/clinic-lists.ts'
import { Check } from '#web/ui/icons/check.generated.ts'
import { type ChosenName, listChoices } from './filter-choices.ts'
import { useListingMessages } from './listing-messages.ts'
import { filterValues, type ListingQuery } from './listing-query.ts'

type FilterChipsProps = {
  name: ChosenName
  query: ListingQuery
  facets: ClinicFacets
  onChoose: (value: string | null) => void
}

/** More than a thumb wants to pass; the rest comes when it is asked for. */
const shownAtFirst = 12

export function FilterChips({ name, query, facets, onChoose }: FilterChipsProps) {
  const words = useListingMessages()
  const { filters } = words
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  const choices = listChoices(name, query, facets, words)
  const chosen = filterValues(query)[name]
  if (choices.length === 0) return null
  const any = { procedure: filters.anyProcedure, district: filters.anyDistrict, language: filters.anyLanguage }[name]
  const shown = choices.filter(({ value }, place) => isWhole || place < shownAtFirst || value === chosen)
  return (
    <fieldset>
      <legend className="font-semibold">{filters[name]}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {[{ value: '', label: any, count: null }, ...shown].map(({ value, label, count }) => (
          <label key={value} className={chipLook}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value === '' ? null : value)}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-4 peer-checked:block" />
            {label}
            {count === null ? null : <span className="font-normal text-soft">{count}</span>}
          </label>
        ))}
        {shown.length < choices.length ? (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="min-h-11 cursor-pointer px-2 text-small font-semibold text-jade underline underline-offset-4"
          >
            {filters.all(choices.length)}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

const chipLook =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-small has-checked:border-jade has-checked:bg-wash-jade has-checked:font-semibold has-checked:text-jade has-checked:inset-ring has-checked:inset-ring-jade has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
