import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { StorageProblem } from './storage-problem.ts'
import type { BucketsTable } from './storage-tables.ts'

export type Bucket = Selectable<BucketsTable>

export const bucketColumns = ['id', 'name', 'created_at', 'updated_at'] as const

export type BucketPage = {
  limit: number
  offset: number
  search: string
  column: (typeof bucketColumns)[number]
  order: 'asc' | 'desc'
}

/** A bucket that the caller may not see does not exist for them. */
export async function requireBucket(tx: Kysely<Tables>, id: string): Promise<Bucket> {
  const bucket = await tx.selectFrom('mgk.storage_buckets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!bucket) throw new StorageProblem('NoSuchBucket')
  return bucket
}

export function listBuckets(
  tx: Kysely<Tables>,
  { limit, offset, search, column, order }: BucketPage,
): Promise<Bucket[]> {
  return tx
    .selectFrom('mgk.storage_buckets')
    .selectAll()
    .where((is) => is(is.fn<number>('strpos', ['id', is.val(search)]), '>', search === '' ? -1 : 0))
    .orderBy(column === 'name' ? 'id' : column, order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function insertBucket(tx: Kysely<Tables>, bucket: Insertable<BucketsTable>): Promise<void> {
  const inserted = await tx
    .insertInto('mgk.storage_buckets')
    .values(bucket)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new StorageProblem('BucketAlreadyExists')
}

export async function updateBucket(tx: Kysely<Tables>, id: string, change: Updateable<BucketsTable>): Promise<void> {
  await tx.updateTable('mgk.storage_buckets').set(change).where('id', '=', id).execute()
}

export async function deleteBucket(tx: Kysely<Tables>, id: string): Promise<void> {
  const object = await tx
    .selectFrom('mgk.storage_objects')
    .select('id')
    .where('bucket_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (object) throw new StorageProblem('ResourceNotEmpty')
  await tx.deleteFrom('mgk.storage_buckets').where('id', '=', id).execute()
}
