import { useSession } from '#web/features/accounts/session-state.ts'
import { PreferencesFollower } from '#web/features/settings/preferences-follower.tsx'

/** What somebody chose follows their account. Stands once in the document. */
export function AccountPreferences() {
  const { user } = useSession()
  return <PreferencesFollower userId={user?.id ?? null} />
}
