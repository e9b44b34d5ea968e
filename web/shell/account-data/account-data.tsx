import { useEffect, useState, useSyncExternalStore } from 'react'
import { onStoredSessionChange, readStoredUserId } from '#web/features/accounts/stored-session.ts'
import { forgetWishForPlan } from '#web/travel/trip/plan-wish.ts'
import { showCarriedToasts } from '#web/ui/carried-toasts.ts'
import { useMessages } from '#web/ui/messages.ts'
import { useOnDemand } from '#web/ui/on-demand.ts'
import { dismissToast, readToasts, showToast } from '#web/ui/toast-store.ts'
import { onAccountOnDeviceChange, readAccountOnDevice } from './account-on-device.ts'
import { settleAccountData } from './settle-account-data.ts'

/**
 * Removes the data of an account that has left this device, and asks about what is in no account. Rendered once per
 * document, before everything that synchronises with the account.
 */
export function AccountData() {
  const { accountLeft: words } = useMessages().header
  const isAsking = useSyncExternalStore(onAccountOnDeviceChange, readIsAsking, () => false)
  const [isPutOff, setPutOff] = useState(false)
  const { part } = useOnDemand(isAsking && !isPutOff, loadQuestion)

  useEffect(() => {
    let lastSeen = readStoredUserId()
    function settle(event?: Event): void {
      const left = settleAccountData()
      const signedIn = readStoredUserId()
      if (typeof lastSeen === 'string' && signedIn !== lastSeen) {
        forgetInTab()
        setPutOff(false)
      }
      lastSeen = signedIn
      if (left) void forgetCopies()
      if (left?.isRemoved) {
        showToast({
          kind: 'news',
          title: words.title,
          description: signedIn === null ? words.signedOut : words.replaced,
        })
      }
      if (isFromBackForwardCache(event)) dispatchEvent(new Event('storage'))
    }
    showCarriedToasts()
    settle()
    return onStoredSessionChange(settle)
  }, [words])

  return part && isAsking && !isPutOff ? <part.LeftDialog onPutOff={() => setPutOff(true)} /> : null
}

/** Toasts may name places or bring a trip back, and a wish for a plan is that of the account. */
function forgetInTab(): void {
  for (const { id } of readToasts()) dismissToast(id)
  forgetWishForPlan()
}

async function forgetCopies(): Promise<void> {
  try {
    await (await import('./forget-visited.ts')).forgetVisited()
  } catch {
    // Blocked: nothing was cached either.
  }
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
