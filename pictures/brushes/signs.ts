import { box, fill, group, stroke } from './pen.ts'
import type { Stage } from './stage.ts'

/** Strokes of the letters in a square of 100: lines, and a ring for ㅇ. */
const strokes: Record<string, string> = {
  ㄱ: 'M10 20h80q0 50-14 74',
  ㄴ: 'M14 10v76h76',
  ㄷ: 'M88 14h-74v74h76',
  ㄹ: 'M12 12h76v36h-76v40h78',
  ㅁ: 'M14 14h72v72h-72z',
  ㅂ: 'M14 8v82h72v-82M14 46h72',
  ㅅ: 'M50 8q-4 50-42 82M50 30q10 40 42 60',
  ㅇ: 'M50 14a36 36 0 1 0 .1 0z',
  ㅈ: 'M10 14h80q-24 40-82 76M54 48q14 26 38 42',
  ㅊ: 'M36 2h28M10 24h80q-24 34-82 66M54 52q14 22 38 38',
  ㅋ: 'M10 16h80q0 50-14 76M12 50h74',
  ㅌ: 'M88 12h-74v76h76M14 50h70',
  ㅍ: 'M8 14h84M8 88h84M32 14v74M68 14v74',
  ㅎ: 'M36 2h28M8 24h84M50 40a25 25 0 1 0 .1 0z',
  ㄲ: 'M6 20h36q0 46-12 74M54 20h38q0 46-12 74',
  ㄸ: 'M44 14h-34v74h36M92 14h-34v74h36',
}
const upright: Record<string, string> = {
  ㅏ: 'M30 0v100M30 46h50',
  ㅑ: 'M30 0v100M30 32h50M30 62h50',
  ㅓ: 'M70 0v100M70 46h-52',
  ㅕ: 'M70 0v100M70 32h-52M70 62h-52',
  ㅣ: 'M54 0v100',
  ㅐ: 'M26 4v92M72 0v100M26 46h46',
  ㅔ: 'M80 0v100M46 4v92M46 46h-34',
}
const lying: Record<string, string> = {
  ㅗ: 'M50 10v60M0 74h100',
  ㅛ: 'M32 10v60M68 10v60M0 74h100',
  ㅜ: 'M0 20h100M50 20v70',
  ㅠ: 'M0 20h100M32 20v70M68 20v70',
  ㅡ: 'M0 40h100',
}
const both: Record<string, readonly [string, string]> = {
  ㅢ: ['ㅡ', 'ㅣ'],
  ㅝ: ['ㅜ', 'ㅓ'],
  ㅘ: ['ㅗ', 'ㅏ'],
  ㅟ: ['ㅜ', 'ㅣ'],
  ㅚ: ['ㅗ', 'ㅣ'],
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const medials = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const finals = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄳ',
  'ㄴ',
  'ㄵ',
  'ㄶ',
  'ㄷ',
  'ㄹ',
  'ㄺ',
  'ㄻ',
  'ㄼ',
  'ㄽ',
  'ㄾ',
  'ㄿ',
  'ㅀ',
  'ㅁ',
  'ㅂ',
  'ㅄ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
]

/** A letter squeezed into its part of the square. Relative ways stay relative; of an arc only the radii change. */
function place(d: string, x: number, y: number, width: number, height: number, size: number): string {
  const tenth = (value: number) => Math.round(value * size * 10) / 10
  return d.replaceAll(/([MhvlqaHVz])([^MhvlqaHVz]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) / 100)
    const across = (value: number) => tenth(value * width)
    const down = (value: number) => tenth(value * height)
    if (command === 'M') return `M${tenth(x + (numbers[0] ?? 0) * width)} ${tenth(y + (numbers[1] ?? 0) * height)}`
    if (command === 'h') return `h${across(numbers[0] ?? 0)}`
    if (command === 'v') return `v${down(numbers[0] ?? 0)}`
    if (command === 'a') return `a${across(numbers[0] ?? 0)} ${down(numbers[1] ?? 0)} 0 1 0 .1 0`
    return command + numbers.map((value, index) => (index % 2 === 0 ? across(value) : down(value))).join(' ')
  })
}

/** One syllable as strokes, in a square of `size`: letters are drawn, so no font is asked for. */
function syllable(letter: string, size: number): string {
  const code = letter.charCodeAt(0) - 0xac00
  const initial = strokes[initials[Math.floor(code / 588)] ?? ''] ?? ''
  const medial = medials[Math.floor((code % 588) / 28)] ?? ''
  const final = strokes[finals[code % 28] ?? ''] ?? ''
  const high = final ? 0.56 : 0.92
  const tail = final ? place(final, 0.16, 0.64, 0.68, 0.3, size) : ''
  const [lies, stands] = both[medial] ?? [medial, medial]
  const flat = lying[lies] ?? ''
  const tall = upright[stands] ?? ''
  if (flat && tall)
    return (
      place(initial, 0.08, 0.04, 0.5, high * 0.5, size) +
      place(flat, 0.04, high * 0.58, 0.6, high * 0.4, size) +
      place(tall, 0.62, 0, 0.3, high + 0.06, size) +
      tail
    )
  if (flat)
    return (
      place(initial, 0.18, 0.04, 0.64, high * 0.5, size) +
      place(flat, 0.04, high * 0.56, 0.92, high * 0.42, size) +
      tail
    )
  return place(initial, 0.06, 0.06, 0.5, high * 0.86, size) + place(tall, 0.58, 0, 0.36, high + 0.04, size) + tail
}

type Sign = { word: string; x: number; y: number; size: number; colour: string; down?: boolean }

/**
 * A word that the place itself would wear, drawn stroke by stroke; it reads the right way round in a turned picture.
 */
export function drawWord(stage: Stage, { word, x, y, size, colour, down = false }: Sign): string {
  const letters = word.split('').map((letter, index) => {
    const along = Math.round(index * size * 1.12)
    const spot = `translate(${down ? 0 : along} ${down ? along : 0})`
    return group(stroke(syllable(letter, size), colour, Math.max(1.4, size / 10)), spot)
  })
  const width = down ? size : wordWidth(word, size)
  const turn = stage.mirrored
    ? `translate(${Math.round(x + width)} ${Math.round(y)})scale(-1 1)`
    : `translate(${Math.round(x)} ${Math.round(y)})`
  return group(letters.join(''), turn)
}

function wordWidth(word: string, size: number): number {
  return Math.round(word.length * size * 1.12 - size * 0.12)
}

/** A board with a word in its middle. */
export function drawSign(stage: Stage, { word, x, y, size, colour, board }: Sign & { board: string }): string {
  const width = wordWidth(word, size) + size
  const panel = fill(box(x - width / 2, y, width, size * 1.6), board)
  return panel + drawWord(stage, { word, x: x - width / 2 + size / 2, y: y + size * 0.3, size, colour })
}
