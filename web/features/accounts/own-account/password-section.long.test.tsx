import type { User } from '@supabase/auth-js'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { PasswordSection } from './password-section.tsx'

const user: User = {
  id: 'mina',
  email: 'mina@example.com',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-05-01T09:00:00Z',
}

test('a new password is not sent without the current one, which is asked for from the start', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  mountAt('/settings', () => <PasswordSection user={user} keepsMail={false} />)
  const current = page.getByLabelText('Current password')
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
  await page.getByLabelText('New password', { exact: true }).fill('six small boats drifting')
  await page.getByLabelText('Confirm new password').fill('six small boats drifting')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(current).toHaveFocus()
  await expect.element(current).toHaveAccessibleDescription(/Error: Enter your current password/)
  expect(asked).not.toHaveBeenCalled()
  // It stands at the field: no toast says it a second time, over the form.
  expect(readToasts()).toEqual([])
})
