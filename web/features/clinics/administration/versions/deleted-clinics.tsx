import { useCallback } from 'react'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { DeletedList } from '#web/administration/versions/deleted-list.tsx'
import { readDeletedClinics } from '#web/features/clinics/administration/calls.ts'
import { clinicKind } from '#web/features/clinics/administration/clinic-kind.ts'

type DeletedClinicsProps = { treatment: ClinicTreatment; onRestored: (clinic: Clinic) => void }

export function DeletedClinics({ treatment, onRestored }: DeletedClinicsProps) {
  const read = useCallback(
    async (after: string | null, signal?: AbortSignal) => {
      const { rows, next } = await readDeletedClinics(treatment, after, signal)
      return { rows: rows.map(({ location, ...row }) => ({ ...row, where: location })), next }
    },
    [treatment],
  )
  return <DeletedList kind={clinicKind} read={read} onRestored={onRestored} />
}
