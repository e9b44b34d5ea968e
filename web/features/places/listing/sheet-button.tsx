import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { Button } from '#web/ui/button.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useLoadedOnPress } from '#web/ui/loading/use-loaded-on-press.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { placeList } from '#locales/en/places/place-list.ts'
import { takenFilters } from './places-address.ts'
import { usePlacesMove } from './use-places-move.ts'

type SheetButtonProps = Pick<FilterSheetProps, 'query' | 'total' | 'now'>

/** Opens the filter sheet. Its code is loaded on the first press. */
export function SheetButton({ query, total, now }: SheetButtonProps) {
  const { filters } = placeList
  const { Shown, isPending, open, close } = useLoadedOnPress(loadSheet, {
    title: filters.failed,
    description: filters.failedText,
  })
  const move = usePlacesMove()
  function show(wanted: PlaceQuery) {
    close()
    move(wanted)
  }
  return (
    <span className="needs-scripts">
      <Button
        size="small"
        className="whitespace-nowrap max-sm:px-3!"
        aria-haspopup="dialog"
        isPending={isPending}
        onClick={() => void open()}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {filters.openSheet(takenFilters({ ...query, words: '' }).length)}
      </Button>
      {Shown ? <Shown {...{ query, total, now }} onShow={show} onClose={close} /> : null}
    </span>
  )
}

async function loadSheet() {
  const { FilterSheet } = await import('./filter-sheet.tsx')
  return FilterSheet
}
