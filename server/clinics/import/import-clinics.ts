import { isDatabaseError } from '#server/platform/database/grants.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import type { Session } from '#server/platform/database/session.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { takeImportLock } from './import-lock.ts'
import type { NoteImport } from './note-import.ts'
import { createClinicMapper, type RejectReason } from './map-clinic.ts'
import { type Mapping, refuseForeignColumns } from './mapping.ts'
import type { Rejects } from './rejects.ts'
import {
  compareStaged,
  copyStaged,
  countStaged,
  createStaging,
  dropRepeated,
  type ImportCounts,
  insertBatch,
  listBatchEnds,
  markMissing,
  updateBatch,
} from './staging-store.ts'

export type ClinicList = {
  /** What the list is called in sentences: the name of its file. */
  called: string
  origin: string
  mapping: Mapping
  /** The day of the list, YYYY-MM-DD. */
  day: string
  pieces: AsyncIterable<RowPiece>
  /** The whole of what the source has: who is not in it may have closed. */
  isWhole: boolean
}

/** Told how much of the list is written, from 0 to 1. */
export type Progress = (done: number) => void

type Options = {
  database: Pick<Database, 'session'>
  rejects: Rejects<RejectReason>
  note: NoteImport
  progress?: Progress
  isDry?: boolean
  rowsPerBatch?: number
}

// An editor who saves meanwhile waits for a batch, and no longer than five seconds.
const usualRowsPerBatch = 1_000
const bytesPerChunk = 65_536
const service = { role: 'service' } as const

/**
 * Brings a list of clinics into the directory: all of it into a staging table, then in batches, each a transaction of its
 * own, so that one that is stopped in the middle keeps what it did and the next one does the rest.
 */
export function importClinics(list: ClinicList, options: Options) {
  const { database, rejects, note, progress, isDry = false, rowsPerBatch = usualRowsPerBatch } = options
  return database.session(async (session): Promise<ImportCounts> => {
    await session.transactionAs(service, async (tx) => {
      await takeImportLock(tx)
      await createStaging(tx).catch(refuseWithoutTemporary)
    })
    await session.copyAs(service, copyStaged, stage(list, rejects))
    const repeated = await session.transactionAs(service, dropRepeated)
    for (const row of repeated) rejects.add({ ...row, reason: 'duplicate_id' })
    const { total, lowLocation } = await session.transactionAs(service, countStaged)
    if (list.isWhole && total === 0) {
      throw new StartProblem(
        `${list.called} has no clinic that can be used, so it is not the whole list. Nothing was changed.`,
      )
    }
    const { added, changed, missing } = isDry
      ? await session.transactionAs(service, (tx) => compareStaged(tx, list.origin))
      : await writeBatches(session, list, rowsPerBatch, progress)
    const same = total - added - changed
    const counts = { added, changed, same, missing: list.isWhole ? missing : 0, lowLocation }
    if (!isDry) {
      const details = { list: 'clinics', day: list.day, ...counts, refused: rejects.count() }
      await session.transactionAs(service, (tx) => note(tx, list.origin, details))
    }
    return counts
  })
}

/** Everybody may, in a database as it is made; some operators take it away. */
function refuseWithoutTemporary(error: unknown): never {
  const insufficientPrivilege = '42501'
  if (!isDatabaseError(error, insufficientPrivilege)) throw error
  throw new StartProblem(
    'An import needs a temporary table. Let the owner of the database run: grant temporary on database NAME to mgk_service;',
    { cause: error },
  )
}

async function writeBatches(
  session: Session,
  { origin, isWhole }: ClinicList,
  rowsPerBatch: number,
  progress?: Progress,
) {
  const ends = await session.transactionAs(service, (tx) => listBatchEnds(tx, rowsPerBatch))
  let after = 0
  let added = 0
  let changed = 0
  for (const [index, upTo] of ends.entries()) {
    const batch = { origin, after, upTo }
    await session.transactionAs(service, async (tx) => {
      changed += await updateBatch(tx, batch)
      added += await insertBatch(tx, batch)
    })
    after = upTo
    progress?.((index + 1) / ends.length)
  }
  return { added, changed, missing: isWhole ? await markAllMissing(session, origin, rowsPerBatch) : 0 }
}

async function markAllMissing(session: Session, origin: string, size: number): Promise<number> {
  let missing = 0
  let after = 0
  for (;;) {
    const batch = { origin, after, size }
    const { marked, last } = await session.transactionAs(service, (tx) => markMissing(tx, batch))
    if (last === null) return missing
    missing += marked
    after = last
  }
}

/** Each row that can be used, as a line of COPY's text. */
async function* stage(list: ClinicList, rejects: Rejects<RejectReason>): AsyncGenerator<Buffer> {
  const map = createClinicMapper(list.mapping, list.day)
  let isFirst = true
  let text = ''
  for await (const { rows } of list.pieces) {
    for (const { line, cells } of rows) {
      if (!cells) {
        rejects.add({ line, reason: 'unreadable', sourceId: '', name: '' })
        continue
      }
      if (isFirst) refuseForeignColumns(list.mapping, Object.keys(cells), list.called)
      isFirst = false
      const clinic = map(cells)
      if ('reason' in clinic) rejects.add({ line, ...clinic })
      text += stageLine(line, clinic)
      if (text.length >= bytesPerChunk) {
        yield Buffer.from(text)
        text = ''
      }
    }
  }
  yield Buffer.from(text)
}

function stageLine(line: number, clinic: ReturnType<ReturnType<typeof createClinicMapper>>): string {
  if (clinic.sourceId === '' || !isStorable(clinic.sourceId)) return ''
  const facts = 'facts' in clinic ? escapeCopy(JSON.stringify(clinic.facts)) : String.raw`\N`
  const isLow = 'facts' in clinic && clinic.isLowLocation ? 't' : 'f'
  return `${line}\t${escapeCopy(clinic.sourceId)}\t${isLow}\t${facts}\n`
}

function escapeCopy(text: string): string {
  return text.replace(/[\\\n\r\t]/g, (character) => copyEscapes[character] ?? character)
}

const copyEscapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
