import type { Context, Hono } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { requireBucket } from './bucket-store.ts'
import { service } from './callers.ts'
import type { StoredObject } from './object-store.ts'
import { readAddress, type StorageParts } from './storage-context.ts'

const uploadSeconds = 2 * 60 * 60

/** Uploads, by callers who may write and by token. */
export function mountUploads(wire: Hono<HttpEnv>, { callers, tokens, uploads }: StorageParts): void {
  wire.post('/object/upload/sign/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    const to = readAddress(c)
    await callers.transactionFor(caller, (tx) => requireBucket(tx, to.bucket))
    callers.requireWriter(caller, to.bucket)
    const token = tokens.sign({ opens: 'upload', replace: mayReplace(c), ...to }, uploadSeconds)
    return c.json({ url: `/object/upload/sign/${to.bucket}/${to.name}?token=${token}`, token })
  })

  wire.put('/object/upload/sign/:bucket/:path{.+}', async (c) => {
    const to = readAddress(c)
    const { replace } = tokens.open(c.req.query('token'), 'upload', to)
    return c.json(presentSaved(await uploads.receive(c.req.raw, { caller: service, to, replace })))
  })

  wire.post('/object/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    return c.json(
      presentSaved(await uploads.receive(c.req.raw, { caller, to: readAddress(c), replace: mayReplace(c) })),
    )
  })

  wire.put('/object/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    return c.json(presentSaved(await uploads.receive(c.req.raw, { caller, to: readAddress(c), replace: true })))
  })
}

export function mayReplace(c: Context<HttpEnv>): boolean {
  return c.req.header('x-upsert') === 'true'
}

function presentSaved({ id, bucket_id, name }: StoredObject) {
  return { Id: id, Key: `${bucket_id}/${name}` }
}
