import { useSyncExternalStore } from 'react'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { onAccountOnDeviceChange, readOwner } from './account-on-device.ts'

/**
 * The user who is signed in, once the data on this device is theirs or nobody's. Everything that synchronises with the
 * account waits for it: otherwise data of the account before would be sent to theirs.
 */
export function useSettledUser(): string | null {
  const { user, isLoading } = useSession()
  const owner = useSyncExternalStore(onAccountOnDeviceChange, readOwner, () => null)
  return user && !isLoading && user.id === owner ? user.id : null
}
