import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { sayBudgetBesideBox } from '#locales/en/trips/steps/budget-reading.ts'

/** How the text of the total budget was understood. */
export function BudgetReading({ text }: { text: string }) {
  const reading = readBudgetText(text)
  const isUnderstood = reading.kind === 'won' || reading.kind === 'open'
  if (reading.kind === 'unsaid') return null
  return <span className={isUnderstood ? undefined : 'text-ochre'}>{sayBudgetBesideBox(reading)}</span>
}
