import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { editTrip, onEditorChange, readEditor } from './trip-editor-store.ts'

// The planner is loaded file by file here.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const trip = plainTrip()
const saved = { id: 'a', version: 1, name: 'Korea' }
const stops = trip.plan.days[0]?.stops.length ?? 0

beforeAll(async () => {
  const own = Object.values(trip.places)[0]
  const places = inventCatalogue().map((row) => ({ ...own, ...row }))
  const facts = { version: 'of-a-test', places, treatments: [], ...readTransportFacts() }
  await (await caches.open('planner facts')).put('/api/planner-facts', new Response(JSON.stringify(facts)))
})

afterEach(forgetTrip)

function untilBusy(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onEditorChange(() => {
      if (!readEditor().isBusy) return
      stop()
      resolve()
    })
  })
}

test('an edit that runs when a save is acknowledged is made, as a change of the saved version', async () => {
  storeTrip({ saved, isChanged: true, document: trip })
  const begun = untilBusy()
  const running = editTrip({ do: 'remove', at: { day: 0, stop: 1 } })
  await begun
  storeTrip({ saved: { ...saved, version: 2 }, isChanged: false, document: trip })
  expect(await running).toBe(true)
  expect(readEditor().problem).toBeNull()
  const after = readStoredTrip()
  expect(after).toMatchObject({ saved: { version: 2 }, isChanged: true })
  expect(after?.document.plan.days[0]?.stops).toHaveLength(stops - 1)
})

test('an edit that runs when another tab changes the trip is not made, and says so', async () => {
  storeTrip({ saved, isChanged: true, document: trip })
  const begun = untilBusy()
  const running = editTrip({ do: 'remove', at: { day: 0, stop: 1 } })
  await begun
  storeTrip({ saved, isChanged: true, document: { ...trip, plan: { ...trip.plan, seed: 99 } } })
  expect(await running).toBe(false)
  expect(readEditor().problem).toBe('changed')
  expect(readStoredTrip()?.document.plan.days[0]?.stops).toHaveLength(stops)
})
