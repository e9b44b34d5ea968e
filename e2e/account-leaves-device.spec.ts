import type { Page } from '@playwright/test'
import { GoTrueClient } from '@supabase/auth-js'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTrip, treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { expectToast, logIn, password, patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { makeMember, openAs } from './settings-steps.ts'

/** A finished plan with its answers, as the planner leaves it on the device of somebody. */
async function keepOnDevice(page: Page, document: TripDocument): Promise<void> {
  await page.goto('/faqs')
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      tripPlannerStep1: document.steps.step1,
      tripPlannerStep2: document.steps.step2,
      tripPlannerStep3: { ...document.steps.step3, fullName: 'Mina Okafor', email: '', phone: '' },
      tripPlannerPlan: { saved: null, isChanged: false, document },
    },
  )
}

async function save(page: Page, { withTreatments = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Save trip' }).click(patiently)
  const asking = page.getByRole('dialog', { name: 'Save this trip' })
  if (withTreatments) await asking.getByRole('checkbox', { name: /clinic visits and treatments/ }).check()
  await asking.getByRole('button', { name: 'Save trip' }).click()
  await expect(asking).toBeHidden(patiently)
}

/** Everything that the browser keeps of this site: stored values, and the addresses and texts of cached answers. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isText = /json|html|svg/.test((await cache.match(request))?.headers.get('content-type') ?? '')
        // Every device has the facts of the whole catalogue.
        const isPublic = request.url.endsWith('/api/planner-facts')
        kept.push(request.url, isText && !isPublic ? await ((await cache.match(request))?.text() ?? '') : '')
      }
    }
    return kept.join('\n')
  })
}

/** The same account on another device. */
async function makeAnotherSession(origin: string, email: string): Promise<GoTrueClient> {
  const auth = new GoTrueClient({ url: `${origin}/auth/v1`, persistSession: false, autoRefreshToken: false })
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
  return auth
}

const secrets = [tripClinic.name.en, tripClinic.name.ko, 'rhinoplasty', 'Okafor']

async function expectNothingOfAccount(page: Page): Promise<void> {
  for (const secret of secrets) await expect.poll(() => readDevice(page), { message: secret }).not.toContain(secret)
}

test(
  'signing out takes the trip of the account with its hospital off the device, and logging in brings it back',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const member = await makeMember(app, request)
    await keepOnDevice(page, treatmentTrip())
    await openAs(page, member, '/trips')
    await save(page, { withTreatments: true })
    await page.goto('/trip-planner/results')
    await expect(page.getByText(tripClinic.name.en).first()).toBeVisible(patiently)
    expect(await readDevice(page)).toContain(tripClinic.name.en)

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    await expectToast(
      page,
      'Removed from this device',
      'answers and saved places of your account are no longer in this',
    )
    await expect(page).toHaveURL(`${app.origin}/`)
    await expectNothingOfAccount(page)
    await page.goto('/trip-planner/results')
    await expect(page).toHaveURL(/\/trip-planner$/)

    await logIn(page, member.email)
    await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
    await page.goto('/trips')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Open / })
      .click({ ...patiently, force: true })
    await expect(page.getByText(tripClinic.name.en).first()).toBeVisible(patiently)
  },
)

test('a trip that is in no account stays only when one says so', { tag: '@long' }, async ({ page, app, request }) => {
  await keepOnDevice(page, treatmentTrip())
  await openAs(page, await makeMember(app, request), '/trips')
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible(patiently)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('dialog', { name: 'Keep on this device the trip that is not in your account?' })
  await question.getByRole('button', { name: 'Keep on this device' }).click(patiently)
  await expect(question).toBeHidden()
  await page.goto('/trip-planner/results')
  await expect(page.getByText(tripClinic.name.en).first()).toBeVisible(patiently)

  await openAs(page, await makeMember(app, request), '/faqs')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Remove' }).click(patiently)
  await expect(question).toBeHidden()
  await expectNothingOfAccount(page)
})

