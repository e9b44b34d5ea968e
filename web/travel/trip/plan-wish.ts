import { tabStorage } from '#web/ui/session-storage.ts'

const storageKey = 'tripPlannerAsked'

// Where the browser keeps nothing it lasts as long as the page.
let unkept = false

/** The button of the last step was pressed: the results plan anew where answers have changed. */
export function wishForPlan(): void {
  unkept = true
  // Without a network the results are loaded as a document of their own.
  tabStorage.setItem(storageKey, 'yes')
}

export function hasWishForPlan(): boolean {
  return unkept || tabStorage.getItem(storageKey) !== null
}

/** A wish counts once: a reload shows the plan. */
export function forgetWishForPlan(): void {
  unkept = false
  tabStorage.removeItem(storageKey)
}
