import type { Interest } from '#domain/places/places.ts'

/** The names of interests, for the planner and for places. */
export const interestNames: Record<Interest, string> = {
  beauty: 'Beauty',
  food: 'Food',
  culture: 'Culture',
  nature: 'Nature',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
}
