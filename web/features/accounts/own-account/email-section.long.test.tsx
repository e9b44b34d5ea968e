import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { EmailSection } from './email-section.tsx'

const changing: User = {
  id: 'mina',
  email: 'mina@example.com',
  new_email: 'new@example.com',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-05-01T09:00:00Z',
}

function show(keepsMail: boolean) {
  mountAt('/settings', () => <EmailSection user={changing} keepsMail={keepsMail} />)
}

test('where no email is sent a change of address does not say that two were, and one reads where they are', async () => {
  show(true)
  await expect
    .element(page.getByText(/sends no email\. It has stored one for your old address and one for new@example\.com/))
    .toBeVisible()
  await expect.element(page.getByText(/^Stored emails are in the outbox of this copy/)).toBeVisible()
  await expect.element(page.getByText(/We emailed/)).not.toBeInTheDocument()
  show(false)
  await expect.element(page.getByText(/^We emailed your old address and new@example\.com/)).toBeVisible()
  await expect.element(page.getByText(/outbox/)).not.toBeInTheDocument()
})
