import type { FactBasis } from '#domain/places.ts'
import { useEditingWords } from '#web/administration/words.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DayField } from './day-field.tsx'
import { FieldPair } from './form-section.tsx'

type Basis = { basis: FactBasis; source: string; checkedOn: string }

type BasisFieldsProps = {
  labels: Record<keyof Basis, string>
  values: Basis
  onChange: (typed: Partial<Basis>) => void
  /** The day in Korea, beyond which nothing was checked yet. */
  today: string
  errorOf: (path: string) => string | undefined
  fieldId: (path: string) => string
}

/** How the facts are known: from memory, or looked up at a source on a day. */
export function BasisFields({ labels, values, onChange, today, errorOf, fieldId }: BasisFieldsProps) {
  const { basis: words } = useEditingWords()
  return (
    <>
      <RadioGroup
        name={fieldId('basis')}
        label={labels.basis}
        options={[
          { value: 'recalled', label: words.recalled, hint: words.recalledHint },
          { value: 'checked', label: words.checked, hint: words.checkedHint },
        ]}
        selected={values.basis}
        onSelect={(basis) => onChange({ basis })}
      />
      {values.basis === 'checked' ? (
        <FieldPair>
          <TextField
            id={fieldId('source')}
            label={labels.source}
            value={values.source}
            onChange={(event) => onChange({ source: event.target.value })}
            error={errorOf('source')}
          />
          <DayField
            id={fieldId('checkedOn')}
            label={labels.checkedOn}
            hint={words.checkedOnHint}
            day={values.checkedOn}
            max={today}
            onDay={(checkedOn) => onChange({ checkedOn })}
            error={errorOf('checkedOn')}
          />
        </FieldPair>
      ) : null}
    </>
  )
}
