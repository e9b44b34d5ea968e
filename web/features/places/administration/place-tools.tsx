import { useState } from 'react'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { Place } from '#domain/places/places.ts'
import { editButtonId } from '#web/administration/admin-panel.ts'
import { EditControls } from '#web/administration/edit-controls.tsx'
import { EditPanel } from '#web/administration/edit-panel.tsx'
import { Panel, SecondFactorNotice, useReturnOfFocus } from '#web/administration/panel.tsx'
import { HistoryDialog } from '#web/administration/versions/history-dialog.tsx'
import { PlaceForm } from '#web/features/places/administration/form/place-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { placeKind } from './place-kind.ts'
import { placeForm } from '#locales/en/places/place-form.ts'

type PlaceToolsProps = {
  place: Place
  assurance: Assurance
  /** Called with the saved place, or with the one that was restored. */
  onSaved: (place: Place) => void
  onDeleted: () => void
  onUndone: (place: Place) => void
}

/** The tools above the page of a place: the form, the history, and the button that deletes it. */
export function PlaceTools({ place, assurance, onSaved, onDeleted, onUndone }: PlaceToolsProps) {
  const { toolbar, toasts } = placeForm
  const [open, setOpen] = useState<'form' | 'history' | null>(null)
  const { id } = place
  const name = placeKind.nameOf(place)
  const opener = editButtonId('place', id)
  useReturnOfFocus(open === 'form' ? opener : null, opener)
  const close = () => setOpen(null)
  const isAssured = assurance === 'aal2'
  const isFormOpen = open === 'form' && isAssured
  function saved(next: Place) {
    showToast({ kind: 'success', ...toasts.updated })
    onSaved(next)
    close()
  }
  function restored(next: Place) {
    onSaved(next)
    close()
  }
  return (
    <div className="mb-6 grid gap-4">
      {isFormOpen ? null : (
        <section aria-label={toolbar.label} className="flex flex-wrap gap-2">
          <EditControls
            {...{ kind: placeKind, id, name, assurance }}
            onEdit={() => setOpen('form')}
            onDeleted={onDeleted}
            onRestored={onUndone}
          />
          <Button size="small" kind="quiet" aria-label={toolbar.historyOf(name)} onClick={() => setOpen('history')}>
            {toolbar.history}
          </Button>
        </section>
      )}
      {open !== null && !isAssured ? <SecondFactorNotice words={placeKind.words} /> : null}
      {isFormOpen ? (
        <Panel title={toolbar.editTitle(name)}>
          <EditPanel kind={placeKind} id={id} onRestored={onSaved} onCancel={close}>
            {(thing) => <PlaceForm key={thing.version} place={thing} onSaved={saved} onCancel={close} />}
          </EditPanel>
        </Panel>
      ) : null}
      {open === 'history' && isAssured ? (
        <HistoryDialog kind={placeKind} thing={place} onClose={close} onRestored={restored} />
      ) : null}
    </div>
  )
}
