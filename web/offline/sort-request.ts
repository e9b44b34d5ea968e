/** What the worker needs to know of a request. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'> & { headers: Pick<Headers, 'has'> }

/** A document, a page's data for the router, a file that belongs to pages; null: none of the worker's business. */
export type Sort = 'page' | 'data' | 'file' | null

// What answers here is for one visitor or for the operator, and none of it is a page.
const privatePaths = ['/auth', '/rest', '/storage', '/functions', '/api', '/metrics', '/outbox', '/healthz', '/readyz']

const filePaths = /^\/(?:assets|pictures|icons)\/|^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|site\.webmanifest)$/

/** Secrets that a mailed link carries: a page with one in its address is not kept. */
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

/** The server reads `/%61uth` as `/auth`; so does this. */
function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // the server will refuse it
  }
}

/** Whether an answer may be kept on the device: whole, ours, for everybody, and not forbidden. */
export function mayBeKept(
  address: string,
  answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false
  if (/no-store|private/.test(answer.headers.get('cache-control') ?? '')) return false
  const { searchParams } = new URL(address)
  return !secretNames.some((name) => searchParams.has(name))
}

/** Pages that read the rest of their address themselves: the document of one serves them all. */
const selfReadingPages = ['/food-and-cafe/table-card']

/** Under which address a page is kept. */
export function cacheAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return selfReadingPages.includes(pathname) ? origin + pathname : address
}

/** The address of the document that shows the same as this data: `/about.data?_routes=…` is `/about`. */
export function pageOfData(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, '')
  url.searchParams.delete('_routes')
  return url.href
}

/**
 * Whether the router asks for a page to go to, and not a part of a page for a part of its data. It names the routes it
 * wants; a page comes with the layout of its language.
 */
export function isForNavigation(address: string): boolean {
  const wanted = wantedRoutes(address)
  return wanted === null || wanted.length > 1 || wanted[0] === 'routes/language'
}

/**
 * Whether something can be shown when this data does not come in time: the document of the page, or what clinics and
 * their lists show themselves.
 */
export function hasFallback(address: string): boolean {
  return isForNavigation(address) || /-clinics(?:\/:id)?$/.test(wantedRoutes(address)?.[0] ?? '')
}

/** Whether this data makes a whole page. A search for food is one too, and waits for outside services. */
export function isOfPage(address: string): boolean {
  return hasFallback(address) || wantedRoutes(address)?.[0]?.startsWith('routes/food/') === true
}

function wantedRoutes(address: string): string[] | null {
  return new URL(address).searchParams.get('_routes')?.split(',') ?? null
}

/**
 * The scripts, styles and fonts that a document or a stylesheet of ours names; pictures only as the browser wants them.
 */
export function filesNamedIn(text: string): string[] {
  const named = text.matchAll(/["'(](\/assets\/[\w.-]+)/g)
  return [...new Set([...named].map(([, path = '']) => path))]
}
