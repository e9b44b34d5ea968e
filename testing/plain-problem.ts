import type { Problem } from '#planner/solver/problem.ts'
import { createRandom, pickBelow } from '#planner/solver/random.ts'

/** A problem that has opening hours and no other rule; the same seed and size give the same one. */
export function createPlainProblem(seed: number, size: { places: number; days: number }): Problem {
  const random = createRandom(seed)
  const between = (low: number, high: number) => low + pickBelow(random, high - low + 1)
  const points = Array.from({ length: size.places + 1 }, () => ({ x: between(0, 90), y: between(0, 90) }))
  const days = Array.from({ length: size.days }, () => ({ start: 0, end: 0, from: 0, to: 500 }))
  return {
    places: Array.from({ length: size.places }, (_, index) => {
      const from = between(0, 400)
      const windows = days.map(() => [{ from, to: from + between(10, 150) }])
      return { id: `place ${index}`, location: index + 1, score: between(1, 30), service: between(5, 40), windows }
    }),
    days,
    travel: (from, to) => {
      const [here, there] = [points[from], points[to]]
      return here && there ? Math.ceil(Math.hypot(here.x - there.x, here.y - there.y)) : 0
    },
  }
}
