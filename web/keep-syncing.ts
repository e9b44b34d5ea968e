// After an unexpected error. A change of this device is sent earlier.
const retryMs = 60_000

type Syncing = {
  /** Exchanges changes with the account. `isFirst` is true until an exchange has ended without an error. */
  exchange: (isFirst: boolean) => Promise<void>
  /** Calls back at each change of this device until the returned function is called. */
  watch: (changed: () => void) => () => void
  /** Several changes with shorter pauses are sent as one. */
  pauseMs: number
}

/**
 * Exchanges at once and after each change, one exchange at a time, until the signal aborts. An unexpected error is
 * reported once and ends nothing: the next exchange follows with the next change, or after a delay.
 */
export function keepSyncing({ exchange, watch, pauseMs }: Syncing, signal: AbortSignal): void {
  if (signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  let hasReported = false
  let running = run()
  const stop = watch(() => later(pauseMs))
  signal.addEventListener(
    'abort',
    () => {
      stop()
      clearTimeout(timer)
    },
    { once: true },
  )

  function later(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, milliseconds)
  }

  async function run(): Promise<void> {
    if (signal.aborted) return
    try {
      await exchange(isFirst)
      isFirst = false
    } catch (error) {
      if (signal.aborted) return
      if (!hasReported) reportError(error)
      hasReported = true
      later(retryMs)
    }
  }
}
