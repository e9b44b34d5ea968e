import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSyncing } from './keep-syncing.ts'

let left = new AbortController()
let reported: unknown[] = []
let change: () => void = () => undefined

beforeEach(() => {
  left = new AbortController()
  reported = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})

afterEach(() => {
  left.abort()
  vi.useRealTimers()
})

/** Synchronises with exchanges that fail as often as said, and lists what they were told. */
function start(failures: number): boolean[] {
  const exchanges: boolean[] = []
  const watch = (changed: () => void) => {
    change = changed
    return () => {
      change = () => undefined
    }
  }
  const exchange = async (isFirst: boolean) => {
    exchanges.push(isFirst)
    if (exchanges.length <= failures) throw new TypeError('unexpected')
  }
  keepSyncing({ exchange, watch, pauseMs: 1000 }, left.signal)
  return exchanges
}

test('an exchange follows each pause after changes', async () => {
  const exchanges = start(0)
  await vi.advanceTimersByTimeAsync(0)
  change()
  change()
  await vi.advanceTimersByTimeAsync(1000)
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(exchanges).toEqual([true, false, false])
})

test('after an unexpected error the next change is exchanged, and the error is reported once', async () => {
  const exchanges = start(2)
  await vi.advanceTimersByTimeAsync(0)
  change()
  await vi.advanceTimersByTimeAsync(1000)
  change()
  await vi.advanceTimersByTimeAsync(1000)
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(exchanges).toEqual([true, true, true, false])
  expect(reported).toEqual([new TypeError('unexpected')])
})

test('after an unexpected error it is tried again by itself, and not after the end', async () => {
  const exchanges = start(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(exchanges).toHaveLength(2)
  left.abort()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(exchanges).toHaveLength(2)
})
