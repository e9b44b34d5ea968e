import { expect, test } from 'vitest'
import type { OpeningHours } from '#domain/places/places.ts'
import { editing as words } from '#locales/en/site/editing.ts'
import { describeHours, describePlain } from './describe-value.ts'

test('weekdays that follow each other and say the same stand together, and a whole day says so', () => {
  const usual: [string, string][] = [
    ['10:00', '13:00'],
    ['14:00', '19:00'],
  ]
  const week: OpeningHours = {
    mon: usual,
    tue: usual,
    wed: [],
    thu: usual,
    fri: usual,
    sat: [['00:00', '00:00']],
    sun: [],
  }
  expect(describeHours(week, words)).toEqual([
    'Monday to Tuesday: 10:00–13:00, 14:00–19:00',
    'Wednesday: closed',
    'Thursday to Friday: 10:00–13:00, 14:00–19:00',
    'Saturday: 24 hours',
    'Sunday: closed',
  ])
  expect(describeHours('24h', words)).toEqual(['Open 24 hours, every day'])
})

test('a name in several scripts says those that it has', () => {
  expect(describePlain({ en: 'Palace', ko: '' }, words.values)).toEqual(['Palace'])
  expect(describePlain(false, words.values)).toEqual(['no'])
})
