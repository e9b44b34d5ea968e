import { hideClinicsHere, useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { TripOpeningButton } from '#web/features/trips/saved/trip-opening-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RefreshCw, Trash2 } from 'lucide-react'
import type { ModalProps } from '#web/ui/overlay/modal.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type MoreSheetProps = ModalProps & {
  document: TripDocument
  hasClinics: boolean
  onRegenerate: () => void
  onStartOver: () => void
}

/** Less frequent actions of a trip, and its exports. */
export function MoreSheet({ document, hasClinics, onRegenerate, onStartOver, ...modal }: MoreSheetProps) {
  const { actions } = tripResults
  const { privacy } = tripReport
  const isHidden = useHidesClinics()
  const { part, hasFailed } = useOnDemand(modal.isOpen, loadTakeAlong)
  function closeAnd(act: () => void) {
    modal.onClose()
    act()
  }
  return (
    <Sheet title={actions.moreTitle} {...modal}>
      {part ? (
        <part.TakeAlong document={document} />
      ) : hasFailed ? (
        <p>{actions.notLoaded}</p>
      ) : (
        <LoadingArea>
          <SkeletonText lines={5} />
        </LoadingArea>
      )}
      <div className="mt-5 grid gap-2 border-t border-line pt-5 sm:grid-cols-2">
        <TripOpeningButton opening="share" />
        <TripOpeningButton opening="calendar" />
      </div>
      {hasClinics || isHidden ? (
        <div className="mt-5 border-t border-line pt-3">
          <Checkbox
            label={privacy.label}
            hint={privacy.hint}
            checked={isHidden}
            onChange={(event) => hideClinicsHere(event.target.checked)}
          />
        </div>
      ) : null}
      <div className="mt-5 grid gap-2 border-t border-line pt-5 sm:grid-cols-2">
        <Button onClick={() => closeAnd(onRegenerate)}>
          <RefreshCw aria-hidden className="size-5" />
          {actions.regenerate}
        </Button>
        <Button onClick={() => closeAnd(onStartOver)}>
          <Trash2 aria-hidden className="size-5" />
          {actions.startOver}
        </Button>
      </div>
    </Sheet>
  )
}

async function loadTakeAlong() {
  return import('#web/features/trips/take-along/take-along.tsx')
}
