import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandomProblem } from '#testing/trips/random-problem.ts'
import { createInstance } from './instance.ts'
import { createNeighbours } from './ruin.ts'

test('the neighbours of a visit are the forty nearest others, there and back, the first of equals first', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, places) => {
      const instance = createInstance(createRandomProblem(seed, { places, days: 2 }))
      const { visits, nodes, travel } = instance
      const wayTo = (other: number) => Number(travel[other]) + Number(travel[other * nodes])
      const others = Array.from({ length: visits - 1 }, (_, index) => index + 1)
      const nearest = others.toSorted((one, other) => wayTo(one) - wayTo(other)).slice(0, 40)
      expect([...createNeighbours(instance)(0)]).toEqual(nearest)
    }),
  )
})
