import { buffer } from 'node:stream/consumers'
import type { Context, Hono } from 'hono'
import { type StoredFile, pour } from '#server/platform/files/stored-files.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { sniffImageType } from '#server/platform/images/image-type.ts'
import type { Transform, VariantType } from '#server/platform/images/images.ts'
import { createSharedWork } from '#server/platform/work/share-work.ts'
import { type Caller, service } from './callers.ts'
import { requireObject } from './download-routes.ts'
import { findVariant, nameVariant, saveVariant, type StoredObject } from './object-store.ts'
import { harmless, presentObject } from './present-object.ts'
import { chooseType, listedWidthOf, readListedWidth, readTransform, transformSchema } from './read-transform.ts'
import { readAddress, type StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'

type Listed = { width: number; type: VariantType; signal: AbortSignal }

/** Pictures in another width, in the best type that the browser accepts. */
export function mountRendering(wire: Hono<HttpEnv>, parts: StorageParts): void {
  const { callers, images, storedFiles, tokens } = parts
  const share = createSharedWork<StoredFile>()

  async function open(object: StoredObject): Promise<Uint8Array> {
    const stream = await storedFiles.get(object.file)
    if (!stream) throw new StorageProblem('NoSuchKey')
    const content = await buffer(stream)
    if (sniffImageType(content) === null) {
      throw new StorageProblem('InvalidMimeType', `mime type ${object.content_type} is not supported`)
    }
    return content
  }

  async function findOrMake(object: StoredObject, { width, type, signal }: Listed): Promise<StoredFile> {
    const variant = nameVariant(width, type)
    const found = await callers.transactionFor(service, (tx) => findVariant(tx, object.file, variant))
    if (found) return found
    const bytes = await images.transform(() => open(object), {
      transform: { width, resize: 'contain' },
      type,
      signal,
    })
    const kept = await storedFiles.add(pour(bytes))
    await callers.transactionFor(service, (tx) => saveVariant(tx, { source: object.file, variant, kept }))
    return kept
  }

  /** Made once on each node, however many clients request it at the same time. */
  function shareVariant(object: StoredObject, { width, type, signal }: Listed): Promise<StoredFile> {
    return share(`${object.file}/${nameVariant(width, type)}`, {
      signal,
      work: (left) => findOrMake(object, { width, type, signal: left }),
    })
  }

  async function presentListed(c: Context<HttpEnv>, caller: Caller, width: number): Promise<Response> {
    const object = await requireObject(parts, caller, readAddress(c))
    const type = chooseType(c.req.header('accept'), c.req.query('format'), object.content_type)
    return presentObject(c, storedFiles, {
      ...(await shareVariant(object, { width, type, signal: c.req.raw.signal })),
      contentType: type,
      cacheControl: object.cache_control,
      lastModified: object.updated_at,
      headers: { vary: 'accept' },
    })
  }

  /** Any size, for the operator and for whoever has a token. Nothing is stored. */
  async function presentFree(c: Context<HttpEnv>, transform: Transform): Promise<Response> {
    const object = await requireObject(parts, service, readAddress(c))
    const type = chooseType(c.req.header('accept'), c.req.query('format'), sniffable(object.content_type))
    const bytes = await images.transform(() => open(object), { transform, type, signal: c.req.raw.signal })
    return new Response(bytes, {
      headers: {
        ...harmless,
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'cache-control': object.cache_control,
        'x-transformations': describe(transform),
        vary: 'accept',
      },
    })
  }

  wire.get('/render/image/public/:bucket/:path{.+}', (c) =>
    presentListed(c, { kind: 'visitor' }, readListedWidth(c.req.query())),
  )

  wire.get('/render/image/authenticated/:bucket/:path{.+}', async (c) => {
    const caller = await callers.require(c)
    if (caller.kind !== 'service') return presentListed(c, caller, readListedWidth(c.req.query()))
    const wanted = transformSchema.safeParse(c.req.query())
    if (!wanted.success) throw new StorageProblem('InvalidRequest', 'The size cannot be read')
    return presentFree(c, readTransform(wanted.data))
  })

  wire.get('/render/image/sign/:bucket/:path{.+}', (c) => {
    const { transform } = tokens.open(c.req.query('token'), 'download', readAddress(c))
    if (!transform) throw new StorageProblem('InvalidSignature')
    const width = listedWidthOf(transform)
    return width === null ? presentFree(c, transform) : presentListed(c, service, width)
  })
}

/** An upload without a picture type may still be a picture; then it is answered as JPEG, the most common type. */
function sniffable(contentType: string): string {
  return contentType.startsWith('image/') ? contentType : 'image/jpeg'
}

function describe({ height, width, quality, resize }: Transform): string {
  const kind = resize === 'contain' ? 'fit' : resize === 'fill' ? 'force' : 'fill'
  const words = { height, width, resizing_type: kind, quality }
  return Object.entries(words)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
}
