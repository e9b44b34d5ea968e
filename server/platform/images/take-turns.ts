/** Lets so many pieces of work run at once; the others wait for their turn. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    // Whoever ends hands its place over, so the count stays.
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
