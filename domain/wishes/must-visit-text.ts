import type { SeoulArea } from '#domain/places/places.ts'
import { readArea } from './choice-words.ts'
import { wishBullets, wishSeparators } from './must-visit-list.ts'
import { distinctWords, nameWords } from './name-keys.ts'
import { findAlike, findNamed, type FoundPlaces, type NameMatch, type PlaceNames } from './place-names.ts'
import { plainText } from './plain-text.ts'
import { type NamedRegion, readRegion } from './region-names.ts'
import { isSeasonOrDiet } from './season-words.ts'

/** The meaning of one part of a must-visit text. `text` is the part as the traveller typed it. */
export type PlaceWish =
  | { kind: 'place'; text: string; placeId: string; match: NameMatch }
  /** The name matches several places equally well. */
  | { kind: 'several'; text: string; placeIds: string[]; match: NameMatch }
  /** An area of Seoul instead of a single place. */
  | { kind: 'area'; text: string; area: SeoulArea }
  /** A city, a province or an island. */
  | { kind: 'region'; text: string; region: NamedRegion }
  /** The traveller does not want to go there. */
  | { kind: 'declined'; text: string }
  /** A season or a diet, and no place. */
  | { kind: 'wish'; text: string }
  /** The catalogue has no such name. */
  | { kind: 'unknown'; text: string }

// A text from a form is short. Further entries are ignored.
const mostWishes = 60

const weak =
  /\s(?:and|&|then|plus|also|or)\s|&|\s?(?:그리고|및)\s?|(?<=\p{Script=Hangul})(?:하고|이랑|랑|와|과)\s+|[和跟與与及]|还有|還有|以及|[とや](?=\p{L})/giu
