import { expect, test } from 'vitest'
import { foldBrief } from '#domain/wishes/brief/brief-text.ts'
import { readPlaceMentions } from '#domain/wishes/brief/place-mentions.ts'
import { known } from '#testing/builders/read-steps.ts'
import { readCityNights } from './city-nights.ts'
import { readLengths } from './length-mentions.ts'

test.each([
  ['3 nights Seoul, 2 nights Busan', { seoul: 3, busan: 2 }],
  ['Seoul 4 nights, Gyeongju 2 nights, Busan 3 nights', { seoul: 4, gyeongju: 2, busan: 3 }],
  ['two nights in Busan, then three in Seoul', { busan: 2, seoul: 3 }],
  ['서울 3박 부산 2박', { 서울: 3, 부산: 2 }],
  ['ソウル3泊、釜山2泊', { ソウル: 3, 釜山: 2 }],
  ['首爾住3晚,釜山2晚', { 首爾: 3, 釜山: 2 }],
  ['釜山三天', { 釜山: null }],
  ['5 nights from May 3, Seoul', {}],
])('%j stays %j nights', (typed, nights) => {
  const text = foldBrief(typed)
  const read = readCityNights(text.plain, readLengths(text.plain), readPlaceMentions(text, known.names))
  expect(Object.fromEntries(read.map((one) => [text.plain.slice(one.place.from, one.place.to), one.nights]))).toEqual(
    nights,
  )
})
