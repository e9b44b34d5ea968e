import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  groupRecoveryCode,
  readRecoveryCode,
  readTimeCode,
  recoveryCodeCharacters,
  recoveryCodeLength,
} from './second-factor.ts'

const characters = fc
  .array(fc.constantFrom(...recoveryCodeCharacters.split('')), {
    minLength: recoveryCodeLength,
    maxLength: recoveryCodeLength,
  })
  .map((list) => list.join(''))

test('a recovery code is read back from the way it is shown', () => {
  fc.assert(
    fc.property(characters, (code) => {
      expect(readRecoveryCode(groupRecoveryCode(code))).toBe(code)
      expect(readRecoveryCode(` ${groupRecoveryCode(code).toUpperCase()} `)).toBe(code)
    }),
  )
})

test('letters that look like digits are read as those digits', () => {
  expect(readRecoveryCode('oO0i-IlL1-2222')).toBe('000111112222'.slice(0, recoveryCodeLength))
})

test('a text of another length or with another sign is no recovery code', () => {
  expect(readRecoveryCode('')).toBeNull()
  expect(readRecoveryCode('0123-4567-89a')).toBeNull()
  expect(readRecoveryCode('0123-4567-89ab-c')).toBeNull()
  expect(readRecoveryCode('0123-4567-89au')).toBeNull()
  expect(readRecoveryCode('0123-4567-89a한')).toBeNull()
})

test('a recovery code carries sixty bits', () => {
  expect(new Set(recoveryCodeCharacters).size).toBe(32)
  expect(recoveryCodeLength * 5).toBe(60)
})

test('a time code is six digits, with or without the gap that apps show', () => {
  expect(readTimeCode('123456')).toBe('123456')
  expect(readTimeCode(' 123 456 ')).toBe('123456')
  expect(readTimeCode('12345')).toBeNull()
  expect(readTimeCode('1234567')).toBeNull()
  expect(readTimeCode('12345a')).toBeNull()
  expect(readTimeCode('१२३४५६')).toBeNull()
})
