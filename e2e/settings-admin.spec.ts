import { startFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { expectToast, logIn, newAddress, password, patiently } from './account-steps.ts'
import { expect, test as base } from './fixtures.ts'
import { makeMember, openAs, setUpSecondStep } from './settings-steps.ts'

const adminEmail = newAddress()

/**
 * A product whose operator named an administrator, asks for the current password before there is a new one, and has a
 * key for Kakao, and another one for Naver that Naver does not know.
 */
const test = base.extend<object, { app: StartedApp }>({
  app: [
    // Playwright reads from the first parameter which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const kakao = await startFoodProvider(foodWires.kakao, foodSecret)
      const naver = await startFoodProvider(foodWires.naver, foodSecret)
      const app = await startApp({
        variables: {
          ADMIN_EMAILS: adminEmail,
          AUTH_CURRENT_PASSWORD: 'on',
          ...foodVariablesFor({ kakao: kakao.origin, naver: naver.origin }),
          NAVER_CLIENT_SECRET: 'a-key-of-yesterday',
        },
      })
      await provide(app)
      await app.stop()
      await kakao.stop()
      await naver.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test(
  'an administrator is led to the second step, and with it reads the audit log and where the services are',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const jun = await makeMember(app, request)
    await makeMember(app, request, adminEmail)
    await page.goto('/login')
    await logIn(page, adminEmail)
    await page.getByRole('button', { name: 'Set it up' }).click(patiently)
    await expect(page).toHaveURL('/settings#second-factor')
    await expect(page.getByRole('heading', { name: 'You are an administrator' })).toBeVisible(patiently)
    await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
    await page.getByRole('link', { name: 'Set up two-step login' }).click()
    await setUpSecondStep(page)
    await page.getByRole('button', { name: 'I have saved them' }).click()
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
    const kakao = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Kakao local search' }) })
    await expect(kakao.getByText('30,000')).toBeVisible()
    await kakao.getByRole('button', { name: 'Test Kakao local search' }).click()
    await expect(kakao.getByRole('status')).toHaveText(/^It answered in [\d,]+ ms with 2 places\.$/)
    await expect(kakao.getByText('29,999')).toBeVisible()
    await expect(kakao.getByText('Last answer')).toBeVisible()
    const naver = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Naver local search' }) })
    await naver.getByRole('button', { name: 'Test Naver local search' }).click()
    await expect(naver.getByRole('status')).toHaveText(
      'It does not accept the key. Compare the key with the one in your account there.',
    )
    // Nothing is set up for Google.
    await expect(page.getByRole('button', { name: /^Test/ })).toHaveCount(2)
    const shown = await page.content()
    expect(shown).not.toContain(foodSecret)
    expect(shown).not.toContain('a-key-of-yesterday')
  },
)

test(
  'a member finds their own activity and nothing of the administrator’s',
  { tag: '@long' },
  async ({ page, app, request }) => {
    await openAs(page, await makeMember(app, request))
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity.getByRole('rowheader', { name: 'Account created' })).toBeVisible(patiently)
    await expect(activity.getByRole('columnheader', { name: 'By' })).toHaveCount(0)
    await page.goto('/settings?tab=api')
    await expect(page.getByRole('row', { name: /Mail delivery/ })).toBeVisible()
    await expect(page.getByText('SMTP_URL')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Kakao local search On/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Google Places Not set up/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Test/ })).toHaveCount(0)
    await page.goto('/privacy')
    const search = page.getByRole('heading', { name: 'Searching for food' })
    await expect(search).toBeVisible()
    await expect(
      page.getByText(/sends your search words, the location and the tab that you chose to Naver and Kakao\./),
    ).toBeVisible()
    await expect(page.getByText('Google Maps terms')).toHaveCount(0)
  },
)

test(
  'a new password needs the current one, and a missing or wrong one is told at its field',
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
