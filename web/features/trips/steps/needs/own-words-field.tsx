import { useState } from 'react'
import { splitOwnWords } from '#domain/trips/answers/needs.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

type OwnWordsFieldProps = {
  id: string
  label: string
  hint: string
  entries: readonly string[]
  onChange: (entries: string[]) => void
}

/** Entries in the traveller's own words, with commas between them. */
export function OwnWordsField({ id, label, hint, entries, onChange }: OwnWordsFieldProps) {
  const [typed, setTyped] = useState('')
  const saved = entries.join(', ')
  // What is being typed stays as it is, with its last comma, as long as it means what is saved.
  const isTyped = splitOwnWords(typed).join(', ') === saved
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      isOptional
      value={isTyped ? typed : saved}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(splitOwnWords(target.value))
      }}
      autoComplete="off"
    />
  )
}
