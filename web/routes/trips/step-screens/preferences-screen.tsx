import { PreferencesStep } from '#web/features/trips/steps/preferences/preferences-step.tsx'
import { AccountDraft } from './account-draft.tsx'

export function PreferencesScreen({ today }: { today: string }) {
  return (
    <>
      <PreferencesStep today={today} />
      <AccountDraft />
    </>
  )
}
