import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestTimes, duskFits } from '#domain/places/place-sense.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { isAvoided, isWithin, livelyStarts } from './lively-hours.ts'

const always = [{ from: 5 * 60, to: 28 * 60, until: 29 * 60 }]
const june = '2027-06-15'
const january = '2027-01-15'

function place(change: Partial<PlanPlace>): PlanPlace {
  return { ...inventRow('street', 0), kind: 'attraction', hours: '24h', ...change }
}

/** The first and the last moment to begin an hour there, as hours after midnight. */
function startsOf(change: Partial<PlanPlace>, date: string): (readonly [first: number, last: number])[] {
  return livelyStarts(place(change), date, 60, always).map(({ from, to }) => [from / 60, to / 60])
}

test('a place of which no editor knows anything is for every hour', () => {
  expect(startsOf({}, june)).toEqual([[5, 28]])
})

test('a shopping street is for the hours in which it lives, and a club street for those past midnight', () => {
  expect(startsOf({ activeHours: ['11:00', '21:00'] }, june)).toEqual([[11, 20]])
  expect(startsOf({ activeHours: ['21:00', '04:00'] }, june)).toEqual([[21, 27]])
  expect(startsOf({ activeHours: ['18:00', '00:00'] }, june)).toEqual([[18, 23]])
})

test('a mountain of some hours is begun in the morning', () => {
  expect(startsOf({ tags: ['strenuous'], visitMinutes: 300 }, june)).toEqual([[5, 11]])
  expect(startsOf({ tags: ['strenuous'], visitMinutes: 240 }, june)).toEqual([[5, 28]])
})

test('what is lit up is seen after dark, which comes earlier in January', () => {
  const [[summer] = [0]] = startsOf({ dusk: 'only' }, june)
  const [[winter] = [0]] = startsOf({ dusk: 'only' }, january)
  expect(winter).toBeGreaterThan(17)
  expect(winter).toBeLessThan(18.5)
  expect(summer).toBeGreaterThan(20)
})

test('a view that is best at dusk is not seen at noon, and one that is merely possible then is', () => {
  const [[best] = [0]] = startsOf({ dusk: 'best', best: 'dusk' }, june)
  expect(best).toBeGreaterThan(17)
  expect(best).toBeLessThan(19)
  expect(startsOf({ dusk: 'best', best: 'day' }, june)).toEqual([[5, 28]])
  expect(startsOf({ dusk: 'ok', best: 'evening' }, june)).toEqual([[5, 28]])
})

test('a village of residents is left by dusk', () => {
  const [[, last] = [0, 0]] = startsOf({ dusk: 'no' }, january)
  expect(last).toBeGreaterThan(16)
  expect(last).toBeLessThan(17.5)
})

test('in the part of the year that is to be avoided nobody is sent there, also where it spans the new year', () => {
  const icy = place({ seasonAvoid: [{ from: '12-15', to: '02-15', what: 'ice' }] })
  expect([january, '2027-12-15', '2027-02-15'].map((date) => isAvoided(icy, date))).toEqual([true, true, true])
  expect([june, '2027-12-14', '2027-02-16'].map((date) => isAvoided(icy, date))).toEqual([false, false, false])
  expect(isAvoided(place({}), january)).toBe(false)
  expect(isWithin([{ from: '04-03', to: '04-12', what: 'blossom' }], '2027-04-12')).toBe(true)
})

test('a place that opens only when it does not live keeps its hours', () => {
  const early = [{ from: 6 * 60, to: 8 * 60, until: 9 * 60 }]
  expect(livelyStarts(place({ activeHours: ['11:00', '21:00'] }), june, 60, early)).toEqual(early)
})

test('whatever an editor says, a visit starts and ends within the opening that it is given', () => {
  const minute = fc.integer({ min: 300, max: 1700 })
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, rest]) => `${String(hour).padStart(2, '0')}:${rest}`)
  const sense = fc.record({
    best: fc.option(fc.constantFrom(...bestTimes)),
    dusk: fc.option(fc.constantFrom(...duskFits)),
    activeHours: fc.option(fc.tuple(clock, clock)),
  })
  fc.assert(
    fc.property(sense, minute, minute, fc.integer({ min: 15, max: 240 }), (known, one, other, stay) => {
      const [from, until] = [Math.min(one, other), Math.max(one, other)]
      const given = [{ from, to: until - stay, until }].filter((span) => span.from <= span.to)
      for (const span of livelyStarts(place(known), june, stay, given)) {
        expect(span.from).toBeGreaterThanOrEqual(from)
        expect(span.to).toBeGreaterThanOrEqual(span.from)
        expect(span.to + stay).toBeLessThanOrEqual(span.until)
        expect(span.until).toBeLessThanOrEqual(until)
      }
    }),
  )
})

test('a bar is for the evening, and a club for the night', () => {
  const named = (en: string) => startsOf({ kind: 'nightlife', name: { en, ko: en } }, june)[0]?.[0]
  expect(named('Bar Cham')).toBe(17)
  expect(named('Club Evans')).toBe(21)
})

test('on the day of Chuseok nobody is sent to a market or a shop, and the day after to both', () => {
  const market = inventRow('market', 0, { kind: 'market', headline: 3 })
  const street = inventRow('street', 0, { kind: 'shopping', headline: 2 })
  const mall = inventRow('mall', 0, { kind: 'shopping', headline: 0 })
  expect([market, street, mall].map((row) => isAvoided(row, '2027-09-15'))).toEqual([true, false, true])
  expect([market, street, mall].map((row) => isAvoided(row, '2027-09-17'))).toEqual([false, false, false])
})

test('whoever comes for a blossom is led there on its days only, and everybody else on all', () => {
  const blossom = [{ from: '06-10', to: '06-20', what: 'blossom' }]
  expect([june, january].map((date) => isAvoided(place({}), date, blossom))).toEqual([false, true])
  expect(isAvoided(place({}), january, [])).toBe(false)
})
