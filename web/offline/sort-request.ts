/** The fields of a request that the worker needs. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'> & { headers: Pick<Headers, 'has'> }

/** A document, route data, or a static file. Null: the worker does not handle the request. */
export type Sort = 'page' | 'data' | 'file' | null

// Paths whose answers are for one visitor or for the operator. None of them is a page.
const privatePaths = ['/auth', '/rest', '/storage', '/functions', '/api', '/metrics', '/outbox', '/healthz', '/readyz']

const filePaths = /^\/(?:assets|pictures|icons)\/|^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|site\.webmanifest)$/

/** Secrets in links of mails. A page with one in its address is not cached. */
const secretNames = ['token', 'token_hash', 'access_token', 'code']

export function sortRequest({ method, url, mode, headers }: Asked, origin: string): Sort {
  const { pathname, origin: from } = new URL(url)
  if (method !== 'GET' || from !== origin || headers.has('authorization') || headers.has('range')) return null
  if (isPrivate(pathname)) return null
  if (mode === 'navigate') return 'page'
  if (pathname.endsWith('.data')) return 'data'
  return filePaths.test(pathname) ? 'file' : null
}

function isPrivate(pathname: string): boolean {
  const path = readablePath(pathname).toLowerCase()
  return privatePaths.some((place) => path === place || path.startsWith(`${place}/`) || path === `${place}.data`)
}

/** The server decodes `/%61uth` to `/auth`. This function does the same. */
function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // the server will refuse it
  }
}

/** Whether an answer may be cached: complete, same-origin, public and without `no-store`. */
export function mayBeKept(
  address: string,
  answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false
  if (/no-store|private/.test(answer.headers.get('cache-control') ?? '')) return false
  const { searchParams } = new URL(address)
  return !secretNames.some((name) => searchParams.has(name))
}

/** Pages that read their query in the browser: one cached document serves all queries. */
const selfReadingPages = ['/food-and-cafe/table-card']

/** The cache key of a page. */
export function cacheAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return selfReadingPages.includes(pathname) ? origin + pathname : address
}

/** The address of the document for this route data: `/about.data?_routes=…` becomes `/about`. */
export function pageOfData(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, '')
  url.searchParams.delete('_routes')
  return url.href
}

/**
 * Whether the router requests a page for a navigation, and not data of a single part. `_routes` names the wanted
 * routes, and a navigation includes the language layout.
 */
export function isForNavigation(address: string): boolean {
  const wanted = wantedRoutes(address)
  return wanted === null || wanted.length > 1 || wanted[0] === 'routes/language'
}

/** Whether there is a fallback when this data is late: the page's document, the page as it is, or stored data. */
export function hasFallback(address: string): boolean {
  return (
    isForNavigation(address) ||
    /^routes\/(?:home|places\/list|food\/dishes)$|-clinics(?:\/:id)?$/.test(wantedRoutes(address)?.[0] ?? '')
  )
}

/** Whether this data is for a whole page. A food search counts too, because it waits for external services. */
export function isOfPage(address: string): boolean {
  return hasFallback(address) || wantedRoutes(address)?.[0]?.startsWith('routes/food/') === true
}

function wantedRoutes(address: string): string[] | null {
  return new URL(address).searchParams.get('_routes')?.split(',') ?? null
}

/** The scripts, styles and fonts that a document or style sheet of ours names. Pictures are left to the browser. */
export function filesNamedIn(text: string): string[] {
  const named = text.matchAll(/["'(](\/assets\/[\w.-]+)/g)
  return [...new Set([...named].map(([, path = '']) => path))]
}

/** The drawing that an address shows, whatever its theme and shape; null for other files. */
export function drawingOf(address: string): string | null {
  return /^(\/pictures\/[^/]+\/[^/]+)-(?:day|dusk)-[a-z]+\.svg$/.exec(new URL(address).pathname)?.[1] ?? null
}
