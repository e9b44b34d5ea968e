import { createHash, randomInt } from 'node:crypto'
import {
  groupRecoveryCode,
  recoveryCodeCharacters,
  recoveryCodeCount,
  recoveryCodeLength,
} from '#domain/accounts/second-factor.ts'

/** The codes in the form in which they are shown, once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    groupRecoveryCode(Array.from({ length: recoveryCodeLength }, pickSign).join('')),
  )
}

/** Sixty random bits need no slow hash. The account is hashed too, so a guess counts for one account only. */
export function hashRecoveryCode(userId: string, characters: string): Buffer {
  return createHash('sha256').update(`${userId} ${characters}`).digest()
}

function pickSign(): string {
  return recoveryCodeCharacters.charAt(randomInt(recoveryCodeCharacters.length))
}
