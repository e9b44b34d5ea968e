import type { Hono } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { requireBucket } from './bucket-store.ts'
import { requireObject } from './download-routes.ts'
import { findNames, type ObjectAddress } from './object-store.ts'
import { readListedTransform, readTransform, transformSchema } from './read-transform.ts'
import { readAddress, readJson, type StorageParts } from './storage-context.ts'

const longestSeconds = 10 * 365 * 24 * 60 * 60
const mostAtOnce = 1000

const expiresIn = z.int().min(1).max(longestSeconds)
const one = z.object({ expiresIn, transform: transformSchema.optional() })
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(mostAtOnce) })

/** Signed URLs, which open one object for a while. A caller who may read it can pass them on. */
export function mountSigning(wire: Hono<HttpEnv>, parts: StorageParts): void {
  const { callers, tokens } = parts

  function signOne(address: ObjectAddress, { expiresIn: seconds }: z.output<typeof many>) {
    const token = tokens.sign({ opens: 'download', ...address }, seconds)
    return { path: address.name, signedURL: signedAddress('/object', address, token), error: null }
  }

  wire.post('/object/sign/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    const address = readAddress(c)
    const wanted = await readJson(c, one)
    await requireObject(parts, caller, address)
    const readSize = callers.maySignSizes(caller) ? readTransform : readListedTransform
    const transform = wanted.transform && readSize(wanted.transform)
    const token = tokens.sign({ opens: 'download', transform, ...address }, wanted.expiresIn)
    return c.json({ signedURL: signedAddress(transform ? '/render/image' : '/object', address, token) })
  })

  wire.post('/object/sign/:bucket', async (c) => {
    const caller = await callers.require(c)
    const bucket = c.req.param('bucket')
    const wanted = await readJson(c, many)
    const found = await callers.transactionFor(caller, async (tx) => {
      await requireBucket(tx, bucket)
      return findNames(tx, bucket, wanted.paths)
    })
    return c.json(wanted.paths.map((name) => (found.has(name) ? signOne({ bucket, name }, wanted) : missing(name))))
  })
}

function missing(name: string) {
  return { path: name, signedURL: null, error: 'Either the object does not exist or you do not have access to it' }
}

/** Not encoded: the clients of the wire encode it. */
function signedAddress(under: string, { bucket, name }: ObjectAddress, token: string): string {
  return `${under}/sign/${bucket}/${name}?token=${token}`
}
