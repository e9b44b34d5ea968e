import { expect, test } from 'vitest'
import { dates } from './dates.ts'
import { languageNames } from './language-names.ts'
import { allOf, oneOf } from './series.ts'

const series = [[], ['Busan'], ['Busan', 'Jeju'], ['Busan', 'Jeju', 'Seoul'], ['a', 'b', 'c', 'd']]

test('a series of names is written as Intl writes it', () => {
  const [and, or] = [new Intl.ListFormat('en'), new Intl.ListFormat('en', { type: 'disjunction' })]
  expect(series.map(allOf)).toEqual(series.map((names) => and.format(names)))
  expect(series.map(oneOf)).toEqual(series.map((names) => or.format(names)))
})

test('every language is named as Intl names it', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  for (const [code, name] of Object.entries(languageNames)) expect(name).toBe(names.of(code))
})

test('every day of a leap year is written as Intl writes it', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const field = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const brief = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  for (let index = 0; index < 366; index += 1) {
    const day = new Date(Date.UTC(2028, 0, 1 + index))
    expect(dates.writeLong(day)).toBe(long.format(day))
    expect(dates.write(day)).toBe(field.format(day).replaceAll(',', ''))
    expect(dates.writeShort(day)).toBe(short.format(day).replaceAll(',', ''))
    expect(dates.writeBrief(day)).toBe(brief.format(day).replaceAll(',', ''))
    expect(dates.writeMonth(day)).toBe(month.format(day))
  }
})
