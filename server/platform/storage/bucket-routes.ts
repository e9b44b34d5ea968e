import type { Hono } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import {
  type Bucket,
  bucketColumns,
  deleteBucket,
  insertBucket,
  listBuckets,
  requireBucket,
  updateBucket,
} from './bucket-store.ts'
import { service } from './callers.ts'
import { checkBucketName } from './object-names.ts'
import { emptyBucket } from './object-store.ts'
import { readJson, type StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'

const units = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 } as const
const unit = z.enum(['b', 'kb', 'mb', 'gb'])

/** Bytes, or "20MB". */
const size = z.union([
  z.int().min(1),
  z
    .string()
    .regex(/^\d{1,12}\s*([kmg]?b)?$/i)
    .transform(
      (text) => Number.parseInt(text, 10) * units[unit.catch('b').parse(text.replace(/[\d\s]/g, '').toLowerCase())],
    )
    .pipe(z.int().min(1)),
])

const settings = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(z.string().max(255)).max(100).nullish(),
})

const newBucket = settings.extend({ name: z.string(), id: z.string().optional() })

const page = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
  sortColumn: z.enum(bucketColumns).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

/** The routes of buckets, only for a key of the operator. */
export function mountBuckets(wire: Hono<HttpEnv>, { callers, now, pictures }: StorageParts): void {
  /** The product's own bucket cannot be changed. */
  function keepOurs(id: string): string {
    if (id === pictures.id) throw new StorageProblem('AccessDenied', 'This bucket belongs to the product')
    return id
  }

  wire.use('/bucket/*', callers.onlyService)

  wire.get('/bucket', async (c) => {
    const wanted = page.safeParse(c.req.query())
    if (!wanted.success) throw new StorageProblem('InvalidRequest', 'The page cannot be read')
    const { sortColumn: column, sortOrder: order, ...rest } = wanted.data
    const buckets = await callers.transactionFor(service, (tx) => listBuckets(tx, { ...rest, column, order }))
    return c.json(buckets.map(present))
  })

  wire.post('/bucket', async (c) => {
    const { name, id = name, ...chosen } = await readJson(c, newBucket)
    const bucket = { id: checkBucketName(id), ...withoutAbsent(chosen) }
    await callers.transactionFor(service, (tx) => insertBucket(tx, bucket))
    return c.json({ name: id })
  })

  wire.get('/bucket/:id', async (c) => {
    const bucket = await callers.transactionFor(service, (tx) => requireBucket(tx, c.req.param('id')))
    return c.json(present(bucket))
  })

  wire.put('/bucket/:id', async (c) => {
    const id = keepOurs(c.req.param('id'))
    const chosen = await readJson(c, settings)
    await callers.transactionFor(service, async (tx) => {
      await requireBucket(tx, id)
      await updateBucket(tx, id, { ...withoutAbsent(chosen), updated_at: new Date(now()) })
    })
    return c.json({ message: 'Successfully updated' })
  })

  wire.delete('/bucket/:id', async (c) => {
    const id = keepOurs(c.req.param('id'))
    await callers.transactionFor(service, async (tx) => {
      await requireBucket(tx, id)
      await deleteBucket(tx, id)
    })
    return c.json({ message: 'Successfully deleted' })
  })

  wire.post('/bucket/:id/empty', async (c) => {
    const id = c.req.param('id')
    await callers.transactionFor(service, async (tx) => {
      await requireBucket(tx, id)
      await emptyBucket(tx, id)
    })
    return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
  })
}

function withoutAbsent({ public: isPublic, file_size_limit, allowed_mime_types }: z.output<typeof settings>) {
  return {
    ...(isPublic !== undefined && { public: isPublic }),
    ...(file_size_limit !== undefined && { file_size_limit }),
    ...(allowed_mime_types !== undefined && { allowed_mime_types }),
  }
}

function present({ id, owner, public: isPublic, file_size_limit, allowed_mime_types, created_at, updated_at }: Bucket) {
  const limits = { public: isPublic, file_size_limit, allowed_mime_types }
  return { id, name: id, owner: owner ?? '', ...limits, created_at, updated_at }
}
