import { expect, test } from 'vitest'
import { readRecoveryCode } from '#domain/accounts/second-factor.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

test('ten codes are made, each another, each readable', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    expect(readRecoveryCode(code)).toBe(code.replaceAll('-', ''))
  }
})

test('the same code of two accounts has two hashes', () => {
  expect(hashRecoveryCode('one', '000000000000')).not.toEqual(hashRecoveryCode('two', '000000000000'))
})
