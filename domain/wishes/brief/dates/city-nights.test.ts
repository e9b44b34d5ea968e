import { expect, test } from 'vitest'
import { stepsOfChips } from '#domain/wishes/brief/brief-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'
import { foldBrief } from '#domain/wishes/brief/brief-text.ts'
import { readPlaceMentions } from '#domain/wishes/brief/place-mentions.ts'
import { known, readSteps } from '#testing/builders/read-steps.ts'
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
  ['Thinking of 12 days: Seoul 5 nights, Jeonju 2 nights, Busan 4 nights', { seoul: 5, jeonju: 2, busan: 4 }],
  ['Jeonju and Gyeongju, five nights', {}],
  ['4박 5일 경주랑 부산', {}],
  ['5 nights from May 3, Seoul', {}],
  ['여수 순천, 숙소는 3박 다 여수 바다', { 여수: 3 }],
  ['여수랑 순천, 3박 모두 여수에서', { 여수: 3 }],
  ['麗水と順天、3泊とも麗水', { 麗水: 3 }],
  ['顺天，四晚都在釜山', { 釜山: 4 }],
  ['Seoul, Busan, at least three nights in each', {}],
])('%j stays %j nights', (typed, nights) => {
  const text = foldBrief(typed)
  const read = readCityNights(text.plain, readLengths(text.plain), readPlaceMentions(text, known.names))
  expect(Object.fromEntries(read.map((one) => [text.plain.slice(one.place.from, one.place.to), one.nights]))).toEqual(
    nights,
  )
})

test.each([
  ['3 nights Seoul, 2 Busan, 1 Gyeongju', 'Seoul 3, Busan 2, Gyeongju 1'],
  ['Seoul 3 nights, Busan 2, Gyeongju 1', 'Seoul 3, Busan 2, Gyeongju 1'],
  ['Seoul (3 nights), Busan (2)', 'Seoul 3, Busan 2'],
  ['Seoul 4N, Busan 2N', 'Seoul 4, Busan 2'],
  ['four nights Seoul, three nights Sokcho, two nights Seoul again', 'Seoul 4, Sokcho 3, Seoul 2'],
  ['제주시 2박, 서귀포 1박', 'Jeju 2, Seogwipo 1'],
  ['at least 2 nights in Busan', ''],
  ['2 or 3 nights in Busan', ''],
  ['maybe two nights in Busan', ''],
  ['부산 2박 정도', ''],
  ['two nights in Busan? no, not Busan', ''],
  ['3 nights in Seoul, 2 adults, Busan', 'Seoul 3'],
  ['2 nights in Gangwon', ''],
  ['3 days 2 nights Seoul, 2 nights Busan', 'Seoul 2, Busan 2'],
  ['2 nights 3 days in Busan then 3 nights in Seoul', 'Busan 2, Seoul 3'],
  ['서울 2박3일, 부산 2박', 'Seoul 2, Busan 2'],
  ['ソウル2泊3日、釜山2泊', 'Seoul 2, Busan 2'],
  ['首爾三天兩夜,釜山兩晚', 'Seoul 2, Busan 2'],
  ['4泊でソウル3泊と水原1泊', 'Seoul 3, Suwon 1'],
  ['10 days, 2 nights in Busan', 'Busan 2'],
  ['last year we had 2 nights in Busan', ''],
  ['Busan for 2 nights, maybe 3', ''],
  ['Busan for 2 nights, maybe 3 nights in Seoul', 'Busan 2'],
  ['6 nights in Seoul and Busan', ''],
  ['5 nights in Busan and Seoul', ''],
  ['Seoul and Busan, 5 nights', ''],
  ['서울 부산 4박', ''],
  ['부산 경주 3박 4일', ''],
  ['서울 3박 부산 경주 2박', 'Seoul 3'],
])('%j is read as the nights %j', (typed, nights) => {
  const { chips } = readBrief(typed, known)
  const read = chips.flatMap((chip) =>
    chip.field === 'step2.nights' ? [`${chip.value.city} ${chip.value.nights}`] : [],
  )
  expect(read.join(', ')).toBe(nights)
})

