import { describe, expect, test } from 'vitest'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { palace, tripPlace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { dayNow, endOf, openTonight, spotBefore, spotOfStop, tripPhase } from './trip-today.ts'

const { plan, places } = twoDayTrip()
const [seoulDay, movingDay] = plan.days
if (!seoulDay || !movingDay) throw new Error('two days')

/** A clock in Seoul. */
function at(date: string, clock: string): number {
  return Date.parse(`${date}T${clock}:00+09:00`)
}

describe('the day of a trip', () => {
  test('the day before counts down by the calendar of Korea, not by hours', () => {
    expect(tripPhase(plan.days, at('2027-05-30', '23:59'))).toEqual({ phase: 'before', daysLeft: 1 })
    expect(tripPhase(plan.days, at('2027-05-01', '00:00'))).toEqual({ phase: 'before', daysLeft: 30 })
  })

  test('the first day begins at midnight in Seoul, which is the afternoon before in Greenwich', () => {
    expect(tripPhase(plan.days, Date.parse('2027-05-30T15:00:00Z'))).toEqual({ phase: 'during', dayIndex: 0, now: 0 })
    expect(tripPhase(plan.days, Date.parse('2027-05-30T14:59:00Z'))).toEqual({ phase: 'before', daysLeft: 1 })
  })

  test('after midnight the day goes on until one is back from the bar, then the next one begins', () => {
    expect(tripPhase(plan.days, at('2027-06-01', '00:00'))).toEqual({ phase: 'during', dayIndex: 0, now: 1440 })
    expect(tripPhase(plan.days, at('2027-06-01', '01:38'))).toEqual({ phase: 'during', dayIndex: 0, now: 1538 })
    expect(tripPhase(plan.days, at('2027-06-01', '01:39'))).toEqual({ phase: 'during', dayIndex: 1, now: 99 })
  })

  test('the day after the last one the trip is over, and a trip without days never is on', () => {
    expect(tripPhase(plan.days, at('2027-06-01', '23:59'))).toEqual({ phase: 'during', dayIndex: 1, now: 1439 })
    expect(tripPhase(plan.days, at('2027-06-02', '00:00'))).toEqual({ phase: 'after' })
    expect(tripPhase([], at('2027-06-02', '00:00'))).toEqual({ phase: 'after' })
  })

  test('a last day that runs past midnight keeps the trip on until it is over', () => {
    expect(tripPhase([seoulDay], at('2027-06-01', '01:00'))).toEqual({ phase: 'during', dayIndex: 0, now: 1500 })
    expect(tripPhase([seoulDay], at('2027-06-01', '02:00'))).toEqual({ phase: 'after' })
  })
})

describe('the next stop', () => {
  test('before the first stop one sets out in time for it', () => {
    expect(dayNow(seoulDay, 8 * 60)).toEqual({ current: null, next: 0, leaveBy: 9 * 60 + 22, isOver: false })
  })

  test('during a visit it is the current one, and the next is known with the minute to leave', () => {
    expect(dayNow(seoulDay, 10 * 60)).toEqual({ current: 0, next: 1, leaveBy: 13 * 60 + 42, isOver: false })
    expect(dayNow(seoulDay, 9 * 60 + 40).current).toBe(0)
    expect(dayNow(seoulDay, 11 * 60 + 10).current).toBeNull()
  })

  test('at the last stop only the way back is left, at 25:30', () => {
    expect(dayNow(seoulDay, 24 * 60 + 30)).toEqual({ current: 3, next: null, leaveBy: 25 * 60 + 30, isOver: false })
    expect(endOf(seoulDay)).toBe(25 * 60 + 39)
    expect(dayNow(seoulDay, 25 * 60 + 39)).toEqual({ current: null, next: null, leaveBy: null, isOver: true })
  })

  test('on a day of moving one leaves when the train does', () => {
    expect(dayNow(movingDay, 9 * 60)).toEqual({ current: null, next: 0, leaveBy: 10 * 60 + 20, isOver: false })
    expect(dayNow(movingDay, 14 * 60)).toEqual({ current: null, next: null, leaveBy: null, isOver: true })
  })

  test('a way that nobody knows has no minute to leave, and a day without stops is over', () => {
    expect(dayNow(seoulDay, 16 * 60).leaveBy).toBeNull()
    expect(dayNow({ ...seoulDay, stops: [], returnLeg: null }, 600)).toEqual({
      current: null,
      next: null,
      leaveBy: null,
      isOver: true,
    })
  })
})

describe('the position in a day', () => {
  test('a place, an arrival and a base are points; a rest is none of its own', () => {
    expect(spotOfStop(seoulDay, places, 0)).toEqual({ name: palace.name, lat: palace.lat, lng: palace.lng })
    expect(spotOfStop(seoulDay, places, 2)).toBeNull()
    expect(spotOfStop(movingDay, places, 0)).toMatchObject({ name: { en: 'KTX to Busan' }, lat: 35.1152 })
    expect(spotOfStop(seoulDay, places, 9)).toBeNull()
  })

  test('one sets out from the last point before, past a rest, and in the morning from the base', () => {
    expect(spotBefore(seoulDay, places, 3).name.en).toBe('Hanbit Clinic')
    expect(spotBefore(seoulDay, places, 0).name.en).toBe('Hotel area: Myeongdong')
  })
})

describe('still open tonight', () => {
  const near = { lat: palace.lat, lng: palace.lng }
  const daily = (from: string, to: string) => {
    const hours = [[from, to]] as [string, string][]
    return { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours }
  }
  const cafe = tripPlace('cafe', { ...near, hours: daily('10:00', '22:00') })

  function tonight(now: number, ...more: ReturnType<typeof tripPlace>[]) {
    const trip = twoDayTrip({ places: { ...places, ...Object.fromEntries(more.map((place) => [place.id, place])) } })
    return openTonight(trip, 0, now, near)
  }

  test('a place outside of the plan that takes people in this evening is told with its end', () => {
    expect(tonight(15 * 60, cafe)).toEqual([{ place: cafe, until: 22 * 60, isLastEntry: false, metres: 0 }])
    expect(tonight(21 * 60 + 14, cafe)).toHaveLength(1)
  })

  test('a place is not offered with less than three quarters of an hour left or after its last entry', () => {
    expect(tonight(21 * 60 + 16, cafe)).toEqual([])
    expect(tonight(20 * 60, { ...cafe, lastEntry: '19:30' })).toEqual([])
    expect(tonight(19 * 60, { ...cafe, lastEntry: '19:30' })[0]).toMatchObject({ until: 1170, isLastEntry: true })
  })

  test('a table is offered to whoever eats anything, and not on a trip with a diet', () => {
    const trip = twoDayTrip({ places: { grill: { ...cafe, id: 'grill', kind: 'restaurant' } } })
    expect(openTonight(trip, 0, 19 * 60, near)).toHaveLength(1)
    const { step2, ...others } = trip.steps
    const steps = { ...others, step2: { ...step2, diet: ['vegan'] } }
    expect(openTonight({ ...trip, steps }, 0, 19 * 60, near)).toEqual([])
  })

  test('hours past midnight count on, and a place for the night is told at midnight too', () => {
    expect(tonight(24 * 60 + 30, { ...cafe, hours: daily('18:00', '02:00') })[0]?.until).toBe(26 * 60)
  })

  test.each([
    ['unknown hours', { hours: null }],
    ['a closed day', { closed: ['2027-05-31'] }],
    ['a place that closed for good', { permanentlyClosed: true }],
    ['a clinic', { kind: 'clinic' as const }],
    ['a place far away', { lat: 37.9 }],
    ['a place that closes before the evening', { hours: daily('09:00', '18:00') }],
  ])('%s is not offered', (_, facts) => {
    expect(tonight(15 * 60, { ...cafe, ...facts })).toEqual([])
  })

  test('offers for tonight leave out places of the plan and begin with the nearest', () => {
    const far = { ...cafe, id: 'far', lat: palace.lat + 0.02 }
    expect(tonight(15 * 60, far, cafe).map(({ place }) => place.id)).toEqual(['cafe', 'far'])
    expect(tonight(15 * 60).map(({ place }) => place.id)).not.toContain(palace.id)
  })

  test('where whoever comes along waited that day is not offered again', () => {
    const trip = waitingTrip()
    const here = trip.places['waiting-cafe'] ?? near
    expect(openTonight(trip, 0, 19 * 60, here)).toEqual([])
    expect(openTonight({ ...twoDayTrip(), places: trip.places }, 0, 19 * 60, here)).toHaveLength(1)
  })
})
