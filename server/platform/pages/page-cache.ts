/** What the cache needs to know about a page: which rows it shows, and until when it is valid. */
export type Cacheable = { tags: readonly string[]; expiresAt: number; bytes: number; storable: boolean }

/** A render in progress: a page whose render began before a change of one of its tags is never stored. */
type Flight<Page> = { startedAt: number; page: Promise<Page> }

type Options = { now: () => number; maxBytes: number }

/** The memory that a page takes beside its bytes and its address: headers, entries in maps (measured: 2 KB). */
export const overheadBytes = 2 * 1024

// The address counts: anybody may request a small page under as many long addresses as they like.
function weigh(key: string, page: Cacheable): number {
  return key.length + page.bytes + overheadBytes
}

/**
 * Caches finished pages by address and evicts the least recently used. One render serves all requests that arrive
 * while it runs. Its page is not cached if a row that it shows changed during the render.
 */
export function createPageCache<Page extends Cacheable>({ now, maxBytes }: Options) {
  const pages = new Map<string, Page>()
  const flights = new Map<string, Flight<Page>>()
  const droppedAt = new Map<string, number>()
  let bytes = 0
  let running = 0
  let step = 0
  let flushedAt = 0
  let suspended = false

  function remove(key: string, page: Page): void {
    pages.delete(key)
    bytes -= weigh(key, page)
  }

  function find(key: string): Page | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.expiresAt <= now()) {
      remove(key, page)
      return undefined
    }
    // A Map keeps insertion order: putting the page back last makes the first one the least recently used.
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  function wasOvertaken(page: Page, startedAt: number): boolean {
    return flushedAt > startedAt || page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > startedAt)
  }

  function store(key: string, page: Page, startedAt: number): void {
    if (suspended || !page.storable || weigh(key, page) > maxBytes / 4) return
    if (page.expiresAt <= now() || wasOvertaken(page, startedAt)) return
    const old = pages.get(key)
    if (old) remove(key, old)
    pages.set(key, page)
    bytes += weigh(key, page)
    for (const [oldestKey, oldest] of pages) {
      if (bytes <= maxBytes) break
      remove(oldestKey, oldest)
    }
  }

  async function fly(key: string, render: () => Promise<Page>, startedAt: number): Promise<Page> {
    running += 1
    try {
      const page = await render()
      store(key, page, startedAt)
      return page
    } finally {
      running -= 1
      if (flights.get(key)?.startedAt === startedAt) flights.delete(key)
      // Not when `flights` is empty: a render that a change removed from it may still run.
      if (running === 0) droppedAt.clear()
    }
  }

  /** Whether the page is cached or being rendered. */
  function has(key: string): boolean {
    return find(key) !== undefined || flights.has(key)
  }

  /** The cached page at this key, or else the page that `render` returns, rendered once. */
  function getOrRender(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    const kept = find(key)
    if (kept) return kept
    const flight = flights.get(key)
    if (flight) return flight.page
    step += 1
    const page = fly(key, render, step)
    flights.set(key, { startedAt: step, page })
    return page
  }

  /** Removes every page that shows this row. New requests do not join a render that began before. */
  function drop(tag: string): void {
    step += 1
    if (running > 0) droppedAt.set(tag, step)
    flights.clear()
    for (const [key, page] of pages) if (page.tags.includes(tag)) remove(key, page)
  }

  function flush(): void {
    step += 1
    flushedAt = step
    flights.clear()
    pages.clear()
    bytes = 0
  }

  /** Caches nothing while change notifications are not received: a page could be stale without notice. */
  function suspend(): void {
    suspended = true
    flush()
  }

  function resume(): void {
    suspended = false
    flush()
  }

  return { has, getOrRender, drop, flush, suspend, resume, size: () => ({ pages: pages.size, bytes }) }
}
