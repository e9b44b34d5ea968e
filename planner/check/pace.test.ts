import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { type PlanStop, shortfalls } from '#domain/trips/plan/plans.ts'
import { paceOf } from '#domain/trips/answers/trips.ts'
import {
  dayOf,
  dropStop,
  insertStop,
  lawfulTrip,
  shiftStop,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkPace } from './pace.ts'

/** Sights of the first day become so many; the second day stays without a fault of its own. */
function withSights(trip: Trip, count: number, day = 0): Trip {
  const one = dayOf(trip, day)
  one.stops = one.stops.filter(({ kind }) => kind !== 'attraction')
  for (let index = 0; index < count; index += 1)
    insertStop(trip, { placeId: `sight-${20 + index}`, kind: 'attraction', arrive: '10:00', leave: '10:30' }, { day })
  return trip
}

test.each([
  ['balanced', 3, 'few_sights'],
  ['balanced', 4, null],
  ['balanced', 6, null],
  ['balanced', 7, 'many_sights'],
  [null, 3, 'few_sights'],
  [null, 7, 'many_sights'],
  ['light', 1, 'few_sights'],
  ['light', 2, null],
  ['light', 3, null],
  ['light', 4, 'many_sights'],
] as const)('with a %s pace %i sights on a day are told as %s', (activityIntensity, count, code) => {
  const trip = withSights(lawfulTrip({ activityIntensity }), count)
  dayOf(trip, 1).shortfall = 'few_fit'
  withSights(trip, 2, 1)
  const { sightsFrom, sightsTo } = paceOf(activityIntensity)
  const limit = code === 'few_sights' ? { least: sightsFrom } : { most: sightsTo }
  expect(toldOf(checkPace, trip)).toEqual(code === null ? [] : [{ rule: 'pace', day: 0, code, count, ...limit }])
})

test('a packed day has six sights or as many as one likes', () => {
  const packed = (count: number) => {
    const trip = withSights(lawfulTrip({ activityIntensity: 'packed' }, {}, 1), count)
    return toldOf(checkPace, trip).filter(({ code }) => code !== 'long_wait')
  }
  expect(packed(5)).toEqual([{ rule: 'pace', day: 0, code: 'few_sights', count: 5, least: 6 }])
  expect(packed(6)).toEqual([])
  expect(packed(14)).toEqual([])
})

test('attractions, shops and nightlife count as sights; cafes, meals and rests do not', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'sight-0'), { kind: 'shopping' })
  Object.assign(stopOf(trip, 'sight-1'), { kind: 'nightlife' })
  expect(violationsOf(checkPace, trip)).toEqual([])
  for (const kind of ['cafe', 'meal', 'rest', 'lodging', 'transfer', 'treatment'] as const) {
    Object.assign(stopOf(trip, 'sight-0'), { kind })
    expect(toldOf(checkPace, trip)).toMatchObject([{ code: 'few_sights', count: 3 }])
  }
})

test.each(shortfalls)('a day that says why it holds less is lawful: %s', (shortfall) => {
  const trip = withSights(lawfulTrip({ activityIntensity: 'light' }), 0)
  withSights(trip, 2, 1)
  dropStop(trip, 'cafe-0')
  expect(toldOf(checkPace, trip).map(({ code }) => code)).toEqual(['few_sights', 'no_cafe'])
  dayOf(trip).shortfall = shortfall
  expect(violationsOf(checkPace, trip)).toEqual([])
})

test('a shortfall of a day does not allow too many sights', () => {
  const trip = withSights(lawfulTrip(), 7)
  dayOf(trip).shortfall = 'few_fit'
  expect(toldOf(checkPace, trip)).toMatchObject([{ code: 'many_sights', count: 7, most: 6 }])
})

test('a light day needs a cafe, and other days do not', () => {
  const light = withSights(withSights(lawfulTrip({ activityIntensity: 'light' }), 2), 2, 1)
  expect(violationsOf(checkPace, light)).toEqual([])
  dropStop(light, 'cafe-1')
  expect(toldOf(checkPace, light)).toEqual([{ rule: 'pace', day: 1, code: 'no_cafe' }])
  const balanced = lawfulTrip()
  dropStop(balanced, 'cafe-1')
  expect(violationsOf(checkPace, balanced)).toEqual([])
})

/** A packed day of six sights in which nobody waits. */
function packedTrip(): Trip {
  const trip = withSights(lawfulTrip({ activityIntensity: 'packed' }, {}, 1), 6)
  for (const [index, stop] of dayOf(trip).stops.entries()) {
    const arrive = (9 + index) * 60
    Object.assign(stop, { leg: null, arrive: planClockOf(arrive), leave: planClockOf(arrive + 59) })
  }
  return trip
}

test('on a packed day one waits forty-five minutes and not one more, whether or not it says why', () => {
  const trip = packedTrip()
  const [before] = dayOf(trip).stops
  if (!before) throw new Error('no stop')
  before.leave = '09:15'
  expect(violationsOf(checkPace, trip)).toEqual([])
  before.leave = '09:14'
  dayOf(trip).shortfall = 'few_fit'
  expect(toldOf(checkPace, trip)).toEqual([
    { rule: 'pace', day: 0, code: 'long_wait', name: 'The cafe-0 house', minutes: 46, most: 45 },
  ])
})

