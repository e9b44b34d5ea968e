import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt, toastTitles } from '#web/ui/loading/mount.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

async function askAt(keepsMail: boolean): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({}))
  mountAt('/forgot-password', () => <ForgotPasswordScreen wasPosted={false} keepsMail={keepsMail} />)
  await page.getByLabelText('Email').fill('mina@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect.element(page.getByText('mina@example.com')).toBeVisible()
}

test('where no email is sent a forgotten password is not said to be on its way, and one reads where it is', async () => {
  await askAt(true)
  await expect.element(page.getByText(/sends no email\. If there is an account for/)).toBeVisible()
  await expect.element(page.getByText(/^Stored emails are in the outbox of this copy/)).toBeVisible()
  await expect.element(page.getByText(/on its way|spam folder/)).not.toBeInTheDocument()
  expect(toastTitles()).toEqual(['Look in the outbox'])
})

test('where emails are sent the way to a new password goes through the mailbox', async () => {
  await askAt(false)
  await expect.element(page.getByText(/a link to set a new password is on its way/)).toBeVisible()
  await expect.element(page.getByText(/outbox/)).not.toBeInTheDocument()
  expect(toastTitles()).toEqual(['Reset email sent'])
})
