import { useEffect, useState } from 'react'
import { type FestivalOffer, offerFestivals } from '#domain/festivals/festival-offers.ts'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { callApi } from '#web/api.ts'

/** The festivals that are on near the bases of these days. None until they are loaded, and without a network. */
export function useTripFestivals(days: readonly PlanDay[]): FestivalOffer[] {
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  const [festivals, setFestivals] = useState<readonly ListedFestival[]>([])
  useEffect(() => {
    if (from === undefined || to === undefined) return undefined
    const stopped = new AbortController()
    callApi('GET /festivals/between.json', { query: { from, to }, signal: stopped.signal }).then(
      (answer) => setFestivals(answer.festivals),
      () => undefined,
    )
    return () => stopped.abort()
  }, [from, to])
  return offerFestivals(festivals, days)
}
