import { expect, test } from 'vitest'
import { createContactFilter } from './contact-filter.ts'

const avery = createContactFilter(['Avery Quill', 'avery.q+trip@example.com', '+82 (10) 1234-5678'])

test.each([
  ["Avery Quill's house", "…'s house"],
  ['avery  QUILL, Namsan', '…, Namsan'],
  ['write to Avery.Q+Trip@Example.com please', 'write to … please'],
  ['call 821012345678 or +82 10-1234-5678', 'call … or +…'],
  ['Avery Quillington', 'Avery Quillington'],
  ['Namsan Tower', 'Namsan Tower'],
])('"%s" is repeated as "%s"', (text, told) => {
  expect(avery.inText(text)).toBe(told)
})

test('the contact filter leaves short and empty answers alone', () => {
  for (const answers of [
    ['', '', ''],
    ['Jo', 'x', '12'],
  ]) {
    expect(createContactFilter(answers).inText('Jo likes x and 12')).toBe('Jo likes x and 12')
  }
})

test('a name with a hyphen is found as one', () => {
  expect(createContactFilter(['Ana Smith-Jones']).inText('for ana smith-jones')).toBe('for …')
})

test('an answer that looks like a pattern is taken as it stands', () => {
  expect(createContactFilter(['(.*)+', '[a-z]', '1.2.3.4.5.6.7']).inText('abc (.*)+ [a-z] 1234567')).toBe('abc … … …')
})
