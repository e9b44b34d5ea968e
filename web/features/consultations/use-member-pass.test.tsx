import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { useMemberPass } from './use-member-pass.ts'

afterEach(() => vi.useRealTimers())

function Pass() {
  return <output>{useMemberPass(true) ?? 'none'}</output>
}

test('a page that stays open for fifty minutes gets another pass before its first one ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let made = 0
  vi.stubGlobal('fetch', async () => {
    made += 1
    return Response.json({ pass: `pass ${made}` })
  })
  mount(<Pass />)
  await expect.element(page.getByRole('status')).toHaveTextContent('pass 1')
  vi.advanceTimersByTime(49 * 60_000)
  expect(made).toBe(1)
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByRole('status')).toHaveTextContent('pass 2')
})
