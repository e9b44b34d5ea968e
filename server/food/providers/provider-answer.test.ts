import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readItems, unknownItem } from './provider-answer.ts'

const reading = {
  service: 'one',
  list: 'items',
  named: 'title',
  schema: z.object({ title: z.string() }),
  readRefusal: () => ({ code: null, theirs: null }),
  present: ({ title }: { title: string }) => ({
    ...unknownItem,
    id: title,
    title,
    source: 'naver' as const,
    attribution: null,
    mayShowOnMap: true,
  }),
}

test('of a list without an end the first fifty are read, in their order', () => {
  const items = Array.from({ length: 20_000 }, (_none, index) => ({ title: `${index}` }))
  const read = readItems(JSON.stringify({ items }), reading)
  expect([read.length, read[0]?.title, read.at(-1)?.title]).toEqual([50, '0', '49'])
})

test('one item that cannot be read is left out, and the others stay', () => {
  const read = readItems(JSON.stringify({ items: [{ title: 1 }, { title: 'two' }, null] }), reading)
  expect(read.map(({ title }) => title)).toEqual(['two'])
})
