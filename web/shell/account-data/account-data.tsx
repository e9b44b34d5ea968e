import { useEffect, useState, useSyncExternalStore } from 'react'
import { onStoredSessionChange, readStoredUserId } from '#web/features/accounts/session/stored-session.ts'
import { forgetWishForPlan } from '#web/travel/trip/plan-wish.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { carriedToastsKey, tabStorage } from '#web/ui/session-storage.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { mayNeedSettling, onAccountOnDeviceChange, readAccountOnDevice } from './account-on-device.ts'

/**
 * Removes the data of an account that has left this device, and asks about what is in no account. Rendered once per
 * document. What synchronises with an account waits for it (use-settled-user.ts).
 */
export function AccountData() {
  const isAsking = useSyncExternalStore(onAccountOnDeviceChange, readIsAsking, () => false)
  const [isPutOff, setPutOff] = useState(false)
  const { part } = useOnDemand(isAsking && !isPutOff, loadQuestion)

  useEffect(() => {
    let lastSeen = readStoredUserId()
    function settle(event?: Event): void {
      const signedIn = readStoredUserId()
      if (typeof lastSeen === 'string' && signedIn !== lastSeen) {
        forgetInTab()
        setPutOff(false)
      }
      lastSeen = signedIn
      if (mayNeedSettling()) void settleData()
      if (isFromBackForwardCache(event)) dispatchEvent(new Event('storage'))
    }
    void showCarried()
    settle()
    return onStoredSessionChange(settle)
  }, [])

  return part && isAsking && !isPutOff ? <part.LeftDialog onPutOff={() => setPutOff(true)} /> : null
}

/** Toasts may name places or bring a trip back, and a wish for a plan is that of the account. */
function forgetInTab(): void {
  for (const { id } of readToasts()) dismissToast(id)
  forgetWishForPlan()
}

async function settleData(): Promise<void> {
  // The service worker keeps this part. Without it nothing is synchronised, and the next page tries again.
  const part = await import('./settle-and-tell.ts').catch(() => null)
  await part?.settleAndTell()
}

async function showCarried(): Promise<void> {
  if (tabStorage.getItem(carriedToastsKey) === null) return
  const part = await import('#web/ui/carried-toasts.ts').catch(() => null)
  part?.showCarriedToasts()
}

/** Such a page shows what it read before, also when its account has left in the meantime. */
function isFromBackForwardCache(event?: Event): boolean {
  return event instanceof PageTransitionEvent && event.persisted
}

function readIsAsking(): boolean {
  return readAccountOnDevice()?.isAsking === true
}

async function loadQuestion() {
  return import('./left-dialog.tsx')
}
