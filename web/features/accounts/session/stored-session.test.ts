import { expect, test } from 'vitest'
import { greetingName } from './stored-session.ts'

test('the greeting uses the full name, or the part of the e-mail before the at-sign', () => {
  expect(greetingName(' Mina Okafor ', 'mina@example.com')).toBe('Mina Okafor')
  expect(greetingName('', 'mina@example.com')).toBe('mina')
  expect(greetingName(undefined, '"a@b"@example.com')).toBe('"a@b"')
  expect(greetingName({ hostile: true }, '')).toBe('')
})
