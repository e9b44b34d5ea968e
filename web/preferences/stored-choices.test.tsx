import { afterEach, expect, test, vi } from 'vitest'
import { forget, store } from '#web/ui/local-storage.ts'
import { keep, onChoiceChange, readKept, storageKey } from './stored-choices.ts'

const changedAt = '2026-04-30T08:00:00.000Z'

afterEach(() => {
  vi.restoreAllMocks()
  keep({})
  forget(storageKey)
})

test('a stored choice is read again, and listeners are told', () => {
  const heard = vi.fn<() => void>()
  const stop = onChoiceChange(heard)
  keep({ theme: { value: 'dark', changedAt, isUnsent: true } })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(readKept()).toEqual({ theme: { value: 'dark', changedAt, isUnsent: true } })
  expect(readKept()).toBe(readKept())
  stop()
  keep({})
  expect(heard).toHaveBeenCalledTimes(1)
})

test.each([
  'not JSON',
  'null',
  '[]',
  '"dark"',
  '{"theme":"dark"}',
  '{"theme":{"value":"neon","changedAt":"x"}}',
  '{"theme":{"value":"dark"}}',
])('an invalid stored choice is ignored: %s', (text) => {
  store(storageKey, text)
  expect(readKept()).toEqual({})
})

test('a choice holds as long as the page when the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep({ theme: { value: 'light', changedAt } })
  expect(readKept()).toEqual({ theme: { value: 'light', changedAt } })
})
