import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { GoTrueClient } from '@supabase/auth-js'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { linkOf, readMail } from './outbox.ts'

export const password = 'four tall pines swaying'

/** Hashing a password is slow by intention, and slower on a busy machine. */
export const patiently = { timeout: 20_000 }

export function newAddress(): string {
  return `mina.${randomUUID()}@example.com`
}

/** A confirmed account, made over the wire and signed in there: the screens for it have journeys of their own. */
export async function makeAccount(
  app: StartedApp,
  request: APIRequestContext,
  { email = newAddress(), name = '' }: { email?: string; name?: string } = {},
) {
  const auth = new GoTrueClient({ url: `${app.origin}/auth/v1`, persistSession: false, autoRefreshToken: false })
  const signedUp = await auth.signUp({ email, password, options: { data: name ? { full_name: name } : {} } })
  if (signedUp.error) throw signedUp.error
  await request.get(linkOf(await readMail(app, request, email)))
  const { data, error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
  return { email, session: data.session, auth }
}

/** Ends on the page that says where the mail went. */
export async function signUp(page: Page, email: string, name = ''): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/login$/, patiently)
}

export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

export function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notices' }).filter({ hasText: title })
  return expect(toast).toContainText(description, patiently)
}
