import { type Kysely, sql } from 'kysely'
import { koreanMedicineNames, namedTreatments } from '#domain/clinics/procedures/departments.ts'
import { isLatin, stemOf } from '#domain/clinics/procedures/name-words.ts'
import { offeredNames } from '#domain/clinics/procedures/offered-procedures.ts'
import type { Department } from '#domain/clinics/procedures/procedure-row.ts'
import type { Procedure } from '#domain/clinics/procedures/procedures.ts'
import { type ProcedureReading, readProcedures } from '#domain/clinics/procedures/read-procedures.ts'
import { readSearch, type SearchWord, withoutPlaceEnding } from '#domain/site/search-words.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { type Condition, hasAll, hasAny, type MatchClass } from '#server/platform/lists/listing.ts'
import { buildMatchClasses, type Expansions, writtenOf } from '#server/platform/lists/match-classes.ts'
import { expandWords } from '#server/platform/lists/query-expansion.ts'
import { clinicTokens } from './clinic-listing.ts'

/** How a visitor's text is searched. */
export type ClinicSearch = {
  /** The match classes on mgk.clinic_listings. */
  matchClasses: readonly MatchClass[]
  /** The procedures and departments that the text names. */
  procedures: Procedure[]
  /** Words beside a procedure that no clinic has. The search goes on without them. */
  unread: string[]
}

/** Null if the text has no words. */
export async function buildClinicSearch(executor: Kysely<Tables>, search: string): Promise<ClinicSearch | null> {
  const words = readSearch(search)
  if (words.length === 0) return null
  const letters = words.flatMap((word) => (word.kind === 'letters' ? [word.word, withoutPlaceEnding(word.word)] : []))
  const similar = await expandWords(
    executor,
    'mgk.clinic_words',
    letters.filter((word) => word !== null),
  )
  const isKnown = (word: string) => (similar.get(word) ?? []).some((known) => known.startsWith(word))
  const reading = readProcedures(search, { isKnown })
  const named = new Set(reading.found.flatMap((found) => found.words))
  // A word that names a procedure is no typo of another word.
  const free = words.filter((word) => !named.has(writtenOf(word)))
  const expanded = free.map((word) => [writtenOf(word), expandWord(word, similar)] as const)
  const expansions = new Map(expanded.filter(([, found]) => found.length > 0))
  const written = buildMatchClasses(words, clinicTokens, expansions)
  if (reading.found.length === 0) return { matchClasses: samplesLast(written), procedures: [], unread: [] }
  return searchProcedures(executor, { written, reading, expansions })
}

type Parts = { written: readonly MatchClass[]; reading: ProcedureReading; expansions: Expansions }

/**
 * After the words as they are written follow the clinics that list the procedures, and then those with a department
 * that covers them. Other words of the text still have to match, but for those that no such clinic has.
 */
async function searchProcedures(
  executor: Kysely<Tables>,
  { written, reading: { found, others }, expansions }: Parts,
): Promise<ClinicSearch> {
  const procedures = found.map(({ procedure }) => procedure)
  const [listed, covered] = [allOf(procedures.map(isOffered)), allOf(procedures.map(isCovered))]
  const { narrowing, unread } = await narrowBy(executor, covered, others, expansions)
  const last = written.at(-1)
  const wider = [listed, covered].map((clause) => anyOf([...(last ? [last] : []), allOf([clause, ...narrowing])]))
  return { matchClasses: samplesLast([...written, ...wider]), procedures, unread }
}

/** However well an invented clinic fits, every real one of the search stands before it. */
function samplesLast(clauses: readonly Clause[]): MatchClass[] {
  const isReal: Clause = { predicate: sql<boolean>`not is_sample`, tokenCount: 0 }
  const last = clauses.at(-1)
  const ordered = [...clauses.map((clause) => allOf([clause, isReal])), ...(last ? [last] : [])]
  return ordered.map((clause, number) => ({ ...clause, number }))
}

