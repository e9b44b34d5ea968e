import { TextField } from '#web/ui/form/text-field.tsx'
import { BasisFields } from '#web/administration/form/basis-fields.tsx'
import { DayField } from '#web/administration/form/day-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function TrustSection({ draft, change, errorOf, today }: FormParts) {
  const { fields, registration: words } = clinicForm
  const { registration } = draft
  const isRegistered = Object.values(registration).some((value) => value !== '')
  return (
    <ClinicSection id="trust">
      <TextField
        id={fieldId('registration-number')}
        label={words.number}
        isOptional
        value={registration.number}
        onChange={(event) => change({ registration: { ...registration, number: event.target.value } })}
        error={errorOf('registration-number')}
      />
      {isRegistered ? (
        <FieldPair>
          <DayField
            id={fieldId('registration-checkedOn')}
            label={words.checkedOn}
            day={registration.checkedOn}
            max={today}
            onDay={(checkedOn) => change({ registration: { ...registration, checkedOn } })}
            error={errorOf('registration-checkedOn')}
          />
          <TextField
            id={fieldId('registration-source')}
            label={words.source}
            value={registration.source}
            onChange={(event) => change({ registration: { ...registration, source: event.target.value } })}
            error={errorOf('registration-source')}
          />
        </FieldPair>
      ) : null}
      <BasisFields
        bases={['recalled', 'checked'] as const}
        labels={fields}
        values={draft}
        onChange={change}
        {...{ today, errorOf, fieldId }}
      />
    </ClinicSection>
  )
}
