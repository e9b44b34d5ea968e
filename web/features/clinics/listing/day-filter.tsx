import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { DayChoice } from '#web/ui/dates/day-choice.tsx'
import { classes } from '#web/ui/classes.ts'
import { filterBoxLook } from '#web/ui/form/compact-select.tsx'
import { filterFormId } from './filter-bar.tsx'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

/** The filter for a day on which a clinic is open. It is part of the filter form, but stands beside the count. */
export function DayFilter({ path, query, today }: { path: ClinicPath; query: ListingQuery; today: string }) {
  const { filters } = clinicListing
  const move = useListingMove(path)
  const { openOn } = query
  function choose(day: string) {
    const { openOn: chosen } = readListingQuery(new URLSearchParams({ open: day }))
    // Ignores a year that is still being typed.
    if (day === '' || chosen !== null) move({ ...query, openOn: chosen, after: null })
  }
  return (
    <span className="contents max-md:in-[[data-theme]]:hidden">
      <DayChoice
        now={{
          label: filters.openToday,
          isChosen: openOn === today,
          onChoose: () => choose(openOn === today ? '' : today),
        }}
        day={{ label: filters.pickDay, isChosen: openOn !== null && openOn !== today, onClear: () => choose('') }}
      >
        <label className={classes(filterBoxLook(openOn !== null), 'flex items-center gap-1.5')}>
          {filters.open}
          <input
            name="open"
            type="date"
            form={filterFormId}
            min={today}
            defaultValue={openOn ?? ''}
            onChange={(event) => choose(event.target.value)}
            className="min-h-9 cursor-pointer bg-transparent"
          />
        </label>
      </DayChoice>
    </span>
  )
}
