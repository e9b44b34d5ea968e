import type { GoTrueClient, Session } from '@supabase/auth-js'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { makeAccount, newAddress, patiently } from './account-steps.ts'

export type Member = { email: string; session: Session; auth: GoTrueClient }

/** Somebody with a name, and with one session. */
export async function makeMember(app: StartedApp, request: APIRequestContext, email = newAddress()): Promise<Member> {
  const member = await makeAccount(app, request, { email, name: 'Mina Okafor' })
  // Following the link began a session too.
  await member.auth.signOut({ scope: 'others' })
  return member
}

/** The browser of somebody who logged in a moment ago. */
export async function openAs(page: Page, { session }: Member, address = '/settings'): Promise<void> {
  await page.goto('/faqs')
  await page.evaluate((kept) => localStorage.setItem('account-session', kept), JSON.stringify(session))
  await page.goto(address)
}

/**
 * What an app shows for this secret, some half minutes from now. One code counts once, and only a newer one after it;
 * the one before counts too, but not for long enough on a busy machine.
 */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Sets up the second step as a person does; its secret, for the codes that follow. */
export async function setUpSecondStep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: 'Code to scan with your app' })).toBeVisible(patiently)
  const secret = await page.getByRole('region', { name: 'Two-step login' }).locator('code').innerText()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible(patiently)
  return secret
}
