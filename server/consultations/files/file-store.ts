import type { Transaction } from 'kysely'
import type { RequestFileType } from '#domain/consultations/request-files.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { StoredFile } from '#server/platform/files/stored-files.ts'

type Tx = Transaction<Tables>

/** A file that is stored, for a row to name. */
export type NewFile = StoredFile & { id: string; type: RequestFileType; bytes: number }

export type FileRow = { id: string; messageId: string | null; type: RequestFileType; bytes: number; file: string }

const columns = ['id', 'message_id as messageId', 'type', 'bytes', 'file'] as const

/** In a transaction of the product, or of a side that sees the request. */
export function listFiles(tx: Tx, consultationId: string): Promise<FileRow[]> {
  return tx
    .selectFrom('mgk.consultation_files')
    .select(columns)
    .where('consultation_id', '=', consultationId)
    .orderBy('place')
    .execute()
}

export function findFile(tx: Tx, consultationId: string, id: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('mgk.consultation_files')
    .select(columns)
    .where('consultation_id', '=', consultationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertFiles(
  tx: Tx,
  { consultationId, messageId }: { consultationId: string; messageId: string | null },
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map((file, place) => ({
    ...file,
    consultation_id: consultationId,
    message_id: messageId,
    place,
  }))
  await tx.insertInto('mgk.consultation_files').values(rows).execute()
}
