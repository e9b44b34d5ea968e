/** What the cache needs to know about a page: which rows it shows, and until when it is valid. */
export type Cacheable = {
  status: number
  tags: readonly string[]
  expiresAt: number
  bytes: number
  storable: boolean
}

/** A render in progress: a page whose render began before a change of one of its tags is never stored. */
type Flight<Page> = { startedAt: number; page: Promise<Page> }

type Options = { now: () => number; maxBytes: number }

/** A page is current until it expires or changes are no longer heard. Then it is only the last good page. */
type Entry<Page> = { page: Page; storedAt: number; isCurrent: boolean }

/** How long the last good page may be shown while no newer one can be rendered. */
const staleMilliseconds = 24 * 60 * 60 * 1000

/** The memory that a page takes beside its bytes and its address: headers, entries in maps (measured: 2 KB). */
export const overheadBytes = 2 * 1024

// The address counts: anybody may request a small page under as many long addresses as they like.
function weigh(key: string, page: Cacheable): number {
  return key.length + page.bytes + overheadBytes
}

/**
 * Caches finished pages by address and evicts the least recently used. One render serves all requests that arrive
 * while it runs. Its page is not cached if a row that it shows changed during the render. A page that is no longer
 * current stays for a day, for the time when nothing can be rendered.
 */
export function createPageCache<Page extends Cacheable>({ now, maxBytes }: Options) {
  const entries = new Map<string, Entry<Page>>()
  const flights = new Map<string, Flight<Page>>()
  const droppedAt = new Map<string, number>()
  let bytes = 0
  let running = 0
  let step = 0
  let flushedAt = 0
  let suspended = false

  function remove(key: string, { page }: Entry<Page>): void {
    entries.delete(key)
    bytes -= weigh(key, page)
  }

  function find(key: string): Entry<Page> | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.storedAt + staleMilliseconds <= now()) {
      remove(key, entry)
      return undefined
    }
    // A Map keeps insertion order: putting the page back last makes the first one the least recently used.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  function findCurrent(key: string): Page | undefined {
    const entry = find(key)
    return entry?.isCurrent && entry.page.expiresAt > now() ? entry.page : undefined
  }

  function wasOvertaken(page: Page, startedAt: number): boolean {
    return flushedAt > startedAt || page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > startedAt)
  }

  function store(key: string, page: Page, startedAt: number): void {
    if (wasOvertaken(page, startedAt)) return
    const old = entries.get(key)
    // A failure says nothing about the page; a page that is gone or has become private is not shown again.
    if (old && (page.storable || page.status < 500)) remove(key, old)
    // A page that has already expired may never be shown again, such as one with answers of outside services.
    if (!page.storable || page.expiresAt <= now() || weigh(key, page) > maxBytes / 4) return
    entries.set(key, { page, storedAt: now(), isCurrent: !suspended })
    bytes += weigh(key, page)
    for (const [oldestKey, oldest] of entries) {
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
    return findCurrent(key) !== undefined || flights.has(key)
  }

  /** The cached page at this key, or else the page that `render` returns, rendered once. */
  function getOrRender(key: string, render: () => Promise<Page>): Page | Promise<Page> {
    const current = findCurrent(key)
    if (current) return current
    const flight = flights.get(key)
    if (flight) return flight.page
    step += 1
    const page = fly(key, render, step)
    flights.set(key, { startedAt: step, page })
    return page
  }

  /** The last good page of an address, and when it was rendered. */
  function findStale(key: string): { page: Page; storedAt: number } | undefined {
    return find(key)
  }

  /** Removes every page that shows this row. New requests do not join a render that began before. */
  function drop(tag: string): void {
    step += 1
    if (running > 0) droppedAt.set(tag, step)
    flights.clear()
    for (const [key, entry] of entries) if (entry.page.tags.includes(tag)) remove(key, entry)
  }

  /** After this no page is current, and none whose render began before becomes so. */
  function expireAll(): void {
    step += 1
    flushedAt = step
    flights.clear()
    for (const entry of entries.values()) entry.isCurrent = false
  }

  /** While change notifications are not received, no page is current: it could have changed without notice. */
  function suspend(): void {
    suspended = true
    expireAll()
  }

  function resume(): void {
    suspended = false
    expireAll()
  }

  return {
    has,
    getOrRender,
    findStale,
    isSuspended: () => suspended,
    drop,
    suspend,
    resume,
    size: () => ({ pages: entries.size, bytes }),
  }
}
