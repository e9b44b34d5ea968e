import { expect, test } from 'vitest'
import { readClock, readMinutes } from './talk-times.ts'

test.each([
  ['start at 10', 600],
  ['not before 9:30', 570],
  ['at 2 pm', 840],
  ['around noon', 720],
  ['10시 반에', 630],
  ['오후 2시에', 840],
  ['10時半から', 630],
  ['九点出发', 540],
  ['十点半出发', 630],
  ['on day 2', null],
  ['10 people', null],
  ['at 99', null],
])('%j is the time %s', (text, minutes) => {
  expect(readClock(text)).toBe(minutes)
})

test.each([
  ['an hour', 60],
  ['half an hour', 30],
  ['90 minutes', 90],
  ['two and a half hours', 150],
  ['두 시간', 120],
  ['30분', 30],
  ['1時間半', 90],
  ['半小时', 30],
  ['两个小时', 120],
  ['later', null],
])('%j is a length of %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})
