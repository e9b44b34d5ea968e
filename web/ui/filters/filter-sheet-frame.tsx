import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/overlay/sheet.tsx'

type FilterSheetFrameProps = {
  words: { title: string; clear: string; apply: string; show: (total: number) => string; showNone: string }
  /** How many results the chosen filters leave. Null while that is unknown. */
  total: number | null
  /** The number is of the choices before, as long as the answer is awaited. */
  isAsking: boolean
  /** Null while no filter is chosen. */
  onClear: (() => void) | null
  onShow: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters of a list in a bottom sheet. Its button shows the number of results. */
export function FilterSheetFrame(props: FilterSheetFrameProps) {
  const { words, total, isAsking, onClear, onShow, onClose, children } = props
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      action={
        onClear ? (
          <Button kind="quiet" size="small" className="text-jade" onClick={onClear}>
            {words.clear}
          </Button>
        ) : null
      }
      footer={
        <Button kind="primary" isWide onClick={onShow} disabledReason={total === 0 ? words.showNone : null}>
          <span aria-live="polite" aria-busy={isAsking} className={isAsking ? 'opacity-60' : undefined}>
            {total === null ? words.apply : words.show(total)}
          </span>
        </Button>
      }
    >
      <div className="grid gap-6">{children}</div>
    </Sheet>
  )
}
