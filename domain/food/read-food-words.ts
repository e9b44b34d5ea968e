import { editDistance } from '#domain/wishes/edit-distance.ts'
import { keyOf } from '#domain/wishes/name-keys.ts'
import { foldText } from '#domain/site/search-words.ts'
import type { FoodTerm } from './food-terms.ts'

/** The words of a search for food. */
type FoodWords = {
  terms: FoodTerm[]
  /** The phrase that names an area, as it was typed; empty if there is none. */
  area: string
  /** The words that are neither a term nor an area nor mere filling. */
  rest: string
  /** All words but the area, for services that search the words themselves. */
  food: string
}

type ReadOptions = { isArea: (phrase: string) => boolean }

/** Longer phrases name no dish and no area. */
const longestPhrase = 7
/** Shorter keys are shared by too many words: "duck" sounds like "tteok". */
const shortestSound = 5
const shortestTypo = 7

/** Words that a search for food may contain and that change nothing. */
const filling = new Set(
  (
    'a an the and or of for with in at on to near nearby around by from me my here i want eat eats eating dining dine ' +
    'food foods meal meals dish dishes restaurant restaurants place places spot spots eatery eateries house shop shops ' +
    'best good great top popular famous authentic traditional local cheap delicious tasty nice some where find ' +
    'korea alley street dong gu gil ro 맛집 맛집추천 추천 식당 음식점 음식 요리 요리집 전문점 집 근처 주변 거리 골목 먹거리 에서 에 유명한 맛있는'
  ).split(' '),
)

type Piece = { kind: 'term'; term: FoodTerm } | { kind: 'area' } | { kind: 'filling' }

/** Reads a search for food in English, Hangul or romanised Korean: `bbq hongdae` is barbecue in the area Hongdae. */
export function createFoodWordsReader(terms: readonly FoodTerm[]) {
  const { exact, sounds } = indexTerms(terms)

  function findTerm(phrase: string): FoodTerm | null {
    return exact.get(compactKey(phrase)) ?? null
  }

  /** A phrase that sounds like a term, or has one typo in it. */
  function findSimilar(phrase: string): FoodTerm | null {
    if (!/^[a-z ]+$/u.test(phrase)) return null
    const sound = keyOf([compactKey(phrase)])
    if (sound.length < shortestSound) return null
    const known = sounds.get(sound)
    if (known !== undefined) return known
    // Of two words, one typo makes other words: "late night" is no "date night".
    if (sound.length < shortestTypo || phrase.includes(' ')) return null
    const near = new Set<FoodTerm>()
    for (const [other, term] of sounds) {
      if (term && other.length >= shortestTypo && editDistance(sound, other, 1) === 1) near.add(term)
    }
    const [only = null] = near
    return near.size === 1 ? only : null
  }

  function readPiece(phrase: string, { isArea }: ReadOptions): Piece | null {
    const term = findTerm(phrase)
    if (term) return { kind: 'term', term }
    if (filling.has(phrase)) return { kind: 'filling' }
    if (isArea(phrase)) return { kind: 'area' }
    const similar = findSimilar(phrase)
    return similar ? { kind: 'term', term: similar } : null
  }

  /** Korean is often written without spaces: 홍대삼겹살맛집. Null unless every part is known. */
  function splitHangul(word: string, options: ReadOptions): { piece: Piece; phrase: string }[] | null {
    if (word === '') return []
    if (!/^\p{Script=Hangul}+$/u.test(word)) return null
    for (let length = word.length; length > 0; length -= 1) {
      const phrase = word.slice(0, length)
      // A single syllable is a part of many words.
      const piece = length > 1 || length === word.length ? readPiece(phrase, options) : null
      const others = piece && splitHangul(word.slice(length), options)
      if (others) return [{ piece, phrase }, ...others]
    }
    return null
  }

  return (text: string, options: ReadOptions): FoodWords => {
    const words = foldText(text)
      .split(/[\s-]+/u)
      .filter(Boolean)
    const found: FoodWords = { terms: [], area: '', rest: '', food: '' }
    const rest: string[] = []
    const food: string[] = []
    const take = (piece: Piece, phrase: string) => {
      if (piece.kind === 'term' && !found.terms.includes(piece.term)) found.terms.push(piece.term)
      if (piece.kind === 'area' && found.area === '') {
        found.area = phrase
        return
      }
      // A second area would contradict the first, so it stays a word.
      if (piece.kind === 'area') rest.push(phrase)
      food.push(phrase)
    }
    let start = 0
    while (start < words.length) {
      const next = readLongest(words, start, (phrase) => readPiece(phrase, options))
      if (next) {
        take(next.piece, next.phrase)
        start = next.end
        continue
      }
      const word = words[start] ?? ''
      const parts = splitHangul(word, options)
      if (parts) for (const { piece, phrase } of parts) take(piece, phrase)
      else {
        rest.push(word)
        food.push(word)
      }
      start += 1
    }
    return { ...found, rest: rest.join(' '), food: food.join(' ') }
  }
}

function readLongest(words: readonly string[], start: number, read: (phrase: string) => Piece | null) {
  for (let end = Math.min(words.length, start + longestPhrase); end > start; end -= 1) {
    const phrase = words.slice(start, end).join(' ')
    const piece = read(phrase)
    if (piece) return { piece, phrase, end }
  }
  return null
}

/** A sound that two terms share names neither. */
function indexTerms(terms: readonly FoodTerm[]) {
  const exact = new Map<string, FoodTerm>()
  const sounds = new Map<string, FoodTerm | null>()
  for (const term of terms) {
    for (const name of term.names) {
      const key = compactKey(foldText(name))
      if (!exact.has(key)) exact.set(key, term)
      if (!/^[a-z]+$/u.test(key)) continue
      const sound = keyOf([key])
      const known = sounds.get(sound)
      if (sound.length >= shortestSound) sounds.set(sound, known === undefined || known === term ? term : null)
    }
  }
  return { exact, sounds }
}

/** Without spaces, hyphens and the plural: `fish cakes`, `fishcake` and `fish-cake` are one. */
function compactKey(phrase: string): string {
  const key = phrase.replace(/[\s'-]+/gu, '')
  return /[a-z]{3,}[^s]s$/u.test(key) ? key.slice(0, -1) : key
}
