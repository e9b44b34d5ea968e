import { basisOf, sourceOf } from '#domain/places/place-sources.ts'
import { type FactSource, mealPlaceKinds, type PlaceFacts, type SourcedFact } from '#domain/places/places.ts'

/** A place, the page of each fact that has one, and the facts that have none. */
export type SourcedPlace = {
  id: string
  group: SourceGroup
  sourced: { fact: SourcedFact; source: FactSource }[]
  missing: SourcedFact[]
}

/** Groups of places by importance: shown first in the guide, paid or booked, meal places of plans, all others. */
export const sourceGroups = ['shown-first', 'paid-or-booked', 'meals', 'other'] as const
export type SourceGroup = (typeof sourceGroups)[number]

/**
 * Reports which facts are sourced on a day and which are not. Sorted by group, then by the number of plans that use a
 * place, then in the order of the guide.
 */
export function reportSources(
  places: readonly PlaceFacts[],
  shownFirst: readonly string[],
  day: string,
  use: ReadonlyMap<string, number> = new Map(),
): SourcedPlace[] {
  const usedBy = ({ id }: SourcedPlace) => use.get(id) ?? 0
  const report = places
    .filter(({ permanentlyClosed }) => !permanentlyClosed)
    .map((place): SourcedPlace => {
      const facts = factsOf(place)
      const sourced = facts.flatMap((fact) => {
        const source = sourceOf(place, fact, day)
        return source ? [{ fact, source }] : []
      })
      const missing = facts.filter((fact) => basisOf(place, fact, day) === 'recalled')
      return { id: place.id, group: groupOf(place, shownFirst), sourced, missing }
    })
  return sourceGroups.flatMap((group) => {
    const rows = report.filter((row) => row.group === group)
    // The group `shown-first` keeps the order of the guide.
    return group === 'shown-first' ? rows : rows.toSorted((one, other) => usedBy(other) - usedBy(one))
  })
}

/** The facts that a place has. A place that is always open has no closing days. */
function factsOf({ hours, closed, seasons, kind }: PlaceFacts): SourcedFact[] {
  const isAlwaysOpen = hours === '24h' && closed.length === 0
  return [
    'existence',
    'hours',
    ...(isAlwaysOpen ? [] : (['closed'] as const)),
    ...(kind === 'shopping' ? [] : (['price'] as const)),
    ...(seasons.length === 0 ? [] : (['season'] as const)),
  ]
}

function groupOf({ id, kind, cost, access }: PlaceFacts, shownFirst: readonly string[]): SourceGroup {
  if (shownFirst.includes(id)) return 'shown-first'
  if (mealPlaceKinds.includes(kind)) return 'meals'
  return (cost ?? 0) > 0 || access !== 'walk-in' ? 'paid-or-booked' : 'other'
}

/** The number of places for each publisher, and the date of its oldest page: the date on the page if it has one. */
export function countPublishers(
  report: readonly SourcedPlace[],
): { publisher: string; places: number; oldest: string }[] {
  const named = report.flatMap(({ id, sourced }) => sourced.map(({ source }) => ({ id, source })))
  return [...Map.groupBy(named, ({ source }) => source.publisher)]
    .map(([publisher, pages]) => ({
      publisher,
      places: new Set(pages.map(({ id }) => id)).size,
      oldest: pages.map(({ source }) => source.pageDate ?? source.readOn).toSorted()[0] ?? '',
    }))
    .toSorted((one, other) => other.places - one.places)
}
