import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { stepWithoutWish, withoutWish } from './remove-wish.ts'

const { plan, places } = buildCitiesTrip()
const [hallasan, cafe] = plan.unplaced
if (!hallasan || !cafe) throw new Error('The trip leaves nothing out.')

test('a wish is found by its own words, by either name and by an alias', () => {
  const place = places['hallasan']
  expect(withoutWish('Bulguksa, Hallasan, N Seoul Tower', hallasan, place)).toBe('Bulguksa, N Seoul Tower')
  expect(withoutWish('한라산; Bulguksa', hallasan, place)).toBe('Bulguksa')
  expect(withoutWish('hallasan national park', hallasan, place)).toBe('')
})

test('a wish that no place is called by is found by the words of the traveller', () => {
  expect(withoutWish('Bulguksa, that TikTok cafe', cafe, undefined)).toBe('Bulguksa')
})

test('a wish that is part of another text is not removed', () => {
  expect(withoutWish('Bulguksa and some mountain', hallasan, places['hallasan'])).toBeNull()
  expect(withoutWish('', cafe, undefined)).toBeNull()
})

test('a kind that is liked and was left out is no longer liked', () => {
  const { step2 } = buildCitiesTrip().steps
  const unplaced = { placeId: null, name: 'zoos', reason: 'none_near', note: '' } as const
  expect(stepWithoutWish({ ...step2, likes: ['zoos', 'caves'] }, unplaced, undefined)?.likes).toEqual(['caves'])
  expect(stepWithoutWish({ ...step2, likes: ['zoos'] }, unplaced, undefined)).not.toHaveProperty('likes')
  expect(stepWithoutWish({ ...step2, likes: ['caves'], mustVisitPlaces: '' }, unplaced, undefined)).toBeNull()
})
