import type { ReactNode } from 'react'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import { Administration } from '#web/administration/administration.tsx'
import { EditControls } from '#web/administration/edit-controls.tsx'
import { ClinicForm } from '#web/features/clinics/administration/form/clinic-form.tsx'
import { DeletedClinics } from '#web/features/clinics/administration/versions/deleted-clinics.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { clinicKind } from './clinic-kind.ts'
import { listedClinic } from './listed-clinic.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type ClinicPanel = AdminPanel<number>

type Shared = {
  assurance: Assurance
  onPanel: (panel: ClinicPanel) => void
  onSaved: (clinic: ListedClinic) => void
}

type ClinicAdministrationProps = {
  treatment: ClinicTreatment
  samplesGiveWay: boolean
  panel: ClinicPanel
  /** When a clinic that is no sample sees patients. It is saved by itself. */
  renderHours: (clinicId: number) => ReactNode
}

/** The administrator's panel above the cards of a listing page. */
export function ClinicAdministration({
  treatment,
  samplesGiveWay,
  onSaved,
  renderHours,
  ...shown
}: Shared & ClinicAdministrationProps) {
  const { samples, toasts, treatments } = clinicForm
  function saved(clinic: Clinic) {
    onSaved(listedClinic(clinic))
    if (clinic.treatments.includes(treatment)) return
    // The clinic has no card on this page, so its form stays open.
    const where = clinic.treatments.map((one) => treatments[one]).join(', ')
    showToast({ kind: 'news', ...toasts.elsewhere(where) })
    shown.onPanel({ kind: 'edit', id: clinic.id, name: clinic.name })
  }
  return (
    <Administration
      {...shown}
      kind={clinicKind}
      onSaved={saved}
      renderForm={({ thing: clinic, ...on }) => (
        <>
          {samplesGiveWay && clinic === null ? (
            <p className="mb-6 max-w-172 border-s-4 border-ochre bg-wash-ochre p-4">{samples.giveWay}</p>
          ) : null}
          <ClinicForm key={clinic?.version} subject={clinic ? { clinic } : { newOf: treatment }} {...on} />
          {clinic && !clinic.isSample ? <div className="mt-8">{renderHours(clinic.id)}</div> : null}
        </>
      )}
      renderDeleted={(onRestored) => <DeletedClinics treatment={treatment} onRestored={onRestored} />}
    />
  )
}

export function ClinicControls({
  clinic: { id, name },
  assurance,
  onPanel,
  onDeleted,
  onSaved,
}: Shared & { clinic: ListedClinic; onDeleted: (id: number) => void }) {
  return (
    <EditControls
      kind={clinicKind}
      {...{ id, name, assurance }}
      onEdit={() => onPanel({ kind: 'edit', id, name })}
      onDeleted={() => onDeleted(id)}
      onRestored={(clinic) => onSaved(listedClinic(clinic))}
    />
  )
}
