import type { CompanionTime, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { tripPlace, twoDayTrip } from '#testing/trips/two-day-trip.ts'

const walk = { mode: 'walk' as const, minutes: 6, metres: 400, cost: 0 }

const companion: CompanionTime = {
  stops: [{ placeId: 'waiting-cafe', kind: 'cafe', arrive: '14:10', leave: '14:40', leg: walk, cost: 6000 }],
  back: walk,
  meetAt: '14:50',
}

const cafe = tripPlace('waiting-cafe', {
  name: { en: 'Cafe Lantern', ko: '카페 등' },
  kind: 'cafe',
  interests: ['food'],
  cost: 6000,
  lat: 37.523,
})

/** The trip of two days, with a cafe for whoever comes along during the visit to the clinic. */
export function waitingTrip(visit: Partial<PlanStop> = {}): TripDocument {
  const document = twoDayTrip()
  const [first, ...others] = document.plan.days
  const stops = (first?.stops ?? []).map((stop) =>
    stop.kind === 'consultation' ? { ...stop, ...visit, companion } : stop,
  )
  return {
    ...document,
    plan: { ...document.plan, days: first ? [{ ...first, stops }, ...others] : others },
    places: { ...document.places, [cafe.id]: cafe },
  }
}
