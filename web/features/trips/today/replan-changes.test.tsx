import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Replan, ReplanReason } from '#domain/trips/plan/trip-edits.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { ReplanChanges } from './replan-changes.tsx'

type Change = Replan['changes'][number]

function show(changes: Change[], reason: ReplanReason = 'late'): string[] {
  const document = twoDayTrip()
  const before = { saved: null, isChanged: false, document }
  const replan: Replan = { way: 'shorten', plan: document.plan, changes, breaches: [], back: '22:00', choices: 0 }
  mount(<ReplanChanges replan={replan} before={before} reason={reason} />)
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

function change(facts: Partial<Change>): Change {
  return { placeId: 'gyeongbokgung', name: 'Palace', change: 'stays', arrive: '09:40', leave: '11:10', ...facts }
}

test('each change says what happens to its stop and when, what changes most first', () => {
  expect(
    show([
      change({ name: 'A', change: 'stays' }),
      change({ name: 'B', change: 'later', arrive: '12:00', leave: '13:00' }),
      change({ name: 'C', change: 'shorter', arrive: '14:00', leave: '14:30' }),
      change({ name: 'D', change: 'added', arrive: '15:00', leave: '16:00' }),
    ]),
  ).toEqual(['D15:00 to 16:00, new', 'C14:00 to 14:30, a shorter visit', 'B12:00 to 13:00', 'A09:40, stays'])
})

test('a stop that is left out has no times, whatever the answer holds', () => {
  expect(show([change({ change: 'left_out', arrive: null, leave: null })])).toEqual(['Palaceleft out'])
  expect(show([change({ change: 'left_out' })])).toEqual(['Palaceleft out'])
})

test('what cannot move says why, and a missed train is one to look up', () => {
  expect(show([change({ held: 'locked' })])).toEqual(['Palace09:40, locked by you, stays'])
  expect(show([change({ held: 'appointment' })])).toEqual(['Palace09:40, an appointment, stays'])
  expect(show([change({ held: 'move', change: 'later' })])).toEqual([
    'Palacea later departure, there about 09:40: look up the next one',
  ])
})

test('without a stop outdoors the rain changes nothing, and says so', () => {
  show([change({})], 'rain')
  expect(document.body.textContent).toContain('Nothing that could move is outdoors today.')
})

test('a time after midnight is one of tonight', () => {
  expect(show([change({ arrive: '24:30', leave: '25:30', change: 'later' })])).toEqual([
    'Palace00:30 tonight to 01:30 tonight',
  ])
})

test('hidden time is called private time', () => {
  expect(show([change({ placeId: null, name: privateTime })])).toEqual(['Private time09:40, stays'])
})
