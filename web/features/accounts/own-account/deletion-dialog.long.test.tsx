import type { Session, User } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt, toastTitles } from '#web/ui/loading/mount.tsx'
import { sessionKey, sessionStore } from '#web/features/accounts/session/stored-session.ts'
import { DeletionDialog } from './deletion-dialog.tsx'

const user: User = {
  id: 'mina',
  email: 'mina@example.com',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-05-01T09:00:00Z',
}

const session: Session = {
  access_token: `${btoa('{}')}.${btoa('{"sub":"mina","exp":4000000000}')}.c2ln`,
  refresh_token: 'a-refresh-token',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user,
}

afterEach(() => sessionStore.removeItem(sessionKey))

async function askForCode(keepsMail: boolean): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({}))
  sessionStore.setItem(sessionKey, JSON.stringify(session))
  mountAt('/settings', () => <DeletionDialog user={user} keepsMail={keepsMail} onClose={() => {}} />)
  await page.getByRole('button', { name: 'I have no password: send me a code' }).click()
  await expect.element(page.getByLabelText('Code from our email')).toBeVisible()
}

test('where no email is sent the code for a deletion is not said to be, and one reads where it is', async () => {
  await askForCode(true)
  await expect
    .element(page.getByLabelText('Code from our email'))
    .toHaveAccessibleDescription(/^Stored emails are in the outbox of this copy/)
  expect(toastTitles()).toEqual(['We have stored a code for you'])
})

test('where emails are sent the code for a deletion is in the mailbox', async () => {
  await askForCode(false)
  await expect.element(page.getByLabelText('Code from our email')).not.toHaveAccessibleDescription(/./)
  expect(toastTitles()).toEqual(['We have sent you a code'])
})
