import { setTimeout as pause } from 'node:timers/promises'
import { type Launch, type Postmaster, stopPostmaster } from './postmaster.ts'

const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 30_000
/** A server that ran this long was well: its next death is a new story and is answered at once. */
const wellAfterMilliseconds = 60_000

/**
 * Starts the server again whenever it dies by itself. It never gives up: a full disk that is emptied at night should not need a person
 * to restart us as well; until then /readyz says what is missing.
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
      log.error({ pid: current.at.pid }, 'PostgreSQL ended without being asked to; it is started again')
      if (Date.now() - startedAt > wellAfterMilliseconds) pauseMilliseconds = firstPauseMilliseconds
      current = await restart()
      if (current) log.warn({ pid: current.at.pid }, 'PostgreSQL runs again')
    }
  }

  const watching = watch()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      if (current) await stopPostmaster(current, launch)
      await watching
      // A start that was under way when we were asked to stop has come to an end now.
      if (current) await stopPostmaster(current, launch)
    },
  }
}
