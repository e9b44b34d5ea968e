import { expect, test } from 'vitest'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { storedPosition, storedReached } from './stored-position.ts'

const kept = treatmentTrip().plan
const shown = hideClinics(treatmentTrip()).plan

test('in the whole trip a stop is where it is shown', () => {
  expect(storedPosition(kept, kept, { day: 1, stop: 2 })).toEqual({ day: 1, stop: 2 })
  expect(storedPosition(kept, kept, { day: 1, stop: 99 })).toBeNull()
})

test('behind two hidden visits that are shown as one, a stop is one further in the kept trip', () => {
  const dinner = shown.days[1]?.stops.findIndex(({ meal }) => meal === 'dinner') ?? -1
  const found = storedPosition(shown, kept, { day: 1, stop: dinner })
  expect(found).toEqual({ day: 1, stop: dinner + 1 })
  expect(kept.days[1]?.stops[found?.stop ?? -1]?.meal).toBe('dinner')
})

test('a hidden visit cannot be changed', () => {
  const hidden = shown.days[1]?.stops.findIndex(({ kind }) => kind === 'rest') ?? -1
  expect(hidden).toBeGreaterThanOrEqual(0)
  expect(storedPosition(shown, kept, { day: 1, stop: hidden })).toBeNull()
})

test('a position at hidden visits that are shown as one is the last of them', () => {
  const [shownDay, storedDay] = [shown.days[1], kept.days[1]]
  const hidden = shownDay?.stops.findIndex(({ kind }) => kind === 'rest') ?? -1
  expect(storedDay?.stops[storedReached(shownDay, storedDay, hidden)]?.kind).toBe('treatment')
  expect(storedReached(shownDay, storedDay, hidden + 1)).toBe(hidden + 2)
  expect(storedReached(shownDay, storedDay, -1)).toBe(-1)
})

test('a position before a hidden visit stays before it', () => {
  const [shownDay, storedDay] = [shown.days[0], kept.days[0]]
  const hidden = shownDay?.stops.findIndex(({ kind }) => kind === 'rest') ?? -1
  expect(hidden).toBeGreaterThan(0)
  expect(storedReached(shownDay, storedDay, hidden - 1)).toBe(hidden - 1)
})
