import type { Transaction } from 'kysely'
import { possibleMoves } from '#domain/consultations/consultation-life.ts'
import { canWriteMessages, type ConsultationSide, type OpenedRequest } from '#domain/consultations/sent-requests.ts'
import type { Claims } from '#server/platform/database/pool/claims.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { type ConsultationRow, type Opener, readOpened } from './consultation-store.ts'
import { type OpenedFile, openFileOf } from '#server/consultations/files/opened-files.ts'
import type { RequestFiles } from '#server/consultations/files/request-files.ts'
import { isTokenShaped } from './link-tokens.ts'
import { listMessages } from './message-store.ts'
import { readStoredSchedule } from '#server/consultations/slots/schedules.ts'
import { listParts } from './request-parts.ts'
import { type RequestSeal, standingOf } from './sealed-requests.ts'

type Tx = Transaction<Tables>
type Parts = {
  database: Pick<Database, 'transactionAs'>
  files: RequestFiles
  seal: RequestSeal
  now: () => number
}

/** Opens requests by the tokens of their links. The policies of the table let through only that one row. */
export function createRequestReader({ database, files, seal, now }: Parts) {
  async function readAs<T>(
    opener: Opener,
    token: string,
    work: (tx: Tx, row: ConsultationRow) => Promise<T>,
  ): Promise<T | undefined> {
    if (!isTokenShaped(token)) return undefined
    const visitor: Claims = { role: 'visitor' }
    return database.transactionAs(visitor, async (tx) => {
      const row = await readOpened(tx, opener, token)
      return row && work(tx, row)
    })
  }

  return {
    /** The row that a token opens; undefined for any other token. */
    find: (opener: Opener, token: string) => readAs(opener, token, async (_tx, row) => row),

    /** A file of the request that a token opens. */
    readFile: async (side: ConsultationSide, token: string, id: string): Promise<OpenedFile | null> =>
      (await readAs(side, token, (tx, row) => openFileOf(tx, files, { consultationId: row.id, id }))) ?? null,

    /** The request that a token opens, as its side sees it. `unreadable`: its key is lost. */
    read: (side: ConsultationSide, token: string): Promise<OpenedRequest | 'unreadable' | undefined> =>
      readAs(side, token, async (tx, row) => {
        const parts = await listParts(tx, row.id)
        const sent = seal.presentIfReadable(row, parts)
        if (!sent) return 'unreadable'
        const { answers } = await readStoredSchedule(tx, row.clinicId)
        const messages = await listMessages(tx, row.id)
        return {
          ...sent,
          moves: possibleMoves(standingOf(row), side, now()),
          canWrite: canWriteMessages(row.state, answers),
          messages: messages.map((message) => seal.presentMessage(message, parts.files)),
        }
      }),
  }
}

export type RequestReader = ReturnType<typeof createRequestReader>
