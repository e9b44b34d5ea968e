import { expect, test } from 'vitest'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { fillInPlanText, tripPlanWords } from './trip-plan-words.ts'

test.each([
  ['must', 'You named it'],
  ['interest:culture', 'For your interest in culture'],
  ['area:Hongdae', 'In Hongdae, as you chose'],
  ['kept-free:surgery', 'Kept free for your surgery'],
])('the reason %j is said as %j', (code, words) => {
  expect(tripPlanWords.because(code)).toBe(words)
})

test('a code of another version says nothing, and neither does a name of an object’s own', () => {
  for (const code of ['later:code', 'toString', '__proto__', ''])
    expect([tripPlanWords.because(code), tripPlanWords.warning(code)]).toEqual([null, ''])
})

test('a plan gets the sentences that belong into it, and nothing else changes', () => {
  const { plan } = plainTrip()
  const coded = {
    ...plan,
    warnings: [
      { code: 'budget_currency', text: '' },
      { code: 'later', text: 'kept' },
    ],
    unplaced: [{ placeId: 'sight-69', name: 'The sight-69 house', reason: 'closed' as const, note: '' }],
  }
  const told = fillInPlanText(coded, () => ['mon'])
  expect(told.warnings[0]?.text).toContain('not in won')
  expect(told.warnings[1]).toEqual({ code: 'later', text: 'kept' })
  expect(told.unplaced[0]?.note).toContain('closed on Mondays')
  const shut = fillInPlanText(coded, () => ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
  expect(shut.unplaced[0]?.note).toBe('It is closed at that time of the year.')
  expect({ ...told, warnings: [], unplaced: [] }).toEqual({ ...coded, warnings: [], unplaced: [] })
})

test.each([
  [{ wish: 'dailyBudgetRange', to: 90_000 }, 'Raise the daily budget to ₩90,000'],
  [{ wish: 'dailyBudgetRange', to: null }, 'Set no daily limit'],
  [{ wish: 'totalBudget', to: 1_250_000 }, 'Raise the total budget to ₩1,250,000'],
  [{ wish: 'dates', to: '2027-06-06' }, 'Stay until 6 June'],
  [{ wish: 'activityIntensity', to: 'light' }, 'Make the pace light'],
  [{ wish: 'areaPreferences', to: null }, 'Look in all areas'],
  [{ wish: 'socialMediaOptions', to: null }, 'Give up what you want to share'],
  [{ wish: 'cities', to: 'several' }, 'See several cities'],
  [{ wish: 'mustVisitPlaces', to: 'Bukchon' }, 'Change the places you named to Bukchon'],
] as const)('the change %j is offered as %j', (relax, words) => {
  expect(tripPlanWords.relax(relax)).toBe(words)
})

test('a clash says which wishes it is between, and whether a change helps', () => {
  const wishes = ['dailyBudgetRange', 'mustVisitPlaces'] as const
  expect(tripPlanWords.conflict({ wishes: [...wishes], relax: [] })).toBe(
    'The daily budget and the places you named do not all fit together. We tried other answers one at a time, up to a fixed amount of work, and found none that helps.',
  )
  expect(tripPlanWords.conflict({ wishes: [...wishes], relax: [{ wish: 'dailyBudgetRange', to: 90_000 }] })).toBe(
    'The daily budget and the places you named do not all fit together.',
  )
})

test('a diet that keeps a place out is told with what helps', () => {
  const relax = [{ wish: 'mustVisitPlaces' as const, to: 'Bukchon' }]
  expect(tripPlanWords.conflict({ wishes: ['mustVisitPlaces', 'diet'], relax })).toBe(
    'The places you named and the diet do not all fit together. This guide knows too few kitchens there for it: without the diet we found a way. Bring food for those meals, or sleep in a larger city.',
  )
})

test('a check tells how often it was tested and how much rests on unverified facts', () => {
  expect(tripPlanWords.check({ rule: 'open', held: true, count: 1, onUnverifiedFacts: 0 })).toBe(
    'Open when you come: met (1 test)',
  )
  expect(tripPlanWords.check({ rule: 'open', held: false, count: 1021, onUnverifiedFacts: 6 })).toBe(
    'Open when you come: not met (1,021 tests, 6 on facts that are not confirmed)',
  )
})

test('a kind of places that is too dear is told as one, and a treatment that is too dear as one', () => {
  const said = (name: string) => tripPlanWords.unplaced({ placeId: null, name, reason: 'budget', note: '' })
  expect(said('aquariums')).toBe('It costs more than is left of your daily budget.')
  expect(said('Plastic Surgery')).not.toBe(said('aquariums'))
})
