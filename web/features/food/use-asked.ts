import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FoodQuery } from '#domain/food-query.ts'
import { sitePages } from '#domain/site-pages.ts'
import { foodAddress, readFoodAddress } from './food-address.ts'

/** Below this somebody sees no waiting, and shapes would only flicker. */
const lateMilliseconds = 400

/**
 * The search that was asked for last, also while its answer is on the way: what was chosen shows at once. `isBusy` is
 * for another search alone, not for the next page of the same one.
 */
export function useAsked(answered: FoodQuery): { asked: FoodQuery; isBusy: boolean; isLate: boolean; isMore: boolean } {
  const { location } = useNavigation()
  const coming =
    location?.pathname === sitePages.food.path ? readFoodAddress(new URLSearchParams(location.search)) : null
  const isBusy = coming !== null && foodAddress(coming) !== foodAddress(answered)
  const isMore = coming !== null && !isBusy && coming.cursor !== answered.cursor
  return { asked: coming ?? answered, isBusy, isLate: useLateness(isBusy), isMore }
}

function useLateness(isBusy: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setLate(true), lateMilliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isBusy])
  return isBusy && isLate
}
