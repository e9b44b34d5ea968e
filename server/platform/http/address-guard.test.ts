import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#domain/site/problems.ts'
import { guardAddress } from './address-guard.ts'

function refusal(url: string): string | null {
  try {
    guardAddress(url)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

test('ordinary addresses pass, Hangul and encoded spaces too', () => {
  for (const path of [
    '/',
    '',
    '/places?near=37.5,127&q=%00',
    '/%EA%B2%BD%EB%B3%B5%EA%B6%81',
    '/a%20b',
    '/경복궁',
    '/a?x=//y',
  ]) {
    expect(refusal(`http://localhost:3000${path}`)).toBeNull()
  }
})

test('addresses that nothing could read are refused', () => {
  for (const path of [
    '//',
    '//evil.example',
    '/a//b',
    '/%',
    '/%0',
    '/%zz',
    '/%00',
    '/a%00b',
    '/%ff',
    '/%C0%AF',
    '/%0d%0aX: y',
    '/%5c',
    '/a%2Fb',
  ]) {
    expect(refusal(`http://localhost:3000${path}`), path).toBe('request.malformed_address')
  }
})

test('an address of more than 4 KB is too long', () => {
  expect(refusal(`http://localhost/?${'q'.repeat(4094)}`)).toBeNull()
  expect(refusal(`http://localhost/?${'q'.repeat(4095)}`)).toBe('request.address_too_long')
})

test('an address passes the guard only if its path can be decoded', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '%', '0', 'f', 'F', '2', '5', 'c', '?', '#', '.', '\\', ' ', '경') }),
      (text) => {
        const [path = ''] = text.split('?')
        expect(refusal(`http://localhost/${text}`) !== null || isReadable(`/${path}`)).toBe(true)
      },
    ),
  )
})

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
