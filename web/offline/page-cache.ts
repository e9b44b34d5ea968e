import { cacheAddress, filesNamedIn, mayBeKept, pageOfData } from './sort-request.ts'

const mostPages = 60
const mostPictures = 300

/** What is kept on the device for one version of the site: pages as they were last seen, and the files they name. */
export function openPageCache(version: string) {
  const names = { pages: `pages ${version}`, files: `files ${version}` }

  async function find(address: string): Promise<Response | undefined> {
    return (await caches.open(names.pages)).match(cacheAddress(address), { ignoreVary: true })
  }

  async function findFile(address: string): Promise<Response | undefined> {
    return (await caches.open(names.files)).match(address, { ignoreVary: true })
  }

  /** Keeps an answer under its address when it may be, and of a document also what it names. */
  async function keepPage(address: string, answer: Response): Promise<void> {
    if (!mayBeKept(address, answer)) return
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html') === true
    if (!isDocument && !new URL(address).pathname.endsWith('.data')) return
    const pages = await caches.open(names.pages)
    const document = isDocument ? await answer.clone().text() : ''
    await pages.put(cacheAddress(address), answer)
    await Promise.all(filesNamedIn(document).map((file) => keepFile(new URL(file, address).href)))
    await forgetOldest(pages, mostPages, () => true)
  }

  /** Asks the server for a page and keeps it. What goes wrong leaves it as it was. */
  async function fetchPage(address: string): Promise<void> {
    // The browser's own cache may answer, but only after the server said that nothing changed.
    // Nobody looks at it now, and the server counts no view.
    await keepPage(address, await fetch(address, { cache: 'no-cache', headers: { purpose: 'prefetch' } }))
  }

  /** After data was seen: the document of the same address, for a start without a network. */
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

  /** Only the caches of this worker; the planner has a cache of its own. */
  async function dropOlder(): Promise<void> {
    const ours: readonly string[] = Object.values(names)
    const older = (await caches.keys()).filter((name) => /^(?:pages|files) /.test(name) && !ours.includes(name))
    await Promise.all(older.map((name) => caches.delete(name)))
  }

  return { find, findFile, keepPage, fetchPage, fetchPageOfData, keepFile, listOlderPages, dropOlder }
}

function isPicture(address: string): boolean {
  return new URL(address).pathname.startsWith('/pictures/')
}

/** A cache lists what was put first first. */
async function forgetOldest(cache: Cache, most: number, counts: (address: string) => boolean): Promise<void> {
  const counted = (await cache.keys()).filter(({ url }) => counts(url))
  await Promise.all(counted.slice(0, Math.max(0, counted.length - most)).map((request) => cache.delete(request)))
}
