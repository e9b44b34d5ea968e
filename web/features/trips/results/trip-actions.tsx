import { useState } from 'react'
import type { TripDocument } from '#domain/trip-documents.ts'
import { HistoryButtons } from '#web/features/trips/editing/history-buttons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ellipsis } from '#web/ui/icons/ellipsis.generated.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.generated.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useTripResultsMessages } from './trip-results-messages.ts'

type TripActionsProps = {
  document: TripDocument
  hasClinics: boolean
  onRegenerate: () => void
  onStartOver: () => void
}

/** Beside the heading: another plan, saving, and everything else behind one button. */
export function TripActions({ document, hasClinics, onRegenerate, onStartOver }: TripActionsProps) {
  const { actions } = useTripResultsMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <HistoryButtons />
      <Button size="small" className="max-sm:hidden" onClick={onRegenerate}>
        <RefreshCw aria-hidden className="size-4.5" />
        {actions.regenerate}
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={actions.more}
        title={actions.more}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden className="size-4.5" />
      </Button>
      <MoreSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        document={document}
        hasClinics={hasClinics}
        onRegenerate={onRegenerate}
        onStartOver={onStartOver}
      />
    </div>
  )
}
