import { findCell } from '#server/platform/rows/find-cell.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { JoinedLanguage } from './join-names.ts'
import type { Override } from './tourapi-store.ts'

const languages: readonly JoinedLanguage[] = ['ko', 'ja', 'zh']
const columns = ['language', 'content_id', 'joined_to'] as const

/** Parses an operator's file of assignments. One invalid row rejects the whole file. */
export async function readOverrideRows(pieces: AsyncIterable<RowPiece>, called: string): Promise<Override[]> {
  const overrides: Override[] = []
  for await (const { rows } of pieces) {
    for (const { line, cells } of rows) {
      const [given, contentId, joinedTo] = columns.map((column) => cells && findCell(cells, [column]))
      const language = languages.find((one) => one === given)
      const isNumber = (text: string | null | undefined) => /^\d{1,20}$/.test(text ?? '')
      if (!language || typeof contentId !== 'string' || typeof joinedTo !== 'string') refuse(called, line)
      if (!isNumber(contentId) || !(joinedTo === '' || isNumber(joinedTo))) refuse(called, line)
      overrides.push({ language, contentId, joinedTo: joinedTo === '' ? null : joinedTo })
    }
  }
  return overrides
}

function refuse(called: string, line: number): never {
  throw new StartProblem(
    `Line ${line} of ${called} is no join: it wants the columns language (ko, ja, zh), content_id, and joined_to with the content id in English or nothing. Nothing was changed.`,
  )
}