test('the time on the way is no waiting', () => {
  const trip = packedTrip()
  const [before, stop] = dayOf(trip).stops
  if (!before || !stop) throw new Error('no stops')
  shiftStop(before, { leave: -46 })
  expect(violationsOf(checkPace, trip)).toHaveLength(1)
  stop.leg = { mode: 'walk', minutes: 2, metres: 100, cost: 0 }
  expect(violationsOf(checkPace, trip)).toEqual([])
})

test('nobody waits before the first stop, nor at other paces', () => {
  const trip = packedTrip()
  shiftStop(dayOf(trip).stops[0] ?? stopOf(trip, 'noodle-0'), { arrive: 50 })
  expect(violationsOf(checkPace, trip)).toEqual([])
  trip.steps.step2.activityIntensity = 'balanced'
  shiftStop(dayOf(trip).stops[1] ?? stopOf(trip, 'noodle-0'), { leave: -46 })
  expect(violationsOf(checkPace, trip)).toEqual([])
})

test.each(['lodging', 'transfer'] as const)('a wait is not counted around a stop of the kind %s', (kind) => {
  for (const clock of ['12:13', '13:00']) {
    const trip = packedTrip()
    shiftStop(dayOf(trip).stops[3] ?? stopOf(trip, 'noodle-0'), { leave: -46 })
    expect(violationsOf(checkPace, trip)).toHaveLength(1)
    const between = insertStop(trip, { placeId: null, kind: 'meal', arrive: clock, leave: clock }, { at: 4 })
    expect(violationsOf(checkPace, trip)).toHaveLength(1)
    between.kind = kind
    expect(violationsOf(checkPace, trip)).toEqual([])
  }
})

function rest(trip: Trip, because: string[]): PlanStop {
  return insertStop(trip, { placeId: null, kind: 'rest', arrive: '18:00', leave: '18:30', because })
}

test('a packed day has no rest, and other days have as many as they like', () => {
  const trip = packedTrip()
  rest(trip, [])
  expect(violationsOf(checkPace, trip)).toEqual(['2027-05-03 has a rest, and the pace asks for none.'])
  trip.steps.step2.activityIntensity = 'balanced'
  rest(trip, [])
  expect(violationsOf(checkPace, trip)).toEqual([])
})

test('a day kept free for a treatment that found no clinic has a rest, however packed the trip is', () => {
  const trip = packedTrip()
  const kept = rest(trip, ['kept-free:skin'])
  dayOf(trip).shortfall = 'treatment'
  trip.plan.unplaced = [
    { placeId: null, name: 'Atlantis', reason: 'unknown', note: '' },
    { placeId: null, name: 'Skin Treatment', reason: 'no_clinic', note: '' },
  ]
  expect(violationsOf(checkPace, trip)).toEqual([])
  shiftStop(kept, { arrive: 60, leave: 60 })
  expect(violationsOf(checkPace, trip)).toEqual([])

  kept.because = ['culture']
  expect(violationsOf(checkPace, trip)).toHaveLength(2)
  kept.because = ['kept-free:skin']
  dayOf(trip).shortfall = 'recovery'
  expect(violationsOf(checkPace, trip)).toHaveLength(2)
  dayOf(trip).shortfall = 'treatment'
  trip.plan.unplaced = [{ placeId: null, name: 'Skin Treatment', reason: 'no_time', note: '' }]
  expect(violationsOf(checkPace, trip)).toHaveLength(2)
})

test('days of a treatment and of its recovery need no sights, and the day after them does', () => {
  const told = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] } as const
  const trip = lawfulTrip({ activityIntensity: 'light' }, { ...told, beautyCategories: [...told.beautyCategories] }, 3)
  for (const day of [0, 1, 2]) withSights(trip, 0, day)
  for (const id of ['cafe-0', 'cafe-1', 'cafe-2']) dropStop(trip, id)
  insertStop(trip, { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', arrive: '14:00', leave: '15:00' })
  // One quiet day after a treatment of the skin.
  expect(toldOf(checkPace, trip)).toEqual([
    { rule: 'pace', day: 2, code: 'few_sights', count: 0, least: 2 },
    { rule: 'pace', day: 2, code: 'no_cafe' },
  ])
})

test('a day is reported exactly when its number of sights is outside of the pace', () => {
  const counts = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  const paces = fc.constantFrom('light', 'balanced', null)
  fc.assert(
    fc.property(counts, paces, (sights, activityIntensity) => {
      const trip = lawfulTrip({ activityIntensity })
      for (const [day, count] of sights.entries()) withSights(trip, count, day)
      const { sightsFrom, sightsTo } = paceOf(activityIntensity)
      const wrong = sights.flatMap((count, day) => (count < sightsFrom || count > (sightsTo ?? 9) ? [day] : []))
      expect(toldOf(checkPace, trip).map(({ day }) => day)).toEqual(wrong)
    }),
    { numRuns: 80 },
  )
})
