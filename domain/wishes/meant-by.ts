import { mealPlaceKinds } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { isOnDates, isSeasonKind, seasonsLiked } from './season-kinds.ts'
import { type Meaning, ofKitchens, ofSights } from './meanings.ts'

type Row = Pick<
  PlanPlace,
  'name' | 'kind' | 'tags' | 'cuisine' | 'dish' | 'stairs' | 'walkKm' | 'dusk' | 'best' | 'visitMinutes'
>
type RowOfYear = Row & Pick<PlanPlace, 'seasonBest'>

// A shorter word is in too many others: `eel` in steel.
const leastInside = 4
const between = /,|;|\/|&|\b(?:and|or)\b/u
const fillers = new Set([
  'any',
  'anything',
  'dish',
  'food',
  'meal',
  'place',
  'restaurant',
  'stuff',
  'the',
  'thing',
  'too',
])

const limit = /^at most (\d+) (.+)$/u

/** What somebody wants to see of a kind at the most: of `at most 2 palaces` two; null for other words. */
export function readLimit(words: string): { most: number; kind: string } | null {
  const [, most, kind] = limit.exec(words.trim().toLowerCase()) ?? []
  return kind === undefined ? null : { most: Number(most), kind }
}

/** Whether somebody means a place by words for what is to be avoided: `museums`, `raw fish`, `thai food`. */
export function isMeantBy(row: Row, words: string): boolean {
  return partsOf(words).some((part) => isPartOf(part, saidBy(row, allSaid), false))
}

/**
 * Whether a place is what somebody likes: a sight for a kind of sights, a kitchen for its first dish, and for blossoms
 * or leaves a place that has them on one of these dates. Without dates it is asked of the whole year.
 */
export function isLikedAs(row: RowOfYear, words: string, dates?: readonly string[]): boolean {
  if (isSeasonKind(words)) {
    const seasons = seasonsLiked(row, words)
    return dates ? isOnDates(seasons, dates) : seasons.length > 0
  }
  const isTable = servesFood(row)
  return partsOf(words).some(
    (part) => (isTable ? part.ofSights : part.ofKitchens) === null && isPartOf(part, saidBy(row, firstSaid), true),
  )
}

/** Whether a kitchen is known for a spicy dish: of several one may take another. */
export function isSpicy(row: Row): boolean {
  return isMeantBy(row, 'spicy')
}

type Part = { ofSights: Meaning | null; ofKitchens: Meaning | null; words: string[]; telling: string[] }

// Each place of a catalogue is compared with the same words many times.
const parts = new Map<string, Part[]>()
const mostKept = 500
const mostParts = 4

function partsOf(words: string): readonly Part[] {
  const kept = parts.get(words)
  if (kept) return kept
  const read = readLimit(words)
    ? []
    : [...new Set(words.toLowerCase().split(between))].slice(0, mostParts).map(readPart)
  if (parts.size >= mostKept) parts.clear()
  parts.set(words, read)
  return read
}

function readPart(part: string): Part {
  const words = part
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(singular)
  // `Thai food` is any kitchen that is Thai, and `street food` no street of shops.
  const telling = words.filter((word) => !fillers.has(word))
  const find = (meanings: readonly Meaning[]) => meanings.find(([asked]) => asked.test(part)) ?? null
  return {
    ofSights: find(ofSights),
    ofKitchens: find(ofKitchens),
    words,
    telling: telling.length > 0 ? telling : words,
  }
}

type Said = { known: string; first: string; words: ReadonlySet<string>; isKitchen: boolean }

const allSaid = new WeakMap<Row, Said>()
const firstSaid = new WeakMap<Row, Said>()

/** What a place says of itself; of the dishes of a kitchen all, or the first one. */
function saidBy(row: Row, said: WeakMap<Row, Said>): Said {
  const kept = said.get(row)
  if (kept) return kept
  const isKitchen = servesFood(row)
  const dishes = (row.dish ?? []).slice(0, said === firstSaid ? 1 : undefined)
  const known = wordsOf(row, isKitchen ? [row.cuisine ?? '', ...dishes] : [])
  const first = isKitchen ? `${row.name.en} ${dishes[0] ?? ''}`.toLowerCase() : ''
  const made = { known, first, words: new Set(known.split(/[^\p{L}]+/u).map(singular)), isKitchen }
  said.set(row, made)
  return made
}

function servesFood({ kind }: Row): boolean {
  return kind === 'market' || mealPlaceKinds.includes(kind)
}

function isPartOf(part: Part, { known, first, words, isKitchen }: Said, isLiked: boolean): boolean {
  const meaning = part.ofSights ?? (isKitchen ? part.ofKitchens : null)
  if (meaning) return meaning[1]({ known, first, isLiked })
  const needed = isKitchen ? part.telling : part.words
  // For an allergy one kitchen too many is better: `memil` is in memiljeon.
  const isInside = (word: string) => isKitchen && !isLiked && word.length >= leastInside && known.includes(word)
  return needed.length > 0 && needed.every((word) => words.has(word) || isInside(word))
}

// In minutes: whoever is out for so long on a strenuous path hikes.
const longClimb = 100
// In kilometres: whoever cannot walk much does not walk so far over steps or up a slope, as in Bukchon.
const longWayUp = 1.5

function wordsOf(
  { name, kind, tags, stairs = null, walkKm = null, dusk = null, best = null, visitMinutes }: Row,
  food: readonly string[],
): string {
  const isLit = dusk === 'only' || (dusk === 'best' && (best === 'evening' || best === 'dusk' || best === 'night'))
  const more = [
    ...(stairs === 2 ? ['stairs'] : []),
    ...(tags.includes('strenuous') && visitMinutes >= longClimb ? ['long climb'] : []),
    ...(tags.includes('outdoor') && (stairs ?? 0) > 0 && (walkKm ?? 0) >= longWayUp ? ['long way up'] : []),
    ...(isLit ? ['view after dark'] : []),
  ]
  return [name.en, kind, ...tags, ...food, ...more].join(' ').toLowerCase()
}

/** An English word without the ending of a plural. */
export function singular(word: string): string {
  return word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/u, '')
}
