import { sql } from 'kysely'
import { type SearchWord, withoutPlaceEnding } from '#domain/site/search-words.ts'
import { soundKey } from '#domain/korea/sound-key.ts'
import { readKana } from '#domain/wishes/kana.ts'
import { type Condition, hasAll, hasAny, type MatchClass } from './listing.ts'

/** How a listing encodes the tokens of a text, as its SQL function does. */
export type TokenScheme = {
  /**
   * The fields to search in each match class, from names to everything. A field is the prefix of its tokens ('^' is the
   * name). Each set includes the one before.
   */
  fieldSets: readonly (readonly string[])[]
  /**
   * Whether the index has tokens for prefixes (<), for the sound (~), for prefixes of the sound in names (~<), and for
   * whole names (!).
   */
  hasVariants: boolean
}

/** Query expansion: for a word, other words that match as well. */
export type Expansions = ReadonlyMap<string, readonly string[]>

/** The match classes of a search: whole names, names as written, names by any variant, then further fields. */
export function buildMatchClasses(
  words: readonly SearchWord[],
  scheme: TokenScheme,
  expansions: Expansions,
): MatchClass[] {
  const isExpanded = words.some((word) => expansions.has(writtenOf(word)) || (scheme.hasVariants && hasSound(word)))
  return numberClasses(0, [
    ...(scheme.hasVariants ? [{ ...clauseOf(hasAny, wholeNameTokens(words)), isSelective: true }] : []),
    ...(isExpanded ? [conjunctionOf(words.map(exactNameClause))] : []),
    ...fieldClauses(words, scheme, expansions),
  ])
}

/** Above every match class of a search for words as they are written. */
const firstCorrectedClass = 5

/** The match classes of a search that is repeated with corrected typos. */
export function buildCorrectedClasses(
  words: readonly SearchWord[],
  scheme: TokenScheme,
  corrections: Expansions,
): MatchClass[] {
  return numberClasses(firstCorrectedClass, fieldClauses(words, scheme, corrections))
}

export function isCorrectedClass(number: number): boolean {
  return number >= firstCorrectedClass
}

/** A part of a Boolean query. */
type Clause = Omit<MatchClass, 'number'>

function numberClasses(first: number, clauses: readonly Clause[]): MatchClass[] {
  return clauses.map((clause, index) => ({ ...clause, number: first + index }))
}

function fieldClauses(
  words: readonly SearchWord[],
  { fieldSets, hasVariants }: TokenScheme,
  expansions: Expansions,
): Clause[] {
  return fieldSets.map((fields, index) => {
    const expanded = words.map((word) => tokensOf(word, fields, hasVariants, expansions.get(writtenOf(word)) ?? []))
    const isWidest = index === fieldSets.length - 1
    return hasVariants && isWidest
      ? wholeNameOrWords(wholeNameTokens(words), expanded)
      : conjunctionOf(expanded.map(wordClause))
  })
}

/** What one word matches: any of these tokens, or all of its n-grams, each in any of the fields. */
type WordTokens = { any: readonly string[]; ngrams: readonly (readonly string[])[] }

function tokensOf(
  word: SearchWord,
  fields: readonly string[],
  hasVariants: boolean,
  expansions: readonly string[],
): WordTokens {
  const inFields = (tokens: readonly string[]) => tokens.flatMap((token) => fields.map((field) => field + token))
  const sound = hasVariants ? soundOf(word) : null
  const sounds = sound === null ? [] : fields.flatMap((field) => soundTokens(field, sound))
  if (word.kind === 'characters') {
    const [first, ...more] = word.ngrams.map((ngram) => inFields([ngram]))
    const ngrams = more.length === 0 ? [] : [first ?? [], ...more]
    return { any: [...(more.length === 0 ? (first ?? []) : []), ...inFields(expansions), ...sounds], ngrams }
  }
  const written = [...inFields([word.word, ...expansions]), ...sounds]
  if (!hasVariants) return { any: written, ngrams: [] }
  const stem = withoutPlaceEnding(word.word)
  const otherFields = fields.filter((field) => field !== '^')
  const stemTokens = (field: string, of: string) => [field + of, ...prefixTokens(field, of), ...soundTokens(field, of)]
  return {
    any: [
      ...written,
      ...fields.flatMap((field) => prefixTokens(field, word.word)),
      ...(stem === null ? [] : otherFields.flatMap((field) => stemTokens(field, stem))),
    ],
    ngrams: [],
  }
}

function prefixTokens(field: string, word: string): string[] {
  return word.length >= (field === '^' ? 2 : 3) && word.length <= 6 ? [`${field}<${word}`] : []
}

function soundTokens(field: string, word: string): string[] {
  return [
    ...(word.length >= 4 ? [`${field}~${soundKey(word)}`] : []),
    ...(field === '^' && word.length >= 5 ? [`^~<${soundKey(word)}`] : []),
  ]
}

function exactNameClause(word: SearchWord): Clause {
  const tokens = word.kind === 'letters' ? [word.word] : word.ngrams
  return clauseOf(
    hasAll,
    tokens.map((token) => `^${token}`),
  )
}

function wordClause({ any, ngrams }: WordTokens): Clause {
  if (ngrams.length === 0) return clauseOf(hasAny, any)
  const isOneField = ngrams.every((tokens) => tokens.length === 1)
  const all = isOneField
    ? clauseOf(hasAll, ngrams.flat())
    : conjunctionOf(ngrams.map((tokens) => clauseOf(hasAny, tokens)))
  if (any.length === 0) return all
  return { predicate: sql<boolean>`(${all.predicate} or ${hasAny(any)})`, tokenCount: all.tokenCount + any.length }
}

function conjunctionOf(clauses: readonly Clause[]): Clause {
  return {
    predicate: sql<boolean>`(${sql.join(
      clauses.map(({ predicate }) => predicate),
      sql` and `,
    )})`,
    tokenCount: clauses.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
  }
}

/** For a single word, one predicate for the index and for each row is enough. */
function wholeNameOrWords(wholeName: readonly string[], words: readonly WordTokens[]): Clause {
  const [first, ...more] = words
  if (first?.ngrams.length === 0 && more.length === 0) return clauseOf(hasAny, [...wholeName, ...first.any])
  const allWords = conjunctionOf(words.map(wordClause))
  return {
    predicate: sql<boolean>`(${hasAny(wholeName)} or ${allWords.predicate})`,
    tokenCount: wholeName.length + allWords.tokenCount,
  }
}

function clauseOf(has: (tokens: readonly string[]) => Condition, tokens: readonly string[]): Clause {
  return { predicate: has(tokens), tokenCount: tokens.length }
}

/** A name written as one word, by its spelling or by its sound. */
function wholeNameTokens(words: readonly SearchWord[]): string[] {
  const sound = words.map((word) => soundOf(word) ?? writtenOf(word)).join('')
  return [`!${words.map(writtenOf).join('')}`, ...(/^[a-z0-9]{4,}$/.test(sound) ? [`!~${soundKey(sound)}`] : [])]
}

export function writtenOf(word: SearchWord): string {
  return word.kind === 'letters' ? word.word : word.characters
}

function hasSound(word: SearchWord): boolean {
  return soundOf(word) !== null
}

/** Latin letters as they are; kana as Japanese visitors write what they hear: ミョンドン is read as myondon. */
function soundOf(word: SearchWord): string | null {
  if (word.kind === 'letters') return word.word
  if (!/^[\u30A1-\u30FA\u30FC]+$/.test(word.characters)) return null
  const sound = readKana(word.characters)
  return /^[a-z]{4,}$/.test(sound) ? sound : null
}
