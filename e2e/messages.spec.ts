import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { openAs } from './settings-steps.ts'

test(
  'an administrator reads what was reported, settles it, and opens it again',
  { tag: '@long' },
  async ({ page, admins }) => {
    await page.goto('/contact?about=%2Fplaces%2Fgyeongbokgung')
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill('It is shut on Tuesdays.')
    await page.getByRole('button', { name: 'Send Report' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for the report' })).toBeVisible()

    await openAs(page, admins.mina)
    await page.getByRole('link', { name: 'Messages from visitors' }).click()
    const message = page.getByRole('listitem').filter({ hasText: 'It is shut on Tuesdays.' })
    await expect(message.getByRole('link', { name: '/places/gyeongbokgung' })).toBeVisible()
    await expectNoBarriers(page)
    await message.getByRole('button', { name: 'Close message' }).click()
    await expect(message.getByText(`by ${admins.mina.email}`)).toBeVisible()
    await page.getByRole('tab', { name: 'Closed' }).click()
    await expect(message).toHaveCount(1)
    await page.getByRole('tab', { name: 'Open' }).click()
    await expect(page.getByText('No open messages.')).toBeVisible()
    await page.getByRole('tab', { name: 'Closed' }).click()
    await message.getByRole('button', { name: 'Reopen' }).click()
    await expect(message.getByRole('button', { name: 'Close message' })).toBeVisible()
  },
)

test(
  'messages ask a visitor to log in and an administrator for the second step',
  { tag: '@long' },
  async ({ page, admins }) => {
    await page.goto('/contact/messages')
    await expect(page.getByRole('link', { name: 'Log In' }).last()).toHaveAttribute(
      'href',
      '/login?next=/contact/messages',
    )
    await openAs(page, admins.noor, '/contact/messages')
    await expect(page.getByRole('heading', { name: 'Two-step login needed' })).toBeVisible()
  },
)
