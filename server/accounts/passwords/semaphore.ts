import { Problem } from '#domain/problems.ts'

/**
 * Limits how much work runs concurrently, by count and by memory. Work that alone exceeds the memory limit runs by
 * itself. Strictly first in, first out, so that large work does not starve. If the queue is full, it throws with a
 * retry-after header.
 */
export function createSemaphore({
  places,
  bytes,
  mostWaiting,
}: {
  places: number
  bytes: number
  mostWaiting: number
}) {
  const waiting: { weight: number; enter: () => void }[] = []
  let inside = 0
  let held = 0

  function letIn(): void {
    for (;;) {
      const [next] = waiting
      if (!next || inside >= places || (inside > 0 && held + next.weight > bytes)) return
      waiting.shift()
      inside += 1
      held += next.weight
      next.enter()
    }
  }

  return async function pass<Result>(weight: number, work: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= mostWaiting) throw new Problem('server.busy', { 'retry-after': '5' })
    await new Promise<void>((enter) => {
      waiting.push({ weight, enter })
      letIn()
    })
    try {
      return await work()
    } finally {
      inside -= 1
      held -= weight
      letIn()
    }
  }
}
