import type { Context, Hono } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { requireBucket } from './bucket-store.ts'
import { type Caller, service } from './callers.ts'
import { findObject, type ObjectAddress, type StoredObject } from './object-store.ts'
import { presentObject, type Representation } from './present-object.ts'
import { readAddress, type StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'

const visitor: Caller = { kind: 'visitor' }

/** The content and the metadata of objects: for everybody, for callers who may read, and by token. */
export function mountDownloads(wire: Hono<HttpEnv>, parts: StorageParts): void {
  const { callers, storedFiles, tokens } = parts

  async function present(c: Context<HttpEnv>, caller: Caller): Promise<Response> {
    return presentObject(c, storedFiles, represent(await requireObject(parts, caller, readAddress(c))))
  }

  async function presentInfo(c: Context<HttpEnv>, caller: Caller): Promise<Response> {
    const object = await requireObject(parts, caller, readAddress(c))
    return c.json(describe(object), 200, { etag: `"${object.etag}"` })
  }

  wire.get('/object/info/public/:bucket/:path{.+}', (c) => presentInfo(c, visitor))
  wire.get('/object/info/authenticated/:bucket/:path{.+}', async (c) => presentInfo(c, await callers.require(c)))
  wire.get('/object/info/:bucket/:path{.+}', async (c) => presentInfo(c, await callers.require(c)))
  wire.get('/object/public/:bucket/:path{.+}', (c) => present(c, visitor))
  wire.get('/object/authenticated/:bucket/:path{.+}', async (c) => present(c, await callers.require(c)))
  wire.get('/object/sign/:bucket/:path{.+}', (c) => {
    tokens.open(c.req.query('token'), 'download', readAddress(c))
    return present(c, service)
  })
  wire.get('/object/:bucket/:path{.+}', async (c) => present(c, await callers.require(c)))
}

/** Finds an object that the caller may see, or throws. */
export async function requireObject(
  { callers }: Pick<StorageParts, 'callers'>,
  caller: Caller,
  address: ObjectAddress,
): Promise<StoredObject> {
  return callers.transactionFor(caller, async (tx) => {
    const object = await findObject(tx, address)
    if (object) return object
    await requireBucket(tx, address.bucket)
    throw new StorageProblem('NoSuchKey')
  })
}

function represent(object: StoredObject): Representation {
  return {
    file: object.file,
    size: object.size,
    etag: object.etag,
    contentType: object.content_type,
    cacheControl: object.cache_control,
    lastModified: object.updated_at,
  }
}

function describe(object: StoredObject) {
  const { id, name, bucket_id, size, content_type, cache_control, metadata, created_at } = object
  return {
    id,
    name,
    bucket_id,
    version: object.file,
    size,
    content_type,
    cache_control,
    etag: `"${object.etag}"`,
    metadata,
    last_modified: object.updated_at,
    created_at,
  }
}
