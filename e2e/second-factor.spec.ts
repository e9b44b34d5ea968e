import type { GoTrueClient } from '@supabase/auth-js'
import type { Page } from '@playwright/test'
import { expectToast, logIn, makeAccount, patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { codeOf } from './settings-steps.ts'

type Protected = { secret: string; recoveryCode: string }

/** An account whose owner has an app that makes codes, set up over the wire as the settings page does it. */
async function protect(auth: GoTrueClient, origin: string): Promise<Protected> {
  const { data: factor, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const { secret } = factor.totp
  const proof = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret) })
  if (proof.error) throw proof.error
  const answer = await fetch(`${origin}/api/accounts/recovery-codes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${proof.data.access_token}` },
  })
  expect(answer.status).toBe(200)
  const [recoveryCode = ''] = /[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}/.exec(await answer.text()) ?? []
  return { secret, recoveryCode }
}

async function typePassword(page: Page, email: string): Promise<void> {
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step login' })).toBeVisible(patiently)
}

test(
  'with a second factor the password alone signs nobody in; the app’s code does, and a recovery code for who lost it',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/422 \(Unprocessable Entity\)/)
    const { email, auth } = await makeAccount(app, request)
    const { secret, recoveryCode } = await protect(auth, app.origin)

    await typePassword(page, email)
    const code = page.getByLabel('Code')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('account-session')
    await code.fill('12')
    await code.press('Enter')
    await expect(page.getByRole('link', { name: 'Enter the six digits that your app shows' })).toBeVisible()
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByRole('link', { name: /This code is wrong/ })).toBeVisible(patiently)
    const shown = codeOf(secret, 1)
    await code.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`)
    await code.press('Enter')
    await expect(page.getByText('Hi, mina.')).toBeVisible(patiently)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', '')

    await typePassword(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase().replaceAll('-', ' '))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Two-step login is off')).toBeVisible(patiently)
    await expect(page.getByText('Hi, mina.')).toBeVisible(patiently)
  },
)

test(
  'giving up at the second step leads back to the form, and nothing of the session stays',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const { email, auth } = await makeAccount(app, request)
    await protect(auth, app.origin)
    await typePassword(page, email)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  },
)
