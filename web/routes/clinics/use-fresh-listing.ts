import { useEffect, useState } from 'react'
import type { AnsweredListing, KeptAnswer } from './answered-listing.ts'

/** What the server says in place of what was kept, as soon as it says it; `isCut` when it says nothing. */
export function useFreshListing(given: AnsweredListing | KeptAnswer): { shown: AnsweredListing; isCut: boolean } {
  const [latest, setLatest] = useState<{ of: object; answer: AnsweredListing | null } | null>(null)
  useEffect(() => {
    if (!('fresh' in given)) return undefined
    let isWanted = true
    function take(answer: AnsweredListing | null) {
      if (isWanted) setLatest({ of: given, answer })
    }
    given.fresh.then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [given])
  // A navigation brought something newer.
  if (latest?.of !== given) return { shown: given, isCut: false }
  return { shown: latest.answer ?? given, isCut: latest.answer === null }
}
