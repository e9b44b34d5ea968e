import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { longestRecord } from './csv-records.ts'
import { createFeatureReader } from './json-features.ts'
import { readRows, type Row } from './read-rows.ts'

const folder = await makeTemporaryFolder()
afterAll(() => folder.remove())

async function read(content: string): Promise<Row[]> {
  const file = join(folder.path, 'map.geojson')
  await writeFile(file, content)
  const rows: Row[] = []
  for await (const piece of readRows(file)) rows.push(...piece.rows)
  return rows
}

function feature(properties: object, coordinates: unknown = [126.977, 37.579]) {
  return { type: 'Feature', id: 'n1', properties, geometry: { type: 'Point', coordinates } }
}

const there = { '@id': 'n1', '@lat': '37.579', '@lng': '126.977' }

test('a collection of one line, one of many lines, lines of features and a text sequence give the same rows', async () => {
  const one = feature({ name: '경복궁', n: 1, nested: { a: 1 } })
  const expected = [1, 2].map((line) => ({ line, cells: { name: '경복궁', n: '1', ...there } }))
  const collection = { type: 'FeatureCollection', features: [one, one] }
  expect(await read(JSON.stringify(collection))).toEqual(expected)
  expect(await read(JSON.stringify(collection, null, 2))).toEqual(expected)
  expect(await read(`${JSON.stringify(one)}\n${JSON.stringify(one)}\n`)).toEqual(expected)
  expect(await read(`\u001e${JSON.stringify(one)}\n\u001e${JSON.stringify(one)}\n`)).toEqual(expected)
})

test('an area is where its middle is, an element of Overpass where its centre is, and what has no place has none', async () => {
  const square = [
    [
      [126, 37],
      [127, 37],
      [127, 38],
      [126, 37],
    ],
  ]
  const elements = [
    { type: 'way', id: 5, center: { lat: 37.1, lon: 127.1 }, tags: { name: 'A' } },
    { type: 'node', id: 6, lat: 37.2, lon: 127.2, tags: { name: 'B' } },
    { type: 'relation', id: 7, tags: { name: 'C' } },
  ]
  expect(await read(JSON.stringify(feature({}, square)))).toMatchObject([
    { cells: { '@lat': '37.5', '@lng': '126.5' } },
  ])
  expect((await read(JSON.stringify({ version: 0.6, elements }))).map(({ cells }) => cells)).toEqual([
    { name: 'A', '@id': 'way/5', '@lat': '37.1', '@lng': '127.1' },
    { name: 'B', '@id': 'node/6', '@lat': '37.2', '@lng': '127.2' },
    { name: 'C', '@id': 'relation/7' },
  ])
})

test('a row that has features of its own is a row', async () => {
  expect(await read('{"id":1,"features":["lift"]}\n')).toEqual([{ line: 1, cells: { id: '1', features: 'lift' } }])
})

test('of a feature that is longer than any record nothing is kept, and those around it are read', async () => {
  const long = feature({ name: 'x"\\'.repeat(longestRecord) })
  const rows = await read(JSON.stringify({ type: 'FeatureCollection', features: [feature({}), long, feature({})] }))
  expect(rows).toEqual([
    { line: 1, cells: there },
    { line: 2, cells: null },
    { line: 3, cells: there },
  ])
})

test.each([
  ['{"type":"FeatureCollection","features":[{"type":"Feature"}', 'it was cut off'],
  ['{"type":"FeatureCollection",\n"features":[{"type":"Fea', 'it was cut off'],
  ['{"type":"FeatureCollection",\n"features":[ 1 ]}', 'stands something else'],
])('the list %j is not trusted', async (content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence)
})

test('the features of a file are the same for pieces of any size', () => {
  const properties = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constantFrom('"}]', '\\', '{"')))
  fc.assert(
    fc.property(fc.array(properties, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (given, size) => {
      const features = given.map((one) => feature(one))
      const text = JSON.stringify({ type: 'FeatureCollection', features })
      const reader = createFeatureReader('map.geojson')
      const found: unknown[] = []
      for (let at = 0; at < text.length; at += size) {
        for (const one of reader.read(text.slice(at, at + size), at + size >= text.length)) found.push(one.text)
      }
      expect(found).toEqual(features.map((one) => JSON.stringify(one)))
    }),
  )
})
