import { setTimeout as pause } from 'node:timers/promises'
import { type Launch, type Postmaster, stopPostmaster } from './postmaster.ts'

const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 10_000
/**
 * A server that ran this long was well: its next death is a new story. One that keeps dying sooner is given more and
 * more time.
 */
const wellAfterMilliseconds = 1_000

/**
 * Starts the server again whenever it dies by itself. It never gives up: a full disk that is emptied at night should
 * not need a person to restart us as well; until then /readyz says what is missing.
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
      // A start that is under way comes to its end first, and what it started is stopped like any other.
      await restarting
      if (current) await stopPostmaster(current, launch)
    },
  }
}
