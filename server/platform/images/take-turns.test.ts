import { expect, test } from 'vitest'
import { createTurns } from './take-turns.ts'

test('so many run at once and no more, in the order in which they came, also after one failed', async () => {
  const takeTurn = createTurns(2)
  const started: number[] = []
  const work = [0, 1, 2, 3].map((number) => ({ number, ...Promise.withResolvers<number>() }))
  const turns = work.map(({ number, promise }) =>
    takeTurn(() => {
      started.push(number)
      return promise
    }),
  )
  expect(started).toEqual([0, 1])
  work[1]?.reject(new Error('the second fails'))
  await expect(turns[1]).rejects.toThrow('the second fails')
  expect(started).toEqual([0, 1, 2])
  for (const { number, resolve } of work) resolve(number)
  expect(await Promise.all([turns[0], turns[2], turns[3]])).toEqual([0, 2, 3])
  expect(await takeTurn(async () => 4)).toBe(4)
})
