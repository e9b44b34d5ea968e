import { type SyntheticEvent, useRef } from 'react'
import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { filterBoxLook } from '#web/ui/form/compact-select.tsx'
import { Search } from 'lucide-react'
import { readForm, useFollowedForm } from '#web/ui/form/use-followed-form.ts'
import { chosenNames } from './filter-choices.ts'
import { FilterSelect } from './filter-select.tsx'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { filterValues, type ListingQuery, readListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

/** The form's id, for controls outside of it. */
export const filterFormId = 'clinic-filters'

type FilterBarProps = { path: ClinicPath; query: ListingQuery; facets: ClinicFacets }

/**
 * The filters as a form that works without scripts. With scripts a choice applies at once. On a phone only the search
 * box is here, the other filters are in the sheet.
 */
export function FilterBar({ path, query, facets }: FilterBarProps) {
  const { filters: words } = clinicListing
  const form = useRef<HTMLFormElement>(null)
  const move = useListingMove(path)
  const values = filterValues(query)
  function commit() {
    if (form.current) move(readListingQuery(readForm(form.current)))
  }
  useFollowedForm(form, { ...values, sort: query.sort }, commit)
  function send(event: SyntheticEvent) {
    event.preventDefault()
    commit()
  }
  function choose({ target }: SyntheticEvent) {
    // A text search is submitted when it is complete.
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') commit()
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        ref={form}
        id={filterFormId}
        aria-label={words.label}
        action={`/${path}`}
        autoComplete="off"
        onSubmit={send}
        onChange={choose}
        className="flex flex-wrap items-center gap-2"
      >
        <span className="relative block flex-[1_1_8.5rem]">
          <label htmlFor="q" className="sr-only">
            {words.search}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={values.q}
            placeholder={words.searchHint}
            maxLength={120}
            className={classes(filterBoxLook(values.q !== ''), 'w-full pe-11 placeholder:text-soft')}
          />
          <button
            type="submit"
            aria-label={words.searchButton}
            className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-soft hover:text-ink"
          >
            <Search aria-hidden className="size-5" />
          </button>
        </span>
        <span className="contents max-md:in-[[data-theme]]:hidden">
          {chosenNames.map((name) => (
            <FilterSelect key={name} name={name} query={query} facets={facets} />
          ))}
          {facets.registered > 0 || query.registered ? (
            <label className={classes(filterBoxLook(query.registered), 'flex cursor-pointer items-center gap-2')}>
              <ChoiceBox type="checkbox" name="registered" value="1" defaultChecked={query.registered} />
              {words.registered}
            </label>
          ) : null}
        </span>
        <span className="in-[[data-theme]]:hidden">
          <Button type="submit" kind="primary" size="small">
            {words.apply}
          </Button>
        </span>
      </form>
    </search>
  )
}
