import { expect, test } from 'vitest'
import { canMoveConsultation, type ConsultationMover, consultationStates } from './consultation-life.ts'

const movers: readonly ConsultationMover[] = ['patient', 'clinic', 'time']

test('a request moves as its life says, by whose part it is, and in no other way', () => {
  const possible = consultationStates.flatMap((from) =>
    consultationStates.flatMap((to) =>
      movers.filter((by) => canMoveConsultation(from, to, by)).map((by) => `${by}: ${from} → ${to}`),
    ),
  )
  expect(possible).toEqual([
    'patient: unconfirmed → requested',
    'clinic: requested → seen',
    'patient: requested → withdrawn',
    'time: requested → expired',
    'clinic: seen → declined',
    'patient: seen → withdrawn',
    'time: seen → expired',
  ])
})
