import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

test('what a person types stays, in every script', () => {
  for (const text of ['Mina Kim', '김민아', 'مينا', '👩‍👩‍👧 \tok\nok', "O'Brien <b>"]) expect(plainText(text)).toBe(text)
})

test('nothing turns the words beside it around, ends them, or cannot be stored', () => {
  expect(plainText('\u202Emoc.live@anim\u202C')).toBe('moc.live@anim')
  expect(plainText('\u2066a\u2069\u0000\u001B[31m\uD800')).toBe('a[31m')
  expect(plainLine(' Mina\r\nBcc: \t x@example.com ')).toBe('Mina Bcc: x@example.com')
})
