import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readPlanTalk } from './read-plan-talk.ts'

// From a Monday, 3 May, to the Wednesday after it.
const trip = buildSeoulTrip(3)

function readTold(text: string) {
  const { chips, ...others } = readPlanTalk(text, trip, known)
  return { kept: chips.filter(({ field }) => field === 'step2.keptHours').map(({ value }) => value), ...others }
}

test.each([
  ['Keep Tuesday from 2 to 4 free', { on: '2027-05-04', from: '14:00', to: '16:00' }],
  ['I have a meeting on day 2 from 10 to 12', { on: '2027-05-04', from: '10:00', to: '12:00' }],
  ['We need a nap from 1 to 3', { on: null, from: '13:00', to: '15:00' }],
  ['Leave Tuesday free', { on: '2027-05-04', from: '05:00', to: '23:59' }],
  ['화요일 2시부터 4시까지는 비워줘', { on: '2027-05-04', from: '14:00', to: '16:00' }],
  ['2日目の10時から12時まで会議があります', { on: '2027-05-04', from: '10:00', to: '12:00' }],
  ['第二天上午10点到12点要开会', { on: '2027-05-04', from: '10:00', to: '12:00' }],
])('%j keeps hours free, and changes nothing else', (text, hours) => {
  expect(readTold(text)).toEqual({ kept: [hours], asks: [], obstacles: [], notUnderstood: [], question: null })
})

test('hours are kept free beside a change of a stop', () => {
  const { kept, asks } = readTold('Drop Gyeongbokgung, I have a meeting on day 2 from 10 to 12')
  expect(kept).toEqual([{ on: '2027-05-04', from: '10:00', to: '12:00' }])
  expect(asks.map(({ ask }) => ask.do)).toEqual(['remove'])
})

test.each([
  'Move the concert to 19:00 on day 2',
  'Move the dinner on day 2 to 19:00',
  'I have a meeting on Friday from 10 to 12',
  'I have no meeting on Tuesday any more',
  'Nothing before 10 please',
])('%j keeps none', (text) => {
  expect(readTold(text).kept).toEqual([])
})
