import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { listFiles } from '#server/consultations/files/file-store.ts'
import { listSlots } from '#server/consultations/slots/slot-store.ts'
import { listWaits } from '#server/consultations/slots/wait-store.ts'
import type { RequestParts } from './sealed-requests.ts'

/** In a transaction of the product, or of somebody who sees the request. */
export async function listParts(tx: Transaction<Tables>, id: string): Promise<RequestParts> {
  return { slots: await listSlots(tx, id), files: await listFiles(tx, id), waits: await listWaits(tx, id) }
}
