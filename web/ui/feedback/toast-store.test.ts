import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pauseToasts, readToasts, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.useRealTimers()
})

function titles(): string[] {
  return readToasts().map(({ title }) => title)
}

test('news goes after six seconds, a failure after twelve, what can be undone after ten', () => {
  showToast({ kind: 'news', title: 'news' })
  showToast({ kind: 'success', title: 'undo', action: { label: 'Undo', onSelect: () => undefined } })
  showToast({ kind: 'failure', title: 'failure' })
  vi.advanceTimersByTime(6000)
  expect(titles()).toEqual(['undo', 'failure'])
  vi.advanceTimersByTime(3999)
  expect(titles()).toEqual(['undo', 'failure'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['failure'])
  vi.advanceTimersByTime(2000)
  expect(titles()).toEqual([])
})

test('paused, a toast keeps the time it had left, and one that comes during the pause waits too', () => {
  showToast({ kind: 'news', title: 'before' })
  vi.advanceTimersByTime(5000)
  pauseToasts(true)
  showToast({ kind: 'news', title: 'meanwhile' })
  vi.advanceTimersByTime(60_000)
  pauseToasts(false)
  vi.advanceTimersByTime(999)
  expect(titles()).toEqual(['before', 'meanwhile'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['meanwhile'])
})

test('the same words twice are one toast that begins anew, and at most three are shown', () => {
  for (const title of ['one', 'two', 'two', 'three', 'four']) showToast({ kind: 'failure', title })
  expect(titles()).toEqual(['two', 'three', 'four'])
})

test('a toast that can be undone stays ten seconds, and others are dropped before it', () => {
  const action = { label: 'Undo', onSelect: () => undefined }
  for (const title of ['first', 'second']) showToast({ kind: 'success', title, action })
  for (const title of ['one', 'two']) showToast({ kind: 'news', title })
  expect(titles()).toEqual(['first', 'second', 'two'])
  for (const title of ['third', 'fourth']) showToast({ kind: 'success', title, action })
  expect(titles()).toEqual(['first', 'second', 'third', 'fourth'])
  vi.advanceTimersByTime(9999)
  expect(titles()).toEqual(['first', 'second', 'third', 'fourth'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('a lasting toast stays until it is dismissed', () => {
  const lasting = showToast({ kind: 'news', title: 'lasting', isLasting: true })
  for (const title of ['one', 'two', 'three']) showToast({ kind: 'news', title })
  expect(titles()).toEqual(['lasting', 'two', 'three'])
  pauseToasts(true)
  pauseToasts(false)
  vi.advanceTimersByTime(3_600_000)
  expect(titles()).toEqual(['lasting'])
  dismissToast(lasting)
  expect(titles()).toEqual([])
})
