import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSavedTrip, plainTrip } from '#testing/trips/trip-documents.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { followStoredTrip } from './follow-stored-trip.ts'

const realFetch = globalThis.fetch
const id = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01'
let isOnline = true
let puts = 0
let reads = 0
let left = new AbortController()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  isOnline = true
  puts = 0
  reads = 0
  left = new AbortController()
  globalThis.fetch = async (_input, init) => {
    if (!isOnline) throw new TypeError('no network')
    if (init?.method === 'PUT') {
      puts += 1
      return Response.json(buildSavedTrip({ version: puts + 1 }))
    }
    reads += 1
    return Response.json({ trip: buildSavedTrip({ version: puts + 1 }), document: readStoredTrip()?.document })
  }
})
afterEach(() => {
  left.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.fetch = realFetch
  forgetTrip()
  for (const toast of readToasts()) dismissToast(toast.id)
})

function change(seed: number): void {
  const document = plainTrip()
  const saved = readStoredTrip()?.saved ?? { id, version: 1, name: 'Spring' }
  storeTrip({ saved, isChanged: true, document: { ...document, plan: { ...document.plan, seed } } })
}

async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000)
}

test('a change made before is sent when following begins', async () => {
  change(1)
  followStoredTrip(left.signal, () => undefined)
  await vi.waitFor(() => expect(puts).toBe(1))
  expect(readStoredTrip()?.isChanged).toBe(false)
})

test('several changes one after the other are sent once, after a pause', async () => {
  storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: false, document: plainTrip() })
  followStoredTrip(left.signal, () => undefined)
  await vi.waitFor(() => expect(reads).toBe(1))
  for (const seed of [1, 2, 3]) {
    change(seed)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(puts).toBe(0)
  await pause()
  await vi.waitFor(() => expect(readStoredTrip()?.isChanged).toBe(false))
  expect(puts).toBe(1)
})

test('a change without a network is sent when the network is back', async () => {
  isOnline = false
  change(1)
  followStoredTrip(left.signal, () => undefined)
  await pause()
  expect(readStoredTrip()?.isChanged).toBe(true)
  isOnline = true
  dispatchEvent(new Event('online'))
  await pause()
  await vi.waitFor(() => expect(readStoredTrip()?.isChanged).toBe(false))
})

test('after the end nothing is sent any more', async () => {
  storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: false, document: plainTrip() })
  followStoredTrip(left.signal, () => undefined)
  await vi.waitFor(() => expect(reads).toBe(1))
  change(1)
  left.abort()
  await pause()
  expect(puts).toBe(0)
  expect(readStoredTrip()?.isChanged).toBe(true)
})

test('an answer that nobody expected is reported once, and the change is sent later by itself', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const { fetch } = globalThis
  globalThis.fetch = async () => Response.json(null)
  change(1)
  followStoredTrip(left.signal, () => undefined)
  await vi.waitFor(() => expect(reported).toHaveLength(1))
  change(2)
  await pause()
  globalThis.fetch = fetch
  await vi.advanceTimersByTimeAsync(120_000)
  await vi.waitFor(() => expect(readStoredTrip()?.isChanged).toBe(false))
  expect(reported).toHaveLength(1)
})
