import { expect, test } from 'vitest'
import type { Festival } from './festivals.ts'
import { festivalsNear } from './festivals-near.ts'

const today = '2026-11-29'
const palace = { id: 'palace', lat: 37.5, lng: 127 }

function festival(id: string, change: Partial<Festival> = {}): Festival {
  return {
    id,
    name: { en: id, ko: '축제' },
    about: 'It does not exist.',
    lat: 37.55,
    lng: 127,
    province: 'Seoul',
    district: { en: 'Seoul', ko: '서울' },
    place: null,
    month: 5,
    everyYears: 1,
    usually: 'May',
    dates: [],
    past: [],
    website: null,
    sources: [],
    ...change,
  }
}

test('festivals around a place come in the order of their next months, with the distance', () => {
  const near = festivalsNear([festival('may'), festival('january', { month: 1 })], palace, today)
  expect(near.map(({ id, metres }) => [id, Math.round(metres / 100)])).toEqual([
    ['january', 56],
    ['may', 56],
  ])
})

test('what is far away, happens in the place itself or is a show is left out, and so is a fifth one', () => {
  const others = [
    festival('far', { lat: 37.7 }),
    festival('here', { place: 'palace' }),
    festival('show', { month: null }),
  ]
  expect(festivalsNear(others, palace, today)).toEqual([])
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => festival(id))
  expect(festivalsNear(many, palace, today)).toHaveLength(4)
})
