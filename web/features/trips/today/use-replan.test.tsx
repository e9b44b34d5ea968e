import { afterEach, expect, test } from 'vitest'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import type { ReplannedHere } from '#web/features/trips/planning/planner-messages.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { acceptReplan } from './use-replan.ts'

afterEach(forgetTrip)

function planned(): ReplannedHere {
  const { plan } = twoDayTrip()
  const changed = { ...plan, seed: 99 }
  const replan = { way: 'keep' as const, plan: changed, changes: [], breaches: [], back: '22:00', choices: 0 }
  return { replan, places: {}, words: 'Other words.' }
}

function keep() {
  const saved = { id: 'a', version: 1, name: 'Korea' }
  storeTrip({ saved, isChanged: false, document: twoDayTrip({ words: { text: 'Old.', by: 'model' } }) })
  const kept = readStoredTrip()
  if (!kept) throw new Error('nothing is kept')
  return kept
}

test('a plan that is taken is kept with words of its own, and the account hears of it', () => {
  expect(acceptReplan(planned(), keep())).toBe(true)
  const after = readStoredTrip()
  expect(after?.document.plan.seed).toBe(99)
  expect(after?.document.words).toEqual({ text: 'Other words.', by: 'built-in' })
  expect(after?.document.places).toEqual(twoDayTrip().places)
  expect(after?.isChanged).toBe(true)
})

test('a plan is taken when only the account noted a version meanwhile, and goes there as a change of that version', () => {
  const before = keep()
  storeTrip({ ...before, saved: { id: 'a', version: 2, name: 'Korea' } })
  expect(acceptReplan(planned(), before)).toBe(true)
  expect(readStoredTrip()).toMatchObject({ saved: { version: 2 }, isChanged: true, document: { plan: { seed: 99 } } })
})

test('a replan of another state of the trip is not taken', () => {
  const before = keep()
  storeTrip({ ...before, document: twoDayTrip() })
  expect(acceptReplan(planned(), before)).toBe(false)
  expect(readStoredTrip()?.document.plan.seed).toBe(7)
})
