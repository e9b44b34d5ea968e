import { expect, test } from 'vitest'
import { presentName, refuseForeignColumns } from './mapping-file.ts'

test('a file without the columns is refused with those that are wanted and those that it has', () => {
  const columns = { id: ['id'], name: ['name'] }
  const refuse = (given: string[]) => () => refuseForeignColumns(columns, ['name', 'nameKo'], given, 'list.csv')
  expect(refuse(['name', 'a\u001b[31m'])).toThrow('list.csv has no column for the id (id). It has: name, a [31m.')
  expect(refuse(['id'])).toThrow('list.csv has no column for the name (name). It has: id.')
  expect(refuse(['id', 'name'])).not.toThrow()
})

test('a name of somebody else does nothing to a terminal', () => {
  expect(presentName('a\u001b]0;b\u0007\u202ec\nd')).toBe('a ]0;b  c d')
  expect(presentName('x'.repeat(100))).toHaveLength(61)
})
