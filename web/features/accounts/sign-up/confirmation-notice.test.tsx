import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'

function show(keepsMail: boolean) {
  mountAt('/login', () => (
    <ConfirmationNotice email="mina@example.com" isRefused={false} keepsMail={keepsMail} onSecondFactor={() => {}} />
  ))
}

test('where no mail is sent it is not said that one was, and one reads where it is', async () => {
  show(true)
  await expect.element(page.getByText(/^This copy of the guide sends no email\. It has stored one for/)).toBeVisible()
  await expect.element(page.getByText(/outbox of this copy/)).toBeVisible()
  await expect.element(page.getByText(/We have sent/)).not.toBeInTheDocument()
  show(false)
  await expect.element(page.getByText(/^We have sent an email to/)).toBeVisible()
  await expect.element(page.getByText(/outbox/)).not.toBeInTheDocument()
})
