const rows: Record<string, string> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サシスセソ',
  z: 'ザジズゼゾ',
  t: 'タチツテト',
  d: 'ダヂヅデド',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  l: 'ラリルレロ',
}
const vowels = 'aiueo'
const syllables = new Map<string, string>([
  ...Object.entries(rows).flatMap(([consonant, characters]) =>
    Array.from(characters, (character, index) => [character, `${consonant}${vowels.charAt(index)}`] as const),
  ),
  ...Object.entries({
    ヤ: 'ya',
    ユ: 'yu',
    ヨ: 'yo',
    ワ: 'wa',
    ヲ: 'o',
    ン: 'n',
    チ: 'chi',
    ジ: 'ji',
    ツ: 'tsu',
    ヴ: 'vu',
    ッ: '',
  }),
])
const small = new Map(
  Object.entries({ ャ: 'ya', ュ: 'yu', ョ: 'yo', ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ヮ: 'wa' }),
)
// Korean syllables that end in a consonant get an extra vowel in kana: カンナム is Gangnam.
const borrowed = 'ムクプルス'
const lone = 'ンャュョァィゥェォ'

/** Transcribes kana of a Korean name: `readKana('キョンボックン')` is `kyonbokun`. Other characters stay as they are. */
export function readKana(text: string): string {
  const characters = Array.from(text.replace(/[ぁ-ゖ]/gu, toKatakana))
  let read = ''
  for (const [index, character] of characters.entries()) {
    const ending = small.get(character)
    const next = characters[index + 1] ?? ''
    if (ending !== undefined) read = joinSmall(read, ending)
    else if (character === 'ー') continue
    else if (borrowed.includes(character) && index > 0 && !lone.includes(next || 'x')) {
      read += (syllables.get(character) ?? '').slice(0, -1)
    } else read += syllables.get(character) ?? character
  }
  return read
}

function toKatakana(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0x60)
}

/** Joins a small kana to the syllable before it: キョ is kyo and not kiyo, チョ is cho, ウォ is wo and not uo. */
function joinSmall(read: string, ending: string): string {
  const stem = withoutVowel(read, ending)
  return stem + (/(?:ch|j)$/u.test(stem) ? ending.replace('y', '') : ending)
}

function withoutVowel(read: string, ending: string): string {
  if (read.endsWith('u') && !ending.startsWith('y')) {
    const before = read.slice(0, -1)
    return /(?:^|[aiueon])$/u.test(before) ? `${before}w` : before.replace(/k$/u, 'kw').replace(/g$/u, 'gw')
  }
  return read.replace(/[iueo]$/u, '')
}