/** What the other words of a text narrow, and those of them that no covered clinic has together with the others. */
async function narrowBy(
  executor: Kysely<Tables>,
  covered: Clause,
  others: readonly string[],
  expansions: Expansions,
): Promise<{ narrowing: Clause[]; unread: string[] }> {
  const narrowing: Clause[] = []
  const unread: string[] = []
  for (const word of others) {
    const read = readSearch(word)
    const clause = read.length === 0 ? undefined : buildMatchClasses(read, clinicTokens, expansions).at(-1)
    if (!clause) continue
    // One after the other, because each word is tested with those that are kept.
    if (await hasMatch(executor, [covered, ...narrowing, clause])) narrowing.push(clause)
    else unread.push(word)
  }
  return { narrowing, unread }
}

type Clause = Pick<MatchClass, 'predicate' | 'tokenCount'>

async function hasMatch(executor: Kysely<Tables>, clauses: readonly Clause[]): Promise<boolean> {
  const { rows } = await sql`select from mgk.clinic_listings where ${allOf(clauses).predicate} limit 1`.execute(
    executor,
  )
  return rows.length > 0
}

/** The clinic lists the procedure, or names it in its own name. */
function isOffered(procedure: Procedure): Clause {
  const names = offeredNames(procedure)
  const single = names.filter(isLatinWord).flat().flatMap(tokensOf)
  const others = names.filter((name) => !isLatinWord(name)).map((name) => allOf(name.map(hasWord)))
  return anyOf([...(single.length > 0 ? [{ predicate: hasAny(single), tokenCount: single.length }] : []), ...others])
}

/** Of such names one comparison with the tokens of all is enough. */
function isLatinWord(name: readonly string[]): boolean {
  return name.length === 1 && name.every(isLatin)
}

const offerFields = ['^', '+'] as const

/** The tokens of a Latin word in singular and plural, of which one is enough. */
function tokensOf(word: string): string[] {
  const forms = new Set([word, stemOf(word), `${stemOf(word)}s`])
  return [...forms].flatMap((form) => offerFields.map((field) => field + form))
}

/** A Latin word needs one of its tokens, a word of Hangul all of its bigrams. */
function hasWord(word: string): Clause {
  if (isLatin(word)) {
    const tokens = tokensOf(word)
    return { predicate: hasAny(tokens), tokenCount: tokens.length }
  }
  const [read] = readSearch(word)
  const ngrams = read?.kind === 'characters' ? read.ngrams : [word]
  return anyOf(
    offerFields.map((field) => ({
      predicate: hasAll(ngrams.map((ngram) => field + ngram)),
      tokenCount: ngrams.length,
    })),
  )
}

/** The clinic lists the procedure or has a department for it, as `hasDepartment` says in domain/. */
function isCovered(procedure: Procedure): Clause {
  const departments = procedure.departments.map((department) => ({
    predicate: isDepartment(department),
    tokenCount: 1,
  }))
  return anyOf([isOffered(procedure), ...departments])
}

function isDepartment(department: Department): Condition {
  if (department === 'korean-medicine') {
    const names = koreanMedicineNames.map((words) => ({
      predicate: hasAll(words.map((word) => `^${word}`)),
      tokenCount: words.length,
    }))
    return anyOf(names).predicate
  }
  if (department === 'further')
    return sql<boolean>`(marks @> array['treatment:other'] and marks && ${namedTreatments.map(markOf)}::text[])`
  return sql<boolean>`marks @> array[${markOf(department)}]::text[]`
}

function markOf(treatment: string): string {
  return `treatment:${treatment}`
}

function anyOf(clauses: readonly Clause[]): Clause {
  return joined(clauses, ' or ')
}

function allOf(clauses: readonly Clause[]): Clause {
  return joined(clauses, ' and ')
}

function joined(clauses: readonly Clause[], by: ' and ' | ' or '): Clause {
  const predicates = clauses.map(({ predicate }) => predicate)
  return {
    predicate: sql<boolean>`(${sql.join(predicates, sql.raw(by))})`,
    tokenCount: clauses.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
  }
}

/** Similar words of the directory for the word or its place name stem. */
function expandWord(word: SearchWord, similar: Expansions): string[] {
  const written = writtenOf(word)
  const stem = withoutPlaceEnding(written)
  const found = similar.get(written) ?? []
  const others = found.length > 0 || stem === null ? found : (similar.get(stem) ?? [])
  return others.filter((other) => other !== written)
}