test.each([
  ['서울 2박 3일, 부산 1박 2일', 4],
  ['서울 2박 3일, 부산 1박, 경주 1박', 5],
  ['3 days 2 nights Seoul, 2 nights Busan', 5],
  ['2 nights 3 days in Busan then 3 nights in Seoul', 6],
  ['서울 2박3일, 부산 2박', 5],
  ['ソウル2泊3日、釜山2泊', 5],
  ['首爾三天兩夜,釜山兩晚', 5],
  ['4泊でソウル3泊と水原1泊', 5],
  ['10 days, 2 nights in Busan', 10],
])('%j is as long as its nights: %j days', (typed, days) => {
  expect(readBrief(typed, known).chips.flatMap((chip) => (chip.field === 'days' ? [chip.value] : []))).toEqual([days])
})

test('the nights of all cities make up the length, and a list of them fills the answer in its order', () => {
  const { chips } = readBrief('3 nights Seoul, 2 Busan, from 3 May', known)
  const { step1, step2 } = stepsOfChips(chips)
  expect(step1).toMatchObject({ startDate: '2027-05-03', endDate: '2027-05-08' })
  expect(step2.nights).toEqual([
    { city: 'Seoul', nights: 3 },
    { city: 'Busan', nights: 2 },
  ])
})

test.each(['강릉·속초 2박 3일', '부산/경주 2박 3일', 'Gangneung & Sokcho, 2 nights'])(
  'of %j nobody knows how many nights are where',
  (text) => {
    expect(stepsOfChips(readBrief(text, known).chips).step2.nights).toBeUndefined()
  },
)

const [south, north] = [
  { city: 'Seogwipo', nights: 2 },
  { city: 'Jeju', nights: 1 },
]

test.each([
  '제주 2027년 5월 18일~21일. 첫 2박은 서귀포, 마지막 1박은 제주시.',
  '제주 2027년 5월 18일~21일. 첫 2박은 서귀포, 마지막 밤은 제주시.',
  '제주도 3박4일, 2027년 5월 18일부터. 서귀포 2박, 제주시 1박.',
  'Jeju 18-21 May 2027, first two nights in Seogwipo, last night in Jeju City',
  '済州島3泊4日、最初の2泊は西帰浦、最後の1泊は済州市。2027年5月18日から',
  '济州岛四天三晚，前两晚西归浦，最后一晚济州市，2027年5月18日出发',
])('the nights in the towns of the island are parts of its nights: %s', (text) => {
  const { step1, step2 } = readSteps(text)
  expect(step2.nights).toEqual([south, north])
  expect(step1).toMatchObject({ startDate: '2027-05-18', endDate: '2027-05-21' })
})

test.each([
  ['부산 3박 4일, 경주 1박', ['Busan 3', 'Gyeongju 1']],
  ['제주 3박, 서귀포 2박', ['Jeju 3', 'Seogwipo 2']],
  ['Seoul 5 nights, Busan 2 and the last night back in Seoul', ['Seoul 5', 'Busan 2', 'Seoul 1']],
  ["Seoul 3-9 May 2027. On the last night in Seoul we'd like a bar", []],
  ['首尔 2027年1月23日到29日。26到28日两晚平昌', ['Pyeongchang 2']],
  ['首爾 2027年1月23日到29日，26-28日兩晚平昌', ['Pyeongchang 2']],
  ['ソウル 2027年1月23日から29日。26日から28日2泊平昌', ['Pyeongchang 2']],
  ['首尔六天五晚', ['Seoul 5']],
])('in %j the nights are %j', (text, nights) => {
  expect((readSteps(text).step2.nights ?? []).map((stay) => `${stay.city} ${stay.nights}`)).toEqual(nights)
})

test('the first nights alone are no length of a trip', () => {
  expect(readSteps('Busan from 3 May 2027, first two nights in Gyeongju').step1.endDate).toBeUndefined()
})
