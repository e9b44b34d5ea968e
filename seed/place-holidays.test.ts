import { expect, test } from 'vitest'
import { y2026, y2027 } from '@hyunbinseo/holidays-kr/all'
import publicHolidays from './facts/places/public-holidays.json' with { type: 'json' }
import { readPlaceRows } from './places.ts'

// The holidays on which places close, reckoned by the Korean lunar calendar that Node carries (ICU's `dangi`).
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
const firstDay = Date.UTC(2027, 0, 1)
const daysUntil2029 = 731
const dayMs = 86_400_000

const holidays = new Map(
  Array.from({ length: daysUntil2029 }, (_, day) => new Date(firstDay + day * dayMs)).flatMap((day) => {
    const name = nameHoliday(day)
    return name ? [[isoDate(day), name] as const] : []
  }),
)

function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10)
}

function nameHoliday(day: Date): string | null {
  if (isoDate(day).endsWith('-01-01')) return 'New Year'
  for (const [when, offset] of [
    ['the day of', 0],
    ['the day before', 1],
    ['the day after', -1],
  ] as const) {
    const lunarDay = lunar.format(new Date(day.getTime() + offset * dayMs))
    if (lunarDay === '1/1') return `${when} Seollal`
    if (lunarDay === '8/15') return `${when} Chuseok`
  }
  return null
}

test('Seollal and Chuseok fall on the days of the published calendars', () => {
  const days = [...holidays].filter(([, name]) => name.startsWith('the day of'))
  expect(days).toEqual([
    ['2027-02-07', 'the day of Seollal'],
    ['2027-09-15', 'the day of Chuseok'],
    ['2028-01-27', 'the day of Seollal'],
    ['2028-10-03', 'the day of Chuseok'],
  ])
})

test('a single closed date is a holiday, and a place that rests on one rests on it in 2027 and in 2028', () => {
  for (const { id, closed: given } of readPlaceRows()) {
    // A closing for works is a span of dates.
    const closed = given.filter((date) => !date.includes('/'))
    const names = (year: string) => closed.filter((date) => date.startsWith(year)).map((date) => holidays.get(date))
    expect(names('2027'), id).not.toContain(undefined)
    expect(new Set(names('2028')), id).toEqual(new Set(names('2027')))
    expect(names('2027').length * 2, id).toBe(closed.length)
  }
})

test('the public holidays of the moon are the three days around Seollal and Chuseok, and the day of Buddha', () => {
  const named = (name: string) => publicHolidays.filter((day) => day.name === name).map(({ date }) => date)
  for (const [name, title] of [
    ['seollal', 'Seollal'],
    ['chuseok', 'Chuseok'],
  ] as const) {
    expect(named(name)).toEqual([...holidays].filter(([, when]) => when.endsWith(title)).map(([date]) => date))
  }
  expect(named('buddha').map((date) => lunar.format(new Date(date)))).toEqual(['4/8', '4/8'])
})

test('a substitute holiday is a working day after a holiday that fell on a weekend or on another holiday', () => {
  const free = new Set(publicHolidays.filter(({ name }) => name !== 'substitute').map(({ date }) => date))
  for (const { date, name } of publicHolidays) {
    if (name !== 'substitute') continue
    const weekday = new Date(date).getUTCDay()
    expect([date, weekday > 0 && weekday < 6 && !free.has(date)]).toEqual([date, true])
  }
})

test('the public holidays are those of the published calendar, as far as there is one', () => {
  const published = Object.keys({ ...y2026, ...y2027 }).filter((day) => day >= (publicHolidays[0]?.date ?? ''))
  expect(publicHolidays.map(({ date }) => date).filter((day) => day < '2028')).toEqual(published)
})

test('a holiday that moves with no moon is there in 2028 as in 2027', () => {
  const moving = ['seollal', 'chuseok', 'buddha', 'substitute']
  const fixed = (year: string) =>
    publicHolidays
      .filter(({ date, name }) => date.startsWith(year) && !moving.includes(name))
      .map(({ date, name }) => `${date.slice(5)} ${name}`)
  expect(fixed('2028')).toEqual(fixed('2027').filter((day) => day !== '10-03 foundation'))
})
