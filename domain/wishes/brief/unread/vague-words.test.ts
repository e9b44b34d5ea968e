import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function unreadOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  ['1-10 Oct 2027: Seoul, one night temple stay, Jeonju', 'one night temple stay'],
  ['2027년 10월 1일~10일 서울, 템플스테이 1박', '템플스테이 1박'],
  ['2027年10月1日〜10日ソウル、テンプルステイ1泊', 'テンプルステイ1泊'],
  ['2027年10月1日到10日首尔，寺院住宿一晚', '寺院住宿一晚'],
])('a night in a temple is no night of the city before it, and is told: %s', (text, words) => {
  expect(readSteps(text).step2.nights).toBeUndefined()
  expect(unreadOf(text)).toContain(words)
})

test.each([
  ['よもぎ蒸しに行きたい', 'よもぎ蒸し', 'beauty'],
  ['물놀이 하고 싶어요', '물놀이', 'nature'],
  ['a calligraphy class', 'calligraphy', 'culture'],
  ['想玩水', '玩水', 'nature'],
])('what became only an interest in %s is told as well', (text, words, interest) => {
  expect(readSteps(text).step1.selectedInterests).toEqual([interest])
  expect(unreadOf(text).join()).toContain(words)
})

test.each(['no camping', '캠핑은 싫어요', 'pottery museums', 'temples'])('nothing of %j is told', (text) => {
  expect(unreadOf(text)).toEqual([])
})
