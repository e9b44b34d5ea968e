import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { isDatabaseError } from '#server/platform/database/prepare/grants.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { StoredFile } from '#server/platform/files/stored-files.ts'
import type { VariantType } from '#server/platform/images/images.ts'
import type { ObjectsTable } from './storage-tables.ts'

const uniqueViolation = '23505'

export type StoredObject = Selectable<ObjectsTable>

export type ObjectAddress = { bucket: string; name: string }

type NewObject = Omit<Insertable<ObjectsTable>, 'id' | 'created_at' | 'updated_at'>

export function findObject(tx: Kysely<Tables>, { bucket, name }: ObjectAddress): Promise<StoredObject | undefined> {
  return tx
    .selectFrom('mgk.storage_objects')
    .selectAll()
    .where('bucket_id', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Which of these names exist. */
export async function findNames(tx: Kysely<Tables>, bucket: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('mgk.storage_objects')
    .select('name')
    .where('bucket_id', '=', bucket)
    .where(sql<boolean>`name = any(${names}::text[])`)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Locked until the transaction ends, so that nobody removes it before. */
export function lockObject(tx: Kysely<Tables>, { bucket, name }: ObjectAddress): Promise<StoredObject | undefined> {
  return tx
    .selectFrom('mgk.storage_objects')
    .selectAll()
    .where('bucket_id', '=', bucket)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined if the name exists already and may not be replaced. */
export function saveObject(
  tx: Kysely<Tables>,
  object: NewObject,
  { replace, at }: { replace: boolean; at: Date },
): Promise<StoredObject | undefined> {
  const { bucket_id, name, ...content } = object
  return tx
    .insertInto('mgk.storage_objects')
    .values({ bucket_id, name, ...content })
    .onConflict((conflict) => {
      const taken = conflict.columns(['bucket_id', 'name'])
      return replace ? taken.doUpdateSet({ ...content, updated_at: at }) : taken.doNothing()
    })
    .returningAll()
    .executeTakeFirst()
}

/** False if the name exists already, even if it was added a moment ago. */
export async function renameObject(tx: Kysely<Tables>, id: string, to: ObjectAddress, at: Date): Promise<boolean> {
  try {
    await tx
      .updateTable('mgk.storage_objects')
      .set({ bucket_id: to.bucket, name: to.name, updated_at: at })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (isDatabaseError(error, uniqueViolation)) return false
    throw error
  }
}

/** Returns those that existed; their files are deleted later. */
export function deleteObjects(tx: Kysely<Tables>, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
  return tx
    .deleteFrom('mgk.storage_objects')
    .where('bucket_id', '=', bucket)
    .where('name', 'in', names)
    .returningAll()
    .execute()
}

export async function emptyBucket(tx: Kysely<Tables>, bucket: string): Promise<void> {
  await tx.deleteFrom('mgk.storage_objects').where('bucket_id', '=', bucket).execute()
}

export function findVariant(tx: Kysely<Tables>, source: string, variant: string): Promise<StoredFile | undefined> {
  return tx
    .selectFrom('mgk.image_variants')
    .select(['file', 'size', 'etag'])
    .where('source', '=', source)
    .where('variant', '=', variant)
    .executeTakeFirst()
}

/** Another node may have made the same one at the same time: the first stays, and the file of the other is swept. */
export async function saveVariant(
  tx: Kysely<Tables>,
  { source, variant, kept }: { source: string; variant: string; kept: StoredFile },
): Promise<void> {
  await tx
    .insertInto('mgk.image_variants')
    .values({ source, variant, ...kept })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function nameVariant(width: number, type: VariantType): string {
  return `${width}.${type.slice('image/'.length)}`
}
