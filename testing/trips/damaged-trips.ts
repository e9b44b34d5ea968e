import fc from 'fast-check'
import { isLong } from '#testing/long-rounds.ts'

/** Values that a hand or a half-written file may leave where another one belongs. */
const strangers: readonly unknown[] = [
  null,
  '',
  'x',
  'constructor',
  '__proto__',
  '99:99',
  '2027-02-30',
  '<b>x</b>',
  -1,
  0,
  1.5,
  1e308,
  true,
  [],
  {},
  [null],
  { en: 1 },
]

type Rounds = { rounds: number; seed: number }

/** Checks many copies of a JSON value, each with one to four of its parts replaced, removed or repeated. */
export function checkDamaged(whole: object, { rounds, seed }: Rounds, check: (stored: unknown) => void): void {
  fc.assert(fc.property(damaged(whole), check), { numRuns: rounds, seed })
}

function damaged(whole: object): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), how: fc.constantFrom('replace', 'remove', 'repeat'), by: fc.nat() })
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy: unknown = structuredClone(whole)
    for (const { at, how, by } of changes) {
      const spots = listSpots(copy)
      const spot = spots[at % spots.length]
      if (!spot) continue
      const [owner, key] = spot
      if (how === 'repeat' && Array.isArray(owner)) owner.push(structuredClone(owner[Number(key)]))
      else if (how === 'remove') Reflect.deleteProperty(owner, key)
      else Reflect.set(owner, key, strangers[by % strangers.length])
    }
    // As a browser stores it: what was removed from a list is null then.
    const stored: unknown = JSON.parse(JSON.stringify(copy))
    return stored
  })
}

/**
 * Passes copies of a JSON value, each with one text made longer, one list filled with its items, or one number changed.
 * Fields of the same name in objects of the same kind are tried once.
 */
export function checkStretched(whole: object, check: (stored: unknown, at: string) => void): void {
  const copy = structuredClone(whole)
  const tried = new Set<string>()
  for (const [owner, key] of listSpots(copy)) {
    const field = Array.isArray(owner) ? typeof owner[0] : `${key} of ${Object.keys(owner).join()}`
    if (tried.has(field)) continue
    tried.add(field)
    const value: unknown = Reflect.get(owner, key)
    for (const stretched of stretch(value)) {
      Reflect.set(owner, key, stretched)
      check(structuredClone(copy), key)
    }
    Reflect.set(owner, key, value)
  }
}

const lengths = isLong
  ? { texts: [60, 150, 480, 990, 1990, 4990], lists: [5, 12, 20, 55, 1000] }
  : { texts: [60, 990, 4990], lists: [5, 55] }

function stretch(value: unknown): unknown[] {
  if (typeof value === 'string') return lengths.texts.map((length) => value + 'x'.repeat(length))
  if (typeof value === 'number') return [value + 1, value * 7, value * 1000]
  if (!Array.isArray(value) || value.length === 0) return []
  return lengths.lists.map((length) => Array.from({ length }, (_, index): unknown => value[index % value.length]))
}

/** Every part of a value: what holds it, and under which key. Parts that are deep down are as likely as others. */
function listSpots(value: unknown): [owner: object, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [[value, key], ...listSpots(part)])
}
