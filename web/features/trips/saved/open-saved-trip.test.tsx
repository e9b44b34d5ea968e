import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSavedTrip, plainTrip } from '#testing/trips/trip-documents.ts'
import { forgetSteps, keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { openSavedTrip, wouldLoseTrip } from './open-saved-trip.ts'

const realFetch = globalThis.fetch
const id = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01'
const other = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a02'
const trip = buildSavedTrip({ version: 3 })
let asked = 0

beforeEach(() => {
  asked = 0
  globalThis.fetch = async () => {
    asked += 1
    return Response.json({ trip, document: plainTrip() })
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  forgetTrip()
  forgetSteps()
})

function keep(saved: string | null, isChanged: boolean): void {
  const account = saved === null ? null : { id: saved, version: 1, name: 'Spring' }
  storeTrip({ saved: account, isChanged, document: plainTrip() })
}

test('a trip is lost only where the account does not have it as it is here', () => {
  expect(wouldLoseTrip(id)).toBe(false)
  keep(null, false)
  expect(wouldLoseTrip(id)).toBe(true)
  keep(other, false)
  expect(wouldLoseTrip(id)).toBe(false)
  keep(other, true)
  expect(wouldLoseTrip(id)).toBe(true)
  keep(id, true)
  expect(wouldLoseTrip(id)).toBe(false)
})

test('an opened trip is the one of this device, with the version that was read', async () => {
  expect(await openSavedTrip({ id })).toBe(true)
  expect(readStoredTrip()).toMatchObject({ saved: { id, version: 3, name: 'Spring' }, isChanged: false })
})

test('its answers are those of the steps, and contact data of this device stays', async () => {
  const contact = { fullName: 'Ana', email: 'ana@example.com', phone: '1' }
  keepStep('step3', { ...readStep('step3').draft, ...contact })
  await openSavedTrip({ id })
  const { startDate, selectedInterests } = plainTrip().steps.step1
  expect(readStep('step1').draft.startDate).toBe(startDate)
  expect(new Set(readStep('step1').draft.selectedInterests)).toEqual(new Set(selectedInterests))
  expect(readStep('step3').draft).toMatchObject(contact)
})

test('changes of this device that were not sent yet are not overwritten', async () => {
  keep(id, true)
  const before = readStoredTrip()
  expect(await openSavedTrip({ id })).toBe(true)
  expect(asked).toBe(0)
  expect(readStoredTrip()).toEqual(before)
})

test('a document of another format leaves everything as it is', async () => {
  globalThis.fetch = async () => Response.json({ trip, document: { format: 2 } })
  keep(other, false)
  expect(await openSavedTrip({ id })).toBe(false)
  expect(readStoredTrip()?.saved?.id).toBe(other)
})
