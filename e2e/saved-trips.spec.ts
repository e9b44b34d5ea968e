import type { Page } from '@playwright/test'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'

/** Stores a finished plan on the device as the planner does. */
async function keepOnDevice(page: Page, document: TripDocument): Promise<void> {
  await page.goto('/faqs')
  const kept = JSON.stringify({ saved: null, isChanged: false, document })
  await page.evaluate((text) => localStorage.setItem('tripPlannerPlan', text), kept)
}

/** Saves the device's trip from the list of trips. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save trip' }).click(patiently)
  const dialog = page.getByRole('dialog', { name: 'Save this trip' })
  await dialog.getByLabel('Name of the trip').fill(name)
  await dialog.getByRole('button', { name: 'Save trip' }).click()
  await expect(dialog).toBeHidden(patiently)
}

/** Changes the stored trip as the editor would. */
function changeOnDevice(page: Page, generatedAt: string): Promise<void> {
  return page.evaluate((moment) => {
    const kept = localStorage.getItem('tripPlannerPlan') ?? ''
    const changed = kept
      .replace('"isChanged":false', '"isChanged":true')
      .replace(/"generatedAt":"[^"]*"/u, `"generatedAt":"${moment}"`)
    localStorage.setItem('tripPlannerPlan', changed)
    dispatchEvent(new Event('keptripchange'))
  }, generatedAt)
}

test('a trip is saved, renamed, copied, deleted and brought back', async ({ page, app, request }) => {
  await keepOnDevice(page, buildCitiesTrip())
  await openAs(page, await makeMember(app, request), '/trips')
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible(patiently)
  await save(page, 'Spring with Jun')
  await page.reload()
  const trips = page.getByRole('article')
  await expect(trips).toContainText(['Spring with Jun'], patiently)
  await expect(trips.first()).toContainText('Gyeongju')
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'More for Spring with Jun' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the trip').fill('Four cities')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(trips.first()).toContainText('Four cities', patiently)

  await page.getByRole('button', { name: 'Make a copy' }).click()
  await expect(page.getByRole('heading', { name: 'Four cities (copy)' })).toBeVisible(patiently)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(trips).toHaveCount(1, patiently)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(trips).toHaveCount(2, patiently)
})

test(
  'a shared trip is read without its clinics in another browser, and no more once the link is taken back',
  { tag: '@long' },
  async ({ page, browser, app, request, surprises }) => {
    surprises.allow(/404/)
    await keepOnDevice(page, treatmentTrip())
    await openAs(page, await makeMember(app, request), '/trips')
    await page.getByRole('button', { name: 'Save trip' }).click(patiently)
    const consent = page.getByRole('checkbox', { name: /clinic visits and treatments/ })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save trip' }).click()
    await page.goto('/trips')
    await page.getByRole('button', { name: 'Share', exact: true }).click(patiently)
    await expect(page.getByRole('checkbox', { name: /clinic visits/ })).not.toBeChecked()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = page.getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{32}$/, patiently)
    await expect(page.getByRole('img', { name: /^QR code of the/ })).toBeVisible()

    const context = await browser.newContext({ baseURL: app.origin })
    const stranger = await context.newPage()
    const answer = await stranger.goto(await link.inputValue())
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(stranger.getByText('The noodle-0 house').first()).toBeVisible()
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const told = await stranger.content()
    for (const secret of [tripClinic.name.en, tripClinic.name.ko, 'rhinoplasty', 'Blue Lantren', 'nose job', 'Mina'])
      expect(told).not.toContain(secret)

    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible(patiently)
    expect((await stranger.reload())?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { name: 'This trip is no longer shared' })).toBeVisible()
    await context.close()
  },
)

test(
  'where whoever comes along waits is on a page that is shared with clinics, also without scripts',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    await keepOnDevice(page, waitingTrip())
    await openAs(page, await makeMember(app, request), '/trips')
    await page.getByRole('button', { name: 'Save trip' }).click(patiently)
    await page.getByRole('checkbox', { name: /clinic visits and treatments/ }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save trip' }).click()
    await page.goto('/trips')
    await page.getByRole('button', { name: 'Share', exact: true }).click(patiently)
    await page.getByRole('checkbox', { name: /clinic visits/ }).check()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = page.getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{32}$/, patiently)

    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
    const stranger = await context.newPage()
    await stranger.goto(await link.inputValue())
    const round = stranger.getByRole('region', { name: 'Meanwhile, for those with you' })
    await expect(round.getByRole('link', { name: /Cafe Lantern/ })).toBeVisible()
    await expect(round.getByText('Meet again at Hanbit Clinic at 14:50')).toBeVisible()
    await context.close()
    await page.goto(await link.inputValue())
    await expect(page.getByRole('region', { name: 'Meanwhile, for those with you' })).toBeVisible()
    await expectNoBarriers(page)
  },
)

test(
  'a trip that two devices changed is kept twice, and both are shown',
  { tag: '@long' },
  async ({ page, browser, app, request, surprises }) => {
    // The version conflict that the second device gets.
    surprises.allow(/412/)
    const member = await makeMember(app, request)
    await keepOnDevice(page, buildCitiesTrip())
    await openAs(page, member, '/trips')
    await save(page, 'Spring')

    const context = await browser.newContext({ baseURL: app.origin })
    const phone = await context.newPage()
    await openAs(phone, member, '/trips')
    // The whole card is a door: its title is under the button.
    await expect(phone.getByRole('button', { name: 'Open Spring' })).toBeVisible(patiently)
    await phone.getByRole('heading', { name: 'Spring' }).click({ force: true })
    await expect(phone).toHaveURL(/\/trip-planner\/results$/, patiently)

    // The phone changes the trip while offline, so the other device saves first.
    await context.setOffline(true)
    await changeOnDevice(phone, '2027-02-02T00:00:00.000Z')
    const sent = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await changeOnDevice(page, '2027-02-01T00:00:00.000Z')
    await sent
    await context.setOffline(false)
    await expect(phone.getByText('Changed on two devices')).toBeVisible(patiently)
    await phone.getByRole('button', { name: 'My trips' }).click()
    await expect(phone.getByRole('heading', { name: 'Spring (from this device)' })).toBeVisible(patiently)
    await expect(phone.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
    await context.close()
  },
)

test(
  'a visitor is told what an account does, and finds the trip of this device',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/trips')
    await expect(page.getByRole('heading', { name: 'No trip saved yet' })).toBeVisible(patiently)
    await keepOnDevice(page, buildCitiesTrip())
    await page.goto('/trips')
    await expect(page.getByText('Ten days, four cities')).toBeVisible(patiently)
    await page.getByRole('button', { name: 'Save trip' }).click()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved on this device', patiently)
    await expectNoBarriers(page)
  },
)
