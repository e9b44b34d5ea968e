import { type Kysely, type RawBuilder, sql } from 'kysely'
import { procedureWords } from '#domain/procedure-words.ts'
import { readSearch, type SearchWord, withoutPlaceEnding } from '#domain/search-words.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { findMeantWords } from './search-vocabulary.ts'

/** What to ask of a row of mgk.clinic_listings, and how many numbers it is compared with for that. */
export type Match = { isMet: RawBuilder<boolean>; compared: number }

/**
 * Where a term stands, as mgk.list_changed_clinics() writes it before the term: in a name, in what is offered and
 * where, elsewhere.
 */
const places = ['^', '+', ''] as const
const reaches = [places.slice(0, 1), places.slice(0, 2), places] as const
type Reach = readonly (typeof places)[number][]

type Numbers = ReadonlyMap<string, number>

/** The ways in which one word of a search is met: all terms of any one of these. */
type Ways = readonly (readonly string[])[]

/**
 * What to ask of mgk.clinic_listings for a visitor's words, the best matches first; each holds all before it. Null when
 * there is no word in them.
 */
export async function readMatches(executor: Kysely<Tables>, search: string): Promise<readonly Match[] | null> {
  const words = readSearch(search)
  if (words.length === 0) return null
  const letters = words.flatMap((word) => (word.kind === 'letters' ? [word.word, withoutPlaceEnding(word.word)] : []))
  const meant = await findMeantWords(
    executor,
    letters.filter((word) => word !== null),
  )
  const asWritten = words.map((word): Ways => [word.kind === 'letters' ? [word.word] : word.terms])
  const asMeant = words.map((word, place): Ways => [...(asWritten[place] ?? []), ...otherWays(word, meant)])
  const isPlain = asMeant.every((ways) => ways.length === 1)
  const numbers = await numberTerms(executor, asMeant.flat(2))
  return [
    ...(isPlain ? [] : [meetAll(asWritten, reaches[0], numbers)]),
    ...reaches.map((reach) => meetAll(asMeant, reach, numbers)),
  ]
}

/** The numbers of terms wherever they may stand: the index holds numbers alone. */
async function numberTerms(executor: Kysely<Tables>, terms: readonly string[]): Promise<Numbers> {
  const placed = [...new Set(terms)].flatMap((term) => places.map((place) => place + term))
  const { rows } = await sql<{ term: string; number: number }>`
    select term, mgk.term_number(term) as number from unnest(${placed}::text[]) as term
  `.execute(executor)
  return new Map(rows.map(({ term, number }) => [term, number]))
}

function otherWays(word: SearchWord, meant: ReadonlyMap<string, readonly string[]>): Ways {
  const written = word.kind === 'letters' ? word.word : word.signs
  const procedure = Object.hasOwn(procedureWords, written) ? procedureWords[written] : undefined
  const stem = withoutPlaceEnding(written)
  const found = meant.get(written) ?? []
  const others = found.length > 0 || stem === null ? found : (meant.get(stem) ?? [])
  return [...(procedure ? [[procedure]] : []), ...others.filter((other) => other !== written).map((other) => [other])]
}

function meetAll(words: readonly Ways[], reach: Reach, numbers: Numbers): Match {
  const met = words.map((ways) => meetOne(ways, reach, numbers))
  return { isMet: sql<boolean>`(${sql.join(met, sql` and `)})`, compared: words.flat(2).length * reach.length }
}

/** Ways of one term are asked for at once: the index reads them as one list. */
function meetOne(ways: Ways, reach: Reach, numbers: Numbers): RawBuilder<unknown> {
  const has = (terms: readonly string[]) => {
    const wanted = terms.flatMap((term) => reach.map((place) => numbers.get(place + term)))
    return sql`terms && ${wanted}::integer[]`
  }
  const single = ways.filter((terms) => terms.length === 1).flat()
  const several = ways.filter((terms) => terms.length > 1)
  const parts = [
    ...(single.length > 0 ? [has(single)] : []),
    ...several.map(
      (terms) =>
        sql`(${sql.join(
          terms.map((term) => has([term])),
          sql` and `,
        )})`,
    ),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}
