import type { PlanStop, TripPlace } from '#domain/plans.ts'
import { isPrivateTime } from '#domain/private-stops.ts'
import type { tripTimeline } from '#locales/en/trip-timeline.ts'

/** What a stop is called in both scripts; Hangul is empty where it has none. */
export function nameOfStop(
  stop: PlanStop,
  place: TripPlace | null,
  words: typeof tripTimeline,
): { en: string; ko: string } {
  if (place) return { en: place.name.en || place.name.ko, ko: place.name.en === '' ? '' : place.name.ko }
  return { en: isPrivateTime(stop) ? words.privateTime : (stop.name ?? words.kind(stop.kind)), ko: '' }
}