const notWanted =
  /^(?:no|not|except|skip|avoid|without|don't (?:want|go to)|anything but|除了|不要|不去)(?:\s|(?=\p{Script=Han}))|(?:말고|빼고|제외|안 가\S*|以外|は?行かない|なし)$/u

// Words that people write around the names of places. Names are matched first, so a name with such a word is found.
const filler = new Set(
  `i i'd i'm we we'd would like love want wanna to see visit go going must really definitely please also maybe and or the a an of for
  in at on by with my our me us is are it if possible possibly time there day night morning evening afternoon sunset some any all then
  from first last one two around near trip tour day-trip especially absolutely need have been very much but not never know hope hoping
  try trying check out places place things stuff etc after before during walk walking shopping food eat wearing hanbok photos photo
  가고 싶어요 싶어 싶습니다 싶은 꼭 보고 구경 방문 가기 가보고 곳 등 야경 에서 에 은 는 을 를 도 이 가 의 로 으로 그리고 하고 랑
  に を へ は が も の で と や 行きたい 行きたいです 見たい 見たいです です 絶対 など 想去 要去 我 我们 我想 我想去 想看 去 看 一定 的 吧 等 必去 参观 夜景`
    .split(/\s+/u)
    .filter(Boolean),
)

/** Parses a list or a sentence of places: names in any spelling and script, areas, regions and unknown names. */
export function readMustVisitText(text: string, names: PlaceNames): PlaceWish[] {
  const pieces = text.replace(wishBullets, '\n').split(wishSeparators)
  const wishes = pieces
    .map((piece) => piece.trim())
    .filter(hasName)
    .slice(0, mostWishes)
    .flatMap((piece) => readPiece(piece, names))
  return withoutRepeats(wishes.map((wish) => (isWish(wish) ? { kind: 'wish', text: wish.text } : wish)))
}

/** The places whose name this is, in any spelling; none for a kind of places. */
export function placesNamed(words: string, names: PlaceNames): string[] {
  return readMustVisitText(words, names).flatMap((wish) => {
    if (wish.kind !== 'place' && wish.kind !== 'several') return []
    const ids = wish.kind === 'place' ? [wish.placeId] : wish.placeIds
    // "Lotte Hotel" sounds like another Lotte; a name in another script is only written in another way.
    return wish.match === 'name' || (wish.match === 'spelling' && !/[a-z]/iu.test(wish.text)) ? ids : []
  })
}

/** Cherry blossoms are also a part of the name of a stream. */
function isWish(wish: PlaceWish): boolean {
  const isPart = (wish.kind === 'place' || wish.kind === 'several') && wish.match === 'part'
  return (wish.kind === 'unknown' || isPart) && isSeasonOrDiet(wish.text)
}

function hasName(piece: string): boolean {
  return /\p{L}/u.test(piece)
}

// "Lotte World in Seoul", and not the tower of that name.
const inItsCity = /^(.{3,}?) in (?:seoul|busan|jeju|gyeongju|jeonju|incheon|korea)$/iu

function readPiece(piece: string, names: PlaceNames): PlaceWish[] {
  if (notWanted.test(plainText(piece))) return [{ kind: 'declined', text: piece }]
  const named = findNamed(piece, names)
  if (named?.match === 'name') return [asWish(piece, named)]
  const there = inItsCity.exec(piece)?.[1]
  const placed = there === undefined ? null : findNamed(there, names)
  if (placed?.match === 'name') return [asWish(piece, placed)]
  const parts = piece.split(weak).filter((part) => part && hasName(part))
  const read = parts.length > 1 ? parts.flatMap((part) => readPart(part.trim(), names)) : []
  // `Bed and Breakfast` is one name when neither half of it is known.
  return read.some(({ kind }) => kind !== 'unknown') ? read : readPart(piece, names)
}

function readPart(part: string, names: PlaceNames): PlaceWish[] {
  const whole = readWhole(part, names)
  return whole ? [whole] : readInside(part, names)
}

function readWhole(piece: string, names: PlaceNames): PlaceWish | null {
  const known = readKnown(piece, names)
  if (known) return known
  const alike = findAlike(piece, names)
  return alike && asWish(piece, alike)
}

/** Finds an exact name, an area, a region, or another spelling of a place, in this order. */
function readKnown(text: string, names: PlaceNames): PlaceWish | null {
  const named = findNamed(text, names)
  if (named?.match === 'name') return asWish(text, named)
  const area = readArea(text)
  if (area) return { kind: 'area', text, area }
  const region = readRegion(text)
  if (region) return { kind: 'region', text, region }
  return named && asWish(text, named)
}

function asWish(text: string, { match, placeIds }: FoundPlaces): PlaceWish {
  const [placeId] = placeIds
  if (placeId !== undefined && placeIds.length === 1) return { kind: 'place', text, placeId, match }
  return { kind: 'several', text, placeIds, match }
}

/** Finds names in a sentence. The remaining words are unknown, except for filler words. */
function readInside(piece: string, names: PlaceNames): PlaceWish[] {
  const words = piece.split(/\s+/u)
  const wishes: PlaceWish[] = []
  let left: string[] = []
  for (let at = 0; at < words.length;) {
    const found = longestName(words, at, names)
    if (found) {
      wishes.push(...readRest(left, names).filter(saysMore), found.wish)
      left = []
    } else left.push(words[at] ?? '')
    at += found?.length ?? 1
  }
  const rest = readRest(left, names)
  return [...wishes, ...(wishes.length > 0 ? rest.filter(saysMore) : rest)]
}

const longestNameWords = 6
// 국립고궁박물관어린이박물관 is an example of a long name.
const longestGluedName = 13
const longestGluedSentence = 80

function longestName(words: readonly string[], at: number, names: PlaceNames) {
  for (let length = Math.min(longestNameWords, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length)
    if (isFiller(part[0]) || isFiller(part.at(-1))) continue
    const text = part.join(' ')
    const wish = readKnown(text, names) ?? (length === 1 ? findGlued(text, names) : null)
    if (wish) return { wish, length }
  }
  return null
}

function isFiller(word = ''): boolean {
  return filler.has(plainText(word).replace(/[^\p{L}\p{N}'-]/gu, ''))
}

/** Hangul and Han texts may have no spaces: 경복궁에서, 我想去景福宫. The longest name inside counts. */
function findGlued(word: string, names: PlaceNames): PlaceWish | null {
  const characters = Array.from(plainText(word)).slice(0, longestGluedSentence)
  if (!/[^\p{ASCII}]/u.test(word)) return null
  for (let length = Math.min(longestGluedName, characters.length - 1); length >= 2; length--) {
    for (let from = 0; from + length <= characters.length; from++) {
      const text = characters.slice(from, from + length).join('')
      const wish = filler.has(text) ? null : readKnown(text, names)
      if (wish) return wish
    }
  }
  return null
}

/** Whether a wish is more than a generic word: `market` in `Myeongdong night market` is not a wish of its own. */
function saysMore(wish: PlaceWish): boolean {
  return wish.kind !== 'unknown' || distinctWords(nameWords(wish.text)).length > 0
}

/** The words between known names: a similar name, or one unknown wish without the filler words at both ends. */
function readRest(words: readonly string[], names: PlaceNames): PlaceWish[] {
  const from = words.findIndex((word) => !isFiller(word))
  const to = words.findLastIndex((word) => !isFiller(word))
  const text = words.slice(Math.max(from, 0), to + 1).join(' ')
  if (!hasName(text)) return []
  const alike = findAlike(text, names)
  return [alike ? asWish(text, alike) : { kind: 'unknown', text }]
}

function withoutRepeats(wishes: readonly PlaceWish[]): PlaceWish[] {
  const seen = new Set<string>()
  return wishes.filter((wish) => {
    const key = keyOfWish(wish)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function keyOfWish(wish: PlaceWish): string {
  switch (wish.kind) {
    case 'place':
      return `place ${wish.placeId}`
    case 'several':
      return `several ${wish.placeIds.join(' ')}`
    case 'area':
      return `area ${wish.area}`
    case 'region':
      return `region ${wish.region.name.en}`
    case 'declined':
    case 'wish':
    case 'unknown':
      return `${wish.kind} ${plainText(wish.text)}`
  }
}
