import type { Context } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { ByteRange } from '#server/platform/files/files.ts'
import type { StoredFiles } from '#server/platform/files/stored-files.ts'
import { StorageProblem } from './storage-problem.ts'

/** A stored file and the headers of its answer. */
export type Representation = {
  file: string
  size: number
  etag: string
  contentType: string
  cacheControl: string
  lastModified: Date
  headers?: Record<string, string>
}

/** Uploads are served from our own origin: no browser may guess that one is a page, and none may run it as one. */
export const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Answers with an object: whole, a range of it, or 304 if the client has it already. */
export async function presentObject(
  c: Context<HttpEnv>,
  storedFiles: Pick<StoredFiles, 'get'>,
  found: Representation,
): Promise<Response> {
  const etag = `"${found.etag}"`
  const headers: Record<string, string> = {
    ...harmless,
    etag,
    'last-modified': found.lastModified.toUTCString(),
    'cache-control': found.cacheControl,
    'accept-ranges': 'bytes',
    ...found.headers,
  }
  if (hasAlready(c, etag, found.lastModified)) return new Response(null, { status: 304, headers })
  headers['content-type'] = found.contentType
  const download = c.req.query('download')
  if (download !== undefined) headers['content-disposition'] = attachment(download)
  const range = readRange(c, etag, found)
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${found.size}` } })
  }
  if (range) headers['content-range'] = `bytes ${range.first}-${range.last}/${found.size}`
  headers['content-length'] = String(range ? range.last - range.first + 1 : found.size)
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })
  const body = await storedFiles.get(found.file, range ?? undefined)
  if (!body) throw new StorageProblem('NoSuchKey')
  return new Response(body, { status, headers })
}

function hasAlready(c: Context<HttpEnv>, etag: string, lastModified: Date): boolean {
  const known = c.req.header('if-none-match')
  if (known !== undefined)
    return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return since >= Math.floor(lastModified.getTime() / 1_000) * 1_000
}

/** Reads one range; several at once, or an unknown form, may be answered with everything (RFC 9110, 14.2). */
function readRange(c: Context<HttpEnv>, etag: string, { size }: Representation): ByteRange | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range')?.trim() ?? '')
  const condition = c.req.header('if-range')
  if (!match || (match[1] === '' && match[2] === '') || (condition !== undefined && condition !== etag)) return null
  const [, from = '', to = ''] = match
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first < size && first <= last ? { first, last } : 'none'
}

function attachment(name: string): string {
  if (name === '') return 'attachment'
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
