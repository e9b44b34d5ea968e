import { PreferencesFollower } from '#web/features/settings/preferences-follower.tsx'
import { useSettledUser } from './account-data/use-settled-user.ts'

/** Synchronises preferences with the account. Rendered once per document. */
export function AccountPreferences() {
  return <PreferencesFollower userId={useSettledUser()} />
}
