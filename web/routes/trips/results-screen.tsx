import { useSession } from '#web/features/accounts/session/session-state.ts'
import { OfflineBanner } from '#web/features/trips/offline/offline-banner.tsx'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { AccountDraft } from './step-screens/account-draft.tsx'

/** Everything that the page shows once its code is there. */
export function ResultsScreen() {
  const { user } = useSession()
  return (
    <>
      <OfflineBanner />
      <ResultsPage member={user?.id ?? null} />
      <AccountDraft />
    </>
  )
}
