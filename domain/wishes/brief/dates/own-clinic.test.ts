import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function own(text: string) {
  return readSteps(text).step3.ownClinic
}

function unread(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  ["I've booked botox at a clinic in Apgujeong on Friday the 7th at 11am", { at: '11:00', area: 'Apgujeong' }],
  ['I have an appointment at my clinic in Apgujeong for botox on 4 May at 11am', { at: '11:00', area: 'Apgujeong' }],
  ['Rhinoplasty is on Thursday 6 May at 10:00 in Gangnam', { at: '10:00', area: 'Gangnam' }],
  ['Rhinoplasty booked on Thursday 6 May at 2pm in Gangnam', { at: '14:00', area: 'Gangnam' }],
  ['My LASIK is booked for 9 a.m. on Thursday 6 May', { at: '09:00' }],
  ['Botox at 2pm on 5 May, already booked', { at: '14:00' }],
  ['Botox with my own dermatologist on 5 May', {}],
  ['Double eyelid surgery is scheduled on 5 May', {}],
])('in English an appointment is told: %s', (text, expected) => {
  expect(own(`Seoul 3-20 May 2027. ${text}.`)).toEqual(expected)
})

test.each([
  ['5일 수요일 오전 11시 압구정에서 보톡스 예약했어요', { at: '11:00', area: 'Apgujeong' }],
  ['5일 오전 8시 강남 검진센터에서 종합검진', { at: '08:00', area: 'Gangnam' }],
  ['쌍꺼풀 수술은 6일 오후 2시로 예약되어 있어요', { at: '14:00' }],
  ['코 수술 10일 오전 9시 예약', { at: '09:00' }],
  ['다니는 병원에서 5일에 보톡스 맞아요', {}],
])('in Korean an appointment is told: %s', (text, expected) => {
  expect(own(`서울 2027년 5월 3일~20일. ${text}`)).toEqual(expected)
})

test.each([
  ['5日11時に狎鴎亭でボトックスを予約しました', { at: '11:00', area: 'Apgujeong' }],
  ['6日木曜11時にスマイルレーシックの手術', { at: '11:00' }],
  ['二重整形は6日10時に予約済み', { at: '10:00' }],
  ['6日に行きつけのクリニックでボトックス', {}],
])('in Japanese an appointment is told: %s', (text, expected) => {
  expect(own(`ソウル 2027年5月3日から20日。${text}。`)).toEqual(expected)
})

test.each([
  ['10日周一上午九点在江南做热玛吉(提前订好了)', { at: '09:00', area: 'Gangnam' }],
  ['6号下午两点打肉毒，已经预约了', { at: '14:00' }],
  ['6號早上10點做雙眼皮手術，診所已經預約好了', { at: '10:00' }],
  ['6号在我常去的诊所打肉毒', {}],
])('in Chinese an appointment is told: %s', (text, expected) => {
  expect(own(`首尔 2027年5月3日到20日。${text}。`)).toEqual(expected)
})

test.each([
  'Seoul 3-20 May 2027. I would like botox on 5 May at 11am.',
  'Seoul 3-20 May 2027. Botox on 5 May, not booked yet.',
  'Seoul 3-20 May 2027. Botox on 5 May, please book a clinic.',
  'Seoul 3-20 May 2027. I still need an appointment for botox on 5 May.',
  'Seoul 3-20 May 2027. Botox on 5 May, I will tell you once it is booked.',
  'Seoul 3-20 May 2027. Botox on 5 May. I booked a hotel in Gangnam.',
  'Seoul 3-20 May 2027. I booked a hotel in Gangnam and get botox on 5 May.',
  '서울 2027년 5월 3일~20일. 5일에 보톡스 예약해 주세요',
  '서울 2027년 5월 3일~20일. 5일에 보톡스 맞고 싶은데 아직 예약 안 했어요',
  '서울 2027년 5월 3일~20일. 호텔은 예약했고 5일에 보톡스 맞아요',
  'ソウル 2027年5月3日から20日。5日にボトックスを予約したいです。',
  'ソウル 2027年5月3日から20日。5日にボトックス、予約はまだです。',
  '首尔 2027年5月3日到20日。5号打肉毒，还没预约。',
  '首尔 2027年5月3日到20日。想5号打肉毒，请帮我预约诊所。',
  '首尔 2027年5月3日到20日。5号打肉毒。酒店订好了。',
])('what is only wished for, or booked elsewhere, is no appointment: %s', (text) => {
  expect(own(text)).toBeUndefined()
})

test('an hour that is only wished for is told, and the quarter of a booked clinic is no wish', () => {
  expect(unread('Seoul 3-20 May 2027. I would like botox on 5 May at 11am.')).toContain('11am')
  const booked = 'Seoul 3-20 May 2027. I booked botox at a clinic in Apgujeong on 5 May at 11am'
  expect(readSteps(`${booked}.`).step2.areaPreferences).toBeUndefined()
  expect(readSteps(`${booked}. We sleep in Hongdae.`).step2.areaPreferences).toEqual(['Hongdae'])
  expect(unread(`${booked}.`)).toEqual([])
})

test('the date between a weekday and the hour of an appointment is no word that nobody understood', () => {
  expect(unread('Seoul 8-25 Feb 2027. Rhinoplasty booked on Thursday 11 February at 2pm in Gangnam.')).toEqual([])
  expect(own('Seoul 8-25 Feb 2027. Rhinoplasty booked on Thursday 11 February at 2pm in Gangnam.')).toEqual({
    at: '14:00',
    area: 'Gangnam',
  })
})
