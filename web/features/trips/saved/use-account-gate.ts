import { useLocation, useNavigate } from 'react-router'
import { findBearer } from '#web/bearer.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'

/** Checks the sign-in. A visitor gets a toast that explains accounts and links to the sign-in. */
export function useAccountGate(): () => Promise<boolean> {
  const { kept: words } = savedTrips
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async () => {
    const bearer = await findBearer()
    if (((await bearer?.read()) ?? null) !== null) return true
    const onSelect = () => void navigate(`/login?next=${encodeURIComponent(pathname)}`)
    showToast({
      kind: 'news',
      title: words.title,
      description: words.text,
      action: { label: words.logIn, onSelect },
    })
    return false
  }
}
