/**
 * Transcribes Hangul by the Revised Romanisation of 2000, as signs and timetables do: by pronunciation, including sound
 * changes between syllables. ㄴ before ㄹ is read as ㄹ; exceptions such as 신문로 (Sinmunno) are not handled. The
 * English name that a clinic chose for itself cannot be derived.
 */

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const medialCount = 21
const finalCount = 28

const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ')
const medials = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
/** Final consonants at the end of a word. */
const closings = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
/** Final consonants before a vowel, where they move to the next syllable. */
const liaisons = '- g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p -'.split(' ')
/** Palatalisation of ㄷ and ㅌ before 이. */
const beforeI: Record<string, string> = { d: 'j', t: 'ch', lt: 'lch' }
/** ㄱ, ㄷ, ㅈ after a final consonant with ㅎ. */
const aspirated: Record<string, string> = { g: 'k', d: 't', j: 'ch' }
const finalsWithH: Record<number, string> = { 6: 'n', 15: 'l', 27: '' }
const nasals: Record<string, string> = { k: 'ng', t: 'n', p: 'm' }

type Syllable = { initial: number; medial: number; final: number }

const silentInitial = 11
const rieul = 5
const vowelI = 20

/** `romanise('왕십리')` is `'wangsimni'`. Other characters stay as they are. */
export function romanise(text: string): string {
  let written = ''
  for (const part of text.normalize('NFC').match(/[가-힣]+|[^가-힣]+/gu) ?? []) {
    const syllables = Array.from(part, takeApart)
    written += syllables.every((syllable) => syllable !== null) ? romaniseWord(syllables) : part
  }
  return written
}

function takeApart(character: string): Syllable | null {
  const code = character.codePointAt(0) ?? 0
  if (code < firstSyllable || code > lastSyllable) return null
  const index = code - firstSyllable
  return {
    initial: Math.floor(index / (medialCount * finalCount)),
    medial: Math.floor(index / finalCount) % medialCount,
    final: index % finalCount,
  }
}

function romaniseWord(syllables: readonly Syllable[]): string {
  const [first] = syllables
  let written = first ? letters(initials[first.initial]) : ''
  for (const [index, syllable] of syllables.entries()) {
    written += letters(medials[syllable.medial])
    const next = syllables[index + 1]
    written += next ? joinSyllables(syllable.final, next) : letters(closings[syllable.final])
  }
  return written
}

/** The consonants between two vowels. */
function joinSyllables(final: number, { initial, medial }: Syllable): string {
  const begins = letters(initials[initial])
  const ends = letters(closings[final])
  if (initial === silentInitial) {
    const moved = letters(liaisons[final])
    return (medial === vowelI ? beforeI[moved] : undefined) ?? moved
  }
  const rest = finalsWithH[final]
  const breathed = aspirated[begins]
  if (rest !== undefined && breathed !== undefined) return rest + breathed
  if (initial === rieul) {
    if (ends === 'n' || ends === 'l') return 'll'
    return ends === '' ? 'r' : `${nasals[ends] ?? ends}n`
  }
  if (begins === 'n' && ends === 'l') return 'll'
  if (begins === 'n' || begins === 'm') return (nasals[ends] ?? ends) + begins
  return ends + begins
}

/** A hyphen in the tables stands for no letter. */
function letters(entry: string | undefined): string {
  return entry === undefined || entry === '-' ? '' : entry
}

/**
 * The name of an administrative division as on signs: `romaniseDivision('종로구')` is `'Jongno-gu'`,
 * `romaniseDivision('역삼1동')` is `'Yeoksam 1-dong'`. Sounds do not change across the hyphen.
 */
export function romaniseDivision(name: string): string {
  const [, base = name, number = '', kind = ''] = /^(.+?)(\d*)([시군구읍면동리가도])$/u.exec(name) ?? []
  const words = capitalise(romanise(base))
  if (kind === '') return words
  return `${words}${number && ` ${number}`}-${romanise(kind)}`
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
