import { useState } from 'react'
import type { Clinic, ClinicTreatment } from '#domain/clinics.ts'
import { useEditForm } from '#web/administration/form/use-edit-form.ts'
import { useClinicKind } from '#web/features/clinics/administration/clinic-kind.ts'
import { emptyFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** What the form is about: a clinic as the server has it, or a new one of a listing page. */
export type FormSubject = { clinic: Clinic } | { newOf: ClinicTreatment }

/** What is typed, and whether a picture is on its way: one that comes after the form was sent would be lost. */
export function useClinicForm(subject: FormSubject, onSaved: (clinic: Clinic) => void) {
  const form = useEditForm(
    useClinicKind(),
    'clinic' in subject ? { thing: subject.clinic } : { draftName: subject.newOf, empty: emptyFacts(subject.newOf) },
    onSaved,
  )
  const [uploads, setUploads] = useState(0)
  return { ...form, isUploading: uploads > 0, countUpload: (by: 1 | -1) => setUploads((count) => count + by) }
}
