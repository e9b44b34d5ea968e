import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { ReplanChanges } from './replan-changes.tsx'

type Change = Replan['changes'][number]

function show(changes: Change[], isLocked = false): string[] {
  const document = twoDayTrip()
  const { plan } = document
  const days = plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (isLocked ? { ...stop, locked: true as const } : stop)),
  }))
  const before = { saved: null, isChanged: false, document: { ...document, plan: { ...plan, days } } }
  const replan: Replan = { way: 'shorten', plan, changes, breaches: [], back: '22:00' }
  mount(<ReplanChanges replan={replan} before={before} dayIndex={0} />)
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

function change(facts: Partial<Change>): Change {
  return { placeId: 'gyeongbokgung', name: 'Palace', change: 'stays', arrive: '09:40', leave: '11:10', ...facts }
}

test('each change says what happens to its stop and when', () => {
  expect(
    show([
      change({ name: 'A', change: 'stays' }),
      change({ name: 'B', change: 'later', arrive: '12:00', leave: '13:00' }),
      change({ name: 'C', change: 'shorter', arrive: '14:00', leave: '14:30' }),
      change({ name: 'D', change: 'added', arrive: '15:00', leave: '16:00' }),
    ]),
  ).toEqual(['A09:40, stays', 'B12:00 to 13:00', 'C14:00 to 14:30, a shorter visit', 'D15:00 to 16:00, new'])
})

test('a stop that is left out has no times, whatever the answer holds', () => {
  expect(show([change({ change: 'left_out', arrive: null, leave: null })])).toEqual(['Palaceleft out'])
  expect(show([change({ change: 'left_out' })])).toEqual(['Palaceleft out'])
})

test('a locked stop that stays is said to be locked, and one that does not stay is not', () => {
  expect(show([change({})], true)).toEqual(['Palace09:40, locked by you, stays'])
  expect(show([change({ change: 'later' })], true)).toEqual(['Palace09:40 to 11:10'])
})

test('a time after midnight is one of tonight', () => {
  expect(show([change({ arrive: '24:30', leave: '25:30', change: 'later' })])).toEqual([
    'Palace00:30 tonight to 01:30 tonight',
  ])
})

test('hidden time is called private time', () => {
  expect(show([change({ placeId: null, name: privateTime })])).toEqual(['Private time09:40, stays'])
})
