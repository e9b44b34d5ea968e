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
])('%j names as places to visit %j', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces).toBe(places)
})

test('a hotel in the budget is no wish for one, and a hanok guesthouse is no wish for culture', () => {
  expect(readSteps('予算はホテル・航空券こみで一人10万円').step2).not.toHaveProperty('accommodationType')
  expect(readSteps('budget 2 million won excluding the hotel').step2).not.toHaveProperty('accommodationType')
  expect(readSteps('a hanok guesthouse')).toMatchObject({ step1: {}, step2: { accommodationType: 'guesthouse' } })
})
