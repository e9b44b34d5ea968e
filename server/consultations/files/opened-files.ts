import type { Transaction } from 'kysely'
import type { RequestFileType } from '#domain/consultations/request-files.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { findFile } from './file-store.ts'
import type { RequestFiles } from './request-files.ts'

export type OpenedFile = { type: RequestFileType; content: Buffer<ArrayBuffer> }

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Opens a file of a request by its id. The transaction is that of somebody who sees the request. */
export async function openFileOf(
  tx: Transaction<Tables>,
  files: Pick<RequestFiles, 'open'>,
  { consultationId, id }: { consultationId: string; id: string },
): Promise<OpenedFile | null> {
  const row = idShape.test(id) ? await findFile(tx, consultationId, id) : undefined
  const content = row && (await files.open(row))
  return row && content ? { type: row.type, content } : null
}
