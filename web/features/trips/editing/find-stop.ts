import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import type { tripEditing } from '#locales/en/trips/trip-editing.ts'

export type FoundStop = { stop: PlanStop; place: TripPlace | null; name: string }

/** The stop at a position and its name in a sentence; null when there is none. */
export function findStop(
  { plan, places }: Pick<TripDocument, 'plan' | 'places'>,
  at: StopPosition,
  words: typeof tripEditing,
): FoundStop | null {
  const stop = plan.days[at.day]?.stops[at.stop]
  if (!stop) return null
  const place = stop.placeId === null ? null : (places[stop.placeId] ?? null)
  return { stop, place, name: nameOf(stop, place, words) }
}

function nameOf({ name, kind }: PlanStop, place: TripPlace | null, words: typeof tripEditing): string {
  if (place) return place.name.en || place.name.ko
  if (name !== undefined) return name
  return kind === 'rest' || kind === 'lodging' || kind === 'transfer' ? words.stop[kind] : words.stop.unknown
}
