import { useSession } from '#web/features/accounts/session-state.ts'
import { DraftFollower } from '#web/features/trips/steps/draft-follower.tsx'

/** On the pages of the planner: whoever is signed in has the steps on their account too. */
export function AccountDraft() {
  const { user, isLoading } = useSession()
  return <DraftFollower userId={isLoading ? null : (user?.id ?? null)} />
}
