import { expect, test } from 'vitest'
import { createSharedWork } from './share-work.ts'

function build() {
  const share = createSharedWork<string>()
  const began: { signal: AbortSignal; end: PromiseWithResolvers<string> }[] = []
  function work(signal: AbortSignal): Promise<string> {
    const end = Promise.withResolvers<string>()
    began.push({ signal, end })
    return end.promise
  }
  return { began, ask: (name: string, signal = new AbortController().signal) => share(name, { signal, work }) }
}

test('simultaneous requests share one piece of work, and a later one begins another', async () => {
  const { began, ask } = build()
  const asked = [ask('one'), ask('one'), ask('other')]
  expect(began).toHaveLength(2)
  for (const { end } of began) end.resolve('done')
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
  void ask('one')
  expect(began).toHaveLength(3)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const { began, ask } = build()
  const asked = [ask('one'), ask('one')]
  began[0]?.end.reject(new Error('lost'))
  for (const one of asked) await expect(one).rejects.toThrow('lost')
  const again = ask('one')
  began[1]?.end.resolve('found')
  expect(await again).toBe('found')
})

test('the work is given up when all have left, and not while one still waits', async () => {
  const { began, ask } = build()
  const [first, second] = [new AbortController(), new AbortController()]
  const asked = [ask('one', first.signal), ask('one', second.signal)]
  first.abort()
  expect(began[0]?.signal.aborted).toBe(false)
  second.abort()
  expect(began[0]?.signal.aborted).toBe(true)
  began[0]?.end.reject(new Error('given up'))
  for (const one of asked) await expect(one).rejects.toThrow('given up')
})

test('a request after all others have left begins work of its own', async () => {
  const { began, ask } = build()
  const leaving = new AbortController()
  const left = ask('one', leaving.signal)
  leaving.abort()
  const asked = ask('one')
  expect(began).toHaveLength(2)
  began[0]?.end.reject(new Error('given up'))
  await expect(left).rejects.toThrow('given up')
  const third = ask('one')
  expect(began).toHaveLength(2)
  began[1]?.end.resolve('done')
  expect(await Promise.all([asked, third])).toEqual(['done', 'done'])
})
