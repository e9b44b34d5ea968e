import { type ComponentType, useState } from 'react'
import type { PlaceQuery } from '#domain/place-lists.ts'
import { Button } from '#web/ui/button.tsx'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { usePlaceListMessages } from './place-list-messages.ts'
import { takenFilters } from './places-address.ts'
import { usePlacesMove } from './use-places-move.ts'

type SheetButtonProps = Pick<FilterSheetProps, 'query' | 'total' | 'today'>

/** Opens the sheet of filters, whose code comes with the first press. */
export function SheetButton({ query, total, today }: SheetButtonProps) {
  const { filters } = usePlaceListMessages()
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const move = usePlacesMove()
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
  function show(wanted: PlaceQuery) {
    setOpen(false)
    move(wanted)
  }
  return (
    <span className="needs-scripts">
      <Button
        size="small"
        className="whitespace-nowrap max-sm:px-3!"
        aria-haspopup="dialog"
        isPending={isOpen && !Sheet}
        onClick={() => void open()}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {filters.openSheet(takenFilters({ ...query, words: '' }).length)}
      </Button>
      {isOpen && Sheet ? <Sheet {...{ query, total, today }} onShow={show} onClose={() => setOpen(false)} /> : null}
    </span>
  )
}
