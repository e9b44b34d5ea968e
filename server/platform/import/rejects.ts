import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { writeCsvRecord } from '#server/platform/rows/write-csv.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { presentName } from './mapping-file.ts'

export type Reject<Reason extends string> = { line: number; reason: Reason; sourceId: string; name: string }

const mostExamples = 3

/**
 * Counts the rows that were refused, keeps the first of each reason, and writes all of them to a file if one is named.
 */
export function createRejects<Reason extends string>(file: string | null, sentences: Readonly<Record<Reason, string>>) {
  const counts = new Map<string, { count: number; examples: Reject<Reason>[] }>()
  let stream: WriteStream | undefined
  let failure: Error | undefined

  function write(cells: readonly string[]): void {
    if (file === null) return
    stream ??= createWriteStream(file).on('error', (error) => (failure ??= error))
    stream.write(writeCsvRecord(cells, { isForSpreadsheets: true }))
  }

  return {
    add(reject: Reject<Reason>): void {
      const held = counts.get(reject.reason) ?? { count: 0, examples: [] }
      if (held.examples.length < mostExamples) held.examples.push(reject)
      counts.set(reject.reason, { ...held, count: held.count + 1 })
      if (!stream) write(['line', 'reason', 'id', 'name'])
      write([String(reject.line), reject.reason, reject.sourceId, reject.name])
    },

    count: () => [...counts.values()].reduce((sum, { count }) => sum + count, 0),

    /** The count of each reason, and its first rows. */
    tell(): string[] {
      return Object.entries<string>(sentences).flatMap(([reason, sentence]) => {
        const held = counts.get(reason)
        return held ? [`  ${held.count} ${sentence}: ${held.examples.map(presentExample).join('; ')}`] : []
      })
    },

    async close(): Promise<void> {
      if (!stream) return
      stream.end()
      if (!failure) await once(stream, 'finish').catch((error: unknown) => (failure ??= asError(error)))
      if (failure) throw new StartProblem(`The refused rows could not be written into ${file}: ${failure.message}.`)
    },
  }
}

export type Rejects<Reason extends string> = ReturnType<typeof createRejects<Reason>>

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function presentExample({ line, name, sourceId }: Reject<string>): string {
  const what = presentName(name || sourceId)
  return what === '' ? `line ${line}` : `line ${line} (${what})`
}
