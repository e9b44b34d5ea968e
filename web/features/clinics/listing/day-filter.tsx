import type { ClinicPath } from '#domain/clinics.ts'
import { classes } from '#web/ui/classes.ts'
import { filterBoxLook } from '#web/ui/compact-select.tsx'
import { filterFormId } from './filter-bar.tsx'
import { useListingMessages } from './listing-messages.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

/** The day on which a clinic should be open: a part of the form of filters that stands with the count. */
export function DayFilter({ path, query, today }: { path: ClinicPath; query: ListingQuery; today: string }) {
  const { filters } = useListingMessages()
  const move = useListingMove(path)
  function choose(day: string) {
    const { openOn } = readListingQuery(new URLSearchParams({ open: day }))
    // Not while its year is being typed.
    if (day === '' || openOn !== null) move({ ...query, openOn, after: null })
  }
  return (
    <label
      className={classes(
        filterBoxLook(query.openOn !== null),
        'flex items-center gap-1.5 max-md:in-[[data-theme]]:hidden',
      )}
    >
      {filters.open}
      <input
        name="open"
        type="date"
        form={filterFormId}
        min={today}
        defaultValue={query.openOn ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="min-h-9 cursor-pointer bg-transparent"
      />
    </label>
  )
}
