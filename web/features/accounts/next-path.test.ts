import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNextPath } from './next-path.ts'

function read(next: string): string {
  return readNextPath(`?${new URLSearchParams({ next })}`)
}

test('a path of this site is where one goes after signing in', () => {
  expect(read('/settings?tab=account#sessions')).toBe('/settings?tab=account#sessions')
  expect(read('/')).toBe('/')
})

test('another site, a script, and the forms themselves lead home', () => {
  const hostile = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
  ]
  const hidden = ['/\t/evil.example', '/\n/evil.example', ' //evil.example', '/x\\..\\..//evil.example', 'settings', '']
  for (const next of [...hostile, ...hidden, '/login', '/signup/?next=/login']) expect(read(next), next).toBe('/')
  expect(readNextPath('')).toBe('/')
})

test('the next path stays on this site for any text', () => {
  const sign = fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', '\t', '%2f', 'e.example', 'a')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (characters) => {
      const path = read(characters.join(''))
      expect(new URL(path, 'https://guide.example').origin).toBe('https://guide.example')
      // As an address of its own, as a router may write it into a link.
      expect(path).toMatch(/^\/(?!\/|\\)/)
    }),
  )
})
