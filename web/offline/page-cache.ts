import { isVisited } from './visited.ts'
import { cacheAddress, drawingOf, filesNamedIn, mayBeKept, pageOfData } from './sort-request.ts'

/**
 * Of visited pages and of the pages of the places of a trip, up to two hundred. The pages that are the same on every
 * device are not counted (`visited.ts`).
 */
const mostPages = 260
const mostPictures = 300

/** The cache on the device for one version of the site: pages as they were last seen, and the files that they name. */
export function openPageCache(version: string) {
  const names = { pages: `pages ${version}`, files: `files ${version}` }

  async function find(address: string): Promise<Response | undefined> {
    return (await caches.open(names.pages)).match(cacheAddress(address), { ignoreVary: true })
  }

  async function findFile(address: string): Promise<Response | undefined> {
    return (await caches.open(names.files)).match(address, { ignoreVary: true })
  }

  /** The same drawing in another shape or for the other theme: better than none. */
  async function findDrawingLike(address: string): Promise<Response | undefined> {
    const drawing = drawingOf(address)
    if (drawing === null) return undefined
    const files = await caches.open(names.files)
    const like = (await files.keys()).find(({ url }) => drawingOf(url) === drawing)
    return like && files.match(like, { ignoreVary: true })
  }

  /** Caches an answer if that is allowed. For a document, also caches the files that it names. */
  async function keepPage(address: string, answer: Response): Promise<void> {
    if (!mayBeKept(address, answer)) return
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html') === true
    if (!isDocument && !new URL(address).pathname.endsWith('.data')) return
    const pages = await caches.open(names.pages)
    const document = isDocument ? await answer.clone().text() : ''
    await pages.put(cacheAddress(address), answer)
    await Promise.all(filesNamedIn(document).map((file) => keepFile(new URL(file, address).href)))
    await forgetOldest(pages, mostPages, isVisited)
  }

  /** Requests a page and caches it. If that fails, the cached page stays as it was. */
  async function fetchPage(address: string): Promise<void> {
    // The browser's HTTP cache may answer, but only after revalidation. Nobody looks at the page now, so the `purpose`
    // header keeps the server from counting a view.
    await keepPage(address, await fetch(address, { cache: 'no-cache', headers: { purpose: 'prefetch' } }))
  }

  /** After data was loaded: caches the document of the same address, so that the site also starts there offline. */
  function fetchPageOfData(address: string): Promise<void> {
    return fetchPage(pageOfData(address))
  }

  async function keepFile(address: string, seen?: Response): Promise<void> {
    const files = await caches.open(names.files)
    if (!seen && (await files.match(address, { ignoreVary: true }))) return
    const answer = seen ?? (await fetch(address))
    if (!mayBeKept(address, answer)) return
    const named = answer.headers.get('content-type')?.startsWith('text/css') ? await answer.clone().text() : ''
    await files.put(address, answer)
    for (const file of filesNamedIn(named)) await keepFile(new URL(file, address).href)
    if (isPicture(address)) await forgetOldest(files, mostPictures, isPicture)
  }

  /** The pages of other versions, newest first. */
  async function listOlderPages(): Promise<string[]> {
    const older = (await caches.keys()).filter((name) => name.startsWith('pages ') && name !== names.pages)
    const lists = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()))
    return lists
      .flat()
      .map(({ url }) => url)
      .toReversed()
  }

  /** Deletes only caches of this worker. The planner has a cache of its own. */
  async function dropOlder(): Promise<void> {
    const ours: readonly string[] = Object.values(names)
    const older = (await caches.keys()).filter((name) => /^(?:pages|files) /.test(name) && !ours.includes(name))
    await Promise.all(older.map((name) => caches.delete(name)))
  }

  return { find, findFile, findDrawingLike, keepPage, fetchPage, fetchPageOfData, keepFile, listOlderPages, dropOlder }
}

function isPicture(address: string): boolean {
  return new URL(address).pathname.startsWith('/pictures/')
}

/** Deletes the oldest entries. A cache lists its keys in the order of insertion. */
async function forgetOldest(cache: Cache, most: number, counts: (address: string) => boolean): Promise<void> {
  const counted = (await cache.keys()).filter(({ url }) => counts(url))
  await Promise.all(counted.slice(0, Math.max(0, counted.length - most)).map((request) => cache.delete(request)))
}
