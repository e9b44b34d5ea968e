import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { Problem } from '#domain/site/problems.ts'
import { isSceneName, type SceneName } from '#domain/site/scene-names.ts'
import { isRatioOf, type Palette, palettes, pictureVersion, type Ratio } from '#domain/site/scenes.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { answer } from '#server/platform/http/frame.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createSemaphore } from '#server/platform/work/semaphore.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import { seasons } from '#pictures/brushes/ink.ts'
import { drawPicture } from '#pictures/pictures.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Picture = {
  etag: string
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  identity: Uint8Array<ArrayBuffer>
}
type Kept = { picture: Promise<Picture>; bytes: number }

// A picture has some 30 KB in its three codings: this is room for the last 800 or so.
const mostBytes = 24 * 1024 * 1024

const fileName = /^(?<id>[a-z0-9-]{1,64})-(?<palette>[a-z]+)-(?<ratio>[a-z]+)\.svg$/

const always = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  vary: 'accept-encoding',
}

/** A picture that is not cached costs some 4 ms. The limit is twice the number of places in the guide. */
const drawings = { limit: 1_500, windowSeconds: 300 }

type Options = { limits: Pick<RateLimits, 'take'>; keepBytes?: number }

/** /pictures/{scene}/{id}-{palette}-{ratio}.svg: drawn at the first request, then cached in memory. */
export function mountPictures({ limits, keepBytes = mostBytes }: Options) {
  const kept = new Map<string, Kept>()
  // Compression keeps one of Node's four threads busy, and never more.
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting: 300 })
  let bytes = 0

  /** The picture at this address; concurrent requests share one drawing. */
  async function find(scene: string, file: string, network: string): Promise<Picture> {
    const address = `${scene}/${file}`
    const known = kept.get(address)
    if (known) {
      // Moves the entry to the end: the last in the map is the one that was used last.
      kept.delete(address)
      kept.set(address, known)
      return known.picture
    }
    const drawing = readDrawing(scene, file)
    await countRequest(limits, `pictures:${network}`, drawings)
    const entry: Kept = kept.get(address) ?? begin(address, drawing)
    return entry.picture
  }

  function begin(address: string, drawing: Drawing): Kept {
    const entry: Kept = { picture: runLimited(() => make(drawing)), bytes: 0 }
    kept.set(address, entry)
    entry.picture.then(
      (picture) => keep(address, entry, picture),
      () => kept.delete(address),
    )
    return entry
  }

  function keep(address: string, entry: Kept, picture: Picture): void {
    if (kept.get(address) !== entry) return
    entry.bytes = picture.identity.byteLength + picture.br.byteLength + picture.gzip.byteLength
    bytes += entry.bytes
    for (const [oldest, { bytes: size }] of kept) {
      if (bytes <= keepBytes) return
      if (size === 0) continue // still being drawn
      kept.delete(oldest)
      bytes -= size
    }
  }

  async function present(c: Context<HttpEnv>): Promise<Response> {
    const picture = await find(c.req.param('scene') ?? '', c.req.param('file') ?? '', visitorNetwork(c.get('client')))
    const coding = acceptedCoding(c.req.header('accept-encoding'))
    const etag = `"${picture.etag}${coding === 'identity' ? '' : `-${coding}`}"`
    const headers: Record<string, string> = {
      ...always,
      etag,
      // Another version than ours comes from an address before or after a deploy: its present content will change.
      'cache-control':
        c.req.query('v') === pictureVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    }
    const asked = c.req.header('if-none-match')
    if (asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return answer(c, { status: 304, headers, body: null })
    }
    if (coding !== 'identity') headers['content-encoding'] = coding
    const body = picture[coding]
    headers['content-length'] = String(body.byteLength)
    return answer(c, { status: 200, headers, body: c.req.method === 'HEAD' ? null : body })
  }

  return (app: App) => {
    app.on(['GET', 'HEAD'], '/pictures/:scene/:file', present)
    app.on(['GET', 'HEAD'], '/pictures/*', () => {
      throw new Problem('page.not_found')
    })
  }
}

type Drawing = { scene: SceneName; id: string; palette: Palette; ratio: Ratio }

function readDrawing(scene: string, file: string): Drawing {
  const { id, palette: asked, ratio } = fileName.exec(file)?.groups ?? {}
  const palette = palettes.find((name) => name === asked)
  if (!id || !palette || !isSceneName(scene) || ratio === undefined || !isRatioOf(scene, ratio)) {
    throw new Problem('page.not_found')
  }
  // The hero has one picture for each season; every other scene has one for each place.
  if (scene === 'hero' && !seasons.some((season) => season === id)) throw new Problem('page.not_found')
  return { scene, id, palette, ratio }
}

async function make({ scene, id, palette, ratio }: Drawing): Promise<Picture> {
  const identity = new TextEncoder().encode(drawPicture(scene, id, palette, ratio))
  const [br, gzipped] = await Promise.all([
    // Quality 5 takes a tenth of the time of 11 and is a few per cent larger.
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 9 }),
  ])
  return {
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
    identity,
  }
}

function acceptedCoding(accepted = ''): 'br' | 'gzip' | 'identity' {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
