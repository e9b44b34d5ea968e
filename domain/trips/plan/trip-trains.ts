import { placeOfKept } from '#domain/korea/train-stations.ts'
import type { PlanBase } from './plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

// The hours before a train with which a trip begins start with the day.
const morning = 6 * 60

type Edge = { at: PlanBase; minutes: number }

/** Where and when a train brings the travellers, and where and when they have to be on the last day. */
export function readTrains({ keptHours, days }: Pick<TripWishes, 'keptHours' | 'days'>): {
  arrival: Edge | null
  departure: Edge | null
} {
  const first = keptHours.find(({ day, at, from }) => day === 0 && at && from < morning)
  const last = keptHours.findLast(({ day, at }) => day === days - 1 && at)
  return {
    arrival: first?.at ? { at: placeOfKept(first.at), minutes: first.to } : null,
    departure: last?.at && last !== first ? { at: placeOfKept(last.at), minutes: last.from } : null,
  }
}
