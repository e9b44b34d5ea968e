import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { Row, RowPiece } from '#server/platform/rows/read-rows.ts'
import type { Tourapi, TourapiLanguage } from './fetch-tourapi.ts'
import type { ListProgress } from './tourapi-store.ts'

/** A pass over a list: all entries, or the changes since the last complete pass. */
export type Walk = {
  pieces: AsyncIterable<RowPiece>
  /** After the last piece: whether the pass covered the whole list. */
  isWhole: () => boolean
  /** Whether the pass ended because the calls of the day are used up. */
  isOutOfCalls: () => boolean
  /** The state that the next pass starts from. */
  progress: () => ListProgress
}

type Options = {
  tourapi: Tourapi
  language: TourapiLanguage
  before: ListProgress
  /** The current time at the organization, YYYYMMDDHHMMSS. */
  now: string
  wantsAll: boolean
  tell: (share: number) => void
}

/**
 * Reads a list page by page. The whole list is read by title. When the calls of a day are used up, the next walk
 * continues one page before the missing one, because entries that left the list move the others up. Changes are read
 * newest first, until those of the last walk: the organization does not document whether its parameter `modifiedtime`
 * means that day alone or since then, and each row has its own time.
 */
export function walkList({ tourapi, language, before, now, wantsAll, tell }: Options): Walk {
  const since = wantsAll || before.begunAt !== null ? null : before.syncedUntil
  const isAll = since === null
  const first = isAll && !wantsAll ? Math.max(1, (before.nextPage ?? 1) - 1) : 1
  const begunAt = first > 1 && before.begunAt !== null ? before.begunAt : now
  let page = first
  let isAtEnd = false
  let isOutOfCalls = false

  async function* walk(): AsyncGenerator<RowPiece> {
    let line = 0
    while (!isAtEnd) {
      const answer = await ask()
      if (!answer) return
      const news = answer.rows.filter((row) => since === null || (row['modifiedtime'] ?? '') >= since)
      const rows = news.map((cells): Row => ({ line: (line += 1), cells }))
      isAtEnd = answer.isLast || news.length < answer.rows.length
      tell(isAtEnd ? 1 : (page * answer.rows.length) / answer.total)
      page += 1
      yield { rows, bytes: line }
    }
  }

  async function ask() {
    try {
      if (isAll) return await tourapi.page(language, 'areaBasedList2', page, { arrange: 'A' })
      return await tourapi.page(language, 'areaBasedSyncList2', page, { arrange: 'C' })
    } catch (error) {
      if (!(error instanceof OutsideProblem) || error.code !== 'quota') throw error
      isOutOfCalls = true
      return null
    }
  }

  return {
    pieces: walk(),
    isWhole: () => isAll && first === 1 && isAtEnd,
    isOutOfCalls: () => isOutOfCalls,
    progress() {
      if (isAtEnd) return { syncedUntil: begunAt, nextPage: null, begunAt: null }
      // A pass over changes always starts again with the newest.
      return isAll ? { syncedUntil: before.syncedUntil, nextPage: page, begunAt } : before
    },
  }
}
