import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '#testing/accounts.ts'

let node: TestAccounts

beforeAll(async () => {
  node = await openTestAccounts()
})
afterAll(() => node.close())

test('the health answer names the protocol that clients look for', async () => {
  const response = await node.request('/auth/v1/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ name: 'GoTrue' })
})
