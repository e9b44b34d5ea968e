import { knownBy, withoutFacts } from './place-sources.ts'
import { type PlaceFacts, type SourcedFact, sourcedFacts } from './places.ts'

/** What an editor may write at most: characters, aliases, single days. */
export const placeEditLimits = { name: 200, line: 500, text: 5000, phone: 60, aliases: 30, days: 1500 } as const

/** What somebody looked up where they said that they looked. */
export const lookedUp = [
  'hours',
  'closed',
  'exceptions',
  'lastEntry',
  'seasons',
  'access',
  'cost',
  'permanentlyClosed',
] as const

/** Where and when. */
export const howKnown = ['basis', 'source', 'checkedOn', 'sources'] as const

/** Who changes what was looked up and does not say where, says it from memory. */
export function isFromMemory(changes: object): boolean {
  return lookedUp.some((name) => name in changes) && !howKnown.some((name) => name in changes)
}

/** What a page says no longer once a field says something else. */
const factsOfFields: Record<(typeof lookedUp)[number], readonly SourcedFact[]> = {
  hours: ['hours', 'closed'],
  closed: ['closed'],
  exceptions: ['closed'],
  lastEntry: ['hours'],
  seasons: ['season'],
  access: [],
  cost: ['price'],
  permanentlyClosed: ['existence'],
}

type Known = Pick<PlaceFacts, 'basis' | 'source' | 'checkedOn' | 'sources'>

/** How a place is known after these fields were changed from memory: what a page says of the others still counts. */
export function knownAfter(current: Known, changed: readonly (typeof lookedUp)[number][]): Known {
  return knownBy(
    withoutFacts(
      current.sources,
      changed.flatMap((field) => factsOfFields[field]),
    ),
  )
}

/**
 * Completes what an editor says of how a place is known: pages without a basis make it sourced, and what is recalled
 * has no page that says it.
 */
export function completeKnown(current: Known, changes: Partial<Known>): Known {
  const { basis, source, checkedOn, sources } = { ...current, ...changes }
  if (changes.basis === undefined)
    return changes.sources && current.basis !== 'checked' ? knownBy(sources) : { basis, source, checkedOn, sources }
  if (basis === 'recalled' && changes.sources === undefined)
    return { basis, source, checkedOn, sources: withoutFacts(sources, sourcedFacts) }
  return { basis, source, checkedOn, sources }
}

/** Nobody has looked on a day that has not been. */
export function isToCome(day: string | null | undefined, today: string): boolean {
  return typeof day === 'string' && day > today
}
