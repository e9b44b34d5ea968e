import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { requireBucket } from './bucket-store.ts'
import type { Caller } from './callers.ts'
import { checkObjectName, checkPictureName } from './object-names.ts'
import {
  deleteObjects,
  lockObject,
  type ObjectAddress,
  renameObject,
  saveObject,
  type StoredObject,
} from './object-store.ts'
import { isFinal } from './picture-bucket.ts'
import { readAddress, readJson, type StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'
import { decodeMetadata, describeFile } from './read-upload.ts'
import { mayReplace } from './upload-routes.ts'
import { refuseType } from './uploads.ts'

const mostAtOnce = 1000

const removal = z.object({ prefixes: z.array(z.string()).min(1).max(mostAtOnce) })

const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

const copying = transfer.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
})

/** Deletes, moves and copies objects. Their bytes stay where they are until no row references them. */
export function mountObjects(wire: Hono<HttpEnv>, { callers, pictures, now }: StorageParts): void {
  wire.delete('/object/:bucket', async (c) => {
    const caller = await callers.require(c)
    const bucket = c.req.param('bucket')
    const { prefixes } = await readJson(c, removal)
    const removed = await callers.transactionFor(caller, async (tx) => {
      await requireWritable(tx, caller, bucket)
      return deleteObjects(tx, bucket, prefixes)
    })
    return c.json(removed.map(present))
  })

  wire.delete('/object/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    const { bucket, name } = readAddress(c)
    const removed = await callers.transactionFor(caller, async (tx) => {
      await requireWritable(tx, caller, bucket)
      return deleteObjects(tx, bucket, [name])
    })
    if (removed.length === 0) throw new StorageProblem('NoSuchKey')
    return c.json({ message: 'Successfully deleted' })
  })

  wire.post('/object/move', async (c) => {
    const caller = await callers.require(c)
    const { from, to } = addressesOf(await readJson(c, transfer))
    await callers.transactionFor(caller, async (tx) => {
      const object = await takeSource(tx, caller, from, to)
      if (!(await renameObject(tx, object.id, to, new Date(now())))) throw new StorageProblem('KeyAlreadyExists')
    })
    return c.json({ message: 'Successfully moved' })
  })

  wire.post('/object/copy', async (c) => {
    const caller = await callers.require(c)
    const { copyMetadata, metadata: wanted = {}, ...transferred } = await readJson(c, copying)
    const { from, to } = addressesOf(transferred)
    const encoded = c.req.header('x-metadata')
    const sent = encoded === undefined ? null : decodeMetadata(encoded)
    const copied = await callers.transactionFor(caller, async (tx) => {
      const source = await takeSource(tx, caller, from, to)
      const { contentType, cacheControl, metadata } = describeFile(
        wanted.mimetype ?? source.content_type,
        wanted.cacheControl ?? (copyMetadata ? source.cache_control : null),
        sent ?? (copyMetadata ? source.metadata : {}),
      )
      // The type of a picture is that of its bytes.
      if (to.bucket === pictures.id && contentType !== source.content_type) refuseType(contentType)
      const copy = {
        file: source.file,
        size: source.size,
        etag: source.etag,
        content_type: contentType,
        cache_control: to.bucket === pictures.id ? source.cache_control : cacheControl,
        metadata: JSON.stringify(metadata),
      }
      const at = new Date(now())
      return saveObject(
        tx,
        { bucket_id: to.bucket, name: to.name, ...copy },
        { replace: mayReplace(c) && !isFinal(to, pictures), at },
      )
    })
    if (!copied) throw new StorageProblem('KeyAlreadyExists')
    return c.json({ Id: copied.id, Key: `${to.bucket}/${to.name}`, ...present(copied) })
  })

  async function requireWritable(tx: Kysely<Tables>, caller: Caller, bucket: string): Promise<void> {
    await requireBucket(tx, bucket)
    callers.requireWriter(caller, bucket)
  }

  async function takeSource(
    tx: Kysely<Tables>,
    caller: Caller,
    from: ObjectAddress,
    to: ObjectAddress,
  ): Promise<StoredObject> {
    await requireWritable(tx, caller, from.bucket)
    await requireWritable(tx, caller, to.bucket)
    if (to.bucket === pictures.id) checkPictureName(to.name)
    // The pictures of this bucket were checked and encoded again at their upload; a copy must not avoid that.
    if (to.bucket === pictures.id && from.bucket !== to.bucket) throw new StorageProblem('AccessDenied')
    const object = await lockObject(tx, from)
    if (!object) throw new StorageProblem('NoSuchKey')
    return object
  }
}

function addressesOf(sent: z.output<typeof transfer>): { from: ObjectAddress; to: ObjectAddress } {
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = sent
  return {
    from: { bucket: bucketId, name: checkObjectName(sourceKey) },
    to: { bucket: destinationBucket, name: checkObjectName(destinationKey) },
  }
}

function present({
  id,
  bucket_id,
  name,
  created_at,
  updated_at,
  size,
  etag,
  content_type,
  cache_control,
}: StoredObject) {
  const metadata = { eTag: `"${etag}"`, size, mimetype: content_type, cacheControl: cache_control }
  return {
    id,
    bucket_id,
    name,
    owner: '',
    version: etag,
    created_at,
    updated_at,
    last_accessed_at: created_at,
    metadata,
  }
}
