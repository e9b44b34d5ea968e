import type { ClipboardEvent } from 'react'
import { splitCoordinates } from '#web/administration/draft/typed.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FieldPair } from './form-section.tsx'

const axes = ['lat', 'lng'] as const
type Axis = (typeof axes)[number]

type CoordinateFieldsProps = {
  labels: Record<Axis, string>
  values: Record<Axis, string>
  onChange: (typed: Partial<Record<Axis, string>>) => void
  isOptional: boolean
  errorOf: (path: string) => string | undefined
  fieldId: (path: string) => string
}

/** Two boxes for a position; a pair copied from a map page fills both. */
export function CoordinateFields({ labels, values, onChange, isOptional, errorOf, fieldId }: CoordinateFieldsProps) {
  const { where } = editingMessages
  /** Only a pasted pair fills both boxes: a typed `37,5` may be a decimal comma. */
  function pasteBoth(event: ClipboardEvent) {
    const both = splitCoordinates(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    onChange(both)
  }
  return (
    <div>
      <FieldPair>
        {axes.map((axis) => (
          <TextField
            key={axis}
            id={fieldId(axis)}
            label={labels[axis]}
            isOptional={isOptional}
            required={!isOptional}
            value={values[axis]}
            onChange={(event) => onChange({ [axis]: event.target.value })}
            onPaste={pasteBoth}
            error={errorOf(axis)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </FieldPair>
      <p className="mt-2 text-mini text-soft">{where.coordinates}</p>
    </div>
  )
}
