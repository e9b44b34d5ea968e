import type { PlaceFacts, Province } from '#domain/places/places.ts'
import { editDistance } from './edit-distance.ts'
import { distinctKey, distinctWords, keyOf, kindsIn, nameKeys, nameWords } from './name-keys.ts'
import { lettersOnly } from './plain-text.ts'

/** How a text matches a name, best first: the exact name, another spelling, a typo, a part of the name. */
export const nameMatches = ['name', 'spelling', 'typo', 'part'] as const
export type NameMatch = (typeof nameMatches)[number]

/** The confidence of each kind of match. */
export const nameConfidence: Record<NameMatch, number> = { name: 1, spelling: 0.9, typo: 0.7, part: 0.6 }

export type NamedPlace = Pick<PlaceFacts, 'id' | 'name' | 'aliases'> & Partial<Pick<PlaceFacts, 'province'>>
export type FoundPlaces = { match: NameMatch; placeIds: string[] }

type KnownName = {
  placeId: string
  letters: string
  keys: readonly string[]
  /** The distinct key with Hangul syllables decomposed into letters. */
  spelled: string
  isLatin: boolean
  words: string[]
  distinct: string[]
  /** The distinct words joined together. */
  joined: string
  kinds: string[]
}

/** An index of the names of a catalogue. */
export type PlaceNames = {
  names: readonly KnownName[]
  byLetters: ReadonlyMap<string, readonly string[]>
  byKey: ReadonlyMap<string, readonly string[]>
  /** The province of each place, where it is known. */
  provinces: ReadonlyMap<string, Province>
}

// Shorter keys match too many names.
const shortestKey = 4
const shortestPart = 2

/** Indexes the names of a catalogue once, for many texts. */
export function indexPlaceNames(places: Iterable<NamedPlace>): PlaceNames {
  const index = createPlaceNameIndex()
  for (const place of places) index.add(place)
  return index.names
}

/** The same, place by place. A whole catalogue takes a tenth of a second, for which a server must not be blocked. */
export function createPlaceNameIndex() {
  const names: KnownName[] = []
  const byLetters = new Map<string, string[]>()
  const byKey = new Map<string, string[]>()
  const provinces = new Map<string, Province>()
  return {
    names: { names, byLetters, byKey, provinces } satisfies PlaceNames,
    add({ id, name, aliases, province }: NamedPlace): void {
      if (province) provinces.set(id, province)
      for (const text of [name.en, name.ko, ...aliases]) {
        const known = knowName(id, text)
        names.push(known)
        addId(byLetters, known.letters, id)
        for (const key of known.keys) addId(byKey, key, id)
      }
    },
  }
}

function knowName(placeId: string, text: string): KnownName {
  const words = nameWords(text)
  const distinct = distinctWords(words).map((word) => keyOf([word]))
  const key = distinctKey(text)
  return {
    placeId,
    letters: lettersOnly(text),
    keys: nameKeys(text),
    spelled: key.normalize('NFD'),
    isLatin: isLatin(key),
    words: words.map((word) => keyOf([word])),
    distinct,
    joined: distinct.join(''),
    kinds: kindsIn(words),
  }
}

function addId(groups: Map<string, string[]>, key: string, id: string): void {
  const ids = groups.get(key)
  if (!ids) groups.set(key, [id])
  else if (!ids.includes(id)) ids.push(id)
}

/** The places with this name in any spelling; null when there is none. */
export function findNamed(text: string, { byLetters, byKey }: PlaceNames): FoundPlaces | null {
  const exact = byLetters.get(lettersOnly(text))
  if (exact) return { match: 'name', placeIds: [...exact] }
  const words = nameWords(text)
  const keys = namesKindAlone(words, byLetters) ? [keyOf(words)] : nameKeys(text)
  const ids = keys.filter((key) => isLongEnough(key)).flatMap((key) => byKey.get(key) ?? [])
  return ids.length === 0 ? null : { match: 'spelling', placeIds: [...new Set(ids)] }
}

/** The places whose name differs by a typo or contains the text; null when there is none. */
export function findAlike(text: string, names: PlaceNames): FoundPlaces | null {
  if (namesKindAlone(nameWords(text), names.byLetters)) return null
  return findTypo(text, names) ?? findPart(text, names)
}

/** Whether the generic words alone are a known name, such as `Seoul Tower`. Then they must not be ignored. */
function namesKindAlone(words: readonly string[], byLetters: PlaceNames['byLetters']): boolean {
  return byLetters.has(kindsIn(words).join(''))
}

function isLongEnough(key: string): boolean {
  return key.length >= (isLatin(key) ? shortestKey : shortestPart)
}

function findTypo(text: string, { names }: PlaceNames): FoundPlaces | null {
  const kinds = kindsIn(nameWords(text))
  const key = distinctKey(text)
  const typed = { spelled: key.normalize('NFD'), isLatin: isLatin(key) }
  let best = Infinity
  let placeIds = new Set<string>()
  for (const name of names) {
    const typos = typosBetween(typed, name)
    if (typos > best || typos === Infinity || !mayBeOneKind(name.kinds, kinds)) continue
    if (typos < best) placeIds = new Set()
    best = typos
    placeIds.add(name.placeId)
  }
  return best === Infinity ? null : { match: 'typo', placeIds: [...placeIds] }
}

/** Whether two names may be of one kind: Changdeok Palace and Changdeok Girls' School are different places. */
function mayBeOneKind(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((word) => other.includes(word))
}

type Spelled = Pick<KnownName, 'spelled' | 'isLatin'>

/** The number of typos. Hangul is compared by letters: 경북궁 is one letter from 경복궁. Infinity for another name. */
function typosBetween(one: Spelled, other: Spelled): number {
  if (one.isLatin !== other.isLatin) return Infinity
  const limit = typosAllowed(Math.min(one.spelled.length, other.spelled.length), one.isLatin)
  if (limit === 0) return Infinity
  const typos = editDistance(one.spelled, other.spelled, limit)
  return typos > limit ? Infinity : typos
}

function typosAllowed(length: number, latin: boolean): number {
  if (!latin) return length < 8 ? 0 : 1
  if (length < 8) return 0
  return length < 12 ? 1 : 2
}

/** `lotte tower` prefers the Lotte World Tower to any other Lotte: names that have the typed kind are preferred. */
function findPart(text: string, { names }: PlaceNames): FoundPlaces | null {
  const kinds = kindsIn(nameWords(text))
  const found = names.filter(partTest(nameWords(text)))
  const ofKind = found.filter((name) => kinds.every((kind) => name.kinds.includes(kind)))
  const placeIds = (ofKind.length > 0 ? ofKind : found).map(({ placeId }) => placeId)
  return placeIds.length === 0 ? null : { match: 'part', placeIds: [...new Set(placeIds)] }
}

/** Two or more words may match a part of a name even if all are generic: National Folk Museum. */
function partTest(written: readonly string[]): (name: KnownName) => boolean {
  const distinct = distinctWords(written).map((word) => keyOf([word]))
  const whole = distinct.join('')
  if (distinct.length === 0 && written.length > 1) {
    const words = written.map((word) => keyOf([word]))
    return (name) => name.distinct.length === 0 && words.every((word) => name.words.includes(word))
  }
  if (!isLongEnough(whole)) return () => false
  if (!isLatin(whole)) return (name) => name.joined.includes(whole)
  return (name) => distinct.every((word) => name.distinct.includes(word))
}

function isLatin(key: string): boolean {
  return /^[a-z0-9]+$/u.test(key)
}
