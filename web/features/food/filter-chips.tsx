import { Check } from 'lucide-react'

type FilterChipsProps = {
  legend: string
  /** Single choice, or any number of choices. */
  kind: 'one' | 'any'
  choices: readonly { name: string; value: string; label: string; count?: number | undefined; isChosen: boolean }[]
  onChoose: (name: string) => void
}

/** Choices of the search form. The address holds the chosen ones. Without scripts they are submitted with the form. */
export function FilterChips({ legend, kind, choices, onChoose }: FilterChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ name, value, label, count, isChosen }) => (
          <label key={`${name} ${value}`} className={chipLook}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => onChoose(name)}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
            {label}
            {count === undefined ? null : <span className="font-normal text-soft">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// `relative` keeps the hidden input inside its chip. Otherwise focusing it would scroll the page elsewhere.
const chipLook =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-small hover:border-ink has-checked:border-jade has-checked:bg-wash-jade has-checked:font-semibold has-checked:text-jade has-checked:inset-ring has-checked:inset-ring-jade has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
