import type { Log } from './platform/log/log.ts'

type Step = { name: string; stop: (hurry: AbortSignal) => Promise<void> }

/**
 * Stops everything that was added, in reverse order and only once. A second call aborts `hurry`: steps that wait for
 * others stop waiting, but what must not be lost is still closed properly.
 */
export function createShutdown(log: Log) {
  const steps: Step[] = []
  const hurry = new AbortController()
  let running: Promise<void> | null = null

  async function stopAll(): Promise<void> {
    for (const step of steps.toReversed()) {
      try {
        await step.stop(hurry.signal)
      } catch (error) {
        log.error({ err: error, step: step.name }, 'could not stop')
      }
    }
  }

  return {
    isRunning: () => running !== null,
    add: (name: string, stop: Step['stop']) => void steps.push({ name, stop }),
    run(): Promise<void> {
      if (running) hurry.abort()
      running ??= stopAll()
      return running
    },
  }
}

export type Shutdown = ReturnType<typeof createShutdown>
