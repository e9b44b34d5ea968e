import { type ReactNode, useEffect, useRef } from 'react'
import type { Assurance } from '#domain/accounts.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Plus } from '#web/ui/icons/plus.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ClinicForm } from '#web/features/clinics/administration/form/clinic-form.tsx'
import { DeletedClinics } from '#web/features/clinics/administration/versions/deleted-clinics.tsx'
import { EditPanel } from './edit-panel.tsx'
import { listedClinic } from './listed-clinic.ts'
import { addButtonId, type AdminPanel, deletedButtonId, editButtonId } from './panel.ts'
import { useClinicFormWords } from './words.ts'

type AdministrationProps = {
  treatment: ClinicTreatment
  assurance: Assurance
  panel: AdminPanel
  onPanel: (panel: AdminPanel) => void
  onSaved: (clinic: ListedClinic) => void
}

/** Above the cards: the button that adds a clinic, and what is open of adding and editing. Never both. */
export function Administration({ treatment, assurance, panel, onPanel, onSaved }: AdministrationProps) {
  const { toolbar: words, toasts } = useClinicFormWords()
  const isAdding = panel.kind === 'add'
  const isBringingBack = panel.kind === 'deleted'
  useReturnOfFocus(panel)
  function added(clinic: Clinic) {
    showToast({ kind: 'success', ...toasts.added })
    onSaved(listedClinic(clinic))
    onPanel({ kind: 'none' })
  }
  function updated(clinic: Clinic) {
    showToast({ kind: 'success', ...toasts.updated })
    onSaved(listedClinic(clinic))
    onPanel({ kind: 'none' })
  }
  const close = () => onPanel({ kind: 'none' })
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          id={addButtonId}
          kind={isAdding ? 'plain' : 'primary'}
          aria-expanded={isAdding}
          onClick={() => onPanel({ kind: isAdding ? 'none' : 'add' })}
        >
          {isAdding ? null : <Plus aria-hidden className="size-5" />}
          {isAdding ? words.cancel : words.add}
        </Button>
        <Button
          id={deletedButtonId}
          aria-expanded={isBringingBack}
          onClick={() => onPanel({ kind: isBringingBack ? 'none' : 'deleted' })}
        >
          {words.deleted}
        </Button>
      </div>
      {panel.kind !== 'none' && assurance !== 'aal2' ? <SecondFactorNotice /> : null}
      {isAdding && assurance === 'aal2' ? (
        <Panel title={words.addTitle}>
          <ClinicForm subject={{ newOf: treatment }} onSaved={added} onCancel={close} />
        </Panel>
      ) : null}
      {isBringingBack && assurance === 'aal2' ? (
        <Panel title={words.deleted}>
          <DeletedClinics treatment={treatment} onSaved={onSaved} />
        </Panel>
      ) : null}
      {panel.kind === 'edit' && assurance === 'aal2' ? (
        <Panel key={panel.id} title={words.editTitle(panel.name)}>
          <EditPanel
            id={panel.id}
            onSaved={updated}
            onRestored={(clinic) => onSaved(listedClinic(clinic))}
            onCancel={close}
          />
        </Panel>
      ) : null}
    </div>
  )
}

/** To the button that opened the panel, which by then is somewhere else on the page. */
function useReturnOfFocus(panel: AdminPanel): void {
  const opened = useRef<AdminPanel>(panel)
  useEffect(() => {
    const before = opened.current
    opened.current = panel
    if (panel.kind !== 'none' || before.kind === 'none') return
    const target = document.getElementById(openerOf(before)) ?? document.getElementById(addButtonId)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [panel])
}

function openerOf(panel: AdminPanel): string {
  if (panel.kind === 'edit') return editButtonId(panel.id)
  return panel.kind === 'deleted' ? deletedButtonId : addButtonId
}

/** Takes the focus when it opens: the button that opened it may be far below. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-label={title} className="@container border-t-3 border-ink pt-6 pb-10">
      <h2 ref={heading} tabIndex={-1} className="mb-6 scroll-mt-20 text-h3 focus-visible:outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

function SecondFactorNotice() {
  const { secondFactor: words } = useClinicFormWords()
  return (
    <section role="alert" className="max-w-172 border-s-4 border-indigo bg-wash-indigo p-4 sm:p-5">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-2">
        {words.text} <TextLink to="/settings">{words.link}</TextLink>
      </p>
    </section>
  )
}
