import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { indexPlaceMentions } from './place-mentions.ts'

const palace = inventRow('palace', 1, { name: { en: 'Old Palace', ko: '옛궁전' }, aliases: ['The King’s House'] })
const gate = inventRow('gate', 2, { name: { en: 'Old Palace Gate', ko: '옛궁전문' } })
const market = inventRow('market', 3, { name: { en: 'Wide Market', ko: '넓은시장' }, station: 'Wide Market Station' })
const inn = inventRow('inn', 4, { name: { en: 'Inn', ko: '집' } })
const mentions = indexPlaceMentions([palace, gate, market, inn])

function others(text: string, ...allowed: string[]): string[] {
  return mentions
    .besides(allowed)(text)
    .map(({ id }) => id)
}

test.each([
  ['On to the Old  Palace.', ['palace']],
  ['Then OLD PALACE and Wide Market', ['palace', 'market']],
  ['옛궁전에서 내려요', ['palace']],
  ['An oldpalace or the Old Palaces', []],
  ['nothing at all', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(others(text).toSorted()).toEqual(ids.toSorted())
})

test('a place of the plan may be named by all of its names', () => {
  expect(others('Old Palace, 옛궁전, The King’s House', 'palace')).toEqual([])
})

test('a name within an allowed name does not count, and beside it does', () => {
  expect(others('Through the Old Palace Gate', 'gate')).toEqual([])
  expect(others('Through the Old Palace Gate to the Old Palace', 'gate')).toEqual(['palace'])
})

test('stations, areas, districts and addresses are no places', () => {
  expect(others('Get off at Wide Market Station in Insadong, Jongno-gu, Seoul')).toEqual([])
})

test('a name of a few letters is a word like others', () => {
  expect(others('An inn with 집 on its sign')).toEqual([])
})

test('ids that the catalogue does not hold change nothing', () => {
  expect(others('Old Palace', 'nowhere')).toEqual(['palace'])
})

test('a catalogue of many rows is read once and asked quickly, whatever the text is', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => inventRow(`row-${index}`, index))
  const find = indexPlaceMentions(rows).besides(['row-1'])
  const text = `${'a quiet lane between two hills. '.repeat(300)}The row-17 house.`
  expect(find(text).map(({ id }) => id)).toEqual(['row-17'])
})
