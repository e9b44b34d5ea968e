import { placeList } from '#locales/en/places/place-list.ts'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { writePlaceQuery } from '#domain/places/place-query.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CompactSelect, filterBoxLook } from '#web/ui/form/compact-select.tsx'
import { readForm, useFollowedForm } from '#web/ui/form/use-followed-form.ts'
import { chosenNames, chosenValue, type ChosenName, listChoices, unchosenLabel } from './filter-choices.ts'
import { NearMe } from './near-me.tsx'
import { OpenChoice } from './open-choice.tsx'
import { readPlacesAddress } from './places-address.ts'
import { SearchBox } from './search-box.tsx'
import { usePlacesMove } from './use-places-move.ts'

/** The form's id, for controls outside of it. */
export const filterFormId = 'place-filters'

/** Parameters without a control in the form. They are kept in the address. */
const carriedNames = ['kind', 'district', 'near', 'box'] as const

/** Filters that are only in the sheet. Without scripts they are in the bar. */
const sheetNames = chosenNames.filter((name) => name !== 'kind' && name !== 'where')

type FilterBarProps = {
  query: PlaceQuery
  now: SeoulMoment
  sheetButton: ReactNode
}

/**
 * The filters as a form that works without scripts. With scripts a choice applies at once. On a phone only the search
 * box is here, the other filters are in the sheet.
 */
export function FilterBar({ query, now, sheetButton }: FilterBarProps) {
  const { filters } = placeList
  const form = useRef<HTMLFormElement>(null)
  const move = usePlacesMove()
  const said = Object.fromEntries(writePlaceQuery(query))
  function commit() {
    if (form.current) move(readPlacesAddress(readForm(form.current)))
  }
  useFollowedForm(form, fieldValues(query), commit)
  function send(event: SyntheticEvent) {
    event.preventDefault()
    commit()
  }
  function choose({ target }: SyntheticEvent) {
    // A text search is submitted when it is complete, and a day when its year is complete.
    const isTyped = target instanceof HTMLInputElement && (target.type === 'search' || isHalfTyped(target))
    if (!isTyped) commit()
  }
  return (
    <search className="mt-6 block">
      <form
        ref={form}
        id={filterFormId}
        aria-label={filters.label}
        action={sitePages.places.path}
        autoComplete="off"
        onSubmit={send}
        onChange={choose}
        className="flex flex-wrap items-center gap-2"
      >
        {carriedNames.map((name) =>
          said[name] ? <input key={name} type="hidden" name={name} value={said[name]} /> : null,
        )}
        <span className="flex w-full gap-2">
          <SearchBox value={query.words} />
          {sheetButton}
        </span>
        <span className="contents max-md:in-[[data-theme]]:hidden">
          <FilterSelect name="where" query={query} />
          <span className="contents in-[[data-theme]]:hidden">
            {sheetNames.map((name) => (
              <FilterSelect key={name} name={name} query={query} />
            ))}
          </span>
        </span>
        <NearMe query={query} />
        <OpenChoice open={query.open} now={now} onOpen={(open) => move({ ...query, open, after: noPlaceQuery.after })}>
          <OpenFields query={query} today={now.date} />
        </OpenChoice>
        <span className="in-[[data-theme]]:hidden">
          <Button type="submit" kind="primary" size="small">
            {filters.apply}
          </Button>
        </span>
      </form>
    </search>
  )
}

function OpenFields({ query, today }: { query: PlaceQuery; today: string }) {
  const { filters } = placeList
  return (
    <span className={classes(filterBoxLook(query.open !== null), 'inline-flex flex-wrap items-center gap-1.5')}>
      <label className="flex items-center gap-1.5">
        {filters.day}
        <input
          name="open"
          type="date"
          min={today}
          defaultValue={query.open?.on ?? ''}
          className="min-h-9 w-30 cursor-pointer bg-transparent"
        />
      </label>
      <input
        name="at"
        type="time"
        aria-label={filters.atLabel}
        defaultValue={query.open?.at ?? ''}
        className="min-h-9 w-28 cursor-pointer bg-transparent"
      />
    </span>
  )
}

function FilterSelect({ name, query }: { name: ChosenName; query: PlaceQuery }) {
  const groups = listChoices(name)
  const chosen = chosenValue(name, query)
  const choices = groups.flatMap((group) => group.choices)
  const isSeveral = chosen.includes(',')
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <CompactSelect name={name} label={placeList.filters[name]} value={chosen} isActive={chosen !== ''}>
      <option value="">{unchosenLabel(name)}</option>
      {isSeveral ? <option value={chosen}>{chosen.split(',').map(labelOf).join(', ')}</option> : null}
      {groups.map((group) => {
        const options = group.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
        return group.label === null ? (
          options
        ) : (
          <optgroup key={group.label} label={group.label}>
            {options}
          </optgroup>
        )
      })}
    </CompactSelect>
  )
}

function fieldValues(query: PlaceQuery) {
  const chosen = Object.fromEntries(chosenNames.map((name) => [name, chosenValue(name, query)]))
  return {
    ...chosen,
    q: query.words,
    open: query.open?.on ?? '',
    at: query.open?.at ?? '',
    order: query.order,
  }
}

/** While a year is typed, a date input has the years 0002, 0020 and 0202. */
function isHalfTyped({ type, value, validity }: HTMLInputElement): boolean {
  return validity.badInput || (type === 'date' && value !== '' && value < '2000')
}
