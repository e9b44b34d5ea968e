import { classes } from '#web/ui/classes.ts'
import { Check } from '#web/ui/icons/check.generated.ts'

type FilterChipsProps = {
  legend: string
  /** One of them, or any of them. */
  kind: 'one' | 'any'
  choices: readonly { name: string; value: string; label: string; count?: number | undefined; isChosen: boolean }[]
  onChoose: (name: string) => void
}

/** Choices of the search form. The address holds what is chosen; without scripts they are sent with the form. */
export function FilterChips({ legend, kind, choices, onChoose }: FilterChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ name, value, label, count, isChosen }) => (
          <label key={`${name} ${value}`} className={classes(chipLook, count === 0 && 'text-soft')}>
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

// Relative: the hidden input stays in its chip, or the page would scroll to wherever else it is.
const chipLook =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-small hover:border-ink has-checked:border-jade has-checked:bg-wash-jade has-checked:font-semibold has-checked:text-jade has-checked:inset-ring has-checked:inset-ring-jade has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
