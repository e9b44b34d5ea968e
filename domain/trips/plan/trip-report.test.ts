import { expect, test } from 'vitest'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { Plan } from './plans.ts'
import { reportOf } from './trip-report.ts'

const checks: Plan['checks'] = [
  { rule: 'open', held: true, count: 30, onUnverifiedFacts: 3 },
  { rule: 'treatments', held: true, count: 0, onUnverifiedFacts: 0 },
  { rule: 'wishes', held: true, count: 4, onUnverifiedFacts: 0 },
]

/** A trip that was asked for with these texts, and its plan with these changes. */
function trip(changes: Partial<Plan>, texts: { totalBudget?: string; treatment?: string } = {}): TripDocument {
  const document = plainTrip()
  const { step1, step2, step3 } = document.steps
  return {
    ...document,
    steps: {
      step1,
      step2: { ...step2, totalBudget: texts.totalBudget ?? '' },
      step3: { ...step3, plasticSurgeryType: texts.treatment ?? '' },
    },
    plan: { ...document.plan, checks, unplaced: [], warnings: [], ...changes },
  }
}

function isWishesHeld(document: TripDocument): boolean | undefined {
  return reportOf(document).checks.find(({ rule }) => rule === 'wishes')?.held
}

test('the rule on opening hours has the count of the stops, whatever was stored', () => {
  const { checks: told, hours } = reportOf(trip({}))
  expect(hours.unconfirmed).toBeGreaterThan(3)
  expect(told.map(({ rule, onUnverifiedFacts }) => [rule, onUnverifiedFacts])).toEqual([
    ['open', hours.unconfirmed],
    ['wishes', 0],
  ])
})

test('all answers are only taken into account if each typed one was read', () => {
  expect(isWishesHeld(trip({}))).toBe(true)
  const unplaced: Plan['unplaced'] = [{ placeId: null, name: 'Atlantis', reason: 'unknown', note: '' }]
  expect(isWishesHeld(trip({ unplaced }))).toBe(false)
  expect(reportOf(trip({ unplaced })).unread).toEqual([{ answer: 'mustVisitPlaces', text: 'Atlantis' }])
})

test('an allergy is never met, and a diet may be', () => {
  const eats = (diet: string[]): TripDocument => {
    const document = trip({})
    return { ...document, steps: { ...document.steps, step2: { ...document.steps.step2, diet } } }
  }
  expect(isWishesHeld(eats(['vegan']))).toBe(true)
  expect(isWishesHeld(eats(['vegan', 'nuts allergy']))).toBe(false)
  expect(reportOf(eats(['vegan', 'nuts allergy'])).allergies).toEqual(['nuts allergy'])
})

test.each(['budget_unclear', 'budget_currency'])('a total budget with the warning %s was not read', (code) => {
  const document = trip({ warnings: [{ code, text: '' }] }, { totalBudget: 'a car' })
  expect(reportOf(document).unread).toEqual([{ answer: 'totalBudget', text: 'a car' }])
})

test('a treatment that was not read is told', () => {
  const document = trip({ warnings: [{ code: 'treatment_unread', text: '' }] }, { treatment: 'a new face' })
  expect(reportOf(document).unread).toEqual([{ answer: 'plasticSurgeryType', text: 'a new face' }])
})

test('a diet among the places, and a place that was read and left out, count as read', () => {
  const unplaced: Plan['unplaced'] = [
    { placeId: null, name: 'vegan food', reason: 'unknown', note: '' },
    { placeId: 'sight-69', name: 'The sight-69 house', reason: 'closed', note: '' },
  ]
  expect(reportOf(trip({ unplaced })).unread).toEqual([])
})

test('a changed plan, whose answers are not tested again, still tells those that were not read', () => {
  const unplaced: Plan['unplaced'] = [{ placeId: null, name: 'Atlantis', reason: 'unknown', note: '' }]
  const { checks: told } = reportOf(trip({ checks: checks.slice(0, 1), unplaced }))
  expect(told.map(({ rule, held }) => [rule, held])).toEqual([
    ['open', true],
    ['wishes', false],
  ])
  expect(reportOf(trip({ checks: [], unplaced })).checks).toEqual([])
})

test('without the texts of the traveller, as in a shared trip, none is told', () => {
  const warnings = ['budget_unclear', 'treatment_unread'].map((code) => ({ code, text: '' }))
  expect(reportOf(trip({ warnings })).unread).toEqual([])
})
