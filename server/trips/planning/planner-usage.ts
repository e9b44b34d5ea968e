type Used = { milliseconds: number; at: number }

/** After this time half of what an owner has used is forgotten. */
const halfLifeMilliseconds = 60_000
/** Less than this is forgotten wholly. */
const leastMilliseconds = 1

/** How much time of the threads each owner has used lately. Tasks that are running count with what they have used. */
export function createPlannerUsage(now: () => number) {
  const used = new Map<string, Used>()
  const running = new Set<{ owner: string; since: number }>()

  function rememberedOf({ milliseconds, at }: Used): number {
    return milliseconds * 0.5 ** ((now() - at) / halfLifeMilliseconds)
  }

  function add(owner: string, milliseconds: number): void {
    for (const [name, one] of used) if (rememberedOf(one) < leastMilliseconds) used.delete(name)
    const before = used.get(owner)
    used.set(owner, { milliseconds: (before ? rememberedOf(before) : 0) + milliseconds, at: now() })
  }

  return {
    of(owner: string): number {
      const before = used.get(owner)
      const runs = [...running].filter((run) => run.owner === owner)
      return (before ? rememberedOf(before) : 0) + runs.reduce((sum, { since }) => sum + now() - since, 0)
    },

    /** Counts a running task; call the answer when it has ended. */
    begin(owner: string): () => void {
      const run = { owner, since: now() }
      running.add(run)
      return () => {
        running.delete(run)
        add(owner, now() - run.since)
      }
    },
  }
}
