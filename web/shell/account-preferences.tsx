import { useSession } from '#web/features/accounts/session-state.ts'
import { PreferencesFollower } from '#web/features/settings/preferences-follower.tsx'

/** Synchronises preferences with the account. Rendered once per document. */
export function AccountPreferences() {
  const { user } = useSession()
  return <PreferencesFollower userId={user?.id ?? null} />
}
