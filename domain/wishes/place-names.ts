import type { PlaceFacts } from '#domain/places.ts'
import { editDistance } from './edit-distance.ts'
import { distinctKey, distinctWords, keyOf, kindsIn, nameKeys, nameWords } from './name-keys.ts'
import { lettersOnly } from './plain-text.ts'

/** How a text met a name, the surest first: the name, another spelling of it, a slip of the pen, a part of it. */
export const nameMatches = ['name', 'spelling', 'typo', 'part'] as const
export type NameMatch = (typeof nameMatches)[number]

/** How sure each of them is, for who must weigh them. */
export const nameConfidence: Record<NameMatch, number> = { name: 1, spelling: 0.9, typo: 0.7, part: 0.6 }

export type NamedPlace = Pick<PlaceFacts, 'id' | 'name' | 'aliases'>
export type FoundPlaces = { match: NameMatch; placeIds: string[] }

type KnownName = {
  placeId: string
  letters: string
  keys: string[]
  distinctKey: string
  words: string[]
  distinct: string[]
  kinds: string[]
}

/** The names of a catalogue, ready to be looked up. */
export type PlaceNames = {
  names: readonly KnownName[]
  byLetters: ReadonlyMap<string, string[]>
  byKey: ReadonlyMap<string, string[]>
}

// Shorter keys stand for too many names.
const shortestKey = 4
const shortestPart = 2

/** Prepares the names of a catalogue once, for many texts. */
export function indexPlaceNames(places: readonly NamedPlace[]): PlaceNames {
  const names = places.flatMap(({ id, name, aliases }) =>
    [name.en, name.ko, ...aliases].map((text): KnownName => {
      const words = nameWords(text)
      const distinct = distinctWords(words).map((word) => keyOf([word]))
      return {
        placeId: id,
        letters: lettersOnly(text),
        keys: nameKeys(text),
        distinctKey: distinctKey(text),
        words: words.map((word) => keyOf([word])),
        distinct,
        kinds: kindsIn(words),
      }
    }),
  )
  const byLetters = groupIds(names.map(({ letters, placeId }) => [letters, placeId]))
  const byKey = groupIds(names.flatMap(({ keys, placeId }) => keys.map((key): [string, string] => [key, placeId])))
  return { names, byLetters, byKey }
}

function groupIds(pairs: readonly [key: string, id: string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, id] of pairs) {
    const ids = groups.get(key) ?? []
    if (!ids.includes(id)) groups.set(key, [...ids, id])
  }
  return groups
}

/** The places that are called so, whatever the spelling; null when none is. */
export function findNamed(text: string, { byLetters, byKey }: PlaceNames): FoundPlaces | null {
  const exact = byLetters.get(lettersOnly(text))
  if (exact) return { match: 'name', placeIds: exact }
  const words = nameWords(text)
  const keys = namesKindAlone(words, byLetters) ? [keyOf(words)] : nameKeys(text)
  const ids = keys.filter((key) => isLongEnough(key)).flatMap((key) => byKey.get(key) ?? [])
  return ids.length === 0 ? null : { match: 'spelling', placeIds: [...new Set(ids)] }
}

/** The places whose name is nearly this text, or has it as a part; null when there is none. */
export function findAlike(text: string, names: PlaceNames): FoundPlaces | null {
  if (namesKindAlone(nameWords(text), names.byLetters)) return null
  return findTypo(text, names) ?? findPart(text, names)
}

/** The kind may be left out of a name, but not `Seoul Tower` beside another one. */
function namesKindAlone(words: readonly string[], byLetters: PlaceNames['byLetters']): boolean {
  return byLetters.has(kindsIn(words).join(''))
}

function isLongEnough(key: string): boolean {
  return key.length >= (isLatin(key) ? shortestKey : shortestPart)
}

function findTypo(text: string, { names }: PlaceNames): FoundPlaces | null {
  const kinds = kindsIn(nameWords(text))
  const key = distinctKey(text)
  const near = names
    .filter((name) => mayBeOneKind(name.kinds, kinds))
    .map((name) => ({ placeId: name.placeId, slips: slipsBetween(key, name.distinctKey) }))
  const best = Math.min(...near.map(({ slips }) => slips))
  if (best === Infinity) return null
  const placeIds = near.filter(({ slips }) => slips === best).map(({ placeId }) => placeId)
  return { match: 'typo', placeIds: [...new Set(placeIds)] }
}

/** Changdeok Palace and Changdeok Girls' School are two places. */
function mayBeOneKind(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((word) => other.includes(word))
}

/** Hangul is compared by its letters: 경북궁 is one letter from 경복궁. Infinite when it is another name. */
function slipsBetween(one: string, other: string): number {
  if (isLatin(one) !== isLatin(other)) return Infinity
  const [left, right] = [one.normalize('NFD'), other.normalize('NFD')]
  const limit = slipsAllowed(Math.min(left.length, right.length), isLatin(one))
  const slips = limit === 0 ? 1 : editDistance(left, right, limit)
  return slips > limit ? Infinity : slips
}

function slipsAllowed(length: number, latin: boolean): number {
  if (!latin) return length < 8 ? 0 : 1
  if (length < 8) return 0
  return length < 12 ? 1 : 2
}

/** `lotte tower` is the Lotte World Tower before any other Lotte: a kind that was said counts where a name has it. */
function findPart(text: string, { names }: PlaceNames): FoundPlaces | null {
  const kinds = kindsIn(nameWords(text))
  const found = names.filter(partTest(nameWords(text)))
  const ofKind = found.filter((name) => kinds.every((kind) => name.kinds.includes(kind)))
  const placeIds = (ofKind.length > 0 ? ofKind : found).map(({ placeId }) => placeId)
  return placeIds.length === 0 ? null : { match: 'part', placeIds: [...new Set(placeIds)] }
}

/** Two words or more may be a part of a name although they only say a kind: National Folk Museum. */
function partTest(written: readonly string[]): (name: KnownName) => boolean {
  const distinct = distinctWords(written).map((word) => keyOf([word]))
  const whole = distinct.join('')
  if (distinct.length === 0 && written.length > 1) {
    const words = written.map((word) => keyOf([word]))
    return (name) => name.distinct.length === 0 && words.every((word) => name.words.includes(word))
  }
  if (!isLongEnough(whole)) return () => false
  if (!isLatin(whole)) return (name) => name.distinct.join('').includes(whole)
  return (name) => distinct.every((word) => name.distinct.includes(word))
}

function isLatin(key: string): boolean {
  return /^[a-z0-9]+$/u.test(key)
}
