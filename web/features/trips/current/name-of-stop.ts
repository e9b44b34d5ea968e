import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { isPrivateTime } from '#domain/trips/plan/private-stops.ts'
import type { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

/** The English and Hangul name of a stop; Hangul may be empty. */
export function nameOfStop(
  stop: PlanStop,
  place: TripPlace | null,
  words: typeof tripTimeline,
): { en: string; ko: string } {
  if (place) return { en: place.name.en || place.name.ko, ko: place.name.en === '' ? '' : place.name.ko }
  return { en: isPrivateTime(stop) ? words.privateTime : (stop.name ?? words.kind(stop.kind)), ko: '' }
}
