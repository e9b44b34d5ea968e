import { useSession } from '#web/features/accounts/session-state.ts'
import { DraftFollower } from '#web/features/trips/steps/draft-follower.tsx'

/** Synchronises the steps with the account when the visitor is signed in. */
export function AccountDraft() {
  const { user, isLoading } = useSession()
  return <DraftFollower userId={isLoading ? null : (user?.id ?? null)} />
}
