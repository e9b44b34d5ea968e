import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { longestRecord } from './csv-records.ts'
import { readRows, type Row } from './read-rows.ts'

const folder = await makeTemporaryFolder()
afterAll(() => folder.remove())

async function read(content: string | Buffer): Promise<Row[]> {
  const file = join(folder.path, 'rows')
  await writeFile(file, content)
  const rows: Row[] = []
  for await (const piece of readRows(file)) rows.push(...piece.rows)
  return rows
}

/** "가나" in CP949. */
const hangul = Buffer.from([0xb0, 0xa1, 0xb3, 0xaa])

test('UTF-8 with and without its mark and CP949 give the same rows', async () => {
  const expected = [{ line: 2, cells: { name: '가나', id: '1' } }]
  expect(await read('name,id\n가나,1\n')).toEqual(expected)
  expect(await read('\ufeffname,id\r\n가나,1\r\n')).toEqual(expected)
  expect(await read(Buffer.concat([Buffer.from('name,id\n'), hangul, Buffer.from(',1')]))).toEqual(expected)
})

test('Hangul of CP949 that a piece of the file cuts in two is read whole, also a syllable that EUC-KR does not have', async () => {
  // A piece has 262,144 bytes: the pairs begin once at an odd and once at an even place.
  for (const start of ['id\n', 'id\nx']) {
    const pairs = Buffer.alloc(262_144).fill(Buffer.from([0x8c, 0x63]))
    const [row] = await read(Buffer.concat([Buffer.from(start), pairs]))
    expect(row?.cells?.['id']?.replaceAll('\ub620', '')).toBe(start.slice(3))
  }
})

test.each([',', ';', '\t'])('the cells may be separated by %j', async (separator) => {
  expect(await read(`a${separator}b\n"1, 2; 3"${separator}4`)).toEqual([{ line: 2, cells: { a: '1, 2; 3', b: '4' } }])
})

test('a row with too few or too many cells is unreadable; empty cells too many are forgiven', async () => {
  const rows = await read('a,b\n1\n1,2,3\n1,2,,\n')
  expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
    [2, null],
    [3, null],
    [4, { a: '1', b: '2' }],
  ])
  expect(await read('a,b,,\n1,2,,\n')).toEqual([{ line: 2, cells: { a: '1', b: '2', '': '' } }])
})

test('NDJSON gives words for numbers and lists and leaves the rest out; what is no object is unreadable', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const lines = ['{"id":7,"tags":["a","b"],"deep":{"x":1}}', 'nonsense', '[1]', `{"id":${deep}}`, '', '{"id":"8"}']
  const rows = await read(lines.join('\n'))
  expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
    [1, { id: '7', tags: 'a;b' }],
    [2, null],
    [3, null],
    [4, {}],
    [6, { id: '8' }],
  ])
})

test('a line of NDJSON that is longer than any record is unreadable, and the next is read', async () => {
  const rows = await read(`{"id":"${'x'.repeat(3 * longestRecord)}"}\n{"id":"2"}`)
  expect(rows).toEqual([
    { line: 1, cells: null },
    { line: 2, cells: { id: '2' } },
  ])
})

test.each([
  ['an empty file', '', 'is empty'],
  ['a spreadsheet', 'PK\u0003\u0004', 'is a spreadsheet or an archive'],
  ['UTF-16', Buffer.from([0xff, 0xfe, 0x61, 0]), 'is UTF-16'],
  ['a name that two columns have', 'id,name, id\n1,A,2\n', 'has two columns "id"'],
  ['bytes that are no text', Buffer.from([0x61, 0x0a, 0xff, 0xff, 0x0a]), 'is neither UTF-8 nor CP949'],
])('%s is refused with a sentence', async (_what, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence)
})

test('a file that is not there and a folder are refused with a sentence', async () => {
  for (const file of [join(folder.path, 'missing'), folder.path]) {
    await expect(readRows(file).next()).rejects.toThrow(`There is no file ${file}.`)
  }
})
