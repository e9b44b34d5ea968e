import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { addDay, addWords, asksTheSame, beginPlan, documentOf } from './planning.ts'

const { steps, plan, places, recommendations } = buildCitiesTrip()
const [first] = plan.days
if (!first) throw new Error('The trip has no day.')

test('answers are the same in whatever order they were saved and chosen', () => {
  const { step1, step2, step3 } = steps
  const turned = { ...step1, selectedInterests: step1.selectedInterests.toReversed() }
  const fields = Object.fromEntries(Object.entries(step2).toReversed())
  expect(asksTheSame(steps, { step1: turned, step2: { ...step2, ...fields }, step3 })).toBe(true)
})

test('the wish for personal help changes no plan', () => {
  expect(asksTheSame(steps, { ...steps, step3: { ...steps.step3, vipPlan: 'yes' } })).toBe(true)
})

test('another answer asks for another plan', () => {
  expect(asksTheSame(steps, { ...steps, step2: { ...steps.step2, dailyBudgetRange: 80_000 } })).toBe(false)
  const { arrival: _arrival, ...step1 } = steps.step1
  expect(asksTheSame(steps, { ...steps, step1 })).toBe(false)
})

test('days stand at their places, in whatever order they are found', () => {
  const work = addDay(beginPlan(steps), { index: 2, day: first, places })
  expect(work.days).toEqual([undefined, undefined, first])
  expect(addDay(work, { index: 0, day: first, places: {} }).days).toEqual([first, undefined, first])
  expect(work.places).toEqual(places)
})

test('an index that no trip has is passed over', () => {
  for (const index of [-1, 90, 0.5, 1e9, Number.NaN])
    expect(addDay(beginPlan(steps), { index, day: first, places: {} }).days).toEqual([])
})

test('an answer becomes a document with its answers and its words', () => {
  const document = documentOf(steps, {
    success: true,
    error: null,
    generatedAt: '2027-01-04T03:00:00.000Z',
    travelPlan: '# Ten days',
    wordsBy: 'model',
    tripData: { step1: steps.step1, step2: { budget: '', travelerType: null } },
    recommendations,
    plan,
    places,
  })
  expect(document).toMatchObject({ format: 1, steps, words: { text: '# Ten days', by: 'model' } })
})

test('words come in pieces, and one piece of a language model makes the text one of a language model', () => {
  const begun = addWords(beginPlan(steps), { text: 'Ten ' })
  expect(begun.words).toEqual({ text: 'Ten ', by: 'built-in' })
  const whole = addWords(addWords(begun, { text: 'days', by: 'model' }), { text: '.', by: 'built-in' })
  expect(whole.words).toEqual({ text: 'Ten days.', by: 'model' })
})

test('other hours to keep free are other answers, and the same in another order are none', () => {
  const withKept = (...keptHours: { on: string | null; from: string; to: string }[]) => ({
    ...steps,
    step2: { ...steps.step2, keptHours },
  })
  const [nap, evening] = [
    { on: null, from: '13:00', to: '15:00' },
    { on: null, from: '18:00', to: '20:00' },
  ]
  expect(asksTheSame(withKept(nap), withKept(evening))).toBe(false)
  expect(asksTheSame(withKept(nap, evening), withKept(evening, nap))).toBe(true)
})
