import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FoodQuery } from '#domain/food/food-query.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { foodAddress, readFoodAddress } from './food-address.ts'

/** Below this, a skeleton would only flicker. */
const lateMilliseconds = 400

type Asked = { coming: FoodQuery | null; isBusy: boolean; isLate: boolean; isMore: boolean }

/** The search whose answer is loading. `isBusy` is only for another search, not for the next page of the same one. */
export function useAsked(answered: FoodQuery): Asked {
  const { location } = useNavigation()
  const coming =
    location?.pathname === sitePages.food.path ? readFoodAddress(new URLSearchParams(location.search)) : null
  const isBusy = coming !== null && foodAddress(coming) !== foodAddress(answered)
  const isMore = coming !== null && !isBusy && coming.cursor !== answered.cursor
  return { coming, isBusy, isLate: useLateness(isBusy), isMore }
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
