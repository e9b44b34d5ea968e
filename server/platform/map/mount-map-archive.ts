import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { App } from '#server/platform/http/app.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { archiveAddress } from './map-settings.ts'

/** The first bytes of every archive of version 3. */
const signature = 'PMTiles\u0003'

/** Stops the start if the file is not what MAP_PMTILES requires. */
export async function checkMapArchive(file: string): Promise<void> {
  const head = await readHead(file)
  if (head === null) throw new StartProblem(`MAP_PMTILES cannot be used: ${file} cannot be read.`)
  if (head !== signature) {
    throw new StartProblem(`MAP_PMTILES cannot be used: ${file} is not a PMTiles archive of version 3.`)
  }
}

async function readHead(file: string): Promise<string | null> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(signature.length), 0, signature.length, 0)
      return buffer.toString('latin1', 0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch {
    // Missing, a folder, or not readable for this user: the message names the file.
    return null
  }
}

/** Serves the operator's archive of tiles, from which a browser reads the ranges that it needs. */
export function mountMapArchive(file: string) {
  return (app: App) => {
    app.on(['GET', 'HEAD'], archiveAddress, (c) =>
      present(file, c.req.method, { range: c.req.header('range'), ifRange: c.req.header('if-range') }),
    )
  }
}

type Asked = { range: string | undefined; ifRange: string | undefined }

async function present(file: string, method: string, { range, ifRange }: Asked): Promise<Response> {
  const { size, mtimeMs } = await stat(file)
  // Another archive under the same name has another tag: the reader starts again and mixes no tiles.
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.pmtiles',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    etag,
  }
  const part = ifRange !== undefined && ifRange !== etag ? null : readRange(range, size)
  if (part === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  const { first, last } = part ?? { first: 0, last: size - 1 }
  headers['content-length'] = String(last - first + 1)
  if (part) headers['content-range'] = `bytes ${first}-${last}/${size}`
  const status = part ? 206 : 200
  const stream = () => Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream
  return new Response(method === 'HEAD' ? null : stream(), { status, headers })
}

/** Reads one range; anything else may be answered with the whole file (RFC 9110, 14.2). */
function readRange(text: string | undefined, size: number): { first: number; last: number } | 'none' | null {
  const { from, to } = /^bytes=(?<from>\d+)-(?<to>\d*)$/.exec(text?.trim() ?? '')?.groups ?? {}
  if (from === undefined) return null
  const [first, last] = [Number(from), to ? Math.min(Number(to), size - 1) : size - 1]
  return first <= last ? { first, last } : 'none'
}
