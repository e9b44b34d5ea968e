import { findReason, type FoodTerm, type FoundBy, type TermMatch } from '#domain/food/food-terms.ts'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import type { Places } from '#server/places/places.ts'
import { foodKinds, type FoodRows } from './food-rows.ts'
import { hasName } from './merge-items.ts'
import type { FoodQuestion } from './read-question.ts'

const mostCachedSearches = 500

type Found = {
  list: Place[]
  /** By the id of a place; empty for a question without terms. */
  foundBy: ReadonlyMap<string, FoundBy>
}

/** The places in memory that match the words of a question and its city or district. */
export async function findEateries(
  places: Pick<Places, 'ids'>,
  rows: FoodRows,
  question: FoodQuestion,
): Promise<Found> {
  const { terms, text, where } = question
  const named = text === '' ? rows.list : await findByWords(places, rows, text)
  const foundBy = new Map<string, FoundBy>()
  const list = named.filter((place) => {
    const isThere =
      (where.province === null || place.province === where.province) &&
      (where.district === null || place.district.en === where.district)
    if (!isThere || terms.length === 0) return isThere
    const reason = findReason(terms, (term) => matchesOf(rows, term).get(place.id))
    if (reason) foundBy.set(place.id, reason)
    return reason !== null
  })
  return { list, foundBy }
}

function matchesOf({ list, matches }: FoodRows, term: FoodTerm): ReadonlyMap<string, TermMatch> {
  const known = matches.get(term.id)
  if (known) return known
  const found = new Map<string, TermMatch>()
  for (const place of list) {
    const by = term.match(place)
    if (by) found.set(place.id, by)
  }
  matches.set(term.id, found)
  return found
}

/** Searches in the database, which knows other spellings and typos. */
async function findByWords(places: Pick<Places, 'ids'>, rows: FoodRows, text: string): Promise<Place[]> {
  let finding = rows.found.get(text)
  if (!finding) {
    if (rows.found.size >= mostCachedSearches) rows.found.clear()
    // A search with the whole name of a place contains no typo.
    const isAsWritten = hasName(rows.index, text)
    const query = { ...noPlaceQuery, words: text, kinds: [...foodKinds], limit: rows.list.length + 1 }
    finding = places.ids(query, { isAsWritten })
    rows.found.set(text, finding)
    finding.catch(() => rows.found.delete(text))
  }
  return (await finding).flatMap((id) => rows.byId.get(id) ?? [])
}
