import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useLoadedOnPress } from '#web/ui/loading/use-loaded-on-press.ts'
import type { Listing } from './listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { activeFilters, type ListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

type SheetButtonProps = {
  path: ClinicPath
  query: ListingQuery
  listing: Pick<Listing, 'facets' | 'total'>
  today: string
}

/** Opens the filter sheet on phones and counts its choices, not the words beside it. Its code loads at the press. */
export function SheetButton({ path, query, listing, today }: SheetButtonProps) {
  const { filters } = clinicListing
  const { Shown, isPending, open, close } = useLoadedOnPress(loadSheet, {
    title: filters.failed,
    description: filters.failedText,
  })
  const move = useListingMove(path)
  function show(wanted: ListingQuery) {
    close()
    move(wanted)
  }
  return (
    <span className="needs-scripts md:hidden">
      <Button size="small" aria-haspopup="dialog" isPending={isPending} onClick={() => void open()}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {filters.openSheet(activeFilters({ ...query, search: '' }).length)}
      </Button>
      {Shown ? <Shown {...{ path, query, listing, today }} onShow={show} onClose={close} /> : null}
    </span>
  )
}

async function loadSheet() {
  const { FilterSheet } = await import('./filter-sheet.tsx')
  return FilterSheet
}
