import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DayField } from './day-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair, FormSection } from './form-section.tsx'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

export function TrustSection({ draft, change, errorOf, today }: FormParts) {
  const { fields, hints, registration: words, basis } = useClinicFormWords()
  const { registration } = draft
  const isRegistered = Object.values(registration).some((value) => value !== '')
  return (
    <FormSection id="trust">
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
      <RadioGroup
        name={fieldId('basis')}
        label={fields.basis}
        options={[
          { value: 'recalled', label: basis.recalled, hint: basis.recalledHint },
          { value: 'checked', label: basis.checked, hint: basis.checkedHint },
        ]}
        selected={draft.basis}
        onSelect={(chosen) => change({ basis: chosen })}
      />
      {draft.basis === 'checked' ? (
        <FieldPair>
          <TextField
            id={fieldId('source')}
            label={fields.source}
            value={draft.source}
            onChange={(event) => change({ source: event.target.value })}
            error={errorOf('source')}
          />
          <DayField
            id={fieldId('checkedOn')}
            label={fields.checkedOn}
            hint={hints.checkedOn}
            day={draft.checkedOn}
            max={today}
            onDay={(checkedOn) => change({ checkedOn })}
            error={errorOf('checkedOn')}
          />
        </FieldPair>
      ) : null}
    </FormSection>
  )
}
