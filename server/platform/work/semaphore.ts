import { Problem } from '#domain/site/problems.ts'

type Waiting = { begin: () => void }

type How = {
  /** A caller that leaves before its work starts also leaves the queue. */
  signal?: AbortSignal
  /** To the front of the queue, however long it is. */
  first?: boolean
}

export type Semaphore = <Result>(work: () => Promise<Result>, how?: How) => Promise<Result>

/** A semaphore with a queue: `atOnce` pieces of work run at once, `mostWaiting` wait, and more are refused. */
export function createSemaphore({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Semaphore {
  const waiting: Waiting[] = []
  let running = 0

  function wait({ signal, first = false }: How): Promise<void> {
    if (!first && waiting.length >= mostWaiting) throw new Problem('server.busy', { 'retry-after': '5' })
    return new Promise((resolve, reject) => {
      const entry = { begin: () => (signal?.removeEventListener('abort', leave), resolve()) }
      function leave() {
        waiting.splice(waiting.indexOf(entry), 1)
        reject(new Problem('server.busy'))
      }
      if (first) waiting.unshift(entry)
      else waiting.push(entry)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async function take(work, how = {}) {
    if (how.signal?.aborted) throw new Problem('server.busy')
    if (running < atOnce) running += 1
    // Work that ends passes its slot to the next in the queue, so the count stays.
    else await wait(how)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}

/**
 * The semaphore of all work on pictures. Each piece keeps one of Node's four threads busy, and may take 160 MB: two
 * leave the other threads to passwords, DNS lookups and files.
 */
export function createPictureSemaphore(): Semaphore {
  return createSemaphore({ atOnce: 2, mostWaiting: 100 })
}
