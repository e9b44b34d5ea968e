import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { test as base } from './fixtures.ts'
import { codeOf, makeMember, type Member } from './settings-steps.ts'

const addresses = { mina: 'mina@example.com', jun: 'jun@example.com', noor: 'noor@example.com' }

type Admins = {
  /** Both have shown their second step. */
  mina: Member
  jun: Member
  /** An administrator who has shown a password alone. */
  noor: Member
}

/** A product with three administrators, whose samples stay beside the clinics that they add. */
export const test = base.extend<object, { admins: Admins }>({
  variables: [
    { ADMIN_EMAILS: Object.values(addresses).join(','), SAMPLE_CLINICS: 'on', BUILT_IN_CLINICS: 'off' },
    { scope: 'worker' },
  ],

  admins: [
    async ({ app, playwright }, provide) => {
      const request = await playwright.request.newContext()
      const [mina, jun, noor] = [
        await makeAdmin(app, request, addresses.mina),
        await makeAdmin(app, request, addresses.jun),
        await makeMember(app, request, addresses.noor),
      ]
      await provide({ mina, jun, noor })
      await request.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** An account that showed its second step over the wire: the screens for it have journeys of their own. */
async function makeAdmin(app: StartedApp, request: APIRequestContext, email: string): Promise<Member> {
  const member = await makeMember(app, request, email)
  const { mfa } = member.auth
  const enrolled = await mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
  if (enrolled.error) throw enrolled.error
  const { id, totp } = enrolled.data
  const verified = await mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
  if (verified.error) throw verified.error
  const { data } = await member.auth.getSession()
  if (!data.session) throw new Error('the session is gone')
  return { ...member, session: data.session }
}

export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** What a clinic needs at least, typed as a person does. */
export async function fillClinic(page: Page, { name, treatment }: { name: string; treatment: string }): Promise<void> {
  const essentials = page.getByRole('region', { name: 'Essentials' })
  await essentials.getByLabel('Name', { exact: true }).fill(name)
  await essentials.getByLabel('Treatment Category').selectOption(treatment)
  await essentials.getByLabel('Location').fill('Sinsa-dong, Gangnam-gu, Seoul')
  await essentials.getByLabel('Description').fill('Made up for a test.')
}

/** Opens the form of a clinic and waits until its facts are there. */
export async function openEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(page.getByRole('heading', { name: `Edit Clinic: ${name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Clinic' })).toBeVisible()
}

/** The browser of somebody else, at the same time. */
export async function openOther(context: BrowserContext | null, app: StartedApp): Promise<Page> {
  const other = await context?.browser()?.newContext({ baseURL: app.origin })
  if (!other) throw new Error('there is no browser')
  return other.newPage()
}
