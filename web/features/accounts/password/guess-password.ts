import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { commonPasswords, keyboard } from './common-passwords.generated.ts'

/** Level 0 is guessed at once, level 4 never. The advice names the most effective improvement. */
export type PasswordStrengthGuess = {
  level: ZxcvbnResult['score']
  advice: 'common' | 'personal' | 'pattern' | 'longer' | null
}

const estimator = new ZxcvbnFactory({ dictionary: { passwords: commonPasswords }, graphs: { qwerty: keyboard } })

// The estimate takes longer with the length, and beyond this every password is strong.
const longestRead = 72

/** Estimates how hard the password is to guess for somebody who knows this about its owner. */
export function guessPassword(password: string, about: readonly string[]): PasswordStrengthGuess {
  const personal = about.flatMap(findParts).filter((part) => part.length > 2)
  const { score, sequence } = estimator.check(password.slice(0, longestRead), personal)
  return { level: score, advice: score >= 3 ? null : findAdvice(sequence) }
}

/** The whole text, its parts, and joined parts: "mina", "okafor", "minaokafor". */
function findParts(text: string): string[] {
  const parts = text.split(/[\s@.+_-]+/)
  return [text, ...parts, parts.join(''), parts.slice(0, 2).join('')]
}

function findAdvice(sequence: ZxcvbnResult['sequence']): PasswordStrengthGuess['advice'] {
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'personal'
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'passwords')) return 'common'
  return sequence.some(({ pattern }) => ['spatial', 'repeat', 'sequence', 'date'].includes(pattern))
    ? 'pattern'
    : 'longer'
}
