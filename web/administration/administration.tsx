import { type ReactNode, useState } from 'react'
import type { Assurance } from '#domain/accounts/accounts.ts'
import { messagesPath } from '#domain/site/contact.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Plus } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { addButtonId, type AdminPanel, deletedButtonId, editButtonId } from './admin-panel.ts'
import { createFormCancel, FormCancelContext } from './cancel.ts'
import { EditPanel } from './edit-panel.tsx'
import type { EditedKind, Versioned } from './edited-kind.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { Panel, SecondFactorNotice, useReturnOfFocus } from './panel.tsx'

type RenderForm<Thing> = (form: {
  /** Null for a new entry. */
  thing: Thing | null
  onSaved: (thing: Thing) => void
  onCancel: () => void
}) => ReactNode

type AdministrationProps<Thing extends Versioned, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  assurance: Assurance
  panel: AdminPanel<Thing['id']>
  onPanel: (panel: AdminPanel<Thing['id']>) => void
  /** Called with a saved or restored entry. */
  onSaved: (thing: Thing) => void
  renderForm: RenderForm<Thing>
  renderDeleted: (onRestored: (thing: Thing) => void) => ReactNode
  /** Shown beside the buttons. */
  more?: ReactNode
}

/**
 * Above the cards: the buttons that add and bring back, and what is open of adding, editing and those. One at a time.
 */
export function Administration<Thing extends Versioned, Facts extends object, Draft extends object>({
  kind,
  assurance,
  panel,
  onPanel,
  onSaved,
  renderForm,
  renderDeleted,
  more,
}: AdministrationProps<Thing, Facts, Draft>) {
  const { name, words } = kind
  const { toolbar, toasts } = words
  const { toolbar: shared } = editingMessages
  const isAdding = panel.kind === 'add'
  const isBringingBack = panel.kind === 'deleted'
  useReturnOfFocus(openerOf(name, panel), addButtonId(name))
  const close = () => onPanel({ kind: 'none' })
  const [formCancel] = useState(createFormCancel)
  function savedAs(toast: { title: string; description?: string }) {
    return (thing: Thing) => {
      showToast({ kind: 'success', ...toast })
      close()
      // The listener may open another panel.
      onSaved(thing)
    }
  }
  function restored(thing: Thing) {
    onSaved(thing)
    // The row disappears with the button that was pressed.
    document.getElementById(deletedButtonId(name))?.focus({ preventScroll: true })
  }
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          id={addButtonId(name)}
          kind={isAdding ? 'plain' : 'primary'}
          aria-expanded={isAdding}
          onClick={() => (isAdding ? formCancel.press(close) : onPanel({ kind: 'add' }))}
        >
          {isAdding ? null : <Plus aria-hidden className="size-5" />}
          {isAdding ? toolbar.cancel : toolbar.add}
        </Button>
        <Button
          id={deletedButtonId(name)}
          aria-expanded={isBringingBack}
          onClick={() => onPanel({ kind: isBringingBack ? 'none' : 'deleted' })}
        >
          {words.deleted.title}
        </Button>
        {more}
        <ButtonLink to={messagesPath}>{shared.messages}</ButtonLink>
      </div>
      {panel.kind !== 'none' && assurance !== 'aal2' ? <SecondFactorNotice words={words} /> : null}
      {isBringingBack && assurance === 'aal2' ? (
        <Panel title={words.deleted.title}>{renderDeleted(restored)}</Panel>
      ) : null}
      {isAdding && assurance === 'aal2' ? (
        <Panel title={toolbar.addTitle}>
          <FormCancelContext value={formCancel}>
            {renderForm({ thing: null, onSaved: savedAs(toasts.added), onCancel: close })}
          </FormCancelContext>
        </Panel>
      ) : null}
      {panel.kind === 'edit' && assurance === 'aal2' ? (
        <Panel key={panel.id} title={toolbar.editTitle(panel.name)}>
          <EditPanel kind={kind} id={panel.id} onRestored={onSaved} onCancel={close}>
            {(thing) => renderForm({ thing, onSaved: savedAs(toasts.updated), onCancel: close })}
          </EditPanel>
        </Panel>
      ) : null}
    </div>
  )
}

function openerOf(name: 'clinic' | 'place', panel: AdminPanel<string | number>): string | null {
  if (panel.kind === 'none') return null
  if (panel.kind === 'edit') return editButtonId(name, panel.id)
  return panel.kind === 'deleted' ? deletedButtonId(name) : addButtonId(name)
}
