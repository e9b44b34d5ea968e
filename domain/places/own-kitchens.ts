import type { PlaceFacts } from './places.ts'

type Row = Pick<PlaceFacts, 'kind' | 'tags' | 'visitMinutes' | 'cost'>

// A free place of half a day is a mountain or an island.
const leastStay = 240
const leastEntry = 30_000

/** Whether one spends the day and eats lunch inside, as in a theme park or on the slopes. */
export function hasOwnKitchens({ kind, tags, visitMinutes, cost }: Row): boolean {
  return kind === 'attraction' && tags.includes('family') && visitMinutes >= leastStay && (cost ?? 0) >= leastEntry
}
