import { expect, test } from 'vitest'
import { readContactMessage } from './contact-schemas.ts'

const written = { name: 'Mina', email: 'mina@example.com', message: 'The hours are wrong.' }

test('a message is taken as it was written, without the space around it', () => {
  const message = { ...written, name: '  Mina ', message: '\r\nThe hours\r\nare wrong.\r\n' }
  expect(readContactMessage(message)).toEqual({ message: { ...written, message: 'The hours\nare wrong.' } })
})

test('every field says the first thing that is wrong with it', () => {
  expect(readContactMessage({ name: '', email: ' ', message: '\n' })).toEqual({
    mistakes: { name: 'missing', email: 'missing', message: 'missing' },
  })
  const long = { name: 'n'.repeat(101), email: `${'m'.repeat(250)}@example.com`, message: 'm'.repeat(5_001) }
  expect(readContactMessage(long)).toEqual({
    mistakes: { name: 'too_long', email: 'too_long', message: 'too_long' },
  })
  for (const email of [
    'mina',
    'mina@',
    '@example.com',
    'mina@example',
    'a@example.com, b@example.com',
    'a b@example.com',
  ]) {
    expect(readContactMessage({ ...written, email }), email).toEqual({ mistakes: { email: 'malformed' } })
  }
})

test('a message of exactly the longest length is taken, however its lines end', () => {
  const message = 'line\n'.repeat(1_000).slice(0, 4_999).trimEnd()
  expect(readContactMessage({ ...written, message: message.replaceAll('\n', '\r\n') })).toEqual({
    message: { ...written, message },
  })
})
