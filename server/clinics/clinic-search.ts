import type { Kysely } from 'kysely'
import { procedureWords } from '#domain/clinics/procedure-words.ts'
import { readSearch, type SearchWord, withoutPlaceEnding } from '#domain/site/search-words.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Step } from '#server/platform/lists/listing.ts'
import { findMeantWords } from '#server/platform/lists/meant-words.ts'
import { readSteps, writtenOf } from '#server/platform/lists/search-steps.ts'
import { clinicTerms } from './clinic-listing.ts'

/** The search steps on mgk.clinic_listings for a visitor's text; null if the text has no words. */
export async function readClinicSteps(executor: Kysely<Tables>, search: string): Promise<readonly Step[] | null> {
  const words = readSearch(search)
  if (words.length === 0) return null
  const letters = words.flatMap((word) => (word.kind === 'letters' ? [word.word, withoutPlaceEnding(word.word)] : []))
  const meant = await findMeantWords(
    executor,
    'mgk.clinic_words',
    letters.filter((word) => word !== null),
  )
  const others = words.map((word) => [writtenOf(word), otherWords(word, meant)] as const)
  return readSteps(words, clinicTerms, new Map(others.filter(([, found]) => found.length > 0)))
}

/** Alternatives for a word: a procedure, and similar words of the directory for the word or its place name stem. */
function otherWords(word: SearchWord, meant: ReadonlyMap<string, readonly string[]>): string[] {
  const written = writtenOf(word)
  const procedure = Object.hasOwn(procedureWords, written) ? procedureWords[written] : undefined
  const stem = withoutPlaceEnding(written)
  const found = meant.get(written) ?? []
  const others = found.length > 0 || stem === null ? found : (meant.get(stem) ?? [])
  return [...(procedure ? [procedure] : []), ...others.filter((other) => other !== written)]
}
