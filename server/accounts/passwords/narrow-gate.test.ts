import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNarrowGate } from './narrow-gate.ts'

test('never more work or memory than there is room for, nothing is forgotten, and order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ weight: fc.integer({ min: 0, max: 15 }), fails: fc.boolean() }), { maxLength: 30 }),
      fc.scheduler(),
      async (works, scheduler) => {
        const pass = createNarrowGate({ places: 3, bytes: 10 })
        const inside = new Set<number>()
        const entered: number[] = []
        const crowds: number[][] = []
        const results = works.map(({ weight, fails }, number) =>
          pass(weight, async () => {
            inside.add(number)
            entered.push(number)
            const held = [...inside].reduce((sum, one) => sum + (works[one]?.weight ?? 0), 0)
            if (inside.size > 3 || (held > 10 && inside.size > 1)) crowds.push([...inside])
            await scheduler.schedule(Promise.resolve())
            inside.delete(number)
            if (fails) throw new Error('failed')
          }).catch(() => undefined),
        )
        await scheduler.waitFor(Promise.all(results))
        expect(crowds).toEqual([])
        expect(entered).toEqual(works.map((_work, number) => number))
      },
    ),
  )
})
