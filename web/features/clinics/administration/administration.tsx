import type { Assurance } from '#domain/accounts.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import { Administration } from '#web/administration/administration.tsx'
import { EditControls } from '#web/administration/edit-controls.tsx'
import { ClinicForm } from '#web/features/clinics/administration/form/clinic-form.tsx'
import { DeletedClinics } from '#web/features/clinics/administration/versions/deleted-clinics.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { useClinicKind } from './clinic-kind.ts'
import { listedClinic } from './listed-clinic.ts'
import { useClinicFormWords } from './words.ts'

type ClinicPanel = AdminPanel<number>

type Shared = {
  assurance: Assurance
  onPanel: (panel: ClinicPanel) => void
  onSaved: (clinic: ListedClinic) => void
}

/** Above the cards of a listing page. */
export function ClinicAdministration({
  treatment,
  samplesGiveWay,
  onSaved,
  ...shown
}: Shared & { treatment: ClinicTreatment; samplesGiveWay: boolean; panel: ClinicPanel }) {
  const { samples } = useClinicFormWords()
  return (
    <Administration
      {...shown}
      kind={useClinicKind()}
      onSaved={(clinic) => onSaved(listedClinic(clinic))}
      renderForm={({ thing: clinic, ...on }) => (
        <>
          {samplesGiveWay && clinic === null ? (
            <p className="mb-6 max-w-172 border-s-4 border-ochre bg-wash-ochre p-4">{samples.giveWay}</p>
          ) : null}
          <ClinicForm key={clinic?.version} subject={clinic ? { clinic } : { newOf: treatment }} {...on} />
        </>
      )}
      renderDeleted={(onRestored) => <DeletedClinics treatment={treatment} onRestored={onRestored} />}
    />
  )
}

/** On a card. */
export function ClinicControls({
  clinic: { id, name },
  assurance,
  onPanel,
  onDeleted,
  onSaved,
}: Shared & { clinic: ListedClinic; onDeleted: (id: number) => void }) {
  return (
    <EditControls
      kind={useClinicKind()}
      {...{ id, name, assurance }}
      onEdit={() => onPanel({ kind: 'edit', id, name })}
      onDeleted={() => onDeleted(id)}
      onRestored={(clinic) => onSaved(listedClinic(clinic))}
    />
  )
}
