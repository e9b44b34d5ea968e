import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import type { Tourapi } from './fetch-tourapi.ts'
import type { Listed } from './tourapi-store.ts'

/** Requests the details of these places one by one, until all are done or the calls of the day are used up. */
export function askDetails(tourapi: Tourapi, waiting: readonly Listed[], tell: (share: number) => void) {
  const done: Listed[] = []
  let isOutOfCalls = false

  async function* ask(): AsyncGenerator<RowPiece> {
    for (const [index, listed] of waiting.entries()) {
      const cells = await askOne(listed)
      if (isOutOfCalls) return
      done.push(listed)
      tell((index + 1) / waiting.length)
      if (cells) yield { rows: [{ line: index + 1, cells }], bytes: index }
    }
  }

  async function askOne({ contentId, contentType }: Listed): Promise<Record<string, string> | null> {
    try {
      return await tourapi.details(contentId, contentType)
    } catch (error) {
      if (!(error instanceof OutsideProblem)) throw error
      isOutOfCalls = error.code === 'quota'
      // A record that cannot be read is skipped, so that it does not block the others.
      if (isOutOfCalls || error.code === 'malformed' || error.code === 'not_found') return null
      throw error
    }
  }

  return { pieces: ask(), done: () => done, isOutOfCalls: () => isOutOfCalls }
}
