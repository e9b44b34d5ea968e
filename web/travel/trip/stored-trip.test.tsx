import { afterEach, expect, test } from 'vitest'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { forgetTrip, readStoredTrip, storeTrip } from './stored-trip.ts'

afterEach(forgetTrip)

const saved = { id: 'a', version: 1, name: 'Korea' }

test('a document that did not change is the same object, whatever is noted about its copy in the account', () => {
  storeTrip({ saved, isChanged: true, document: plainTrip() })
  const before = readStoredTrip()
  storeTrip({ saved: { ...saved, version: 2 }, isChanged: false, document: plainTrip() })
  const after = readStoredTrip()
  expect(after?.saved?.version).toBe(2)
  expect(after?.document).toBe(before?.document)
})

test('a document that changed is another object', () => {
  storeTrip({ saved, isChanged: false, document: plainTrip() })
  const before = readStoredTrip()
  const document = plainTrip()
  storeTrip({ saved, isChanged: false, document: { ...document, plan: { ...document.plan, seed: 99 } } })
  expect(readStoredTrip()?.document).not.toBe(before?.document)
  expect(readStoredTrip()?.document.plan.seed).toBe(99)
})
