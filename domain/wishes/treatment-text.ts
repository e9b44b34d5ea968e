import type { Procedure } from '#domain/clinics/procedures/procedures.ts'
import { readProcedures } from '#domain/clinics/procedures/read-procedures.ts'
import type { TreatmentClass, TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { editDistance } from './edit-distance.ts'
import { plainText } from './plain-text.ts'

/** The meaning of a text about treatments. */
export type TreatmentReading = {
  /** Matched rows of the table, each with the normalised words that matched: several procedures can share a row. */
  understood: { id: string; words: string[] }[]
  /** Rows that the text rejects. */
  declined: string[]
  /** Parts of the text without a match. */
  unread: string[]
  /** The procedures that these parts name, of which no recovery is known. */
  procedures: Procedure[]
  /** Whether the traveller wants to leave as early as the pages of the treatment state. */
  wantsShortestStay?: true
}

// See `shortestStayWords`.
const shortestStay = /\b(?:shortest|minimum) stay\b/giu

const separators =
  /[,;/\n|+&、，；·・。]|\.\s|\b(?:and|plus|then|also|but|or|with)\b|(?<=\S)\s*(?:그리고|하고 |이랑|랑 |와 |과 |및)|[和跟與与]|以及|(?<=\S)と/gu
const noBefore = /(?:\b(?:no|not|without|except|don't want|don't need)(?: an?| any| the)?|不要|不做|不想做|除了)\s*$/u
const noAfter = /^\s*(?:은|는|を|は)?\s*(?:말고|빼고|제외|없이|안 |以外|なし|しない|いらない|不要)/u

// Words that people write around the name of a treatment.
const filler =
  /\b(?:i|we|i'd|i'm|am|is|it|a|an|the|my|to|of|on|for|in|want|would|like|get|getting|have|having|do|doing|need|looking|thinking|about|considering|consider|interested|maybe|possibly|perhaps|surgery|procedure|treatment|consultation|please|some|small|natural)\b|수술|시술|상담|치료|받고|싶어요|싶습니다|원해요|할게요|手術|施術|治療|カウンセリング|したいです|したい|希望|です|想做|想要|我想|咨询|諮詢|手术|治疗/gu

const shortestTypo = 6

/** Finds all treatments that a text names, in any of their languages and with typos. */
export function readTreatmentText(text: string, rows: readonly TreatmentFacts[]): TreatmentReading {
  const names = namesOf(rows)
  const understood = new Map<string, Set<string>>()
  const declined = new Set<string>()
  const unread: string[] = []
  for (const piece of piecesOf(text.replace(shortestStay, ' '))) {
    const found = findNames(piece, names)
    for (const { id, words, refused } of found) {
      if (refused) declined.add(id)
      else understood.set(id, (understood.get(id) ?? new Set()).add(words))
    }
    if (found.length === 0) unread.push(piece)
  }
  return {
    understood: Array.from(understood, ([id, words]) => ({ id, words: [...words] })),
    declined: [...declined].filter((id) => !understood.has(id)),
    unread: [...new Set(unread)],
    procedures: [...new Set(unread.flatMap((piece) => readProcedures(piece).found.map(({ procedure }) => procedure)))],
    ...(text.search(shortestStay) >= 0 && { wantsShortestStay: true }),
  }
}

type TreatmentName = { id: string; words: string; pattern: RegExp | null }

/** The names of a table, which is read again for each text. */
const namesOfTables = new WeakMap<readonly TreatmentFacts[], readonly TreatmentName[]>()

function namesOf(rows: readonly TreatmentFacts[]): readonly TreatmentName[] {
  const names = namesOfTables.get(rows) ?? sortNames(rows)
  namesOfTables.set(rows, names)
  return names
}

/** The longest names first, so that `laser eye surgery` does not match a skin laser. */
function sortNames(rows: readonly TreatmentFacts[]): TreatmentName[] {
  const names = rows.flatMap(({ id, words }) => words.map((word) => ({ id, words: plainText(word) })))
  return names
    .map(({ id, words }) => ({ id, words, pattern: patternOf(words) }))
    .toSorted((one, other) => other.words.length - one.words.length)
}

/** A Latin name must be a whole word, in singular or plural. Hangul, kana and Han may be written without spaces. */
function patternOf(words: string): RegExp | null {
  // A single character is part of too many words, so it must be the whole piece.
  if (words.length === 1) return null
  const spaced = words.replace(/[ -]/gu, '[ -]?')
  return new RegExp(/^\p{ASCII}+$/u.test(words) ? `(?<![a-z])${spaced}s?(?![a-z])` : spaced, 'gu')
}

function piecesOf(text: string): string[] {
  // A colon or a line break also ends a wish. They are split first, because plainText turns line breaks into spaces.
  const lines = text.split(/[\n\r:：]/u)
  const pieces = lines.flatMap((line) => plainText(line).split(separators))
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

type FoundName = { id: string; words: string; refused: boolean }

function findNames(piece: string, names: readonly TreatmentName[]): FoundName[] {
  const found = namesInside(piece, names).map(({ id, from, to }): FoundName => {
    const refused = noBefore.test(piece.slice(0, from)) || noAfter.test(piece.slice(to))
    return { id, words: piece.slice(from, to), refused }
  })
  return found.length > 0 ? found : findWhole(piece, names)
}

/** The names of treatments in a plain text, with their positions. */
export function findTreatmentNames(
  plain: string,
  rows: readonly TreatmentFacts[],
): { id: string; from: number; to: number }[] {
  return namesInside(plain, namesOf(rows))
}

/** "Laser eye surgery (SMILE)": a laser of the eyes whose kind is told behind it. */
const toldLaser =
  /(?:laser eye surgery|laser vision correction|vision correction|시력 ?교정(?:술| ?수술)?|視力矯正(?:手術)?|近[視视](?:雷射|激光|手[術术])|激光近视(?:手术)?)\s?\(?\s?(?:lasik|smile|라식|스마일|レーシック|スマイル|全?[飞飛]秒)[a-z]*/gu

function namesInside(text: string, names: readonly TreatmentName[]): { id: string; from: number; to: number }[] {
  const found: { id: string; from: number; to: number }[] = []
  let rest = text
  for (const { 0: words, index } of names.some(({ id }) => id === 'lasik') ? text.matchAll(toldLaser) : []) {
    found.push({ id: 'lasik', from: index, to: index + words.length })
    rest = rest.replace(words, '\n'.repeat(words.length))
  }
  for (const { id, pattern } of names) {
    if (!pattern) continue
    for (const match of rest.matchAll(pattern)) {
      found.push({ id, from: match.index, to: match.index + match[0].length })
    }
    // Replaced by a text of the same length, so that indexes stay valid.
    rest = rest.replace(pattern, (covered) => '\n'.repeat(covered.length))
  }
  return found
}

/** Matches the whole piece without filler words, exactly or with a typo. */
function findWhole(piece: string, names: readonly TreatmentName[]): FoundName[] {
  const core = piece.replace(filler, ' ').replace(/\s+/gu, ' ').trim()
  const near = names
    .map(({ id, words }) => ({ id, words, distance: editDistance(core, words, typosIn(words)) }))
    .filter(({ words, distance }) => distance <= typosIn(words))
    .toSorted((one, other) => one.distance - other.distance)
  const [best] = near
  const isClear = near.every(({ id, distance }) => id === best?.id || distance > (best?.distance ?? 0))
  return best && isClear ? [{ id: best.id, words: core, refused: false }] : []
}

function typosIn(words: string): number {
  if (!/^\p{ASCII}+$/u.test(words) || words.length < shortestTypo) return 0
  return words.length < 2 * shortestTypo ? 1 : 2
}

/** The class of treatment for a category of the planner. The other two categories are places. */
export function treatmentClassOf(category: BeautyCategory): TreatmentClass | null {
  switch (category) {
    case 'Skin Treatment':
      return 'skin'
    case 'Medical Treatment':
      return 'medical'
    case 'Plastic Surgery':
      return 'surgery'
    case 'Hair Care':
    case 'Korean Skincare Shopping':
      return null
  }
}
