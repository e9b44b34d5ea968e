import { isStorable } from '#server/platform/http/storable.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import type { Rejects } from './rejects.ts'

/** The result of a row. A row that its source withdrew has no facts and `isGone`. */
export type MappedRow<Reason extends string> =
  | { sourceId: string; name: string; facts: object; isLowLocation: boolean }
  | { sourceId: string; name: string; isGone: true }
  | { sourceId: string; name: string; reason: Reason }

type List<Reason extends string> = {
  pieces: AsyncIterable<RowPiece>
  openMapper: (columns: readonly string[]) => (cells: Readonly<Record<string, string>>) => MappedRow<Reason>
}

const bytesPerChunk = 65_536

/** Each usable row, and the id of each unusable one, as lines in the text format of COPY. */
export async function* stageRows<Reason extends string>(
  { pieces, openMapper }: List<Reason>,
  rejects: Rejects<Reason | 'unreadable'>,
): AsyncGenerator<Buffer> {
  let map: ReturnType<typeof openMapper> | undefined
  let text = ''
  for await (const { rows } of pieces) {
    for (const { line, cells } of rows) {
      if (!cells) {
        rejects.add({ line, reason: 'unreadable', sourceId: '', name: '' })
        continue
      }
      map ??= openMapper(Object.keys(cells))
      const row = map(cells)
      if ('reason' in row) rejects.add({ line, ...row })
      text += stageLine(line, row)
      if (text.length >= bytesPerChunk) {
        yield Buffer.from(text)
        text = ''
      }
    }
  }
  yield Buffer.from(text)
}

function stageLine(line: number, row: MappedRow<string>): string {
  if (row.sourceId === '' || !isStorable(row.sourceId)) return ''
  const facts = 'facts' in row ? escapeCopy(JSON.stringify(row.facts)) : String.raw`\N`
  const isLow = 'facts' in row && row.isLowLocation ? 't' : 'f'
  const isGone = 'isGone' in row ? 't' : 'f'
  return `${line}\t${escapeCopy(row.sourceId)}\t${isLow}\t${isGone}\t${facts}\n`
}

function escapeCopy(text: string): string {
  return text.replace(/[\\\n\r\t]/g, (character) => copyEscapes[character] ?? character)
}

const copyEscapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
