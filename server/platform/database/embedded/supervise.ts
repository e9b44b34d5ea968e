import { setTimeout as pause } from 'node:timers/promises'
import { type Launch, type Postmaster, stopPostmaster } from './postmaster.ts'

const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 10_000
/** A server that ran this long was healthy, so the pause is reset. If it dies sooner, the pause keeps growing. */
const wellAfterMilliseconds = 1_000

/**
 * Restarts the server whenever it dies by itself. It never gives up: when a full disk is emptied at night, nobody
 * should have to restart the product as well. Until then /readyz reports the problem.
 */
export function supervise({
  first,
  launch,
  startAgain,
}: {
  first: Postmaster
  launch: Launch
  startAgain: () => Promise<Postmaster>
}) {
  const { log } = launch
  const stopping = new AbortController()
  let current: Postmaster | undefined = first
  let restarting: Promise<Postmaster | undefined> | undefined
  let pauseMilliseconds = firstPauseMilliseconds

  async function restart(): Promise<Postmaster | undefined> {
    while (!stopping.signal.aborted) {
      await pause(pauseMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) break
      pauseMilliseconds = Math.min(pauseMilliseconds * 2, longestPauseMilliseconds)
      try {
        return await startAgain()
      } catch (error) {
        log.error(
          { err: error },
          `PostgreSQL could not be started again; the next attempt follows in ${pauseMilliseconds} ms`,
        )
      }
    }
    return undefined
  }

  async function watch(): Promise<void> {
    while (current) {
      const startedAt = Date.now()
      await current.exited
      if (stopping.signal.aborted) return
      log.error({ pid: current.at.pid }, 'PostgreSQL ended unexpectedly and is restarted')
      if (Date.now() - startedAt > wellAfterMilliseconds) pauseMilliseconds = firstPauseMilliseconds
      restarting = restart()
      current = await restarting
      if (current) log.warn({ pid: current.at.pid }, 'PostgreSQL is running again')
    }
  }

  void watch()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      // A start in progress completes first, and the server that it started is stopped like any other.
      await restarting
      if (current) await stopPostmaster(current, launch)
    },
  }
}
