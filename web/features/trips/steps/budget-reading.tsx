import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { sayBudgetBesideBox } from '#locales/en/budget-reading.ts'

/** What the text about the total budget was understood to mean. */
export function BudgetReading({ text }: { text: string }) {
  const reading = readBudgetText(text)
  const isUnderstood = reading.kind === 'won' || reading.kind === 'open'
  if (reading.kind === 'unsaid') return null
  return <span className={isUnderstood ? undefined : 'text-ochre'}>{sayBudgetBesideBox(reading)}</span>
}
