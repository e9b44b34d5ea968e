import type { Interest } from '#domain/places.ts'

/** What travellers come for, in the planner and on places. */
export const interestNames: Record<Interest, string> = {
  beauty: 'Beauty',
  food: 'Food',
  culture: 'Culture',
  nature: 'Nature',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
}
