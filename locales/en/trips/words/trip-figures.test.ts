import { expect, test } from 'vitest'
import { asText, clockAt, clockOf, daysFrom, duration, listOf, wayTime, weekdayAndDay } from './trip-figures.ts'

test.each([
  [1, 'one minute'],
  [15, 'fifteen minutes'],
  [30, 'half an hour'],
  [45, 'forty-five minutes'],
  [60, 'an hour'],
  [75, 'an hour and a quarter'],
  [90, 'an hour and a half'],
  [105, 'an hour and three quarters'],
  [120, 'two hours'],
  [140, 'two hours and a quarter'],
  [240, 'four hours'],
])('a stay of %i minutes is %j', (minutes, words) => {
  expect(duration(minutes)).toBe(words)
})

test.each([
  [1, '1 minute'],
  [18, '18 minutes'],
  [89, '1 h 30'],
  [120, '2 h'],
  [163, '2 h 45'],
])('a way of %i minutes is %j', (minutes, words) => {
  expect(wayTime(minutes)).toBe(words)
})

test('clocks past midnight are those of the next day', () => {
  expect([clockOf('25:30'), clockAt(-15), clockOf('09:05')]).toEqual(['01:30', '23:45', '09:05'])
})

test('dates are written in full', () => {
  expect(weekdayAndDay('mon', '2027-05-31')).toBe('Monday 31 May')
  expect(daysFrom('2027-05-31', '2027-06-04')).toBe('31 May to 4 June')
  expect(daysFrom('2027-06-03', '2027-06-05')).toBe('3 to 5 June')
  expect(daysFrom('2027-06-03', '2027-06-03')).toBe('3 June')
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as %j', (names, words) => {
  expect(listOf(names)).toBe(words)
})

test('somebody else’s text cannot change how a line looks', () => {
  expect(asText(' **bold**\n# x `y` ')).toBe(String.raw`\*\*bold\*\* # x \`y\``)
})
