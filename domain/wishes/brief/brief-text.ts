import { respell } from './spellings.ts'

/** The language that most rules of a brief depend on. A brief without East Asian characters is read as English. */
export type BriefLanguage = 'en' | 'ko' | 'ja' | 'zh'

/** A brief as it was typed, and folded for comparison, with the position of each folded character. */
export type BriefText = {
  source: string
  plain: string
  /** Where each character of `plain` begins and ends in `source`. */
  starts: readonly number[]
  ends: readonly number[]
  language: BriefLanguage
}

/** A part of a brief as it was typed: `source.slice(from, to)` is `words`. */
export type BriefSpan = { from: number; to: number; words: string }

const folds: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02BC': "'",
  '\u00B4': "'",
  '`': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u301C': '~',
  '\uFF5E': '~',
  '\u223C': '~',
}

/** Folds a text like `plainText`, but one character at a time, so that each reading can quote what it was read from. */
export function foldBrief(source: string): BriefText {
  let plain = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of source) {
    const folded = foldCharacter(character)
    plain += folded
    for (let index = 0; index < folded.length; index++) {
      starts.push(at)
      ends.push(at + character.length)
    }
    at += character.length
  }
  return respell({ source, plain, starts, ends, language: languageOf(plain) })
}

function foldCharacter(character: string): string {
  if (/\p{Cf}|\uFE0E|\uFE0F|\p{M}/u.test(character)) return ''
  if (/\n|\r/u.test(character)) return '\n'
  if (/\s/u.test(character)) return ' '
  const folded = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/gu, '')
  return Array.from(folded.normalize('NFKC'), (one) => folds[one] ?? one).join('')
}

function languageOf(plain: string): BriefLanguage {
  if (/\p{Script=Hangul}/u.test(plain)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) return 'ja'
  return /\p{Script=Han}/u.test(plain) ? 'zh' : 'en'
}

/**
 * The text without these ranges: what they say is not read a second time. Positions stay. With commas for what is left
 * out, the sentence goes on after it.
 */
export function maskRanges(
  text: BriefText,
  ranges: readonly { from: number; to: number }[],
  sign: '\n' | ',' = '\n',
): BriefText {
  let { plain } = text
  for (const { from, to } of ranges) plain = plain.slice(0, from) + sign.repeat(to - from) + plain.slice(to)
  return { ...text, plain }
}

/** The sentence around a part of a text, with its question mark. */
export function sentenceRange(plain: string, { from, to }: { from: number; to: number }): { from: number; to: number } {
  const begin = /[^.;!?。！？；\n]*$/u.exec(plain.slice(0, from))?.index ?? 0
  return { from: begin, to: to + (/^[^.;!?。！？；\n]*[?？]?/u.exec(plain.slice(to))?.[0].length ?? 0) }
}

/** The span of the typed text for a range of the folded one, without blanks at its ends. */
export function spanOf(text: BriefText, from: number, to: number): BriefSpan {
  const { plain, source, starts, ends } = text
  const head = from + (/^\s*/u.exec(plain.slice(from, to))?.[0].length ?? 0)
  const tail = to - (/\s*$/u.exec(plain.slice(head, to))?.[0].length ?? 0)
  const [start, end] = [starts[head] ?? source.length, ends[tail - 1] ?? 0]
  return { from: start, to: Math.max(start, end), words: source.slice(start, Math.max(start, end)) }
}