test(
  'the trip goes as well where another tab signs out, and where the session is ended from another device',
  { tag: '@long' },
  async ({ page, context, app, request, surprises }) => {
    surprises.allow(/40[013]/)
    const member = await makeMember(app, request)
    await keepOnDevice(page, treatmentTrip())
    await openAs(page, member, '/trips')
    await save(page, { withTreatments: true })
    const other = await context.newPage()
    await other.goto('/trip-planner/results')
    await expect(other.getByText(tripClinic.name.en).first()).toBeVisible(patiently)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    await expect(other.getByText(tripClinic.name.en)).toHaveCount(0)
    await expect(other).toHaveURL(/\/trip-planner$/)
    await expectNothingOfAccount(other)
    await other.close()

    await logIn(page, member.email)
    await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
    await page.goto('/trips')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Open / })
      .click({ ...patiently, force: true })
    await expect(page.getByText(tripClinic.name.en).first()).toBeVisible(patiently)
    const { error } = await (await makeAnotherSession(app.origin, member.email)).signOut({ scope: 'others' })
    expect(error).toBeNull()
    await page.goto('/trips')
    await expectToast(page, 'Removed from this device', 'You are signed out.')
    await expectNothingOfAccount(page)
  },
)

test(
  'offline one signs out as well, and is told first when the account does not have the last changes',
  { tag: '@long' },
  async ({ page, context, app, request, surprises }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    await keepOnDevice(page, plainTrip())
    await openAs(page, await makeMember(app, request), '/trips')
    await save(page)
    // It keeps what it fetches itself.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patiently).toBe(true)
    await page.goto('/')
    await page.goto('/trip-planner/results')
    // The parts for offline use are loaded some seconds after the page.
    const isKept = (path: string) => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path)
    await expect.poll(() => isKept('/'), patiently).toBe(true)
    await expect.poll(() => isKept('/trip-planner/today'), patiently).toBe(true)
    await context.setOffline(true)
    await page.evaluate(() => {
      const kept = localStorage.getItem('tripPlannerPlan') ?? ''
      localStorage.setItem('tripPlannerPlan', kept.replace('"isChanged":false', '"isChanged":true'))
      dispatchEvent(new Event('keptripchange'))
    })
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Not everything is in your account yet', 'Signing out removes them.')
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    // Offline the way home is the load of a document, and the toast is shown there.
    await expect(page).toHaveURL(`${app.origin}/`)
    await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    expect(await readDevice(page)).not.toMatch(/"tripPlannerPlan"|"account-session"/)
  },
)

test(
  'treatments that only this device has are not removed without a word',
  { tag: '@long' },
  async ({ page, app, request }) => {
    await keepOnDevice(page, treatmentTrip())
    await openAs(page, await makeMember(app, request), '/trips')
    await save(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Your treatments are only on this device', 'Your account has this trip without them.')
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    await expectNothingOfAccount(page)
  },
)

test(
  'another member who logs in on the same device gets nothing of the first account and sends nothing of it',
  { tag: '@long' },
  async ({ page, app, request }) => {
    await keepOnDevice(page, treatmentTrip())
    await openAs(page, await makeMember(app, request), '/trips')
    await save(page, { withTreatments: true })
    const sent: string[] = []
    page.on('request', (asked) => sent.push(asked.postData() ?? ''))
    // Without signing out: the session of somebody else takes the place of the first.
    await openAs(page, await makeMember(app, request), '/trip-planner/preferences')
    await expect(page.getByText('Hi, Mina Okafor')).toBeVisible(patiently)
    await page.goto('/trips')
    await expect(page.getByRole('heading', { name: 'No trip saved yet' })).toBeVisible(patiently)
    await expect.poll(() => readDevice(page)).not.toContain(tripClinic.name.en)
    expect(sent.filter((text) => /rhinoplasty/.test(text))).toEqual([])
  },
)
