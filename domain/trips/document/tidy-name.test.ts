import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyName } from './tidy-name.ts'

const longest = 60

test('a name is one line without outer spaces or invisible characters, and markup is words', () => {
  expect(tidyName('  Busan \n\t with   Jun ', longest)).toBe('Busan with Jun')
  expect(tidyName('<b>부산</b>', longest)).toBe('<b>부산</b>')
  expect(tidyName('With 👨‍👩‍👧', longest)).toBe('With 👨‍👩‍👧')
  expect(tidyName('a\0b\u202Ec', longest)).toBe('a b c')
  expect(tidyName('가'.repeat(longest), longest)).toBe('가'.repeat(longest))
})

test('characters that turn the direction of what follows are no part of a name', () => {
  expect(tidyName('\u202Epart', longest)).toBe('part')
})

test('the length is counted in code points, so that an emoji counts once', () => {
  expect(tidyName('🏯'.repeat(longest), longest)).toBe('🏯'.repeat(longest))
})

test.each(['', ' \n ', '\u200B\u2060', '\u200D', 'x'.repeat(longest + 1)])('%j is no name', (typed) => {
  expect(tidyName(typed, longest)).toBeNull()
})

test('a tidied name is tidy', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const name = tidyName(typed, longest)
      expect(name === null ? null : tidyName(name, longest)).toBe(name)
    }),
  )
})
