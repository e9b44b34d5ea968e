import { expect, test } from 'vitest'
import type { PlanDay, PlanLeg, PlanStop } from './plans.ts'
import { hidePrivateStops, isPrivateStop, isPrivateTime, privateTime } from './private-stops.ts'

const base = { name: 'Hotel area: Insadong', lat: 37.574, lng: 126.985 }
const clinics = new Set(['clinic-1'])

function leg(minutes: number, cost = 0): PlanLeg {
  return { mode: cost > 0 ? 'bus' : 'walk', minutes, metres: minutes * 70, cost }
}

function stop(facts: Partial<PlanStop> & Pick<PlanStop, 'arrive' | 'leave'>): PlanStop {
  return {
    placeId: 'palace',
    kind: 'attraction',
    leg: leg(10),
    cost: 0,
    hoursUnknown: false,
    because: ['interest:culture'],
    ...facts,
  }
}

function visit(arrive: string, leave: string, facts: Partial<PlanStop> = {}): PlanStop {
  return stop({ placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', arrive, leave, because: [], ...facts })
}

function day(stops: PlanStop[], facts: Partial<PlanDay> = {}): PlanDay {
  const cost = stops.reduce((sum, each) => sum + each.cost + (each.leg?.cost ?? 0), 0)
  return { date: '2027-05-03', from: base, to: base, stops, returnLeg: leg(15), cost, shortfall: null, ...facts }
}

function hide(stops: PlanStop[], facts: Partial<PlanDay> = {}) {
  return hidePrivateStops(day(stops, facts), clinics)
}

test.each(['consultation', 'treatment', 'checkup'] as const)('a %s is private, whatever place it names', (kind) => {
  expect(isPrivateStop(stop({ kind, placeId: null, arrive: '10:00', leave: '11:00' }), day([]), clinics)).toBe(true)
})

test('a sight, a meal and a move are not private', () => {
  for (const kind of ['attraction', 'meal', 'cafe', 'shopping', 'nightlife', 'lodging', 'transfer'] as const) {
    expect(isPrivateStop(stop({ kind, arrive: '10:00', leave: '11:00' }), day([]), clinics), kind).toBe(false)
  }
})

test('a stop of another kind at a clinic or for a treatment is private', () => {
  const atClinic = stop({ placeId: 'clinic-1', arrive: '10:00', leave: '11:00' })
  const forTreatment = stop({ kind: 'lodging', treatment: 'surgery', arrive: '10:00', leave: '11:00' })
  expect(isPrivateStop(atClinic, day([]), clinics)).toBe(true)
  expect(isPrivateStop(forTreatment, day([]), clinics)).toBe(true)
})

test('a rest is private on a day of recovery, by its name and by its reason, and otherwise not', () => {
  const rest = (facts: Partial<PlanStop> = {}) =>
    stop({
      kind: 'rest',
      placeId: null,
      name: 'Rest at the hotel',
      arrive: '10:00',
      leave: '11:00',
      because: [],
      ...facts,
    })
  expect(isPrivateStop(rest(), day([]), clinics)).toBe(false)
  expect(isPrivateStop(rest(), day([], { shortfall: 'recovery' }), clinics)).toBe(true)
  expect(isPrivateStop(rest({ name: 'After the surgery' }), day([]), clinics)).toBe(true)
  expect(isPrivateStop(rest({ because: ['kept-free:skin'] }), day([]), clinics)).toBe(true)
})

test('private time that was hidden before is not hidden a second time, even on a day of recovery', () => {
  const hidden = stop({ kind: 'rest', placeId: null, name: privateTime, arrive: '10:00', leave: '11:00', because: [] })
  expect(isPrivateTime(hidden)).toBe(true)
  expect(isPrivateStop(hidden, day([], { shortfall: 'recovery' }), clinics)).toBe(false)
})

test('private time covers the legs to and from the clinic, and nothing else is in it', () => {
  const palace = stop({ arrive: '09:00', leave: '10:00' })
  const museum = stop({ placeId: 'museum', arrive: '14:00', leave: '15:00', leg: leg(25, 1500) })
  const { day: hidden } = hide([palace, visit('10:30', '13:00', { leg: leg(30, 1500), cost: 90_000 }), museum])
  expect(hidden.stops).toEqual([
    palace,
    {
      placeId: null,
      kind: 'rest',
      name: privateTime,
      arrive: '10:00',
      leave: '14:00',
      leg: null,
      cost: 0,
      hoursUnknown: false,
      because: [],
    },
    { ...museum, leg: null },
  ])
})

test('the cost and minutes of hidden stops and their legs are subtracted from the day', () => {
  const museum = stop({ placeId: 'museum', arrive: '14:00', leave: '15:00', leg: leg(25, 1500), cost: 3000 })
  const { day: hidden, without } = hide([visit('10:30', '13:00', { leg: leg(30, 1500), cost: 90_000 }), museum])
  expect(without).toEqual({ cost: 93_000, minutes: 55, stops: 0 })
  expect(hidden.cost).toBe(3000)
})

test('two visits one after the other are one private time, and count as one stop', () => {
  const visits = [visit('10:30', '11:00', { kind: 'consultation' }), visit('11:00', '13:00', { leg: null })]
  const { day: hidden, without } = hide([...visits, stop({ arrive: '13:30', leave: '15:00', leg: leg(30) })])
  expect(hidden.stops.map(({ arrive, leave }) => [arrive, leave])).toEqual([
    ['10:20', '13:30'],
    ['13:30', '15:00'],
  ])
  expect(without.stops).toBe(1)
})

test('a day that begins with a visit begins with the way to it', () => {
  const { day: hidden } = hide([visit('10:30', '13:00', { leg: leg(45) })])
  expect(hidden.stops[0]?.arrive).toBe('09:45')
})

test('a day that ends with a visit ends with the way back, which is not shown', () => {
  const { day: hidden, without } = hide([visit('17:00', '18:00', { leg: leg(20) })], { returnLeg: leg(40, 1500) })
  expect(hidden.stops.at(-1)?.leave).toBe('18:40')
  expect(hidden.returnLeg).toBeNull()
  expect(without).toMatchObject({ minutes: 60, cost: 1500 })
})

test('a day without private stops keeps its times, legs and costs', () => {
  const whole = day([stop({ arrive: '09:00', leave: '10:00', cost: 3000 })])
  expect(hidePrivateStops(whole, clinics)).toEqual({ day: whole, without: { cost: 0, minutes: 0, stops: 0 } })
})

test('a stop that stays loses the reasons that follow from a treatment', () => {
  const because = ['interest:culture', 'quiet_after_surgery', 'recovery:skin', 'near']
  const { day: hidden } = hide([stop({ arrive: '09:00', leave: '10:00', because })])
  expect(hidden.stops[0]?.because).toEqual(['interest:culture', 'near'])
})

test('a move after a visit is measured from the base, and keeps its length in minutes', () => {
  const move = stop({
    kind: 'transfer',
    placeId: null,
    name: 'KTX to Busan',
    lat: 35.1152,
    lng: 129.0422,
    arrive: '17:00',
    leave: '17:30',
    leg: { mode: 'ktx', minutes: 170, metres: 1000, cost: 59_800 },
  })
  const { day: hidden } = hide([visit('10:00', '12:00'), move])
  const [time, moved] = hidden.stops
  expect(time?.leave).toBe('14:10')
  expect(moved?.leg).toMatchObject({ mode: 'ktx', minutes: 170, cost: 59_800 })
  expect(moved?.leg?.metres).toBeGreaterThan(300_000)
})
