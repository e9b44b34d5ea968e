import type { Transaction } from 'kysely'
import { isDatabaseError } from '#server/platform/database/prepare/grants.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Session } from '#server/platform/database/pool/session.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type ImportSubject, takeImportLock } from './import-lock.ts'
import type { NoteImport } from './note-import.ts'
import type { Rejects } from './rejects.ts'
import { type MappedRow, stageRows } from './stage-rows.ts'
import {
  type Batch,
  copyStaged,
  countStaged,
  createStaging,
  dropRepeated,
  listBatchEnds,
  type MissingBatch,
  planForBatches,
} from './staging-store.ts'

/** How a file would change, or changed, the rows of its source. */
export type ImportCounts = { added: number; changed: number; same: number; missing: number; lowLocation: number }

export type RowList<Reason extends string> = {
  /** Its name in messages: the name of its file. */
  called: string
  /** Its name in the audit log. */
  list: string
  origin: string
  /** The day of the list, YYYY-MM-DD. */
  day: string
  pieces: AsyncIterable<RowPiece>
  /**
   * Whether it is the complete list of the source: an entry that is not in it may have closed. Called after the last
   * piece.
   */
  isWhole: () => boolean
  /** Called with the columns of the first row; throws if they are not those of this list. */
  openMapper: (columns: readonly string[]) => (cells: Readonly<Record<string, string>>) => MappedRow<Reason>
}

/** The table that receives the rows: its own statements over staged_rows. */
export type ImportTarget = {
  subject: ImportSubject
  compare(tx: Transaction<Tables>, which: { origin: string; isWhole: boolean }): Promise<Differences>
  update(tx: Transaction<Tables>, batch: Batch): Promise<number>
  insert(tx: Transaction<Tables>, batch: Batch): Promise<number>
  /** Marks the next rows that may have closed. Returns how many, and the id after which the next ones start. */
  markMissing(tx: Transaction<Tables>, batch: MissingBatch): Promise<{ marked: number; last: string | null }>
}

type Differences = { added: number; changed: number; missing: number }

/** Called with the share of the list that is written, from 0 to 1. */
export type Progress = (done: number) => void

export type ImportOptions<Reason extends string> = {
  database: Pick<Database, 'session'>
  rejects: Rejects<Reason>
  note: NoteImport
  progress?: Progress
  isDry?: boolean
  rowsPerBatch?: number
  /** Runs in the last transaction of an import. */
  finish?: (tx: Transaction<Tables>) => Promise<void>
}

// An editor who saves during an import waits for one batch, five seconds at most.
const usualRowsPerBatch = 1_000
const service = { role: 'service' } as const

/**
 * Imports a list: all of it into a staging table, then in batches, each in its own transaction. An import that is
 * stopped in the middle keeps its finished batches, and the next one does the rest.
 */
export function importRows<Reason extends string>(
  list: RowList<Reason | 'unreadable' | 'duplicate_id'>,
  target: ImportTarget,
  options: ImportOptions<Reason | 'unreadable' | 'duplicate_id'>,
) {
  const { database, rejects, note, progress, isDry = false, rowsPerBatch = usualRowsPerBatch, finish } = options
  return database.session(async (session): Promise<ImportCounts> => {
    await session.transactionAs(service, async (tx) => {
      await takeImportLock(tx, target.subject)
      await createStaging(tx).catch(refuseWithoutTemporary)
      await planForBatches(tx)
    })
    await session.copyAs(service, copyStaged, stageRows(list, rejects))
    const repeated = await session.transactionAs(service, dropRepeated)
    for (const row of repeated) rejects.add({ ...row, reason: 'duplicate_id' })
    const { total, lowLocation } = await session.transactionAs(service, countStaged)
    const which = { origin: list.origin, isWhole: list.isWhole() }
    if (which.isWhole && total === 0) {
      throw new StartProblem(
        `${list.called} has no ${target.subject} that can be used, so it is not the whole list. Nothing was changed.`,
      )
    }
    const { added, changed, missing } = isDry
      ? await session.transactionAs(service, (tx) => target.compare(tx, which))
      : await writeBatches(session, target, { ...which, rowsPerBatch }, progress)
    const counts = { added, changed, same: total - added - changed, missing, lowLocation }
    if (!isDry) {
      const details = { list: list.list, day: list.day, ...counts, refused: rejects.count() }
      await session.transactionAs(service, async (tx) => {
        await finish?.(tx)
        await note(tx, list.origin, details)
      })
    }
    return counts
  })
}

/** A new database allows this to everybody; some operators revoke it. */
function refuseWithoutTemporary(error: unknown): never {
  const insufficientPrivilege = '42501'
  if (!isDatabaseError(error, insufficientPrivilege)) throw error
  throw new StartProblem(
    'An import needs a temporary table. Let the owner of the database run: grant temporary on database NAME to mgk_service;',
    { cause: error },
  )
}

type Which = { origin: string; isWhole: boolean; rowsPerBatch: number }

async function writeBatches(session: Session, target: ImportTarget, which: Which, progress?: Progress) {
  const { origin, rowsPerBatch } = which
  const ends = await session.transactionAs(service, (tx) => listBatchEnds(tx, rowsPerBatch))
  let after = 0
  let added = 0
  let changed = 0
  for (const [index, upTo] of ends.entries()) {
    const batch = { origin, after, upTo }
    await session.transactionAs(service, async (tx) => {
      changed += await target.update(tx, batch)
      added += await target.insert(tx, batch)
    })
    after = upTo
    progress?.((index + 1) / ends.length)
  }
  return { added, changed, missing: await markAllMissing(session, target, which) }
}

async function markAllMissing(session: Session, target: ImportTarget, which: Which): Promise<number> {
  const { origin, isWhole, rowsPerBatch: size } = which
  let missing = 0
  let after: string | null = null
  for (;;) {
    const batch: MissingBatch = { origin, isWhole, after, size }
    const { marked, last } = await session.transactionAs(service, (tx) => target.markMissing(tx, batch))
    if (last === null) return missing
    missing += marked
    after = last
  }
}
