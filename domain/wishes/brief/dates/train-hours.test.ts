import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

/** As "5 05:00-10:30" for 5 March. */
function keptIn(text: string): string[] {
  return (readSteps(text).step2.keptHours ?? []).map(({ on, from, to }) => `${Number(on?.slice(8))} ${from}-${to}`)
}

const both = ['5 05:00-10:30', '7 18:00-23:59']

test.each([
  [
    'Busan 5-7 March 2027. KTX arrives at Busan Station at 10:30 on the 5th, back to Seoul by train at 7pm on the 7th',
    both,
  ],
  ['Busan 5-7 March 2027. Our train gets in at 10:30, leaving from Busan at 7 pm by train on the last day.', both],
  ['부산 2027년 3월 5일~7일. 서울에서 KTX 타고 5일 오전 10시 30분 부산역 도착, 7일 저녁 7시 기차로 올라옵니다.', both],
  ['2027年3月5日から7日まで釜山。5日の10時半にKTXで釜山駅着、7日の19時のKTXで帰ります', both],
  ['2027年3月5日到7日釜山。5号上午10点半坐高铁到釜山，7号晚上7点坐KTX回首尔', both],
  ['Gyeongju 5-7 March 2027. Train home at 19:00.', ['7 18:00-23:59']],
  ['부산 2027년 3월 5일~7일. 마지막 날 저녁 7시 KTX 타요', ['7 18:00-23:59']],
])('nothing is planned before the train there, or from an hour before the one home: %s', (text, kept) => {
  expect(keptIn(text)).toEqual(kept)
})

test('the words of the trains are not asked about, and name no place to visit', () => {
  const text =
    '부산 2027년 3월 5일~7일. 서울에서 KTX 타고 5일 오전 10시 30분 부산역 도착, 7일 저녁 7시 기차로 올라옵니다.'
  expect(readBrief(text, known).notUnderstood).toEqual([])
  expect(readSteps(text).step2.mustVisitPlaces).toBe('부산')
})

test.each([
  ['Seoul 3-7 March 2027. KTX to Busan at 9:00 on the 5th', 'KTX to Busan at 9:00 on the 5th'],
  ['Busan 5-7 March 2027. The KTX leaves Seoul at 8:00 on the 5th', 'KTX leaves Seoul at 8:00 on the 5th'],
])('a train on another day, or one that only leaves for the trip, is asked about: %s', (text, words) => {
  expect(keptIn(text)).toEqual([])
  expect(readBrief(text, known).question).toEqual({ ask: 'words', words })
})

test.each([
  'Seoul 3-7 March 2027. Landing ICN 9:00, leaving ICN 20:00, the airport bus at 17:00 on the 7th',
  'Seoul 3-7 March 2027. By train from the airport, and breakfast at 9:00',
  'Busan 5-7 March 2027. We take the train home and eat at 19:00 with friends',
])('of an hour of something else nothing is kept as that of a train: %s', (text) => {
  expect(keptIn(text).filter((kept) => /05:00-|-23:59/u.test(kept))).toEqual([])
})
