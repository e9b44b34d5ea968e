import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asker, createFairQueue, trusted } from './fair-queue.ts'

const sizes = { places: 2, bytes: 100, mostWaiting: 300, mostWaitingOfNetwork: 4, random: () => 0 }
const small = { bytes: 1 }

/** A queue whose work ends when the test says so, in the order in which it was begun. */
function startQueue(changed: Partial<typeof sizes> = {}, now = () => 0) {
  const queue = createFairQueue({ ...sizes, ...changed, now })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []

  function ask(name: string, asker: Asker, work: Parameters<typeof queue.pass>[1] = small): void {
    const run = () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    queue.pass(asker, work, run).catch(() => refused.push(name))
  }

  /** Ends so many computations, one after the other. */
  async function end(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) {
      await new Promise(setImmediate)
      ends.shift()?.()
    }
    await new Promise(setImmediate)
  }

  return { ...queue, ask, end, begun, refused }
}

function stranger(network: string): Asker {
  return { network, isKnown: false }
}

/** 250 networks that are no neighbours. */
const attackers = Array.from({ length: 250 }, (_none, nth) => `10.${nth}.7.1/32`)

test('a known network is next, whatever waits', async () => {
  const { ask, end, begun } = startQueue()
  for (const network of attackers) ask('attacker', stranger(network))
  ask('owner', { network: '198.51.100.1/32', isKnown: true })
  await end(1)
  expect(begun).toEqual(['attacker', 'attacker', 'owner'])
})

test('a new network is before all that were wrong before, however many these are', async () => {
  const { ask, end, begun } = startQueue()
  for (const network of attackers) ask('first', stranger(network))
  await end(250)
  for (const network of attackers) ask('again', stranger(network))
  ask('owner', stranger('198.51.100.1/32'))
  await end(1)
  expect(begun.slice(-2)).toEqual(['again', 'owner'])
})

test('a new network is before the new networks of one /24 or /48', async () => {
  for (const neighbour of [(nth: number) => `203.0.113.${nth}/32`, (nth: number) => `2001:db8:1:${nth}:0:0:0:0/64`]) {
    const { ask, end, begun } = startQueue()
    for (let nth = 0; nth < 250; nth += 1) ask('neighbour', stranger(neighbour(nth)))
    ask('owner', stranger('198.51.100.1/32'))
    await end(1)
    expect(begun.at(-1)).toBe('owner')
  }
})

test('a network’s further attempts come after those of other networks, and beyond four they are refused', async () => {
  const { ask, end, begun, refused } = startQueue({ places: 1 })
  for (let nth = 0; nth < 7; nth += 1) ask('greedy', stranger('10.1.1.1/32'))
  ask('modest', stranger('10.2.1.1/32'))
  ask('modest', stranger('10.3.1.1/32'))
  await end(10)
  expect(refused).toEqual(['greedy', 'greedy'])
  expect(begun).toEqual(['greedy', 'modest', 'modest', 'greedy', 'greedy', 'greedy', 'greedy'])
})

test('a full queue refuses those who were wrong most, not those who come last', async () => {
  const { ask, end, begun, refused } = startQueue({ mostWaiting: 10 })
  for (const network of attackers.slice(0, 12)) ask('attacker', stranger(network))
  await end(12)
  for (const network of attackers.slice(0, 12)) ask('again', stranger(network))
  ask('owner', stranger('198.51.100.1/32'))
  await end(1)
  expect(refused).toEqual(['again'])
  expect(begun.at(-1)).toBe('owner')
})

test('of new networks that come at once any is refused, but not the one that comes after them', async () => {
  const { ask, end, begun, refused } = startQueue({ mostWaiting: 10, random: () => 0.999 })
  for (const network of attackers) ask('attacker', stranger(network))
  ask('owner', stranger('198.51.100.1/32'))
  await end(12)
  expect(refused).toEqual(Array(239).fill('attacker'))
  expect(begun).toContain('owner')
})

test('slow computations let fewer attempts wait', async () => {
  let clock = 0
  const { ask, end, refused } = startQueue({ places: 1 }, () => clock)
  for (let nth = 0; nth < 50; nth += 1) {
    ask('slow', trusted)
    await end(0)
    clock += 100
    await end(1)
  }
  for (const network of attackers.slice(0, 40)) ask('attacker', stranger(network))
  await end(0)
  // One is computed, and 25 more are in two and a half seconds.
  expect(refused.length).toBeGreaterThan(10)
  expect(refused.length).toBeLessThan(17)
})

test('a right password counts against nobody, and wrong ones are forgotten after some minutes', async () => {
  let clock = 0
  const { ask, end, begun, forgive } = startQueue({ places: 1 }, () => clock)
  const member = stranger('10.1.1.1/32')
  ask('member', member)
  await end(1)
  forgive(member)
  ask('running', trusted)
  ask('member', member)
  ask('other', stranger('10.2.1.1/32'))
  await end(3)
  expect(begun).toEqual(['member', 'running', 'member', 'other'])
  clock = 30 * 60_000
  ask('running', trusted)
  ask('other', stranger('10.2.1.1/32'))
  ask('third', stranger('10.3.1.1/32'))
  await end(3)
  expect(begun.slice(-3)).toEqual(['running', 'other', 'third'])
})

test('a known network that was wrong more than ten times is served like a new one', async () => {
  const { ask, end, begun } = startQueue({ places: 1 })
  const known = { network: '10.1.1.1/32', isKnown: true }
  for (let nth = 0; nth < 11; nth += 1) {
    ask('known', known)
    await end(1)
  }
  ask('running', trusted)
  ask('known', known)
  ask('new', stranger('10.2.1.1/32'))
  await end(1)
  expect(begun.slice(-2)).toEqual(['running', 'new'])
})

test('expensive hashes leave one place to the others', async () => {
  const { ask, end, begun } = startQueue()
  for (const network of attackers.slice(0, 5)) ask('expensive', stranger(network), { bytes: 1, isExpensive: true })
  ask('owner', stranger('198.51.100.1/32'))
  await end(0)
  expect(begun).toEqual(['expensive', 'owner'])
  await end(1)
  expect(begun).toEqual(['expensive', 'owner', 'expensive'])
})

test('never more work or memory than there is room for, and nothing is forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          bytes: fc.integer({ min: 0, max: 15 }),
          isExpensive: fc.boolean(),
          fails: fc.boolean(),
          network: fc.constantFrom(null, ...attackers.slice(0, 3)),
          isKnown: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
      fc.scheduler(),
      async (works, scheduler) => {
        const queue = createFairQueue({ places: 3, bytes: 10, mostWaiting: 30, mostWaitingOfNetwork: 30 })
        const inside = new Set<number>()
        let done = 0
        const crowds: number[][] = []
        const results = works.map(({ bytes, isExpensive, fails, network, isKnown }, number) =>
          queue
            .pass({ network, isKnown }, { bytes, isExpensive }, async () => {
              inside.add(number)
              const held = [...inside].reduce((sum, one) => sum + (works[one]?.bytes ?? 0), 0)
              const costly = [...inside].filter((one) => works[one]?.isExpensive).length
              if (inside.size > 3 || costly > 2 || (held > 10 && inside.size > 1)) crowds.push([...inside])
              await scheduler.schedule(Promise.resolve())
              inside.delete(number)
              done += 1
              if (fails) throw new Error('failed')
            })
            .catch(() => undefined),
        )
        await scheduler.waitFor(Promise.all(results))
        expect(crowds).toEqual([])
        expect(done).toBe(works.length)
      },
    ),
  )
})
