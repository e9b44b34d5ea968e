import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ["We're from Busan originally, back for Jeju", 'Jeju'],
  ['爸妈在大邱住,我想去釜山', '釜山'],
  ['아산? 이천? 아직 못 정했고', undefined],
  ['サムギョプサル食べて釜山', '釜山'],
  ['We live in Daegu, a weekend in Seoul', 'Seoul'],
  ['They land in Busan and fly out of Incheon', 'Busan'],
  ['3月14日の朝に仁川着いて、釜山', '釜山'],
  ['인천 도착, 부산 여행', '부산'],
  ['从首尔出发去釜山', '釜山'],
  ['Jeonju and Suncheon, starting from Seoul', 'Jeonju, Suncheon'],
  ['서울 출발, 전주랑 순천', '전주, 순천'],
  ['Trade fair at COEX, then Suwon', 'Suwon'],
  ['Seoul, Jeonju AND Busan in six days', 'Seoul, Jeonju, Busan'],
  ['Gyeongju with mum. Bulguksa, please', 'Gyeongju, Bulguksa'],
  ['홍대 클럽이랑 부산', '부산'],
  ['Gyeongju and Busan, starting from Daegu, back to Daegu in the evening of the last day', 'Gyeongju, Busan'],
  ['Gyeongju, we set off from Daegu and return to Daegu on Sunday night', 'Gyeongju'],
  ['Busan, then back to Seoul for two nights', 'Busan, Seoul'],
  ['Seoul and Busan, back to Seoul by train', 'Seoul, Busan'],
  ['여수 순천, 용산에서 KTX 타고 갑니다', '여수, 순천'],
  ['강릉, 청량리에서 출발해서 서울로 돌아와요', '강릉'],
  ['경주. 대구에서 차 몰고 갑니다', '경주'],
  ['서울 부산, 서울에서 KTX 타고 부산 가요', '서울, 부산'],
  ['서울에서 부산 여행', '부산'],
  ['서울에서 맛집 여행', '서울'],
  ['釜山、ソウルからKTXで行きます', '釜山'],
  ['慶州、釜山から出発して釜山に戻ります', '慶州'],
  ['釜山2泊、最後はソウルに戻って2泊', '釜山, ソウル'],
  ['庆州，从釜山坐高铁过去，最后回釜山', '庆州'],
  ['釜山两晚，最后回首尔住两晚', '釜山, 首尔'],
])('%j names as places to visit %j', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces).toBe(places)
})

test('where one starts from is no quarter to stay in', () => {
  const { step2 } = readSteps('여수 순천, 용산에서 KTX 타고 갑니다')
  expect([step2.areaPreferences, step2.beds]).toEqual([undefined, undefined])
})

test('a hotel in the budget is no wish for one, and a hanok guesthouse is no wish for culture', () => {
  expect(readSteps('予算はホテル・航空券こみで一人10万円').step2).not.toHaveProperty('accommodationType')
  expect(readSteps('budget 2 million won excluding the hotel').step2).not.toHaveProperty('accommodationType')
  expect(readSteps('a hanok guesthouse')).toMatchObject({ step1: {}, step2: { accommodationType: 'guesthouse' } })
})
