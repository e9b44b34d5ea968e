import { useSearchParams } from 'react-router'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { SavedPage } from '#web/features/places/saved/saved-page.tsx'

export function SavedScreen() {
  const { isLoading, isAuthenticated } = useSession()
  const [searchParams] = useSearchParams()
  return <SavedPage listId={searchParams.get('list')} isVisitor={!isLoading && !isAuthenticated} />
}
