import { expect, test } from 'vitest'
import { findMapping, presentName, readMapping, refuseForeignColumns } from './mapping.ts'

const usable = { source: 'A list', authority: null, columns: { id: ['id'], name: ['name'] } }

test('the mappings that are built in can be used', () => {
  for (const source of ['hira', 'nmc', 'csv']) expect(findMapping(source).columns.id.length).toBeGreaterThan(0)
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

test('a file without the columns is refused with those that are wanted and those that it has', () => {
  const { columns, ...rest } = readMapping(JSON.stringify(usable), 'mine.json')
  const refuse = (given: string[]) => () => refuseForeignColumns({ ...rest, columns }, given, 'list.csv')
  expect(refuse(['name', 'a\u001b[31m'])).toThrow('list.csv has no column for the id (id). It has: name, a [31m.')
  expect(refuse(['id'])).toThrow('list.csv has no column for the name (name). It has: id.')
  expect(refuse(['id', 'name'])).not.toThrow()
})

test('a name of somebody else does nothing to a terminal', () => {
  expect(presentName('a\u001b]0;b\u0007\u202ec\nd')).toBe('a ]0;b  c d')
  expect(presentName('x'.repeat(100))).toHaveLength(61)
})
