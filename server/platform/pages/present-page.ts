import type { RenderedPage } from './rendered-page.ts'

/** One page as the answer to one request: the coding it accepts, 304 when it has the page, no body for HEAD. */
export function presentPage(page: RenderedPage, request: Request): Response {
  const coded = page.brotli && acceptsBrotli(request.headers.get('accept-encoding'))
  // A strong tag names bytes, so each coding has its own.
  const etag = coded ? `"${page.etag}-br"` : `"${page.etag}"`
  const headers: Record<string, string> = {
    ...page.headers,
    vary: 'accept-encoding',
    etag,
    // Always asked again: a page is never older than the newest deploy and the newest row.
    'cache-control': page.storable ? 'no-cache' : 'no-store',
  }
  if (page.storable && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const body = coded && page.brotli ? page.brotli : page.identity
  if (coded) headers['content-encoding'] = 'br'
  headers['content-length'] = String(body.byteLength)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function acceptsBrotli(accepted: string | null): boolean {
  if (!accepted) return false
  for (const part of accepted.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (coding === 'br') return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  }
  return false
}

function matches(asked: string | null, etag: string): boolean {
  if (!asked) return false
  if (asked.trim() === '*') return true
  return asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
