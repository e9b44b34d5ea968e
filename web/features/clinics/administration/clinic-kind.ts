import type { Clinic } from '#domain/clinics/clinics.ts'
import type { EditedKind } from '#web/administration/edited-kind.ts'
import {
  type ClinicDraft,
  draftOf,
  type EditedFacts,
  onlyEdited,
  tidyDraft,
} from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { describeMistakes } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import { lacksRequired, readDraft } from '#web/features/clinics/administration/draft/read-draft.ts'
import { describeValue } from '#web/features/clinics/administration/versions/describe-value.ts'
import { clinicCalls } from './calls.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type ClinicKind = EditedKind<Clinic, EditedFacts, ClinicDraft>

export const clinicKind: ClinicKind = {
  name: 'clinic',
  words: clinicForm,
  calls: clinicCalls,
  nameOf: ({ name }) => name,
  describeValue,
  onlyEdited,
  draftOf,
  tidy: tidyDraft,
  read: readDraft,
  lacksRequired,
  describeMistakes,
  draftShape: 1,
}
