import { BudgetStep } from '#web/features/trips/steps/budget/budget-step.tsx'
import { AccountDraft } from './account-draft.tsx'

export function BudgetScreen({ today }: { today: string }) {
  return (
    <>
      <BudgetStep today={today} />
      <AccountDraft />
    </>
  )
}
