import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

/** As "5 05:00-10:30" for 5 March. */
function keptIn(text: string): string[] {
  return (readSteps(text).step2.keptHours ?? []).map(
    ({ on, from, to, at }) => `${Number(on?.slice(8))} ${from}-${to}${at ? ` ${at}` : ''}`,
  )
}

const both = ['5 05:00-10:30 Busan', '7 18:40-23:59 Busan']

test.each([
  [
    'Busan 5-7 March 2027. KTX arrives at Busan Station at 10:30 on the 5th, back to Seoul by train at 7pm on the 7th',
    both,
  ],
  ['Busan 5-7 March 2027. Our train gets in at 10:30, leaving from Busan at 7 pm by train on the last day.', both],
  ['부산 2027년 3월 5일~7일. 서울에서 KTX 타고 5일 오전 10시 30분 부산역 도착, 7일 저녁 7시 기차로 올라옵니다.', both],
  ['2027年3月5日から7日まで釜山。5日の10時半にKTXで釜山駅着、7日の19時のKTXで帰ります', both],
  ['2027年3月5日到7日釜山。5号上午10点半坐高铁到釜山，7号晚上7点坐KTX回首尔', both],
  ['Gyeongju 5-7 March 2027. Train home at 19:00.', ['7 18:40-23:59 Gyeongju']],
  ['부산 2027년 3월 5일~7일. 마지막 날 저녁 7시 KTX 타요', ['7 18:40-23:59 Busan']],
  ['Seoul 5-7 March 2027. SRT home at 19:00 from Suseo Station', ['7 18:40-23:59 Suseo']],
  [
    '서울 2027년 3월 5일~7일. 5일 12시 서울역 도착, 7일 오후 4시 서울역에서 KTX',
    ['5 05:00-12:00 Seoul', '7 15:40-23:59 Seoul'],
  ],
  ['Gyeongju and Busan 5-7 March 2027. Train home at 19:00.', ['7 18:00-23:59']],
  ['Busan 5-7 March 2027. Our express bus arrives in Busan at 10:30 on the 5th', ['5 05:00-10:30']],
])(
  'nothing is planned before the train there or from the one home, which a known station says more of: %s',
  (text, kept) => {
    expect(keptIn(text)).toEqual(kept)
  },
)

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

test.each([
  'Layover at Incheon 18 March 2027, landing 5:50, flight 23:30, must be back at the airport by 8 pm',
  '2027년 3월 18일 인천 경유, 5:50 도착 23:30 출발. 저녁 8시까지 공항에 돌아가야 해요',
  '2027年3月18日仁川で乗り継ぎ、5:50着23:30発。20時までに空港に戻りたい',
  '2027年3月18日在仁川转机，05:50到，23:30飞，晚上8点前必须回到机场',
  '2027年3月18日仁川轉機，05:50到，23:30飛，晚上8點前要回到機場',
])('an hour by which one is back at the airport ends the trip there: %s', (text) => {
  expect(keptIn(text)).toEqual(['18 20:00-23:59 ICN'])
  expect(readBrief(text, known).notUnderstood).toEqual([])
})

test.each([
  'Seoul 3-7 March 2027, flight home from ICN at 19:00 on the 7th, must be back at the airport by 20:00',
  'Seoul 3-7 March 2027, back at the hotel by 20:00, flight home from ICN at 22:00 on the 7th',
  'Seoul 3-7 March 2027, must be back at the airport by 20:00',
])('no such hour is read after the flight, of a hotel, or without a flight: %s', (text) => {
  expect(keptIn(text).filter((kept) => kept.endsWith('ICN'))).toEqual([])
})
