import { useState } from 'react'
import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { controlClasses } from '#web/ui/form/field-frame.tsx'
import { callApi } from '#web/api.ts'
import { FilterSheetFrame } from '#web/ui/filters/filter-sheet-frame.tsx'
import { useTried } from '#web/ui/filters/use-tried.ts'
import { chosenNames } from './filter-choices.ts'
import { FilterChips } from './filter-chips.tsx'
import type { Listing } from './listed-clinics.ts'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { activeFilters, dropFilters, listingAddress, type ListingQuery, readListingQuery } from './listing-query.ts'

export type FilterSheetProps = {
  path: ClinicPath
  query: ListingQuery
  listing: Pick<Listing, 'facets' | 'total'>
  today: string
  onShow: (query: ListingQuery) => void
  onClose: () => void
}

/** The filters in a bottom sheet. Each choice is tried at once, and the button shows the number of results. */
export function FilterSheet({ path, query, listing, today, onShow, onClose }: FilterSheetProps) {
  const { filters } = words
  const [draft, setDraft] = useState(query)
  const [clears, setClears] = useState(0)
  const { answer, total, isAsking, tryOut } = useTried(listing, (tried: ListingQuery, signal) =>
    askTotal(path, tried, signal),
  )
  const { facets } = answer
  function choose(next: ListingQuery) {
    setDraft(next)
    void tryOut(next)
  }
  function clear() {
    choose(dropFilters(draft))
    setClears((count) => count + 1)
  }
  function chooseDay(day: string) {
    const { openOn } = readListingQuery(new URLSearchParams({ open: day }))
    if (day === '' || openOn !== null) choose({ ...draft, openOn })
  }
  return (
    <FilterSheetFrame
      words={filters}
      total={total}
      isAsking={isAsking}
      onClear={activeFilters(draft).length > 0 ? clear : null}
      onShow={() => onShow(draft)}
      onClose={onClose}
    >
      {chosenNames.map((name) => (
        <FilterChips
          key={name}
          name={name}
          query={draft}
          facets={facets}
          onChoose={(value) => choose({ ...draft, [name]: value })}
        />
      ))}
      <label className="block">
        <span className="font-semibold">{filters.open}</span>
        <input
          // Uncontrolled until all filters are cleared: the draft cannot hold an incomplete date.
          key={clears}
          type="date"
          min={today}
          defaultValue={draft.openOn ?? ''}
          onChange={(event) => chooseDay(event.target.value)}
          className={`mt-2 ${controlClasses(false)}`}
        />
      </label>
      {facets.registered > 0 || draft.registered ? (
        <div className="border-t border-line pt-4">
          <Checkbox
            label={filters.registeredOnly}
            hint={draft.registered || total === null ? undefined : filters.hides(total - facets.registered)}
            checked={draft.registered}
            onChange={(event) => choose({ ...draft, registered: event.target.checked })}
          />
        </div>
      ) : null}
    </FilterSheetFrame>
  )
}

function askTotal(path: ClinicPath, query: ListingQuery, signal: AbortSignal) {
  const { searchParams } = new URL(listingAddress(path, query), location.href)
  return callApi('GET /:listing/fit.json', {
    params: { listing: path },
    query: Object.fromEntries(searchParams),
    signal,
  })
}
