import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { type Festival, festivalsBetween, festivalsByMonth, nextDates } from './festivals.ts'

const source = { address: 'https://page.example', publisher: 'Page', readOn: '2026-11-28', pageDate: null }

function festival(id: string, month: number | null, ...dates: [from: string, to: string][]): Festival {
  return {
    id,
    name: { en: id, ko: '축제' },
    about: 'It does not exist.',
    lat: 37.5,
    lng: 127,
    province: 'Seoul',
    district: { en: 'Seoul', ko: '서울' },
    place: null,
    month,
    everyYears: 1,
    usually: 'some time',
    dates: dates.map(([from, to]) => ({ from, to, source })),
    past: [],
    website: null,
    sources: [source],
  }
}

test('the next edition is the first that is not over, on its last day too', () => {
  const lights = festival('lights', 12, ['2027-12-01', '2027-12-31'], ['2026-12-01', '2027-01-10'])
  expect(nextDates(lights, '2027-01-10')?.from).toBe('2026-12-01')
  expect(nextDates(lights, '2027-01-11')?.from).toBe('2027-12-01')
  expect(nextDates(lights, '2028-01-01')).toBeNull()
})

test('the list begins with this month and ends with the one before it', () => {
  const months = festivalsByMonth([festival('ice', 1), festival('lights', 12)], '2026-11-28')
  expect(months.map(({ month }) => month)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(months.filter(({ festivals }) => festivals.length > 0).map(({ month }) => month)).toEqual([12, 1])
})

test('what is dated stands before what is not, and what is on now in this month', () => {
  const winter = festival('winter', 11, ['2026-11-01', '2027-02-14'])
  const [november, december] = festivalsByMonth(
    [festival('some-day', 12), festival('late', 12, ['2026-12-20', '2026-12-21']), winter],
    '2026-12-02',
  )
  expect(november?.month).toBe(12)
  expect(november?.festivals.map(({ id }) => id)).toEqual(['winter', 'late', 'some-day'])
  expect(december?.festivals).toEqual([])
})

test('on the days of a trip is what is dated then, and what usually begins in that month and has no days yet', () => {
  const dated = festival('dated', 1, ['2027-01-09', '2027-01-31'])
  const undated = festival('undated', 1)
  const show = festival('show', null)
  const all = [dated, undated, show]
  const idsOn = (from: string, to: string) => festivalsBetween(all, [from, to]).map(({ id }) => id)
  expect(idsOn('2027-01-31', '2027-02-03')).toEqual(['dated', 'undated'])
  expect(idsOn('2027-01-01', '2027-01-08')).toEqual(['undated'])
  expect(idsOn('2027-02-01', '2027-02-03')).toEqual([])
  expect(idsOn('2026-12-30', '2027-01-02')).toEqual(['undated'])
})

test('what has no days yet is expected about when it was last held, not again in the same year, and in two years if so', () => {
  const held = (from: string, to: string, everyYears: 1 | 2 = 1): Festival => ({
    ...festival('held', Number(from.slice(5, 7))),
    everyYears,
    past: [{ from, to, source }],
  })
  const mayFallOn = (one: Festival, from: string, to: string) => festivalsBetween([one], [from, to]).length > 0
  const lights = held('2025-12-05', '2026-02-22')
  expect(mayFallOn(lights, '2027-02-05', '2027-02-12')).toBe(true)
  expect(mayFallOn(lights, '2027-04-01', '2027-04-05')).toBe(false)
  const fireworks = held('2026-11-07', '2026-11-07')
  expect(mayFallOn(fireworks, '2026-11-29', '2026-11-30')).toBe(false)
  expect(mayFallOn(fireworks, '2027-11-20', '2027-11-22')).toBe(true)
  expect(mayFallOn(fireworks, '2027-11-23', '2027-11-25')).toBe(false)
  const biennale = held('2026-09-05', '2026-11-15', 2)
  expect(mayFallOn(biennale, '2027-09-10', '2027-09-20')).toBe(false)
  expect(mayFallOn(biennale, '2028-09-10', '2028-09-20')).toBe(true)
})

test('every festival stands once in the list of the year, whatever the day', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
  const some = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.option(days), fc.integer({ min: 0, max: 60 }))
      .map(([month, from, long]) =>
        from === null ? festival('one', month) : festival('one', month, [from, addDays(from, long)]),
      ),
  )
  fc.assert(
    fc.property(some, days, (festivals, today) => {
      const listed = festivalsByMonth(festivals, today).flatMap((month) => month.festivals)
      expect(listed).toHaveLength(festivals.length)
    }),
  )
})
