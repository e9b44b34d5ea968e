const sameSounds = [
  ['ng', 'n'],
  ['ch', 'j'],
  ['sh', 's'],
  ['eo', 'o'],
  ['eu', 'o'],
  ['oo', 'o'],
  ['ou', 'o'],
  ['ae', 'e'],
  ['ai', 'e'],
  ['oe', 'e'],
  ['ee', 'i'],
  ['ui', 'i'],
] as const
const [sounds, sameLetters] = ['kqctpfvluz', 'gggdbbbroj']

/**
 * What the spellings of one Korean word have in common: Gangnam and Kangnam, Sinsa and Shinsa. The database does the
 * same (mgk.sound_key), and a test compares the two.
 */
export function soundKey(word: string): string {
  return sameSounds
    .reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), word)
    .replaceAll(/[kqctpfvluz]/gu, (letter) => sameLetters.charAt(sounds.indexOf(letter)))
    .replaceAll(/(.)\1+/gu, '$1')
}
