import { PreferencesStep } from '#web/features/trips/steps/preferences/preferences-step.tsx'
import { AccountDraft } from './account-draft.tsx'

export function PreferencesScreen(props: { today: string; hasOperator: boolean }) {
  return (
    <>
      <PreferencesStep {...props} />
      <AccountDraft />
    </>
  )
}
