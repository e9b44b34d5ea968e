import fc from 'fast-check'

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

/** Every part of a value: what holds it, and under which key. Parts that are deep down are as likely as others. */
function listSpots(value: unknown): [owner: object, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [[value, key], ...listSpots(part)])
}
