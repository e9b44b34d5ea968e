import { tabStorage } from '#web/ui/session-storage.ts'

const storageKey = 'tripPlannerAsked'

// Used when the browser refuses storage. Lasts as long as the page.
let unkept = false

/** Requests a plan after the last step: the results page plans again where answers have changed. */
export function wishForPlan(): void {
  unkept = true
  // Offline, the results are loaded as a new document.
  tabStorage.setItem(storageKey, 'yes')
}

export function hasWishForPlan(): boolean {
  return unkept || tabStorage.getItem(storageKey) !== null
}

/** A request is used once: after a reload the plan is only shown. */
export function forgetWishForPlan(): void {
  unkept = false
  tabStorage.removeItem(storageKey)
}
