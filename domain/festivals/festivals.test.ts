import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { type Festival, festivalsAhead, festivalsBetween, inOrder, listFestival, nextDates } from './festivals.ts'

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

function idsAhead(festivals: readonly Festival[], today: string) {
  const { now, next, months } = festivalsAhead(festivals, today)
  const ids = (listed: readonly { id: string }[]) => listed.map(({ id }) => id)
  return { now: ids(now), next: ids(next), months: months.map((one) => [one.month, ...ids(one.festivals)]) }
}

function held(from: string, to: string, everyYears: 1 | 2 = 1): Festival {
  return { ...festival(`held-${from}`, Number(from.slice(5, 7))), everyYears, past: [{ from, to, source }] }
}

test('what is on comes first, the soonest over before the others, and then what has days, by these', () => {
  const all = [
    festival('late', 12, ['2026-12-20', '2026-12-21']),
    festival('winter', 11, ['2026-11-01', '2027-02-14']),
    festival('next-year', 4, ['2027-04-03', '2027-04-05']),
    festival('lights', 12, ['2026-12-01', '2026-12-02']),
    festival('soon', 12, ['2026-12-03', '2026-12-03']),
  ]
  expect(idsAhead(all, '2026-12-02')).toEqual({
    now: ['lights', 'winter'],
    next: ['soon', 'late', 'next-year'],
    months: [],
  })
})

test('what has no days stands in the month in which it is expected next, and what is just over last', () => {
  const all = [
    held('2026-11-07', '2026-11-07'),
    held('2026-09-05', '2026-11-15', 2),
    festival('ice', 1),
    festival('this-month', 11),
    held('2025-11-20', '2025-11-22'),
    held('2025-12-10', '2025-12-12'),
  ]
  expect(idsAhead(all, '2026-11-30').months).toEqual([
    ['2026-11', 'this-month', 'held-2025-11-20'],
    ['2026-12', 'held-2025-12-10'],
    ['2027-01', 'ice'],
    ['2027-11', 'held-2026-11-07'],
    ['2028-09', 'held-2026-09-05'],
  ])
})

test('in one line they stand by their next days, and of a month what has none last', () => {
  const all = [festival('some-day', 12), festival('may', 5), festival('late', 12, ['2026-12-20', '2026-12-21'])]
  expect(inOrder(all, '2026-12-02').map(({ id }) => id)).toEqual(['late', 'some-day', 'may'])
})

test('a festival is on only on days that are, not on those that are asked for', () => {
  const lights = festival('lights', 12, ['2026-12-01', '2026-12-10'])
  expect(listFestival(lights, '2026-12-05').isOn).toBe(true)
  expect(listFestival(lights, '2026-12-05', '2026-11-30').isOn).toBe(false)
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

test('every festival stands once in what is ahead, whatever the day', () => {
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
      const { now, next, months } = festivalsAhead(festivals, today)
      const listed = [...now, ...next, ...months.flatMap((month) => month.festivals)]
      expect(listed).toHaveLength(festivals.length)
      expect(months.every(({ month }) => month >= today.slice(0, 7))).toBe(true)
    }),
  )
})
