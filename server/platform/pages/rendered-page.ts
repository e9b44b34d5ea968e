import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Coding } from '#server/platform/http/accepted-coding.ts'
import type { Cacheable } from './page-cache.ts'

/** A finished page as bytes: it is cached, and every answer is made from it. */
export type RenderedPage = Cacheable & {
  status: number
  /** As the renderer set them, with the policy and without length and coding. */
  headers: Record<string, string>
  identity: Uint8Array<ArrayBuffer>
  /** Compressed when a client first accepts it, and then cached; null if it is not worth it. */
  coded: Record<Coding, () => Uint8Array<ArrayBuffer> | null>
  etag: string
}

// Quality 5 costs a few milliseconds a page and comes within some per cent of 11, which costs a hundred times more.
const brotliQuality = 5

// A smaller page fits into one packet, compressed or not.
const smallestCompressed = 1024

type Notes = {
  tags: readonly string[]
  expiresAt: number
  nonce: string
  development: boolean
  /** Where the map's tiles come from, if an operator has them elsewhere. */
  mapHosts?: readonly string[]
}

export async function finishPage(response: Response, notes: Notes): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  const html = headers['content-type']?.startsWith('text/html') === true
  const body = new Uint8Array(await response.arrayBuffer())
  const { identity, scriptHashes } = html ? signScripts(body, notes.nonce) : { identity: body, scriptHashes: [] }
  if (html) {
    const { development, mapHosts = [] } = notes
    headers['content-security-policy'] = development
      ? [developmentPolicy, ...mapHosts].join(' ')
      : contentSecurityPolicy(scriptHashes, mapHosts)
  }
  return {
    status: response.status,
    headers,
    ...finishBytes(identity),
    tags: notes.tags,
    expiresAt: notes.expiresAt,
    // A route may forbid it: a private screen, or one whose address contains a secret.
    storable: response.status === 200 && !headers['cache-control']?.includes('no-store'),
  }
}

/** The bytes in every coding, with their tag. */
export function finishBytes(identity: Uint8Array<ArrayBuffer>) {
  const isSmall = identity.byteLength < smallestCompressed
  const code = (shrink: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>) =>
    isSmall ? () => null : onFirstCall(() => shrink(identity))
  return {
    identity,
    coded: { br: code(shrinkWithBrotli), gzip: code((bytes) => new Uint8Array(gzipSync(bytes))) },
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    // Includes the compressed forms, which may come later and are together hardly larger.
    bytes: identity.byteLength * 2,
  }
}

// In this thread: 0.15 ms for 10 KB, and a round trip to another thread costs as much again.
function shrinkWithBrotli(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return new Uint8Array(brotliCompressSync(bytes, { params }))
}

function onFirstCall<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Our own inline scripts carry the render's nonce. Their hashes go into the policy, and the nonce is removed from the
 * page: the page is then the same for everybody, and an injected script has no hash.
 */
function signScripts(body: Uint8Array<ArrayBuffer>, nonce: string) {
  const mark = ` nonce="${nonce}"`
  // Latin-1 maps each byte to one character and back: nothing is decoded, and hashes are of bytes anyway.
  const page = Buffer.from(body.buffer).toString('latin1')
  const scriptHashes = new Set<string>()
  for (const [, attributes = '', script = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || attributes.includes(' src="')) continue
    scriptHashes.add(`'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`)
  }
  const unmarked = new Uint8Array(Buffer.from(page.replaceAll(mark, ''), 'latin1'))
  return { identity: unmarked, scriptHashes: [...scriptHashes] }
}

// Vite writes inline scripts and styles of its own and connects to its socket.
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:"

function contentSecurityPolicy(scriptHashes: readonly string[], mapHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    // A style attribute runs no code; it places a pin on the map.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapHosts].join(' '),
    ["connect-src 'self'", ...mapHosts].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
