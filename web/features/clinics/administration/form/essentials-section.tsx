import { clinicLimits, type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { chooseTreatment } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function EssentialsSection({ draft, change, errorOf }: FormParts) {
  const { fields, hints, treatments: words } = clinicForm
  const [first, ...others] = draft.treatments
  function choose(value: string) {
    const chosen = clinicTreatments.find((treatment) => treatment === value)
    if (chosen) change((held) => chooseTreatment(held, chosen))
  }
  return (
    <ClinicSection id="essentials">
      <FieldPair>
        <TextField
          id={fieldId('name')}
          label={fields.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorOf('name')}
          required
        />
        <TextField
          id={fieldId('nameKo')}
          label={fields.nameKo}
          lang="ko"
          isOptional
          value={draft.nameKo}
          onChange={(event) => change({ nameKo: event.target.value })}
          error={errorOf('nameKo')}
        />
      </FieldPair>
      <SelectField
        id={fieldId('treatments')}
        label={fields.treatments}
        hint={others.length > 0 ? words.several(namesOf(others)) : words.replaces}
        options={clinicTreatments.map((value) => ({ value, label: words[value] }))}
        placeholder={first ? undefined : words.placeholder}
        value={first ?? ''}
        onChange={(event) => choose(event.target.value)}
        error={errorOf('treatments')}
        required
      />
      <TextField
        id={fieldId('location')}
        label={fields.location}
        hint={hints.location}
        value={draft.location}
        onChange={(event) => change({ location: event.target.value })}
        error={errorOf('location')}
        required
      />
      <TextArea
        id={fieldId('description')}
        label={fields.description}
        hint={hints.description}
        longest={clinicLimits.description}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errorOf('description')}
        required
      />
    </ClinicSection>
  )

  function namesOf(treatments: readonly ClinicTreatment[]): string {
    return treatments.map((treatment) => words[treatment]).join(', ')
  }
}
