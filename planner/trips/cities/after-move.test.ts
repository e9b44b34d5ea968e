import { expect, test } from 'vitest'
import { daysTooFarAfterMove, daysTooShortAfterMove } from './after-move.ts'

const seomyeon = { name: 'Seomyeon', lat: 35.1577, lng: 129.0594 }
const near = { lat: 35.12, lng: 129.04, headline: 2 as const }
const far = { lat: 35.1883, lng: 129.2233, headline: 2 as const }
const leg = { mode: 'ktx', minutes: 180, metres: 325_000, cost: 59_800 } as const
const move = { name: 'KTX to Busan', leg, to: seomyeon, arrive: 700, leave: 715 }
const moved = { start: seomyeon, end: seomyeon, moveIn: move, flight: null, isEmpty: false }
const whole = { ...moved, moveIn: null }

test('on the day of a move one sees what is near the new base, and goes far on another day', () => {
  expect(daysTooFarAfterMove(near, [moved, whole])).toEqual([])
  expect(daysTooFarAfterMove(far, [moved, whole])).toEqual([0])
})

test('what nobody leaves out is seen on the day of the move where there is no whole day', () => {
  const must = { ...far, headline: 3 as const }
  expect(daysTooFarAfterMove(must, [moved, whole])).toEqual([0])
  expect(daysTooFarAfterMove(must, [moved])).toEqual([])
  expect(daysTooFarAfterMove(far, [moved])).toEqual([0])
})

test('on the day of a landing one stays nearer still, unless there is no whole day', () => {
  const airport = { name: 'Gimhae Airport', lat: 35.1733, lng: 128.9464 }
  const landed = { ...whole, start: airport, flight: 'arrival' as const }
  const between = { lat: 35.153, lng: 129.1345, headline: 2 as const }
  expect(daysTooFarAfterMove(near, [landed, whole])).toEqual([])
  expect(daysTooFarAfterMove(between, [moved, whole])).toEqual([])
  expect(daysTooFarAfterMove(between, [landed, whole])).toEqual([0])
  expect(daysTooFarAfterMove(between, [landed])).toEqual([])
  expect(daysTooFarAfterMove(between, [{ ...landed, start: seomyeon }, whole])).toEqual([])
})

test('a mountain that was named is climbed on a whole day where there is one on which it is open', () => {
  const frames = [moved, whole]
  expect(daysTooShortAfterMove(near, 240, frames, () => true)).toEqual([0])
  expect(daysTooShortAfterMove(near, 240, frames, (day) => day === 0)).toEqual([])
  expect(daysTooShortAfterMove(near, 90, frames, () => true)).toEqual([])
  expect(daysTooShortAfterMove(near, 240, [moved], () => true)).toEqual([])
})
