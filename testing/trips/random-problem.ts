import type { Day, Place, Precedence, Problem, Span } from '#planner/solver/problem.ts'
import { createRandom, pickBelow, type Random } from '#planner/solver/random.ts'

const kinds = ['sight', 'shop', 'cafe']
const meals = [
  { name: 'lunch', from: 180, to: 330 },
  { name: 'dinner', from: 420, to: 600 },
]

/** A problem that draws on every rule there is; the same seed and size give the same one. */
export function createRandomProblem(seed: number, size: { places: number; days: number }): Problem {
  const random = createRandom(seed)
  const chance = (share: number) => random() < share
  const between = (low: number, high: number) => low + pickBelow(random, high - low + 1)
  const points = Array.from({ length: size.places + 2 }, () => ({ x: between(0, 90), y: between(0, 90) }))
  const minutes = (from: number, to: number) => {
    const [here, there] = [points[from], points[to]]
    return here && there ? Math.ceil(Math.hypot(here.x - there.x, here.y - there.y)) : 0
  }
  const isRush = chance(0.4)
  const places = Array.from({ length: size.places }, (_, index) => createPlace(random, index + 2, size.days))
  return {
    places,
    days: Array.from({ length: size.days }, () => createDay(random)),
    travel: (from, to, depart) => (isRush && depart >= 200 && depart < 300 ? 2 : 1) * minutes(from, to),
    ...(isRush && { travelChangesAt: [200, 300] }),
    ...(chance(0.3) && { fare: (from: number, to: number) => Math.ceil(minutes(from, to) / 10) }),
    ...(chance(0.3) && { budget: between(20, 60) }),
    ...(chance(0.4) && { precedence: createPrecedence(random, places) }),
  }
}

function createPlace(random: Random, location: number, days: number): Place {
  const chance = (share: number) => random() < share
  const isMealPlace = chance(0.25)
  return {
    id: `place ${location}`,
    location,
    score: pickBelow(random, 30),
    service: 10 + pickBelow(random, 60),
    windows: Array.from({ length: days }, () => createSpans(random)),
    cost: pickBelow(random, 20),
    ...(isMealPlace ? { meals: meals.map(({ name }) => name) } : { kinds: [kinds[pickBelow(random, 3)] ?? 'sight'] }),
    ...(chance(0.1) && { must: true }),
    ...(chance(0.15) && { forbiddenDays: [pickBelow(random, days)] }),
  }
}

function createSpans(random: Random): Span[] {
  if (random() < 0.15) return []
  const from = pickBelow(random, 400)
  const first = { from, to: from + pickBelow(random, 200) }
  if (random() < 0.6) return [first]
  const again = first.to + 1 + pickBelow(random, 100)
  return [first, { from: again, to: again + pickBelow(random, 150) }]
}

function createDay(random: Random): Day {
  const from = pickBelow(random, 100)
  return {
    start: 0,
    end: random() < 0.7 ? 0 : 1,
    from,
    to: from + 400 + pickBelow(random, 300),
    ...(random() < 0.3 && { budget: 10 + pickBelow(random, 40) }),
    ...(random() < 0.5 && { meals: meals.slice(0, 1 + pickBelow(random, 2)) }),
    ...(random() < 0.5 && {
      counts: [
        { kind: 'sight', max: 1 + pickBelow(random, 2) },
        { kind: 'cafe', min: 1, worth: 1 + (from % 3) },
      ],
    }),
  }
}

/** Later places after earlier ones: never in a circle. */
function createPrecedence(random: Random, places: readonly Place[]): Precedence[] {
  return places.slice(1).flatMap(({ id }, index) => {
    const before = places[pickBelow(random, index + 1)]?.id
    return before === undefined || random() < 0.7 ? [] : [{ before, after: id, minDays: pickBelow(random, 3) }]
  })
}
