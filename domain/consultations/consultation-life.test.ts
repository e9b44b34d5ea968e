import { expect, test } from 'vitest'
import {
  canMoveConsultation,
  type ConsultationMover,
  consultationMoves,
  consultationStates,
  hasEnded,
  possibleMoves,
  remindersOf,
  stateAfter,
} from './consultation-life.ts'

const movers: readonly ConsultationMover[] = ['patient', 'clinic', 'time']
const hour = 3_600_000
const visit = { from: 100 * hour, to: 101 * hour }

/** Every move that is possible at a moment, where an arranged visit is at `visit`. */
function listMoves(now: number): string[] {
  return consultationStates.flatMap((state) =>
    movers.flatMap((by) =>
      possibleMoves({ state, visit: state === 'confirmed' ? visit : null }, by, now).map(
        (move) => `${by}: ${state} → ${stateAfter(move)} (${move})`,
      ),
    ),
  )
}

test('a request moves as its life says, by whose part it is, and in no other way', () => {
  expect(listMoves(0)).toEqual([
    'patient: unconfirmed → requested (ask)',
    'patient: requested → withdrawn (withdraw)',
    'clinic: requested → seen (open)',
    'time: requested → expired (expire)',
    'patient: seen → withdrawn (withdraw)',
    'clinic: seen → proposed (propose)',
    'clinic: seen → declined (decline)',
    'time: seen → expired (expire)',
    'patient: proposed → confirmed (accept)',
    'patient: proposed → seen (ask_other_times)',
    'patient: proposed → withdrawn (withdraw)',
    'clinic: proposed → proposed (propose)',
    'clinic: proposed → declined (decline)',
    'time: proposed → expired (expire)',
    'patient: confirmed → seen (ask_other_times)',
    'patient: confirmed → withdrawn (withdraw)',
    'clinic: confirmed → proposed (propose)',
    'clinic: confirmed → declined (decline)',
  ])
})

test('once a visit has begun it is not moved or cancelled any more, and both sides can say that it was not held', () => {
  const reported = ['patient: confirmed → not_held (report_not_held)', 'clinic: confirmed → not_held (report_not_held)']
  const ofVisit = (now: number) => listMoves(now).filter((move) => move.includes(': confirmed'))
  expect(ofVisit(visit.from - 1)).toHaveLength(4)
  expect(ofVisit(visit.from)).toEqual(reported)
  expect(ofVisit(visit.to + 24 * hour - 1)).toEqual(reported)
  expect(ofVisit(visit.to + 24 * hour)).toEqual([...reported, 'time: confirmed → completed (complete)'])
})

test('without a visit nothing is completed or reported as not held', () => {
  for (const move of ['complete', 'report_not_held'] as const) {
    for (const by of movers) {
      expect(canMoveConsultation({ state: 'confirmed', visit: null }, move, by, 1e15), `${by} ${move}`).toBe(false)
    }
  }
})

test('nothing follows an end, and every other state has a way on', () => {
  for (const state of consultationStates) {
    const canGoOn = consultationMoves.some((move) =>
      movers.some((by) => canMoveConsultation({ state, visit }, move, by, visit.to + 24 * hour)),
    )
    expect(canGoOn, state).toBe(!hasEnded(state))
  }
})

test('a visit has the reminders whose time is still to come', () => {
  expect(remindersOf(visit, 0)).toEqual([
    { hours: 48, dueAt: 52 * hour },
    { hours: 3, dueAt: 97 * hour },
  ])
  expect(remindersOf(visit, 52 * hour)).toEqual([{ hours: 3, dueAt: 97 * hour }])
  expect(remindersOf(visit, 98 * hour)).toEqual([])
})
