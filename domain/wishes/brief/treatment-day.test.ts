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
  '要做隆鼻咨询5月19日下午三点',
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

test.each([
  ['Seoul May 20 - June 5, 2027. Rhinoplasty on June 1.', '2027-06-01'],
  ['Aug 1 to Aug 25, 2027 in Seoul. Rhinoplasty on Aug 20', '2027-08-20'],
  ['Seoul 3 to 23 May 2027. My rhinoplasty is booked for 18 May, then botox on 21 May.', '2027-05-18'],
  ['Seoul 3 to 23 May 2027. Botox on May 21. Rhinoplasty at the clinic in Gangnam on May 18.', '2027-05-18'],
  ['Seoul 3 to 23 May 2027. Rhinoplasty May 18 and botox May 21.', '2027-05-18'],
  ['2027년 5월 3일~23일 서울. 18일에 강남에서 코성형하고 21일 보톡스', '2027-05-18'],
  ['2027年5月3日到23日首尔。18号上午在江南做隆鼻，21号肉毒素', '2027-05-18'],
  ['Seoul 17 to 23 May 2027. Rhinoplasty on May 20 check-up on May 22', '2027-05-20'],
  ['2027년 5월 17일~23일 서울, 17일 상담 18일 코성형', '2027-05-18'],
  ['Seoul 17 to 23 May 2027. Health check-up on May 20', '2027-05-20'],
  ['Seoul 17 to 23 May 2027, botox on the last day', '2027-05-23'],
  ['Seoul 17 to 23 May 2027, botox on day 5', '2027-05-21'],
  ['2027년 5월 17일~23일 서울, 수요일에 보톡스', '2027-05-19'],
  ['Seoul 17 to 23 May 2027. Rhinoplasty with Dr. Kim at 9 a.m. on May 20', '2027-05-20'],
])('of several days that of the longest rest is read: %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test.each([
  'Rhinoplasty, but not on May 20.',
  'Laser treatment except on Tuesday',
  'Rhinoplasty any day before May 20',
  'Botox by May 20',
  'Rhinoplasty on May 18 or May 19',
  'Rhinoplasty, and on May 20 we want to see Gyeongbokgung.',
  'I want botox and on May 20 we visit the palace.',
  'Botox, then BTS concert on May 20.',
  'I fly home on the 22nd after rhinoplasty',
  'Rhinoplasty, cast removal on May 22',
  'Botox at the clinic on the 20th floor',
  'Rhinoplasty and no walking on the second day after the surgery',
])('a day that is not chosen, or is of something else, is not read: %s', (words) => {
  expect(dayIn(`Seoul 3 to 23 May 2027. ${words}`)).toBeUndefined()
})

test.each([
  '보톡스 맞고 20일에 친구 만나요',
  '20일에 에버랜드 가고 보톡스도',
  '코성형 20일 이후에',
  '코수술 후 7일 쉬고 싶어요',
])('the same in Korean: %s', (words) => {
  expect(dayIn(`2027년 5월 3일~23일 서울. ${words}`)).toBeUndefined()
})

test.each(['ボトックスと20日のBTSコンサート', '20日以外に鼻整形', '鼻整形後7日休みたい', '鼻整形。ギプス除去は22日'])(
  'the same in Japanese: %s',
  (words) => {
    expect(dayIn(`2027年5月3日から23日までソウル。${words}`)).toBeUndefined()
  },
)

test.each(['做隆鼻，20号去景福宫', '5月20日之前做隆鼻手术', '隆鼻后休息7日', '我在20号房打肉毒素', '做隆鼻，22号复查'])(
  'the same in Chinese: %s',
  (words) => {
    expect(dayIn(`2027年5月3日到23日首尔。${words}`)).toBeUndefined()
  },
)
