import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signCallsWith } from '#web/bearer.ts'
import { keep, readKept } from '#web/preferences/stored-choices.ts'
import { syncChoices } from './sync-choices.ts'

const changedAt = '2026-11-02T10:00:00.000Z'
let left = new AbortController()

beforeEach(() => {
  left = new AbortController()
  keep({})
})

afterEach(() => {
  left.abort()
  signCallsWith(() => Promise.resolve(null))
  keep({})
})

test('an unexpected error is reported, and the next choice is sent', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const sent: string[] = []
  signCallsWith(() => Promise.reject(new TypeError('a script that a deploy removed')))
  syncChoices(left.signal)
  keep({ theme: { value: 'light', changedAt, isUnsent: true } })
  await expect.poll(() => reported).toHaveLength(1)
  signCallsWith(() => Promise.resolve(null))
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    sent.push(typeof init?.body === 'string' ? init.body : '')
    return Response.json({ theme: { value: 'dark', changedAt } })
  })
  keep({ theme: { value: 'dark', changedAt, isUnsent: true } })
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toContain('dark')
  await expect.poll(() => readKept().theme).toEqual({ value: 'dark', changedAt })
})
