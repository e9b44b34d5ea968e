type Options<Rows> = {
  /** Reads the rows; `cached` are those of the last read. */
  read: (cached: Rows | null) => Promise<Rows>
  /** The tags of the change notifications that make the rows outdated. */
  tags: readonly string[]
  /** Called when a read failed and the last rows are used instead. */
  onFailure: (error: unknown) => void
}

/** A cache of rows in memory. They are read again only after a change notification. */
export function createCachedRows<Rows>({ read, tags, onFailure }: Options<Rows>) {
  let cached: Rows | null = null
  /** The number of change notifications. Rows are current if it has not increased since their read started. */
  let changes = 0
  let cachedSince = -1
  let isDeaf = false
  let reading: Promise<Rows> | null = null

  async function refresh(): Promise<Rows> {
    const since = changes
    try {
      cached = await read(cached)
      cachedSince = isDeaf ? -1 : since
      return cached
    } catch (error) {
      if (!cached) throw error
      // Slightly outdated rows are better than none.
      onFailure(error)
      return cached
    }
  }

  return {
    /** The current rows; concurrent callers share one read. */
    async current(): Promise<Rows> {
      if (cached && cachedSince === changes) return cached
      reading ??= refresh().finally(() => (reading = null))
      return reading
    },
    /** Rows with this tag have changed. */
    drop(tag: string): void {
      if (tags.includes(tag)) changes += 1
    },
    /** Change notifications are unavailable, so the rows are read for each caller. */
    suspend(): void {
      isDeaf = true
      changes += 1
    },
    resume(): void {
      isDeaf = false
      changes += 1
    },
  }
}
