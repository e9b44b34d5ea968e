import type { MetaDescriptor } from 'react-router'
import type { FoodPageProps } from '#web/features/food/food-page.tsx'
import { readStored, store } from '#web/ui/local-storage.ts'

export type FoodAnswered = { head: MetaDescriptor[]; answered: FoodPageProps }

/** The address of the last answered search. Its page is in the service worker's cache. */
const lastAddressKey = 'lastFoodSearch'

let last: FoodAnswered | null = null

/** Remembers the shown results and their address, as a fallback for a failed search. */
export function keepLastAnswer(answer: FoodAnswered, address: string): void {
  if (answer.answered.unanswered !== null) return
  last = answer
  store(lastAddressKey, address)
}

/** The last results of this tab. */
export function readLastAnswer(): FoodAnswered | null {
  return last
}

/** The address of the last answered search in this browser. */
export function readLastAddress(): string | null {
  const address = readStored(lastAddressKey)
  return address !== null && /^\/food-and-cafe(?:\?|$)/u.test(address) ? address : null
}
