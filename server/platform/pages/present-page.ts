import { chooseCoding } from '#server/platform/http/accepted-coding.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The parts of a request that decide how a page is sent. */
export type Asked = {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export type PresentedPage = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

/** One page as the answer to one request: in a coding that it accepts, 304 if it has the page, no body for HEAD. */
export function presentPage(page: RenderedPage, asked: Asked): PresentedPage {
  const coding = chooseCoding(asked.acceptEncoding)
  const coded = coding && page.coded[coding]()
  // A strong tag identifies bytes, so each coding has its own.
  const etag = coded ? `"${page.etag}-${coding}"` : `"${page.etag}"`
  const headers: Record<string, string> = {
    ...page.headers,
    vary: 'accept-encoding',
    etag,
    // Always revalidated: a page is never older than the newest deploy and the newest row.
    'cache-control': page.storable ? 'no-cache' : 'no-store',
  }
  if (page.storable && matches(asked.ifNoneMatch, etag)) return { status: 304, headers, body: null }
  const body = coded ?? page.identity
  if (coded) headers['content-encoding'] = coding
  headers['content-length'] = String(body.byteLength)
  return { status: page.status, headers, body: asked.method === 'HEAD' ? null : body }
}

function matches(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false
  if (asked.trim() === '*') return true
  return asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
