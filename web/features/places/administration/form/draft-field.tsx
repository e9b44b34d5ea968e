import type { ComponentProps } from 'react'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import type { PlaceDraft } from '#web/features/places/administration/draft/place-draft.ts'
import type { senseChoices } from '#web/features/places/administration/draft/sense-drafts.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FormParts } from './form-parts.ts'

type Line = { [Field in keyof PlaceDraft]: PlaceDraft[Field] extends string ? Field : never }[keyof PlaceDraft]
type Lines = 'dish' | 'highlights' | 'goesWith'
type LineField = Exclude<
  Line,
  'kind' | 'province' | 'area' | 'budgetLevel' | 'basis' | 'access' | Lines | keyof typeof senseChoices
>

type DraftFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'type' | 'inputMode' | 'placeholder' | 'required'
> & {
  form: FormParts
  field: LineField
}

/** A text field for the draft's field of the same name. */
export function DraftField({ form: { draft, change, errorOf }, field, ...rest }: DraftFieldProps) {
  const { fields } = placeForm
  return (
    <TextField
      {...rest}
      id={fieldId(field)}
      label={fields[field]}
      isOptional={!rest.required}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      error={errorOf(field)}
    />
  )
}

type ScriptFieldProps = {
  form: FormParts
  /** Each has an English and a Korean text. */
  field: 'name' | 'district' | 'address'
  script: 'en' | 'ko'
  hint?: string
}

/** A text field for one of the two languages. */
export function ScriptField({ form: { draft, change, errorOf }, field, script, hint }: ScriptFieldProps) {
  const { fields } = placeForm
  return (
    <TextField
      id={fieldId(`${field}-${script}`)}
      label={fields[`${field}.${script}`]}
      hint={hint}
      isOptional={field !== 'name'}
      lang={script}
      value={draft[field][script]}
      onChange={(event) => change({ [field]: { ...draft[field], [script]: event.target.value } })}
      error={errorOf(`${field}-${script}`)}
    />
  )
}
