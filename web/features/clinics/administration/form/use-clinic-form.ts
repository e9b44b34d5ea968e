import { useState } from 'react'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { useEditForm } from '#web/administration/form/use-edit-form.ts'
import { clinicKind } from '#web/features/clinics/administration/clinic-kind.ts'
import { emptyFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** The clinic to edit, or the listing page of a new one. */
export type FormSubject = { clinic: Clinic } | { newOf: ClinicTreatment }

/** The form's state, and whether an upload is running: a picture that arrives after the submit would be lost. */
export function useClinicForm(subject: FormSubject, onSaved: (clinic: Clinic) => void) {
  const form = useEditForm(
    clinicKind,
    'clinic' in subject ? { thing: subject.clinic } : { draftName: subject.newOf, empty: emptyFacts(subject.newOf) },
    onSaved,
  )
  const [uploads, setUploads] = useState(0)
  return { ...form, isUploading: uploads > 0, countUpload: (by: 1 | -1) => setUploads((count) => count + by) }
}
