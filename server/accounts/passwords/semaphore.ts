import { Problem } from '#domain/problems.ts'

/**
 * Lets work through as long as there is room: so many at once, and no more memory than this together. Work that alone
 * is larger than all the room goes through by itself. First come, first served, so that large work is not overtaken for
 * ever. Beyond so many who wait one is refused at once, and told when to come back.
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
