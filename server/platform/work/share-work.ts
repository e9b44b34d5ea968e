type Making<Result> = { result: Promise<Result>; wanted: number; abandon: AbortController }

/**
 * Work that several callers request at the same time, under one name, runs once. Its signal is aborted when all of them
 * have left.
 */
export function createSharedWork<Result>() {
  const underWay = new Map<string, Making<Result>>()

  function begin(name: string, work: (signal: AbortSignal) => Promise<Result>): Making<Result> {
    const abandon = new AbortController()
    const making = { result: work(abandon.signal), wanted: 0, abandon }
    const end = () => underWay.get(name) === making && underWay.delete(name)
    making.result.then(end, end)
    underWay.set(name, making)
    return making
  }

  return async function share(
    name: string,
    { signal, work }: { signal: AbortSignal; work: (signal: AbortSignal) => Promise<Result> },
  ): Promise<Result> {
    const making = underWay.get(name) ?? begin(name, work)
    making.wanted += 1
    function leave() {
      making.wanted -= 1
      if (making.wanted > 0) return
      if (underWay.get(name) === making) underWay.delete(name)
      making.abandon.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await making.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
