import { expect, test } from 'vitest'
import { findMapping, readMapping } from './mapping.ts'

const usable = { source: 'A list', authority: null, columns: { id: ['id'], name: ['name'] } }

test('the mappings that are built in can be used', () => {
  for (const source of ['hira', 'nmc', 'licence', 'csv'])
    expect(findMapping(source).columns.id.length).toBeGreaterThan(0)
  expect(() => findMapping('kakao')).toThrow('No mapping is built in for the source "kakao"')
})

test.each([
  ['no JSON', '{', 'it is not JSON'],
  ['no columns', JSON.stringify({ source: null, authority: null }), 'columns'],
  ['no id', JSON.stringify({ ...usable, columns: { name: ['n'] } }), 'columns.id'],
  ['no name', JSON.stringify({ ...usable, columns: { id: ['n'] } }), 'name or nameKo is needed'],
  ['a field that nobody knows', JSON.stringify({ ...usable, columns: { ...usable.columns, price: ['p'] } }), 'price'],
  [
    'a treatment that nobody knows',
    JSON.stringify({ ...usable, treatments: { kinds: { 1: 'hair' }, departments: {}, names: {} } }),
    'treatments.kinds.1',
  ],
])('a mapping with %s is refused with a sentence that names it', (_what, text, named) => {
  expect(() => readMapping(text, 'mine.json')).toThrow(/^mine\.json cannot be used: /)
  expect(() => readMapping(text, 'mine.json')).toThrow(named)
})
