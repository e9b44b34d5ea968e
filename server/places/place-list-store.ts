import { type Kysely, sql } from 'kysely'
import type { PlaceFilter } from '#domain/places/place-lists.ts'
import { readSearch, type SearchWord } from '#domain/site/search-words.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { countRows, findPage } from '#server/platform/lists/find-page.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import type { ListQuery, Order, Page } from '#server/platform/lists/listing.ts'
import { buildCorrectedClasses, buildMatchClasses, isCorrectedClass } from '#server/platform/lists/match-classes.ts'
import { findTypos } from '#server/platform/lists/typos.ts'
import { isOfKinds, narrowedBy } from './place-filter.ts'
import { placeListing, placeTokens } from './place-listing.ts'

/** The conditions of a list, before sorting and paging. */
export type Narrowed = Pick<ListQuery, 'conditions' | 'indexed' | 'matchClasses' | 'leading'> & {
  words: readonly SearchWord[]
  isEverything: boolean
}

export function narrowPlaces(filter: PlaceFilter, withClosed: boolean): Narrowed {
  const { indexed, tested } = narrowedBy(filter)
  const words = readSearch(filter.words)
  const shown = withClosed ? [] : [sql<boolean>`not is_gone`]
  return {
    words,
    conditions: [...shown, ...indexed, ...tested],
    indexed: [...shown, ...indexed],
    isEverything: indexed.length === 0 && tested.length === 0 && words.length === 0,
    matchClasses: words.length === 0 ? null : buildMatchClasses(words, placeTokens, new Map()),
    leading: filter.kinds.length === 1 ? isOfKinds(filter.kinds) : undefined,
  }
}

/** With fewer matches than this, a word may be a typo. */
const littleFound = 3

/** Lists the matches. If there are few, the search is repeated with corrected typos. */
export async function findCorrected<Result extends { total: number }>(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  after: ListPosition | null,
  find: (narrowed: Narrowed) => Promise<Result>,
): Promise<Result> {
  const { words, matchClasses } = narrowed
  const result = matchClasses !== null && isCorrectedClass(Number(after?.[0] ?? 0)) ? null : await find(narrowed)
  if (result && (matchClasses === null || after !== null || result.total >= littleFound)) return result
  const letters = words.flatMap((word) => (word.kind === 'letters' ? [word.word] : []))
  const typos = await findTypos(executor, 'mgk.place_words', letters)
  if (typos.size === 0) return result ?? find(narrowed)
  return find({ ...narrowed, matchClasses: buildCorrectedClasses(words, placeTokens, typos) })
}

export async function findPlaces(executor: Kysely<Tables>, narrowed: Narrowed, order: Order, page: Page) {
  const isWhole = narrowed.isEverything && order === placeListing.order
  const counted = isWhole && page.isCounted ? await countRows(executor, placeListing, narrowed) : placeListing.most
  return findPage(executor, placeListing, { ...narrowed, known: isWhole ? counted : null }, order, page)
}
