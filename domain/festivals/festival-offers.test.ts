import { expect, test } from 'vitest'
import type { PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import { offerFestivals } from './festival-offers.ts'
import type { ListedFestival } from './festivals.ts'

const seoul = { name: 'Seoul', lat: 37.563, lng: 126.985 }
const busan = { name: 'Busan', lat: 35.158, lng: 129.06 }

function festival(given: Partial<ListedFestival>): ListedFestival {
  return {
    id: 'lights',
    name: { en: 'Lights', ko: '빛' },
    about: 'It does not exist.',
    lat: 37.57,
    lng: 126.977,
    district: { en: 'Jongno-gu', ko: '종로구' },
    place: 'square',
    website: null,
    usually: 'in December',
    isShow: false,
    next: { from: '2026-12-11', to: '2026-12-13' },
    last: null,
    isOn: false,
    source: null,
    ...given,
  }
}

function day(date: string, base: typeof seoul, ...placeIds: string[]): PlanDay {
  const stops = placeIds.map((placeId): PlanStop => {
    return {
      placeId,
      kind: 'attraction',
      arrive: '10:00',
      leave: '11:00',
      leg: null,
      cost: 0,
      hoursUnknown: false,
      because: [],
    }
  })
  return { date, from: base, to: base, stops, returnLeg: null, cost: 0, shortfall: null }
}

test('a festival is offered on the day of its dates that has the most room', () => {
  const days = [
    day('2026-12-10', seoul),
    day('2026-12-11', seoul, 'palace', 'market'),
    day('2026-12-12', seoul, 'palace'),
  ]
  expect(offerFestivals([festival({})], days)).toEqual([
    { festival: festival({}), day: 2, plannedOn: null, isPlannedThen: false },
  ])
})

test('nothing is offered when it is over, far away, or without known days', () => {
  const days = [day('2026-12-12', seoul)]
  expect(offerFestivals([festival({ next: { from: '2026-12-13', to: '2026-12-20' } })], days)).toEqual([])
  expect(offerFestivals([festival({ next: null })], days)).toEqual([])
  expect(offerFestivals([festival({})], [day('2026-12-12', busan)])).toEqual([])
})

test('a plan that is at its place already is told so, also on a day without the festival', () => {
  const there = [day('2026-12-11', seoul), day('2026-12-12', seoul, 'square')]
  expect(offerFestivals([festival({})], there)).toMatchObject([{ plannedOn: 1, isPlannedThen: true }])
  const before = [day('2026-12-10', seoul, 'square'), day('2026-12-11', seoul)]
  expect(offerFestivals([festival({})], before)).toMatchObject([{ plannedOn: 0, isPlannedThen: false }])
})

test('the nearest four are offered', () => {
  const many = [5, 1, 4, 2, 3].map((at) => festival({ id: `f${at}`, lat: 37.563 + at / 100 }))
  const offered = offerFestivals(many, [day('2026-12-12', seoul)])
  expect(offered.map((offer) => offer.festival.id)).toEqual(['f1', 'f2', 'f3', 'f4'])
})
