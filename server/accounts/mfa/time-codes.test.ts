import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { describeSecret, findAcceptedStep, makeSecret } from './time-codes.ts'

const secret = makeSecret()
const at = Date.UTC(2026, 10, 21, 12, 0, 10)
const step = Math.floor(at / 30_000)

function codeOf(someStep: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: someStep * 30_000 })
}

test('the vectors of RFC 6238 come out, cut to six digits', () => {
  const known = Secret.fromLatin1('12345678901234567890').base32
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ] as const
  for (const [seconds, code] of vectors) {
    const found = findAcceptedStep({ secret: known, code, at: seconds * 1_000, lastUsedStep: null })
    expect(found).toBe(Math.floor(seconds / 30))
  }
})

test('the code of now and of each neighbour is accepted, and no other', () => {
  for (const distance of [-1, 0, 1]) {
    expect(findAcceptedStep({ secret, code: codeOf(step + distance), at, lastUsedStep: null })).toBe(step + distance)
  }
  for (const distance of [-3, -2, 2, 3]) {
    expect(findAcceptedStep({ secret, code: codeOf(step + distance), at, lastUsedStep: null })).toBeNull()
  }
})

test('a time step is accepted at most once and never after a later one', () => {
  const arrivals = fc.array(fc.record({ distance: fc.integer({ min: -2, max: 2 }), seconds: fc.nat(90) }))
  fc.assert(
    fc.property(arrivals, (list) => {
      let lastUsedStep: number | null = null
      let clock = at
      for (const { distance, seconds } of list) {
        clock += seconds * 1_000
        const code = codeOf(Math.floor(clock / 30_000) + distance)
        const accepted = findAcceptedStep({ secret, code, at: clock, lastUsedStep })
        if (accepted === null) continue
        expect(accepted).toBeGreaterThan(lastUsedStep ?? -1)
        lastUsedStep = accepted
      }
    }),
  )
})

test('the address for the app names issuer and account, whatever characters they hold', () => {
  const uri = describeSecret({ secret, issuer: 'My Guide Korea', account: 'a+b&c@example.com' })
  expect(uri).toMatch(/^otpauth:\/\/totp\/My%20Guide%20Korea:a%2Bb%26c%40example\.com\?/)
  expect(new URL(uri).searchParams.get('issuer')).toBe('My Guide Korea')
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
})

test('secrets have 160 bits and differ', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeSecret()).not.toBe(secret)
})
