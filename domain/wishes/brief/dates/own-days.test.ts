import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function unreadOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  [
    'Seoul 6-19 March 2027. Double eyelid surgery. Consult booked monday 8th 2pm, surgery wed 10th 9am, stitches out tue 16th at 10',
    '2027-03-10',
    ['2027-03-08 14:00', '2027-03-16 10:00'],
  ],
  ['Seoul 6-19 March 2027. Rhinoplasty, op Wed 10th at 9. Check-up thu 11th, 11am', '2027-03-10', ['2027-03-11 11:00']],
  [
    '2027년 3월 6일~19일 서울. 쌍꺼풀 수술 10일 오전 9시, 상담은 8일 오후 2시 예약, 실밥 제거 16일 오전 10시',
    '2027-03-10',
    ['2027-03-08 14:00', '2027-03-16 10:00'],
  ],
  [
    '2027年3月6日〜19日ソウル。二重整形、8日14時カウンセリング、手術は10日10時、16日10時に抜糸',
    '2027-03-10',
    ['2027-03-08 14:00', '2027-03-16 10:00'],
  ],
  ['2027年3月6日到19日首尔。做双眼皮，8号下午两点面诊，10号上午9点手术', '2027-03-10', ['2027-03-08 14:00']],
])('each visit to the clinic has its own day: %s', (text, treatmentOn, kept) => {
  const { step2, step3 } = readSteps(text)
  expect(step3.treatmentOn).toBe(treatmentOn)
  expect(step2.keptHours?.map(({ on, from }) => `${on} ${from}`).toSorted()).toEqual(kept)
})

test.each([
  ['Seoul 6-19 March 2027. Facelift on wed 10th, stitches out around the 16th', 'stitches out around the 16th'],
  ['2027年3月6日到19日首尔。做双眼皮，10号手术，16号拆线', '16号拆线'],
])('a visit without an hour has no field and is told: %s', (text, words) => {
  expect(unreadOf(text)).toContain(words)
})

test.each([
  ['Seoul 6-19 March 2027. Facelift on wed 10th, 9am', '09:00'],
  ['2027年3月6日〜19日ソウル。インプラント手術、手術は10日の午前10時', '10:00'],
  ['2027年3月6日到19日首尔。打水光针，10号下午三点已经预约了皮肤科', '15:00'],
  [
    '2027年11月2日から7日、ソウル。スマイルレーシック。3日水曜10時に適応検査、4日木曜11時に手術、5日9時に翌日検診',
    '11:00',
  ],
])('the hour of the treatment is that of an appointment: %s', (text, at) => {
  expect(readSteps(text).step3.ownClinic).toEqual({ at })
  expect(unreadOf(text).filter((words) => /9am|[午前10点三]{2,}/u.test(words))).toEqual([])
})

test('the examination before an operation of the eyes and the check after it keep their hours', () => {
  const text = 'ソウル。2027年11月2日から7日。レーシック。3日水曜10時に適応検査、4日木曜11時に手術、5日9時に翌日検診'
  expect(readSteps(text).step2.keptHours?.map(({ on, from }) => `${on} ${from}`)).toEqual([
    '2027-11-03 10:00',
    '2027-11-05 09:00',
  ])
})
