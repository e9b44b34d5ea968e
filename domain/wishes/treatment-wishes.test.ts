import { expect, test } from 'vitest'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { readTreatmentText } from './treatment-text.ts'
import { treatmentWishes } from './treatment-wishes.ts'

const rows = readTreatmentTable()

function wishes(categories: BeautyCategory[], text: string) {
  return treatmentWishes(categories, readTreatmentText(text, rows), rows)
}

test('a named surgery is planned with its own row', () => {
  const [wish, ...others] = wishes(['Plastic Surgery'], 'nose job')
  expect(others).toEqual([])
  expect(wish).toMatchObject({
    treatmentClass: 'surgery',
    treatmentIds: ['rhinoplasty'],
    certainty: 'named',
    assumedId: null,
    recovery: { quietDays: 28, stayDays: 11, warnStayBelow: 14 },
  })
})

test('two surgeries at once take the longer of each range', () => {
  const [wish] = wishes(['Plastic Surgery'], '쌍꺼풀, 안면윤곽')
  expect(wish).toMatchObject({
    treatmentIds: ['double-eyelid', 'facial-contouring'],
    recovery: { quietDays: 60, stayDays: 14 },
  })
  expect(wish?.recovery.cares.map(({ care }) => care)).toEqual(['no-contact-lenses', 'fasting-before', 'soft-food'])
})

test('a surgery that nobody can read takes the longest row of its class and says so', () => {
  expect(wishes(['Plastic Surgery'], 'liposuction')).toMatchObject([
    { treatmentIds: [], certainty: 'unread', assumedId: 'facial-contouring', recovery: { stayDays: 14 } },
  ])
  expect(wishes(['Plastic Surgery'], 'double eyelid and liposuction')).toMatchObject([
    { treatmentIds: ['double-eyelid'], certainty: 'unread', assumedId: 'facial-contouring' },
  ])
})

test('a medical treatment without a word takes the longest medical row', () => {
  expect(wishes(['Medical Treatment'], '')).toMatchObject([
    { treatmentClass: 'medical', certainty: 'unsaid', assumedId: 'dental-implant' },
  ])
})

test('a treatment of the skin without a word keeps the least that the class keeps free', () => {
  expect(wishes(['Skin Treatment'], '')).toMatchObject([
    { treatmentClass: 'skin', certainty: 'unsaid', assumedId: null, recovery: { quietDays: 1, stayDays: 0 } },
  ])
})

test('stem cells are not estimated: the longest medical row is planned, and the care to ask stays', () => {
  const [wish] = wishes(['Medical Treatment'], 'stem cell')
  expect(wish).toMatchObject({
    treatmentIds: ['stem-cell'],
    certainty: 'named',
    notEstimated: ['stem-cell'],
    assumedId: 'dental-implant',
  })
  expect(wish?.recovery.cares).toContainEqual({ care: 'ask-for-approval', days: null })
})

test('a treatment of another class than was chosen is a wish of its own beside the chosen class', () => {
  expect(wishes(['Plastic Surgery'], 'botox')).toMatchObject([
    { treatmentClass: 'skin', treatmentIds: ['botox'], certainty: 'named' },
    { treatmentClass: 'surgery', treatmentIds: [], certainty: 'unsaid', assumedId: 'facial-contouring' },
  ])
})

test('hair and skincare shopping are places, and no category is no wish', () => {
  expect(wishes(['Hair Care', 'Korean Skincare Shopping'], '')).toEqual([])
  expect(wishes([], '')).toEqual([])
})

test('a treatment that was declined is not planned', () => {
  const [wish] = wishes(['Plastic Surgery'], 'double eyelid but no nose job')
  expect(wish).toMatchObject({ treatmentIds: ['double-eyelid'], certainty: 'named', recovery: { stayDays: 10 } })
})

test('a procedure without a row of its own still decides which clinics are suitable', () => {
  expect(wishes(['Medical Treatment'], 'braces')).toMatchObject([
    { treatmentIds: [], certainty: 'unread', listings: ['dental'] },
  ])
  expect(wishes(['Medical Treatment'], '라식, 사랑니')).toMatchObject([{ listings: ['eye-surgery', 'dental'] }])
  expect(wishes(['Plastic Surgery'], 'liposuction')).toMatchObject([{ listings: ['plastic-surgery'] }])
  expect(wishes(['Medical Treatment'], 'something else')).toMatchObject([{ listings: [] }])
})

test('romanised Korean is read as the surgery that it names', () => {
  expect(wishes(['Plastic Surgery'], 'ssangkkeopul')).toMatchObject([
    { treatmentIds: ['double-eyelid'], listings: ['plastic-surgery'] },
  ])
})

test('who asks for the shortest stay leaves at the lower end that a page states, and leaflets ask for the upper one', () => {
  const [wish] = wishes(['Plastic Surgery'], 'double eyelid surgery, shortest stay')
  expect(wish).toMatchObject({ certainty: 'named', recovery: { quietDays: 28, stayDays: 7, advisedStayDays: 10 } })
})

test('the shortest stay is not planned for a treatment that was not understood, or whose pages state none', () => {
  const [unread] = wishes(['Plastic Surgery'], 'liposuction, shortest stay')
  expect(unread).toMatchObject({ certainty: 'unread', recovery: { stayDays: 14 } })
  const [open] = wishes(['Plastic Surgery'], 'thread lift, shortest stay')
  expect(open?.recovery.stayDays).toBe(7)
  expect(open?.recovery).not.toHaveProperty('advisedStayDays')
})
