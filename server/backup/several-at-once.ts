/** Runs the work for each item with limited concurrency. After a failure it starts nothing more, waits, and throws. */
export async function severalAtOnce<T>(
  all: readonly T[],
  { hands }: { hands: number },
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  // All workers share one iterator, so each takes the next item.
  const entries = all.entries()
  let hasFailed = false
  async function hand(): Promise<void> {
    for (const [index, one] of entries) {
      if (hasFailed) return
      await work(one, index)
    }
  }
  const working = Array.from({ length: hands }, async () => {
    try {
      await hand()
    } catch (error) {
      hasFailed = true
      throw error
    }
  })
  await Promise.allSettled(working)
  await Promise.all(working)
}
