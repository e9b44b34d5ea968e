import type { Kysely } from 'kysely'
import { procedureWords } from '#domain/clinics/procedure-words.ts'
import { readSearch, type SearchWord, withoutPlaceEnding } from '#domain/site/search-words.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { MatchClass } from '#server/platform/lists/listing.ts'
import { buildMatchClasses, type Expansions, writtenOf } from '#server/platform/lists/match-classes.ts'
import { expandWords } from '#server/platform/lists/query-expansion.ts'
import { clinicTokens } from './clinic-listing.ts'

/** The match classes on mgk.clinic_listings for a visitor's text; null if the text has no words. */
export async function buildClinicClasses(
  executor: Kysely<Tables>,
  search: string,
): Promise<readonly MatchClass[] | null> {
  const words = readSearch(search)
  if (words.length === 0) return null
  const letters = words.flatMap((word) => (word.kind === 'letters' ? [word.word, withoutPlaceEnding(word.word)] : []))
  const similar = await expandWords(
    executor,
    'mgk.clinic_words',
    letters.filter((word) => word !== null),
  )
  const expansions = words.map((word) => [writtenOf(word), expandWord(word, similar)] as const)
  return buildMatchClasses(words, clinicTokens, new Map(expansions.filter(([, found]) => found.length > 0)))
}

/** Expands a word to a procedure, and to similar words of the directory for the word or its place name stem. */
function expandWord(word: SearchWord, similar: Expansions): string[] {
  const written = writtenOf(word)
  const procedure = Object.hasOwn(procedureWords, written) ? procedureWords[written] : undefined
  const stem = withoutPlaceEnding(written)
  const found = similar.get(written) ?? []
  const others = found.length > 0 || stem === null ? found : (similar.get(stem) ?? [])
  return [...(procedure ? [procedure] : []), ...others.filter((other) => other !== written)]
}
