import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { writeCsvRecord } from '#server/platform/rows/write-csv.ts'
import { presentName } from './mapping.ts'
import { type RejectReason, rejectReasons } from './map-clinic.ts'

export type Reject = { line: number; reason: RejectReason; sourceId: string; name: string }

const mostExamples = 3

const sentences: Record<RejectReason, string> = {
  unreadable: 'could not be read as a row of this file',
  no_id: 'have no id',
  no_name: 'have no name',
  outside_korea: 'lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7)',
  duplicate_id: 'repeat an id that a line before them has',
  unusable: 'have a value that is too long or holds a NUL',
}

/** Counts the rows that were refused, keeps the first of each reason, and writes all of them into a file where one is named. */
export function createRejects(file: string | null) {
  const counts = new Map<RejectReason, { count: number; examples: Reject[] }>()
  let stream: WriteStream | undefined

  function write(cells: readonly string[]): void {
    if (file === null) return
    stream ??= createWriteStream(file)
    stream.write(writeCsvRecord(cells, { isForSpreadsheets: true }))
  }

  return {
    add(reject: Reject): void {
      const held = counts.get(reject.reason) ?? { count: 0, examples: [] }
      if (held.examples.length < mostExamples) held.examples.push(reject)
      counts.set(reject.reason, { ...held, count: held.count + 1 })
      if (!stream) write(['line', 'reason', 'id', 'name'])
      write([String(reject.line), reject.reason, reject.sourceId, reject.name])
    },

    count: () => [...counts.values()].reduce((sum, { count }) => sum + count, 0),

    /** How many of each reason, and the first of them. */
    tell(): string[] {
      return rejectReasons.flatMap((reason) => {
        const held = counts.get(reason)
        return held ? [`  ${held.count} ${sentences[reason]}: ${held.examples.map(presentExample).join('; ')}`] : []
      })
    },

    async close(): Promise<void> {
      if (!stream) return
      stream.end()
      await once(stream, 'finish')
    },
  }
}

export type Rejects = ReturnType<typeof createRejects>

function presentExample({ line, name, sourceId }: Reject): string {
  const what = presentName(name || sourceId)
  return what === '' ? `line ${line}` : `line ${line} (${what})`
}
