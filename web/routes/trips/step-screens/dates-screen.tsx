import { DatesStep } from '#web/features/trips/steps/dates/dates-step.tsx'
import { AccountDraft } from './account-draft.tsx'

export function DatesScreen({ today }: { today: string }) {
  return (
    <>
      <DatesStep today={today} />
      <AccountDraft />
    </>
  )
}
