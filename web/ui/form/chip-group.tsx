import { useId, useState } from 'react'
import { Check } from 'lucide-react'

type ChipGroupProps = {
  legend: string
  /** Single choice, or any number of choices. */
  kind: 'one' | 'any'
  choices: readonly { value: string; label: string; count?: number | null }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** The label of the button that shows the remaining choices. */
  showAll: (count: number) => string
}

const shownAtFirst = 12

/** Choices as chips in rows, sized for touch. */
export function ChipGroup({ legend, kind, choices, chosen, onChoose, showAll }: ChipGroupProps) {
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = choices.filter(({ value }, place) => isWhole || place <= shownAtFirst || chosen.includes(value))
  function choose(value: string, isChosen: boolean) {
    const others = kind === 'one' ? [] : chosen.filter((other) => other !== value)
    onChoose(isChosen ? [...others, value] : others)
  }
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {shown.map(({ value, label, count }) => (
          <label key={value} className={chipLook}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={group}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-4 peer-checked:block" />
            {label}
            {count === undefined || count === null ? null : <span className="font-normal text-soft">{count}</span>}
          </label>
        ))}
        {shown.length < choices.length ? (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="min-h-11 cursor-pointer px-2 text-small font-semibold text-jade underline underline-offset-4"
          >
            {showAll(choices.filter(({ value }) => value !== '').length)}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

// `relative` keeps the hidden input inside its chip. Otherwise focusing it would scroll a sheet elsewhere.
const chipLook =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-small has-checked:border-jade has-checked:bg-wash-jade has-checked:font-semibold has-checked:text-jade has-checked:inset-ring has-checked:inset-ring-jade has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo'
