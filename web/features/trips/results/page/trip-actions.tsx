import { useState } from 'react'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { HistoryButtons } from '#web/features/trips/editing/history-buttons.tsx'
import { SaveTripButton } from '#web/features/trips/saved/save-trip-button.tsx'
import { TodayLink } from '#web/features/trips/today/today-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ellipsis, RefreshCw } from 'lucide-react'
import { MoreSheet } from './more-sheet.tsx'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type TripActionsProps = {
  document: TripDocument
  hasClinics: boolean
  onRegenerate: () => void
  onStartOver: () => void
}

/** Actions beside the heading: regenerate, undo and redo; on wide screens also those of the phone bar. */
export function HeadingActions({ onRegenerate, ...more }: TripActionsProps) {
  const { actions } = tripResults
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:contents">
      <TodayLink days={more.document.plan.days} isOnlyDuring className="min-[70rem]:hidden max-sm:w-full" />
      <HistoryButtons />
      <Button size="small" className="max-sm:hidden" onClick={onRegenerate}>
        <RefreshCw aria-hidden className="size-4.5 min-[70rem]:max-[100rem]:hidden" />
        {actions.regenerate}
      </Button>
      <span className="flex gap-2 max-[70rem]:hidden">
        <SaveTripButton />
        <MoreButton onRegenerate={onRegenerate} {...more} />
      </span>
    </div>
  )
}

/** The less frequent actions, behind one button. */
export function MoreButton(props: TripActionsProps) {
  const { actions } = tripResults
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={actions.more}
        title={actions.more}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden className="size-4.5" />
      </Button>
      <MoreSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
