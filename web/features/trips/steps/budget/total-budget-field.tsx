import { type ComponentType, useDeferredValue } from 'react'
import { tripTextLengths } from '#domain/trips/answers/trips.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'
import { useEarlyText } from '#web/features/trips/steps/use-early-text.ts'

type TotalBudgetFieldProps = { value: string; onChange: (value: string) => void }

/** A text field with a note below on how it was understood. The parser is loaded with the first input. */
export function TotalBudgetField({ value, onChange }: TotalBudgetFieldProps) {
  const { total } = tripStepBudget
  const box = useEarlyText<HTMLInputElement>(value, onChange)
  const typed = useDeferredValue(value)
  const { part: Reading } = useOnDemand<ComponentType<{ text: string }>>(value.trim() !== '', loadReading)
  const longest = tripTextLengths.totalBudget
  return (
    <div className="mt-6">
      <TextField
        ref={box}
        id="total-budget"
        label={total.title}
        isOptional
        hint={total.hint}
        error={value.length > longest ? total.tooLong(value.length, longest) : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
      />
      <output className="mt-1.5 block min-h-6 text-small text-soft">{Reading ? <Reading text={typed} /> : null}</output>
    </div>
  )
}

async function loadReading(): Promise<ComponentType<{ text: string }>> {
  const { BudgetReading } = await import('./budget-reading.tsx')
  return BudgetReading
}
