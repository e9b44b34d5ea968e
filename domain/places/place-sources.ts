import { seasonOn } from './place-seasons.ts'
import {
  type FactBasis,
  type FactSource,
  mealPlaceKinds,
  type PlaceFacts,
  type PlaceKind,
  type PlaceSource,
  type SourcedFact,
} from './places.ts'

/** Months after which a page is too old. Prices and the hours of places to eat change sooner than other facts. */
const sourceMonths = { usual: 36, changing: 24 } as const

type Sourced = Pick<PlaceFacts, 'kind' | 'basis' | 'sources'>

/** Whether a page is recent enough on a day to be the source of a fact. The date on the page counts if it has one. */
export function isRecentSource(
  { readOn, pageDate }: Pick<FactSource, 'readOn' | 'pageDate'>,
  { fact, kind, day }: { fact: SourcedFact; kind: PlaceKind; day: string },
): boolean {
  const isChanging = fact === 'price' || (mealPlaceKinds.includes(kind) && fact !== 'existence')
  const months = isChanging ? sourceMonths.changing : sourceMonths.usual
  return day <= addMonths(pageDate ?? readOn, months)
}

/** The same day of a later month. It may be one that does not exist (02-31): dates are only compared with it. */
function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}${date.slice(7)}`
}

/** Whether two pages contradict each other on a fact. */
export function isDisputed({ sources }: Pick<PlaceFacts, 'sources'>, fact: SourcedFact): boolean {
  return sources.some(({ disputes }) => disputes.includes(fact))
}

/** The page to name for a fact on a day: the one that was read last. Null: no page is recent enough. */
export function sourceOf(place: Pick<Sourced, 'kind' | 'sources'>, fact: SourcedFact, day: string): FactSource | null {
  if (isDisputed(place, fact)) return null
  const pages = place.sources.filter(
    (page) => page.facts.includes(fact) && isRecentSource(page, { fact, kind: place.kind, day }),
  )
  return pages.reduce<FactSource | null>((last, page) => (last && last.readOn >= page.readOn ? last : page), null)
}

/** How a single fact of a place is known on a day. */
export function basisOf(place: Sourced, fact: SourcedFact, day: string): FactBasis {
  if (place.basis === 'checked') return 'checked'
  return sourceOf(place, fact, day) ? 'sourced' : 'recalled'
}

type Dated = Pick<PlaceFacts, 'hours' | 'seasons' | 'closed'>

/**
 * The facts that the hours of a date depend on: the hours of the season or the usual hours, and the closed days. A page
 * that states only times does not say that the place is open on that day. A place that is always open needs only the
 * hours.
 */
export function factsOfHours(place: Dated, date: string): SourcedFact[] {
  const season = seasonOn(place, date)
  const isAlwaysOpen = (season ?? place).hours === '24h' && place.closed.length === 0
  return [season ? 'season' : 'hours', ...(isAlwaysOpen ? [] : (['closed'] as const))]
}

/** How the hours of a date are known. */
export function hoursBasisOn(place: Sourced & Dated, date: string): FactBasis {
  const bases = factsOfHours(place, date).map((fact) => basisOf(place, fact, date))
  return bases.includes('recalled') ? 'recalled' : (bases[0] ?? 'recalled')
}

/** The page to name for the hours of a date. Null if they are not sourced. */
export function hoursSourceOn(place: Pick<Sourced, 'kind' | 'sources'> & Dated, date: string): FactSource | null {
  const pages = factsOfHours(place, date).map((fact) => sourceOf(place, fact, date))
  return pages.includes(null) ? null : (pages[0] ?? null)
}

/** Removes these facts from the pages. A page without other facts is left out. */
export function withoutFacts(sources: readonly PlaceSource[], unsaid: readonly SourcedFact[]): PlaceSource[] {
  return sources
    .map((page) => ({ ...page, facts: page.facts.filter((fact) => !unsaid.includes(fact)) }))
    .filter(({ facts, disputes }) => facts.length + disputes.length > 0)
}

/** The basis of a row that no editor has checked: its pages, or memory. */
export function knownBy(
  sources: readonly PlaceSource[],
): Pick<PlaceFacts, 'basis' | 'source' | 'checkedOn' | 'sources'> {
  const source = rowSource(sources)
  return { basis: source === null ? 'recalled' : 'sourced', source, checkedOn: null, sources: [...sources] }
}

/** The URL that represents the sources of a row. Null if no page states an undisputed fact. */
export function rowSource(sources: readonly PlaceSource[]): string | null {
  const pages = sources.filter(({ facts }) => facts.length > 0)
  return (pages.find(({ facts }) => facts.includes('existence')) ?? pages[0])?.address ?? null
}
