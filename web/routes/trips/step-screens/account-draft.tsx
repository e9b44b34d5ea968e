import { DraftFollower } from '#web/features/trips/steps/draft-follower.tsx'
import { useSettledUser } from '#web/shell/account-data/use-settled-user.ts'

/** Synchronises the steps with the account when the visitor is signed in. */
export function AccountDraft() {
  return <DraftFollower userId={useSettledUser()} />
}
