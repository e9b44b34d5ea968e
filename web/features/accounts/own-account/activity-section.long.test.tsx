import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ActivitySection } from './activity-section.tsx'

function show(seesAll: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ lines: [], next: null }))
  mountAt('/settings', () => <ActivitySection userId="mina" seesAll={seesAll} isLocked={false} />)
}

function offered(): string[] {
  const choice = page.getByLabelText('What').element()
  return choice instanceof HTMLSelectElement ? [...choice.options].map(({ value }) => value) : []
}

test('a member chooses among what can happen to an account, and among nothing that administrators do', async () => {
  show(false)
  await expect.element(page.getByLabelText('What')).toBeVisible()
  expect(offered()).toEqual(expect.arrayContaining(['', 'account.created', 'sign_in.failed', 'factor.removed']))
  expect(offered().filter((action) => /^(?:admin|clinic|place|keys|link)\./.test(action))).toEqual([])
})

test('an administrator who has shown the second step chooses among everything', async () => {
  show(true)
  await expect.element(page.getByLabelText('What')).toBeVisible()
  expect(offered()).toEqual(expect.arrayContaining(['account.created', 'clinic.updated', 'admin.granted']))
})
