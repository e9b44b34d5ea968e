import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ['Busan, hotel in Haeundae', ['Haeundae']],
  ['staying near Seokchon Lake', ['Seokchon Lake']],
  ['Hotel in Myeongdong and in Busan near Haeundae', ['Haeundae']],
  ['Jeju, resort in Seogwipo', ['Seogwipo']],
  ['부산, 해운대 숙소', ['해운대']],
  ['제주도, 숙소는 서귀포', ['서귀포']],
  ['釜山，住在海云台', ['海云台']],
])('of %j the beds are %j, and each is a place to visit too', (text, beds) => {
  const { step2 } = readSteps(text)
  expect(step2.beds).toEqual(beds)
  for (const bed of beds) expect(step2.mustVisitPlaces).toContain(bed)
})

test.each([
  'Haeundae and Gwangalli',
  'Hotel in Myeongdong. Swim in Busan near Haeundae',
  'hotel in Busan',
  'Hotel in Hongdae',
  'We visit Seogwipo',
  '해운대에서 수영',
])('%j tells no bed', (text) => {
  expect(readSteps(text).step2.beds).toBeUndefined()
})
