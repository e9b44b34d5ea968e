import type { SeoulArea } from '#domain/places/places.ts'
import { unifyCharacters } from '#domain/korea/east-asian-characters.ts'
import { listAreaWords, readArea } from '#domain/wishes/choice-words.ts'
import { findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import { lettersOnly } from '#domain/wishes/plain-text.ts'
import { listRegionKeys, readRegion } from '#domain/wishes/region-names.ts'
import type { BriefText } from './brief-text.ts'
import { concepts } from './concepts.ts'
import type { Mention } from './mentions.ts'

/** A place that a brief names: an area of Seoul, or a city, region or place in the traveller's own spelling. */
export type NamedPlace = { kind: 'area'; area: SeoulArea } | { kind: 'region' } | { kind: 'place' }

const longestWords = 6
const longestEastern = 12
const shortestEastern = 3

/** Words that are also names of the catalogue or of regions, or sound like one. */
const common = new Set(
  (
    'korea south north the and for with from food cafe coffee bar museum temple palace park market tower village street ' +
    'beach mountain river garden hotel hostel house home family friends kids budget day days night nights week spring ' +
    'summer autumn winter monday tuesday wednesday thursday friday saturday sunday january february march april may june ' +
    'july august september october november december please thanks english korean chinese japanese american muslim ' +
    'vegan halal wife husband mother father parents baby toddler honeymoon instagram airport hello also only never some ' +
    'many more less maybe city area country shopping nature culture history beauty nightlife music dance dream secret'
  ).split(' '),
)
const connectives = new Set('and or with from for in to at of then plus'.split(' '))
const commonEastern = new Set(
  (
    '한국 공항 여행 음식 시장 공원 바다 산책 카페 호텔 맛집 가족 친구 자연 문화 역사 쇼핑 사람 많은 조용 위주 도시 ' +
    'タッカンマリ 一隻雞 一只鸡 韓国 韩国 韓國 空港 机场 機場 旅行 市場 市场 公園 公园 博物館 博物馆 自然 文化 歴史 历史 歷史 買い物 购物 購物 美食 景点 景點 海边 海邊'
  ).split(' '),
)

/** Quarters and towns that everybody calls by their short names. */
const quarters = new Set(
  '甘川 우도 牛島 牛岛 外島 外岛 清潭 清潭洞 성수 북촌 서촌 익선동 여의도 청담 연남 진해 용평 聖水 圣水 北村 西村 鎮海 镇海 龍平 龙平 後苑 后苑 秘苑'.split(
    ' ',
  ),
)

/** The places that a brief names, in the order of the text. */
export function readPlaceMentions(text: BriefText, names: PlaceNames): Mention<NamedPlace>[] {
  const found = [...latinPlaces(text, names), ...easternPlaces(text, names)]
  return found.toSorted((a, b) => a.from - b.from)
}

function latinPlaces(text: BriefText, names: PlaceNames): Mention<NamedPlace>[] {
  const { plain } = text
  const words = Array.from(plain.matchAll(/[a-z0-9]+(?:['-][a-z0-9]+)*/gu), (match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  const found: Mention<NamedPlace>[] = []
  for (let at = 0; at < words.length;) {
    const step = longestLatin(text, words, at, names)
    if (step) found.push(step.mention)
    at += step?.length ?? 1
  }
  return found
}

type Word = { word: string; from: number; to: number }

function longestLatin(text: BriefText, words: readonly Word[], at: number, names: PlaceNames) {
  const first = words[at]
  if (!first) return null
  for (let length = Math.min(longestWords, words.length - at); length > 0; length--) {
    const last = words[at + length - 1]
    if (!last) continue
    const phrase = text.plain.slice(first.from, last.to)
    if (length > 1 && [first.word, last.word].some((word) => connectives.has(word))) continue
    if (/[,.;:!?()&+/>\n]/u.test(phrase.replace(/\b(?:st|mt)\./gu, ''))) continue
    if ((common.has(first.word) && length === 1) || /^(?:the )?(?:south )?korea$/u.test(phrase)) continue
    const isName = isCapital(text, first.from) && isCapital(text, last.from)
    const value = knownLatin(
      phrase,
      { isName, isSentenceStart: isSentenceStart(text.plain, first.from), length },
      names,
    )
    if (value) return { mention: { value, from: first.from, to: last.to }, length }
  }
  return null
}

type Look = { isName: boolean; isSentenceStart: boolean; length: number }

function knownLatin(
  phrase: string,
  { isName, isSentenceStart: isStart, length }: Look,
  names: PlaceNames,
): NamedPlace | null {
  const area = readArea(phrase)
  if (area) return { kind: 'area', area }
  const letters = lettersOnly(phrase)
  const region = letters.length >= 4 ? readRegion(phrase) : null
  const isExact =
    region !== null &&
    (lettersOnly(region.name.en) === letters ||
      /^(?:pusan|cheju|jejudo|jejuisland|busancity|seoulcity|kyongju|kangwon|seul|soeul)/u.test(letters))
  if (region && (isExact || (isName && !isStart && letters.length >= 6 && length === 1))) return { kind: 'region' }
  if (letters.length < 4)
    return letters === 'dmz' || (letters === 'ddp' && length === 1) || (letters === 'udo' && isName)
      ? { kind: 'place' }
      : null
  const named = findNamed(phrase, names)
  if (!named) return null
  // "Nami Island and Garden of Morning Calm" are two places.
  if (named.match !== 'name' && /\b(?:and|or)\b/u.test(phrase)) return null
  if (length === 1 && common.has(phrase)) return null
  if (named.match === 'name') return length > 1 || isName || letters.length >= 7 ? { kind: 'place' } : null
  // Another spelling is only believed of a name, and of a long word that ends like one.
  if (length === 1 && letters.length >= 9 && /(?:gung|sa|seong|mun)$/u.test(letters)) return { kind: 'place' }
  const isBelieved = !(isStart && length === 1) || /(?:sa|gung|san|dong|seong|mun)$/u.test(letters)
  return isName && letters.length >= 7 && isBelieved ? { kind: 'place' } : null
}

function isCapital({ source, starts }: BriefText, at: number): boolean {
  return /\p{Lu}/u.test(source.charAt(starts[at] ?? 0))
}

function isSentenceStart(plain: string, at: number): boolean {
  return /(?:^|[.!?\n])\s*$/u.test(plain.slice(0, at))
}

/** Dishes: a street that is named after one is meant by its whole name only. */
const dishes = new RegExp(
  `^(?:${concepts.flatMap(([{ interest, avoid }, , eastern]) => (interest === 'food' && avoid === null ? [eastern] : [])).join('|')})$`,
  'u',
)

const beginnings = new WeakMap<PlaceNames, ReadonlySet<string>>()

/** Whether any known name begins with these two characters. Most do not, and a name is dear to look up. */
function mayBeginName(two: string, names: PlaceNames): boolean {
  // Kana are transcribed first, and a blank is left out.
  if (/[\p{Script=Katakana}\s]/u.test(two)) return true
  let known = beginnings.get(names)
  if (!known) {
    const all = [...names.byLetters.keys(), ...names.byKey.keys(), ...listRegionKeys(), ...listAreaWords()]
    known = new Set(all.map((name) => name.slice(0, 2)))
    beginnings.set(names, known)
  }
  return known.has(two) || known.has(unifyCharacters(two))
}

type Lookup = { names: PlaceNames; look: (part: string) => NamedPlace | null }

function easternPlaces({ plain }: BriefText, names: PlaceNames): Mention<NamedPlace>[] {
  const found: Mention<NamedPlace>[] = []
  // A text that repeats itself must not take longer than any other.
  const looked = new Map<string, NamedPlace | null>()
  const look = (part: string) => {
    const known = looked.get(part)
    if (known !== undefined) return known
    const value = knownEastern(part, names)
    looked.set(part, value)
    return value
  }
  for (const run of plain.matchAll(
    /(?:(?<![a-z])[a-z])?[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+(?: (?=\p{Script=Hangul})[\p{Script=Hangul}]+)*/gu,
  )) {
    const [letters] = run
    for (let at = 0; at < letters.length;) {
      const step = longestEasternAt(letters, at, { names, look })
      if (step) found.push({ value: step.value, from: run.index + at, to: run.index + at + step.length })
      at += step?.length ?? 1
    }
  }
  return found
}

function longestEasternAt(
  letters: string,
  at: number,
  { names, look }: Lookup,
): { value: NamedPlace; length: number } | null {
  // A Hangul name begins a word: 제주 is no part of another.
  if (/\p{Script=Hangul}/u.test(letters.charAt(at)) && at > 0 && /\p{Script=Hangul}/u.test(letters.charAt(at - 1)))
    return null
  if (!mayBeginName(letters.slice(at, at + 2), names)) return null
  for (let length = Math.min(longestEastern, letters.length - at); length >= 2; length--) {
    const part = letters.slice(at, at + length)
    if (
      /\s$|^\s| .$| (?:클럽|카페|맛집|술집|쇼핑)$/u.test(part) ||
      commonEastern.has(part) ||
      dishes.test(part) ||
      isInsideKatakana(letters, at, length)
    )
      continue
    const value = look(part)
    if (value) return { value, length }
  }
  return null
}

/** Katakana has no blanks, so a name is the whole run of it. */
function isInsideKatakana(letters: string, at: number, length: number): boolean {
  const isKana = (index: number) => /[\p{Script=Katakana}ー]/u.test(letters.charAt(index))
  return (isKana(at) && isKana(at - 1)) || (isKana(at + length - 1) && isKana(at + length))
}

function knownEastern(part: string, names: PlaceNames): NamedPlace | null {
  if (/^[\p{Script=Hiragana}ー]+$/u.test(part)) return null
  const area = readArea(part)
  if (area) return { kind: 'area', area }
  // ソウルの森: by its exact name only.
  if (/\p{Script=Hiragana}/u.test(part))
    return part.length > 4 && findNamed(part, names)?.match === 'name' ? { kind: 'place' } : null
  if (isRegion(part)) return { kind: 'region' }
  if (quarters.has(part)) return { kind: 'place' }
  if (part.length < shortestEastern) return null
  const named = findNamed(part, names)
  if (named?.match === 'name') return { kind: 'place' }
  // Characters of another country, and kana, are spellings; a Hangul one would be a guess.
  return named && !/\p{Script=Hangul}/u.test(part) && !/^[\p{Script=Katakana}ー]{1,4}$/u.test(part)
    ? { kind: 'place' }
    : null
}

function isRegion(part: string): boolean {
  const region = readRegion(part)
  if (!region) return false
  // Shorter kana sound like too many words.
  if (/[\p{Script=Katakana}]/u.test(part))
    return (
      part.length >= 3 &&
      /^(?:ソウル|プサン|チェジュ島?|済州島?|キョンジュ|テグ|インチョン|スウォン|カンヌン|ソクチョ|チョンジュ|ヨス|アンドン|トンヨン|デジョン|テジョン|クァンジュ|ウルサン)$/u.test(
        part,
      )
    )
  return part.length >= 2 && !/(?:도|시)$/u.test(part.length === 2 ? part : '')
}
