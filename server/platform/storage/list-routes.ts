import type { Hono } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { requireBucket } from './bucket-store.ts'
import { type Entry, listObjects, type Listing, type Position, sortColumns } from './list-objects.ts'
import { readJson, type StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'

const order = z.enum(['asc', 'desc'])
const mostAtOnce = 1000

const page = z.object({
  prefix: z.string(),
  limit: z.int().min(1).max(mostAtOnce).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().optional(),
  sortBy: z
    .object({ column: z.enum([...sortColumns, 'last_accessed_at']).default('name'), order: order.default('asc') })
    .default({ column: 'name', order: 'asc' }),
})

const nextPage = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).max(mostAtOnce).default(mostAtOnce),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(sortColumns).default('name'), order: order.default('asc') })
    .default({ column: 'name', order: 'asc' }),
})

const position = z.tuple([z.string(), z.string()])

/** Lists the content of a bucket, in the older version of the protocol and in the newer one. */
export function mountLists(wire: Hono<HttpEnv>, { callers }: StorageParts): void {
  wire.post('/object/list/:bucket', async (c) => {
    const caller = await callers.require(c)
    const bucket = c.req.param('bucket')
    const { prefix, limit, offset, search = '', sortBy } = await readJson(c, page)
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
    const column = sortBy.column === 'last_accessed_at' ? 'created_at' : sortBy.column
    const entries = await callers.transactionFor(caller, async (tx) => {
      await requireBucket(tx, bucket)
      if (!callers.mayListNames(caller, bucket)) return []
      const listing = { bucket, prefix: folder, folders: true, search, column, order: sortBy.order, limit, offset }
      return listObjects(tx, listing)
    })
    return c.json(
      entries.map((entry) => {
        const name = entry.name.slice(folder.length)
        return entry.id === null ? presentFolder(name.slice(0, -1)) : { ...present(entry), name }
      }),
    )
  })

  wire.post('/object/list-v2/:bucket', async (c) => {
    const caller = await callers.require(c)
    const bucket = c.req.param('bucket')
    const { prefix, limit, cursor, with_delimiter: folders, sortBy } = await readJson(c, nextPage)
    const after = cursor === undefined ? undefined : readCursor(cursor, sortBy.column)
    const entries = await callers.transactionFor(caller, async (tx) => {
      await requireBucket(tx, bucket)
      if (!callers.mayListNames(caller, bucket)) return []
      // One more row than requested shows whether another page follows.
      return listObjects(tx, { bucket, prefix, folders, ...sortBy, limit: limit + 1, after })
    })
    const shown = entries.slice(0, limit)
    const last = shown.at(-1)
    const hasNext = entries.length > limit
    return c.json({
      hasNext,
      ...(hasNext && last && { nextCursor: writeCursor({ value: last.position, name: last.name }) }),
      folders: shown.filter(({ id }) => id === null).map(({ name }) => ({ key: name.slice(0, -1), name })),
      objects: shown.filter(({ id }) => id !== null).map((entry) => ({ ...present(entry), key: entry.name })),
    })
  })
}

function present({ id, name, created_at, updated_at, etag, size, content_type, cache_control }: Entry) {
  const metadata = {
    eTag: `"${etag}"`,
    size,
    mimetype: content_type,
    cacheControl: cache_control,
    lastModified: updated_at,
    contentLength: size,
    httpStatusCode: 200,
  }
  return { name, id, updated_at, created_at, last_accessed_at: created_at, metadata }
}

function presentFolder(name: string) {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
}

function writeCursor({ value, name }: Position): string {
  return Buffer.from(JSON.stringify([value, name])).toString('base64url')
}

/** Accepts only a cursor that we wrote ourselves, for the same order. */
function readCursor(cursor: string, column: Listing['column']): Position {
  try {
    const [value, name] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (isStorable([value, name]) && (column === 'name' || isMoment(value))) return { value, name }
  } catch {
    // It is no JSON, or no pair.
  }
  throw new StorageProblem('InvalidRequest', 'The cursor cannot be read')
}

/** A time as PostgreSQL writes it: 2026-05-01 09:00:00.123456+00. */
function isMoment(text: string): boolean {
  const [, day, time, zone] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?([+-]\d\d)(?::\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}Z`)
  // A date that does not exist becomes another one.
  return zone !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${time}`)
}
