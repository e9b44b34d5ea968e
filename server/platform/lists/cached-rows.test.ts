import { expect, test } from 'vitest'
import { createCachedRows } from './cached-rows.ts'

function createCounted() {
  const failures: unknown[] = []
  const state = { reads: 0, error: null as Error | null, duringRead: () => {} }
  const rows = createCachedRows({
    read: async () => {
      state.duringRead()
      if (state.error) throw state.error
      state.reads += 1
      return { read: state.reads }
    },
    tags: ['places'],
    onFailure: (error) => failures.push(error),
  })
  return { rows, state, failures }
}

test('callers at the same time share one read, and only a change of these rows makes another', async () => {
  const { rows, state } = createCounted()
  const [one, other] = await Promise.all([rows.current(), rows.current()])
  expect(other).toBe(one)
  rows.drop('settings')
  expect(await rows.current()).toBe(one)
  rows.drop('places')
  expect(await rows.current()).toEqual({ read: 2 })
  expect(state.reads).toBe(2)
})

test('a change that arrives during a read makes the next caller read again', async () => {
  const { rows, state } = createCounted()
  state.duringRead = () => rows.drop('places')
  expect(await rows.current()).toEqual({ read: 1 })
  state.duringRead = () => {}
  expect(await rows.current()).toEqual({ read: 2 })
  expect(await rows.current()).toEqual({ read: 2 })
})

test('without change notifications every caller reads, and once more after they are back', async () => {
  const { rows, state } = createCounted()
  await rows.current()
  rows.suspend()
  await rows.current()
  await rows.current()
  expect(state.reads).toBe(3)
  rows.resume()
  await rows.current()
  await rows.current()
  expect(state.reads).toBe(4)
})

test('a read that fails gives the last rows and says so, and without rows it fails', async () => {
  const { rows, state, failures } = createCounted()
  state.error = new Error('the database is away')
  await expect(rows.current()).rejects.toThrow('the database is away')
  state.error = null
  await rows.current()
  rows.drop('places')
  state.error = new Error('away again')
  expect(await rows.current()).toEqual({ read: 1 })
  expect(failures).toEqual([state.error])
  state.error = null
  expect(await rows.current()).toEqual({ read: 2 })
})
