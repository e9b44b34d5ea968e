import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('never more work or memory than there is room for, nothing is forgotten, and order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ weight: fc.integer({ min: 0, max: 15 }), fails: fc.boolean() }), { maxLength: 30 }),
      fc.scheduler(),
      async (works, scheduler) => {
        const pass = createSemaphore({ places: 3, bytes: 10, mostWaiting: 30 })
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

test('beyond so many who wait one is refused at once, and the others go on', async () => {
  const pass = createSemaphore({ places: 1, bytes: 10, mostWaiting: 1 })
  const { promise, resolve } = Promise.withResolvers<number>()
  const [first, second, third] = [pass(1, () => promise), pass(1, async () => 2), pass(1, async () => 3)]
  await expect(third).rejects.toMatchObject({ code: 'server.busy', headers: { 'retry-after': '5' } })
  resolve(1)
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(await pass(1, async () => 4)).toBe(4)
})
