import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from './read-brief.ts'

const trip = 'Seoul 15 to 24 May 2027.'
function dayIn(text: string): string | undefined {
  return readSteps(text).step3.treatmentOn
}

test.each([
  ['Rhinoplasty on Wednesday 19 May at 9:00.', '2027-05-19'],
  ['She has a laser treatment of the skin on the second day.', '2027-05-16'],
  ['My double eyelid surgery is on the 20th.', '2027-05-20'],
  ['Consultation 17 May, rhinoplasty 19 May, stitches out 24 May.', '2027-05-19'],
  ['On 18 May I get botox, on 20 May we go to Suwon.', '2027-05-18'],
  ['I come for rhinoplasty: consultation Monday 17 May, surgery Wednesday 19 May 9:00.', '2027-05-19'],
  ['Skin treatment on day 3.', '2027-05-17'],
])('a treatment has the day that is told of it: %s', (words, day) => {
  expect(dayIn(`${trip} ${words}`)).toBe(day)
})

test.each([
  ['2027年3月12日から3月15日までソウル。13日の午前10時に江南の皮膚科でレーザー治療の予約があります。', '2027-03-13'],
  ['2027년 5월 15일부터 24일까지 서울. 5월 19일에 코 성형수술 예약했어요.', '2027-05-19'],
  ['2027年5月15日到24日去首尔，19号做双眼皮手术，21号去南怡岛。', '2027-05-19'],
])('a day of a treatment is read in every language: %s', (words, day) => {
  expect(dayIn(words)).toBe(day)
})

test.each([
  'Rhinoplasty. We go to Suwon on 19 May.',
  'Rhinoplasty, and we fly home on 24 May.',
  'Consultation for a rhinoplasty on 17 May.',
  'On the second day we want to see Gyeongbokgung. A facial skin treatment would be nice too.',
  'No surgery on 19 May.',
])('a day of something else is no day of the treatment: %s', (words) => {
  expect(dayIn(`${trip} ${words}`)).toBeUndefined()
})

test('without the days of the trip nobody knows which day the second one is', () => {
  expect(dayIn('Ten days in Seoul, laser treatment on the second day.')).toBeUndefined()
  expect(dayIn('Rhinoplasty on 19 May 2027.')).toBeUndefined()
})

test('the word surgery is understood where the treatment was named, and a refused one is not', () => {
  const leftOf = (text: string) => readBrief(`${trip} ${text}`, known).notUnderstood.map(({ words }) => words)
  expect(leftOf('Rhinoplasty. The surgery is on 19 May.')).toEqual([])
  expect(leftOf('Botox, but no surgery.').join()).toContain('surgery')
})
