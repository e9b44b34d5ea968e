import { expect, test } from 'vitest'
import fc from 'fast-check'
import { createKeyRing, makeKey, type Place } from './key-ring.ts'

const place: Place = { column: 'mgk.mails.content', row: 'one' }

test('any text opens as it was sealed, and never looks the same twice', () => {
  const ring = createKeyRing([makeKey()])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [first, second] = [ring.seal(text, place), ring.seal(text, place)]
      expect(ring.open(first, place)).toBe(text)
      expect(first.equals(second)).toBe(false)
    }),
  )
})

test('a value that was moved to another row or column, or changed in any byte, does not open', () => {
  const ring = createKeyRing([makeKey()])
  const sealed = ring.seal('Your link', place)
  expect(() => ring.open(sealed, { ...place, row: 'other' })).toThrow('authenticate')
  expect(() => ring.open(sealed, { ...place, column: 'mgk.mails.other' })).toThrow('authenticate')
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => ring.open(changed, place), `byte ${index}`).toThrow(/authenticate|sealed/)
  }
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => ring.open(sealed.subarray(0, length), place), `${length} bytes`).toThrow(/authenticate|sealed/)
  }
})

test('a new key seals from now on, and what older keys sealed still opens', () => {
  const [older, newer] = [makeKey(), makeKey()]
  const before = createKeyRing([older])
  const after = createKeyRing([older, newer])
  expect(after.open(before.seal('before', place), place)).toBe('before')
  const sealed = after.seal('after', place)
  expect(createKeyRing([newer]).open(sealed, place)).toBe('after')
  expect(() => before.open(sealed, place)).toThrow(
    `sealed with the data key ${newer.id}, which is not in DATA_KEY_FILE`,
  )
})

test('a fingerprint is the same for the same text of a column, also with a newer key, and no other', () => {
  const [older, newer] = [makeKey(), makeKey()]
  const made = createKeyRing([older]).fingerprint('mina@example.com', 'mgk.mails.to')
  expect(createKeyRing([older, newer]).fingerprint('mina@example.com', 'mgk.mails.to')).toEqual(made)
  expect(made).toHaveLength(32)
  for (const other of [
    createKeyRing([newer]).fingerprint('mina@example.com', 'mgk.mails.to'),
    createKeyRing([older]).fingerprint('mina@example.co', 'mgk.mails.to'),
    createKeyRing([older]).fingerprint('mina@example.com', 'mgk.mails.from'),
  ]) {
    expect(other.equals(made)).toBe(false)
  }
})
