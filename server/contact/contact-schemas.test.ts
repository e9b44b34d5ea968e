import { expect, test } from 'vitest'
import { readContactMessage } from './contact-schemas.ts'

const written = { name: 'Mina', email: 'mina@example.com', message: 'The hours are wrong.', about: '' }

test('a message is taken as it was written, without the space around it', () => {
  const message = { ...written, name: '  Mina ', message: '\r\nThe hours\r\nare wrong.\r\n' }
  expect(readContactMessage(message, true)).toEqual({ message: { ...written, message: 'The hours\nare wrong.' } })
})

test('every field says the first thing that is wrong with it', () => {
  expect(readContactMessage({ name: '', email: ' ', message: '\n', about: '' }, true)).toEqual({
    mistakes: { name: 'missing', email: 'missing', message: 'missing' },
  })
  const long = { name: 'n'.repeat(101), email: `${'m'.repeat(250)}@example.com`, message: 'm'.repeat(5_001), about: '' }
  expect(readContactMessage(long, true)).toEqual({
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
    expect(readContactMessage({ ...written, email }, true), email).toEqual({ mistakes: { email: 'malformed' } })
  }
})

test('a message of exactly the longest length is taken, however its lines end', () => {
  const message = 'line\n'.repeat(1_000).slice(0, 4_999).trimEnd()
  expect(readContactMessage({ ...written, message: message.replaceAll('\n', '\r\n') }, true)).toEqual({
    message: { ...written, message },
  })
})

test('a report needs no name and address, and those that it has are validated', () => {
  const report = { name: '', email: ' ', message: 'It is shut on Tuesdays.', about: '/places/gyeongbokgung' }
  expect(readContactMessage(report, false)).toEqual({ message: { ...report, email: '' } })
  expect(readContactMessage({ ...report, email: 'mina' }, false)).toEqual({ mistakes: { email: 'malformed' } })
  const long = { ...report, name: 'n'.repeat(101), message: '' }
  expect(readContactMessage(long, false)).toEqual({ mistakes: { name: 'too_long', message: 'missing' } })
})

test('a report is about a page of a place or a clinic, and about nothing else that somebody sends', () => {
  for (const about of ['/places/n-seoul-tower', '/dental-clinics/12', '/stem-cell-clinics/1795460577425014']) {
    expect(readContactMessage({ ...written, about }, false)).toEqual({ message: { ...written, about } })
  }
  for (const about of [
    '//evil.example/places/a',
    '/places/',
    '/places/a/b',
    '/places/../settings',
    '/places/a?b',
    '/places/A',
    '/dental-clinics/0',
    '/dental-clinics/1e3',
    '/settings/1',
    'https://evil.example/places/a',
    'javascript:alert(1)',
    `/places/${'a'.repeat(101)}`,
  ]) {
    expect(readContactMessage({ ...written, about }, false), about).toEqual({ message: { ...written, about: '' } })
  }
})
