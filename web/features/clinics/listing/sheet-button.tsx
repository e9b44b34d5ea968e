import { type ComponentType, useState } from 'react'
import type { ClinicPath } from '#domain/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import type { Listing } from './listed-clinics.ts'
import { useListingMessages } from './listing-messages.ts'
import { activeFilters, type ListingQuery } from './listing-query.ts'
import { useListingMove } from './use-listing-move.ts'

type SheetButtonProps = {
  path: ClinicPath
  query: ListingQuery
  listing: Pick<Listing, 'facets' | 'total'>
  today: string
}

/** On a phone: opens the sheet of filters, whose code comes with the first press. */
export function SheetButton({ path, query, listing, today }: SheetButtonProps) {
  const { filters } = useListingMessages()
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const move = useListingMove(path)
  async function open() {
    setOpen(true)
    try {
      const { FilterSheet } = await import('./filter-sheet.tsx')
      setSheet(() => FilterSheet)
    } catch {
      setOpen(false)
      showToast({ kind: 'failure', title: filters.failed, description: filters.failedText })
    }
  }
  function show(wanted: ListingQuery) {
    setOpen(false)
    move(wanted)
  }
  return (
    <span className="needs-scripts md:hidden">
      <Button size="small" aria-haspopup="dialog" isPending={isOpen && !Sheet} onClick={() => void open()}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {filters.openSheet(activeFilters(query).length)}
      </Button>
      {isOpen && Sheet ? (
        <Sheet {...{ path, query, listing, today }} onShow={show} onClose={() => setOpen(false)} />
      ) : null}
    </span>
  )
}
