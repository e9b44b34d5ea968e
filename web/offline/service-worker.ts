import { plannerFactsCache } from '#domain/trips/plan/planner-facts.ts'
import { palettes, pictureAddress } from '#domain/site/scenes.ts'
import { copyPageOf } from './clinic-copy-page.ts'
import { openPageCache } from './page-cache.ts'
import type { OfflineMessage } from './messages.ts'
import { hasFallback, isForNavigation, isOfPage, pageOfData, sortRequest } from './sort-request.ts'
import { isVisited } from './visited.ts'

/** Defined by the build. Changes with every script, style and route. */
declare const BUILD_VERSION: string
/** Defined by the build: the scripts and styles of every route. */
declare const SHELL_FILES: readonly string[]
/** Defined by the build: the script of the planner's worker. */
declare const PLANNER_FILES: readonly string[]
declare const self: ServiceWorkerGlobalScope

/** Shown offline for a page that is not cached. The server renders it without scripts. */
const offlinePage = new URL('/offline', self.location.origin).href
const offlinePictures = palettes.map((palette) => pictureAddress('offline', 'offline', palette, 'card'))

// If there is something else to show, the network counts as offline after this time.
const patienceMs = 3000
const mostCarriedOver = 20

const kept = openPageCache(BUILD_VERSION)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  switch (sortRequest(event.request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event))
    case 'data':
      return event.respondWith(answerData(event))
    case 'file':
      return event.respondWith(answerFile(event))
    case null:
      // The request was already sent (navigation preload). Without an answer here the browser would send it again and
      // use up a link from a mail.
      if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(askServer(event))
  }
})

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of this origin can write to this worker
  const message = event.data as OfflineMessage
  switch (message.kind) {
    case 'which version':
      return event.ports[0]?.postMessage(BUILD_VERSION)
    case 'take over':
      return event.waitUntil(self.skipWaiting())
    case 'opened':
      return event.waitUntil(keepAll([message.address], message.files))
    case 'keep':
      return event.waitUntil(keepAll(message.pages, message.files).then(() => keepMissing(message.missing ?? [])))
  }
})

async function install(): Promise<void> {
  await Promise.all(SHELL_FILES.map((file) => kept.keepFile(new URL(file, self.location.origin).href)))
  await kept.fetchPage(offlinePage)
  if (!(await kept.find(offlinePage))) throw new Error('the offline page could not be kept')
  await keepPlanner().catch(ignore)
  for (const picture of offlinePictures) await kept.keepFile(new URL(picture, offlinePage).href).catch(ignore)
  // Visited pages stay readable offline after a deploy. They are fetched again as the new version shows them.
  const pages = (await kept.listOlderPages()).filter((address) => address !== offlinePage && !isData(address))
  const carried = [...pages.filter((page) => !isVisited(page)), ...pages.filter(isVisited).slice(0, mostCarriedOver)]
  for (const address of carried.toReversed()) await kept.fetchPage(address).catch(ignore)
  // The first worker activates at once. A later one waits until the visitor agrees or all pages are closed.
  if (!self.registration.active) await self.skipWaiting()
}

/** A device that can plan without a network still can after a deploy. The script is too large for all others. */
async function keepPlanner(): Promise<void> {
  if (!(await caches.has(plannerFactsCache))) return
  for (const file of PLANNER_FILES) await kept.keepFile(new URL(file, self.location.origin).href)
}

async function activate(): Promise<void> {
  await kept.dropOlder()
  // With navigation preload the request is sent while the worker still starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/**
 * Caches what was loaded before the worker existed, mostly from the browser's HTTP cache. If one item fails, the others
 * are still cached.
 */
async function keepAll(pages: readonly string[], files: readonly string[]): Promise<void> {
  for (const page of pages) if (sortAddress(page, 'navigate') === 'page') await kept.fetchPage(page).catch(ignore)
  for (const file of files) if (sortAddress(file, 'no-cors') === 'file') await kept.keepFile(file).catch(ignore)
}

/** Last, because there may be many. A page that has a copy is as new as its last visit. */
async function keepMissing(pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    if (sortAddress(page, 'navigate') === 'page' && !(await kept.find(page))) await kept.fetchPage(page).catch(ignore)
  }
}

function sortAddress(url: string, mode: RequestMode) {
  return sortRequest({ method: 'GET', url, mode, headers: new Headers() }, self.location.origin)
}

/** Network first: online, a page is as new as the server. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const network = askServer(event)
  event.waitUntil(network.then((answer) => kept.keepPage(url, answer.clone())).catch(ignore))
  const old = await findPage(url)
  try {
    return await (old ? withPatience(network) : network)
  } catch {
    return old ?? (await kept.find(offlinePage)) ?? Response.error()
  }
}

/** The cached document of an address. A clinic that was never opened may be in the browser's copy of its list. */
async function findPage(url: string): Promise<Response | undefined> {
  const copyPage = copyPageOf(url)
  return (await kept.find(url)) ?? (copyPage === null ? undefined : kept.find(copyPage))
}

async function askServer(event: FetchEvent): Promise<Response> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Response or nothing, says the specification
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function answerData(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const network = fetch(event.request)
  event.waitUntil(network.then((answer) => keepData(url, answer.clone())).catch(ignore))
  const old = await kept.find(url)
  const canShow = old !== undefined || (hasFallback(url) && (await findPage(pageOfData(url))) !== undefined)
  try {
    return await (canShow ? withPatience(network) : network)
  } catch {
    return old ?? (isForNavigation(url) ? sendToDocument(url) : Response.error())
  }
}

async function keepData(url: string, answer: Response): Promise<void> {
  await kept.keepPage(url, answer)
  if (answer.ok && isOfPage(url)) await kept.fetchPageOfData(url)
}

/** A redirect that tells the router to load this address as a document. That is cached, or becomes the offline page. */
function sendToDocument(url: string): Response {
  const { pathname, search } = new URL(pageOfData(url))
  const headers = { 'X-Remix-Redirect': pathname + search, 'X-Remix-Reload-Document': 'true' }
  return new Response(null, { status: 204, headers })
}

/** Cache first: the address of a file changes with its content. Offline the same drawing may come in another shape. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const known = await kept.findFile(url)
  if (known) return known
  try {
    const answer = await fetch(event.request)
    if (isForEver(answer)) event.waitUntil(kept.keepFile(url, answer.clone()).catch(ignore))
    return answer
  } catch {
    return (await kept.findDrawingLike(url)) ?? Response.error()
  }
}

function isForEver(answer: Response): boolean {
  return answer.headers.get('cache-control')?.includes('immutable') === true
}

function isData(address: string): boolean {
  return new URL(address).pathname.endsWith('.data')
}

async function withPatience(network: Promise<Response>): Promise<Response> {
  const { promise: impatience, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  try {
    return await Promise.race([network, impatience])
  } finally {
    clearTimeout(timer)
  }
}

/** A failure to cache must not prevent an answer. */
function ignore(): void {}
