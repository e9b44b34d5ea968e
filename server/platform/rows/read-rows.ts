import { StartProblem } from '#server/platform/start-problem.ts'
import { createCsvReader, type CsvRecord } from './csv-records.ts'
import { beginsWithFeatures, createFeatureReader } from './json-features.ts'
import { createLineReader, readJsonRow, recordSeparator } from './json-lines.ts'
import { findEncoding, readText } from './text-encoding.ts'

/** `cells` is null if the record cannot be read. In a FeatureCollection `line` is the number of the feature. */
export type Row = { line: number; cells: Readonly<Record<string, string>> | null }

export type RowPiece = { rows: Row[]; bytes: number }

const separators = [',', ';', '\t']

/** The rows of a CSV, NDJSON or GeoJSON file of any size, piece by piece: only one piece is in memory. */
export async function* readRows(file: string): AsyncGenerator<RowPiece> {
  const encoding = await findEncoding(file)
  let reader: ReturnType<typeof createRowReader> | undefined
  let last = { text: '', bytes: 0 }
  for await (const { text, bytes } of readText(file, encoding)) {
    const start = last.text + text
    // The first line shows whether it is JSON, and what separates its cells.
    reader ??= start === '' ? undefined : createRowReader(file, start)
    if (reader) yield { rows: [...reader.read(start, false)], bytes }
    last = { text: reader ? '' : start, bytes }
  }
  if (reader) yield { rows: [...reader.read('', true)], bytes: last.bytes }
}

function createRowReader(file: string, start: string) {
  if (beginsWithFeatures(start)) return createJsonRows(createFeatureReader(file))
  const isJson = start.startsWith(recordSeparator) || start.trimStart().startsWith('{')
  return isJson ? createJsonRows(createLineReader()) : createCsvRows(file, start)
}

function createJsonRows(lines: Pick<ReturnType<typeof createLineReader>, 'read'>) {
  return {
    *read(piece: string, isLast: boolean): Generator<Row> {
      for (const { line, text } of lines.read(piece, isLast))
        yield { line, cells: text === null ? null : readJsonRow(text) }
    },
  }
}

function createCsvRows(file: string, start: string) {
  const records = createCsvReader(findSeparator(start))
  let names: string[] | undefined
  return {
    *read(piece: string, isLast: boolean): Generator<Row> {
      for (const record of records.read(piece, isLast)) {
        if (names) yield { line: record.line, cells: nameCells(names, record.cells) }
        else names = readHeader(file, record)
      }
    },
  }
}

/** The separator that occurs most often in the first line. */
function findSeparator(start: string): string {
  const [header = ''] = start.split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function readHeader(file: string, { cells }: CsvRecord): string[] {
  if (!cells) throw new StartProblem(`The first line of ${file} cannot be read as column names.`)
  const names = cells.map((cell) => cell.trim())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice === undefined) return names
  throw new StartProblem(`${file} has two columns ${JSON.stringify(twice.slice(0, 60))} with the same name.`)
}

/** Cells beyond the header are accepted if they are empty: some programs end each line with separators. */
function nameCells(names: readonly string[], cells: readonly string[] | null): Record<string, string> | null {
  if (!cells || cells.length < names.length || cells.slice(names.length).some((cell) => cell !== '')) return null
  const row: Record<string, string> = {}
  for (const [index, name] of names.entries()) row[name] = cells[index] ?? ''
  return row
}
