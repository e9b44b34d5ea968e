import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Pieces of work that end when they are told to, and the numbers of those that began. */
function buildWork(count: number) {
  const began: number[] = []
  const pieces = Array.from({ length: count }, (_none, number) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const work = () => {
      began.push(number)
      return promise
    }
    return { number, work, resolve, reject }
  })
  return { began, pieces }
}

const busy = { code: 'server.busy', headers: { 'retry-after': '5' } }

test('so many run at once and no more, in the order in which they came, also after one failed', async () => {
  const runLimited = createSemaphore({ atOnce: 2, mostWaiting: 2 })
  const { began, pieces } = buildWork(4)
  const runs = pieces.map(({ work }) => runLimited(work))
  expect(began).toEqual([0, 1])
  pieces[1]?.reject(new Error('the second fails'))
  await expect(runs[1]).rejects.toThrow('the second fails')
  expect(began).toEqual([0, 1, 2])
  for (const { number, resolve } of pieces) resolve(number)
  expect(await Promise.all([runs[0], runs[2], runs[3]])).toEqual([0, 2, 3])
  expect(await runLimited(async () => 4)).toBe(4)
})

test('beyond so many who wait one is refused at once, and told when to come back', async () => {
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting: 1 })
  const { began, pieces } = buildWork(3)
  const [first, second, third] = pieces.map(({ work }) => runLimited(work))
  await expect(third).rejects.toMatchObject(busy)
  for (const { number, resolve } of pieces) resolve(number)
  expect(await Promise.all([first, second])).toEqual([0, 1])
  expect(began).toEqual([0, 1])
})

test('a task that goes first passes those that wait, also when the queue is full', async () => {
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting: 1 })
  const { began, pieces } = buildWork(3)
  const runs = pieces.map(({ work, number }) => runLimited(work, { first: number === 2 }))
  for (const { number, resolve } of pieces) resolve(number)
  await Promise.all(runs)
  expect(began).toEqual([0, 2, 1])
})

test('a caller that leaves before its work starts leaves the queue', async () => {
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting: 1 })
  const { began, pieces } = buildWork(4)
  const leaving = new AbortController()
  const running = pieces[0] && runLimited(pieces[0].work)
  const left = pieces[1] && runLimited(pieces[1].work, { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'server.busy' })
  await expect(pieces[2] && runLimited(pieces[2].work, { signal: leaving.signal })).rejects.toThrow('server.busy')
  const waiting = pieces[3] && runLimited(pieces[3].work)
  for (const { number, resolve } of pieces) resolve(number)
  expect(await Promise.all([running, waiting])).toEqual([0, 3])
  expect(began).toEqual([0, 3])
})

test('aborting a task that has run changes nothing', async () => {
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting: 1 })
  const { pieces } = buildWork(2)
  const leaving = new AbortController()
  const runs = pieces.map(({ work }) => runLimited(work, { signal: leaving.signal }))
  pieces[0]?.resolve(0)
  expect(await runs[0]).toBe(0)
  await Promise.resolve()
  leaving.abort()
  pieces[1]?.resolve(1)
  expect(await runs[1]).toBe(1)
})
