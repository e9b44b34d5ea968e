import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function unreadOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  'I am flying from Vancouver to Seoul',
  'Family of six from Kuala Lumpur, Seoul',
  "we're from singapore, seoul",
  'Two retired botanists from Kew, Seoul',
  'Seoul, we live in Berlin and fly back to London',
  'Busan, KTX from Seoul',
  'Jeonju, from Daejeon by bus',
  'Seoul, we are from Auckland, NZ',
  '帶爸媽從台北飛釜山',
  '从上海出发,去首尔',
  '羽田発、ソウル',
  '東京から夫婦でソウル',
  '福岡から釜山へ',
  '서울, 광주에서 SRT로 수서역 도착',
  '釜山から入って、ソウル',
  '부산 여행, 서울에서 KTX 타고 가요',
  '부산, 서울에서 출발',
  '서울, 도쿄에서 출발해요',
  '군산에서 서울 올라갈게요',
])('where the travellers of %j come from is no question', (text) => {
  expect(unreadOf(text)).toEqual([])
})

test.each([
  ['Seoul, everything from falconry to archery', 'falconry to archery'],
  ['Sokcho, the sunrise from Narnia Peak', 'sunrise from Narnia Peak'],
  ['Seoul, falconry from Monday', 'falconry'],
  ['How far is it from Seoul to Jinan?', 'far is it from Seoul to Jinan'],
  ['Busan, we fly home from Jeju', 'Jeju'],
  ['2人で釜山、最初から鷹狩り', '最初から鷹狩り'],
  ['釜山,再從首爾飛回', '再從首爾飛回'],
])('%j tells no origin, and %j is still to be understood', (text, words) => {
  expect(unreadOf(text)).toContain(words)
})

test('the places of a way that is wished for are wishes', () => {
  const { chips } = readBrief('from Busan to Gyeongju by bus', known)
  expect(chips.flatMap(({ field, words }) => (field === 'step2.mustVisitPlaces' ? [words] : []))).toEqual([
    'Busan',
    'Gyeongju',
  ])
})
