import { type StartedApp, startApp } from '#testing/started-app.ts'
import { expectToast, newAddress, password, patiently } from './account-steps.ts'
import { expect, test as base } from './fixtures.ts'
import { makeMember, openAs, setUpSecondStep } from './settings-steps.ts'

const adminEmail = newAddress()

/** A product whose operator named an administrator, and asks for the current password before there is a new one. */
const test = base.extend<object, { app: StartedApp }>({
  app: [
    // Playwright reads from the first parameter which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const app = await startApp({ variables: { ADMIN_EMAILS: adminEmail, AUTH_CURRENT_PASSWORD: 'on' } })
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('an administrator is led to the second step, and with it reads the audit log and where the services are', async ({
  page,
  app,
  request,
}) => {
  const jun = await makeMember(app, request)
  await openAs(page, await makeMember(app, request, adminEmail))
  await expect(page.getByRole('heading', { name: 'You are an administrator' })).toBeVisible(patiently)
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
  await page.getByRole('link', { name: 'Set up the second step' }).click()
  await setUpSecondStep(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'You are an administrator' })).toBeHidden()

  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log.getByRole('row').filter({ hasText: jun.email }).first()).toBeVisible(patiently)
  await log.getByLabel('What').selectOption('Account created')
  await expect(log.getByRole('rowheader', { name: 'Logged in' })).toHaveCount(0)
  await expect(log.getByRole('row').filter({ hasText: jun.email })).toHaveCount(1)
  await log.getByLabel('Whose').selectOption('Mine')
  await expect(log.getByRole('row').filter({ hasText: jun.email })).toHaveCount(0)
  await expect(log.getByRole('rowheader', { name: 'Account created' })).toHaveCount(1)

  await page.getByRole('tab', { name: 'API Configuration' }).click()
  await expect(page.getByText('SMTP_URL, MAIL_FROM')).toBeVisible(patiently)
})

test('a member finds their own activity and nothing of the administrator’s', async ({ page, app, request }) => {
  await openAs(page, await makeMember(app, request))
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await expect(activity.getByRole('rowheader', { name: 'Account created' })).toBeVisible(patiently)
  await expect(activity.getByRole('columnheader', { name: 'By' })).toHaveCount(0)
  await page.goto('/settings?tab=api')
  await expect(page.getByRole('row', { name: /Mail delivery/ })).toBeVisible()
  await expect(page.getByText('SMTP_URL')).toHaveCount(0)
})

test(
  'where the operator wants it a new password needs the current one, and a wrong one is told at its field',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/400 \(Bad Request\)/)
    await openAs(page, await makeMember(app, request))
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('New password', { exact: true }).fill('six small boats drifting')
    await form.getByLabel('Confirm new password').fill('six small boats drifting')
    await form.getByRole('button', { name: 'Change password' }).click()
    const current = form.getByLabel('Current password')
    await expect(current).toBeFocused(patiently)
    await current.fill('not the password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('This is not your current password.')).toBeVisible(patiently)
    await current.fill(password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password updated', 'You are signed out everywhere else.')
  },
)
