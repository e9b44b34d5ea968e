import type { MetaDescriptor } from 'react-router'
import type { FoodPageProps } from '#web/features/food/food-page.tsx'
import { readStored, store } from '#web/ui/local-storage.ts'

export type FoodAnswered = { head: MetaDescriptor[]; answered: FoodPageProps }

/** Where the last answered search is in this browser; the service worker keeps its page. */
const lastAddressKey = 'lastFoodSearch'

let last: FoodAnswered | null = null

/** Remembers what is shown at an address, for a search that gets no answer. */
export function keepLastAnswer(answer: FoodAnswered, address: string): void {
  if (answer.answered.unanswered !== null) return
  last = answer
  store(lastAddressKey, address)
}

/** What this tab showed last. */
export function readLastAnswer(): FoodAnswered | null {
  return last
}

/** The address of the last answered search in this browser. */
export function readLastAddress(): string | null {
  const address = readStored(lastAddressKey)
  return address !== null && /^\/food-and-cafe(?:\?|$)/u.test(address) ? address : null
}
