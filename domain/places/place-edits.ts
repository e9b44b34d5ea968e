import { knownBy, withoutFacts } from './place-sources.ts'
import { type PlaceFacts, type SourcedFact, sourcedFacts } from './places.ts'

/** Limits for editors: characters of each kind of field, aliases, single dates. */
export const placeEditLimits = { name: 200, line: 500, text: 5000, phone: 60, aliases: 30, days: 1500 } as const

/** The facts that `basis`, `source`, `checkedOn` and `sources` apply to. */
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

/** The fields that say how the facts are known. */
export const howKnown = ['basis', 'source', 'checkedOn', 'sources'] as const

/** Whether a change of looked-up facts names no source, and so counts as from memory. */
export function isFromMemory(changes: object): boolean {
  return lookedUp.some((name) => name in changes) && !howKnown.some((name) => name in changes)
}

/** The facts of a page that are no longer confirmed after a field was changed. */
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

/** How a place is known after these fields were changed from memory. Pages remain the source of the other facts. */
export function knownAfter(current: Known, changed: readonly (typeof lookedUp)[number][]): Known {
  return knownBy(
    withoutFacts(
      current.sources,
      changed.flatMap((field) => factsOfFields[field]),
    ),
  )
}

/**
 * Completes an editor's change of how a place is known. Pages without a basis make it `sourced`, and a change to
 * `recalled` removes the pages.
 */
export function completeKnown(current: Known, changes: Partial<Known>): Known {
  const { basis, source, checkedOn, sources } = { ...current, ...changes }
  if (changes.basis === undefined)
    return changes.sources && current.basis !== 'checked' ? knownBy(sources) : { basis, source, checkedOn, sources }
  if (basis === 'recalled' && changes.sources === undefined)
    return { basis, source, checkedOn, sources: withoutFacts(sources, sourcedFacts) }
  return { basis, source, checkedOn, sources }
}

/** Whether a date is in the future. A check cannot have a future date. */
export function isToCome(day: string | null | undefined, today: string): boolean {
  return typeof day === 'string' && day > today
}
