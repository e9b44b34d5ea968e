import { expect, test } from 'vitest'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { known } from '#testing/builders/read-steps.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readPlanTalk } from './read-plan-talk.ts'

const { plan, places, steps: plain } = buildSeoulTrip(3)
const step3 = {
  ...plain.step3,
  beautyInterest: 'interested' as const,
  beautyCategories: ['Plastic Surgery' as const],
  plasticSurgeryType: 'rhinoplasty',
}
const step1 = { ...plain.step1, startDate: '2027-05-03', endDate: '2027-05-24' }
const treated = planRequest({ ...plain, step1, step3 })

function readTold(text: string, steps = treated) {
  return readPlanTalk(text, { steps, plan, places }, known)
}

test.each([
  'Move the surgery to May 10',
  'My surgery is on 10 May',
  'Please reschedule the rhinoplasty to 10 May.',
  '수술을 5월 10일로 옮겨 주세요',
  '手術を5月10日に変更してください',
  '把手术改到5月10号',
])('%j gives the treatment another day, and changes nothing else', (text) => {
  const { chips, asks, obstacles, notUnderstood, question } = readTold(text)
  expect(chips.filter(({ field }) => field === 'step3.treatmentOn')).toMatchObject([{ value: '2027-05-10' }])
  expect(chips.filter(({ field }) => field.startsWith('step1'))).toEqual([])
  expect({ asks, obstacles, notUnderstood, question }).toEqual({
    asks: [],
    obstacles: [],
    notUnderstood: [],
    question: null,
  })
})

test.each(['Move the surgery to 30 June', 'Move the palace to 10 May', 'No surgery on 10 May'])(
  '%j gives it none',
  (text) => {
    expect(readTold(text).chips.filter(({ field }) => field === 'step3.treatmentOn')).toEqual([])
  },
)

test('a trip without a treatment has no day for one', () => {
  expect(readTold('Move the surgery to May 10', plain).chips).toEqual([])
})
