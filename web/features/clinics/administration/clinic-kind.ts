import { useMemo } from 'react'
import type { Clinic } from '#domain/clinics/clinics.ts'
import type { ClinicFormMessages } from '#locales/en/clinics/clinic-form.ts'
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
import { useClinicFormMessages } from './clinic-form-messages.ts'

type ClinicKind = EditedKind<Clinic, EditedFacts, ClinicDraft>

/** The configuration of the editor for clinics. */
export function useClinicKind(): ClinicKind {
  const words = useClinicFormMessages()
  return useMemo(() => clinicKind(words), [words])
}

function clinicKind(words: ClinicFormMessages): ClinicKind {
  return {
    name: 'clinic',
    words,
    calls: clinicCalls,
    nameOf: ({ name }) => name,
    describeValue: (field, value) => describeValue(field, value, words),
    onlyEdited,
    draftOf,
    tidy: tidyDraft,
    read: readDraft,
    lacksRequired,
    describeMistakes: (mistakes, draft) => describeMistakes(mistakes, draft, words),
    draftShape: 1,
  }
}
