import type { FactBasis } from '#domain/places/places.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DayField } from './day-field.tsx'
import { FieldPair } from './form-section.tsx'

type Basis<Known extends FactBasis> = { basis: Known; source: string; checkedOn: string }

type BasisFieldsProps<Known extends FactBasis> = {
  /** The bases that can be chosen, in this order. */
  bases: readonly Known[]
  labels: Record<keyof Basis<Known>, string>
  values: Basis<Known>
  onChange: (typed: Partial<Basis<Known>>) => void
  /** Today in Korea, the latest possible day of a check. */
  today: string
  errorOf: (path: string) => string | undefined
  fieldId: (path: string) => string
}

/** The basis of the facts: recalled, or checked at a source on a day. */
export function BasisFields<Known extends FactBasis>(props: BasisFieldsProps<Known>) {
  const { bases, labels, values, onChange, today, errorOf, fieldId } = props
  const { basis: words } = editingMessages
  const hints: Record<FactBasis, string> = {
    recalled: words.recalledHint,
    sourced: words.sourcedHint,
    checked: words.checkedHint,
  }
  return (
    <>
      <RadioGroup
        name={fieldId('basis')}
        label={labels.basis}
        options={bases.map((basis) => ({ value: basis, label: words[basis], hint: hints[basis] }))}
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
