import { expect, test } from 'vitest'
import { hideClinics } from '#domain/trip-privacy.ts'
import { treatmentTrip } from '#testing/trip-documents.ts'
import { keptPosition } from './kept-position.ts'

const kept = treatmentTrip().plan
const shown = hideClinics(treatmentTrip()).plan

test('in the whole trip a stop is where it is shown', () => {
  expect(keptPosition(kept, kept, { day: 1, stop: 2 })).toEqual({ day: 1, stop: 2 })
  expect(keptPosition(kept, kept, { day: 1, stop: 99 })).toBeNull()
})

test('behind two hidden visits that are shown as one, a stop is one further in the kept trip', () => {
  const dinner = shown.days[1]?.stops.findIndex(({ meal }) => meal === 'dinner') ?? -1
  const found = keptPosition(shown, kept, { day: 1, stop: dinner })
  expect(found).toEqual({ day: 1, stop: dinner + 1 })
  expect(kept.days[1]?.stops[found?.stop ?? -1]?.meal).toBe('dinner')
})

test('a hidden visit cannot be changed', () => {
  const hidden = shown.days[1]?.stops.findIndex(({ kind }) => kind === 'rest') ?? -1
  expect(hidden).toBeGreaterThanOrEqual(0)
  expect(keptPosition(shown, kept, { day: 1, stop: hidden })).toBeNull()
})
