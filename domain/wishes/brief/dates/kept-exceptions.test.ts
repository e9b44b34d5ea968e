import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

/** As "20 09:00-13:00" for 20 May. */
function keptIn(text: string): string[] {
  return (readSteps(text).step2.keptHours ?? []).map(({ on, from, to }) => `${Number(on?.slice(8))} ${from}-${to}`)
}

// A Monday to a Friday.
const [english, korean, japanese, chinese] = [
  'Seoul 17-21 May 2027.',
  '2027년 5월 17일~21일 서울.',
  '2027年5月17日〜21日ソウル。',
  '2027年5月17日到21日首尔。',
] as const
const others = ['17 09:00-17:00', '18 09:00-17:00', '19 09:00-17:00', '21 09:00-17:00']

test.each([
  `${english} Meetings 9 to 5 every day in Yeouido except Thursday, when I'm free from 1pm.`,
  `${english} I work 9 to 5 every day but on Thursday I'm free from 1pm.`,
  `${korean} 목요일 빼고 매일 9시부터 5시까지 회의, 목요일은 오후 1시부터 자유예요.`,
  `${korean} 매일 9시부터 5시까지 회의인데 목요일은 오후 1시부터 자유예요.`,
  `${japanese}木曜以外は毎日9時から17時まで会議、木曜は13時から自由です。`,
  `${chinese}除了周四每天9点到17点开会，周四下午一点以后有空。`,
])('the hours of one day end where one is free on it: %s', (text) => {
  expect(keptIn(text).toSorted()).toEqual([...others, '20 09:00-13:00'].toSorted())
})

test.each([
  [`${english} Except Thursday I have meetings every day from 9 to 17.`, others],
  [`${english} Meetings every day 9-17 except Thursday and Friday`, others.slice(0, 3)],
  [`${korean} 목요일과 금요일 빼고 매일 9시부터 5시까지 회의`, others.slice(0, 3)],
  [`${japanese}木曜を除いて毎日9時から17時まで会議`, others],
  [`${chinese}除了周四，每天9点到17点开会`, others],
])('on the excepted days nothing is kept: %s', (text, kept) => {
  expect(keptIn(text)).toEqual(kept)
})

test.each([
  ['Friday prayer at the mosque in Itaewon', ['21 12:00-14:00']],
  ['We need to go to Friday prayers at noon', ['21 12:00-14:00']],
  ['On Friday I go to the mosque', ['21 12:00-14:00']],
  ['금요일 점심에는 이태원 모스크에 예배드리러 가야 해요', ['21 12:00-14:00']],
  ['金曜の昼は梨泰院のモスクで礼拝します', ['21 12:00-14:00']],
  ['周五中午要去梨泰院清真寺做礼拜', ['21 12:00-14:00']],
  ['We would like to visit the mosque on Tuesday', []],
  ['We need a prayer room', []],
])('the noon of a Friday is kept for a prayer: %s keeps %j', (text, kept) => {
  expect(keptIn(`${english} ${text}`)).toEqual(kept)
})

test.each([
  `${korean} 더우니까 낮 12시부터 3시까지는 실내로 해주세요.`,
  `${english} Please keep us indoors from 12 to 3.`,
  `${japanese}暑いので12時から15時は室内にしてください`,
  `${chinese}中午12点到下午3点想在室内`,
])('hours to be spent indoors are not kept free, and asked about: %s', (text) => {
  expect(keptIn(text)).toEqual([])
  expect(readBrief(text, known).question?.ask).toBe('words')
})
