import type { Page } from '@playwright/test'
import { type FrontProxy, startFrontProxy } from '#testing/servers/front-proxy.ts'
import { expect, samplesAlone, test as base } from './fixtures.ts'

type Visit = { proxy: FrontProxy; page: Page }

/** A browser before a network that can fail; what it says about a missing network is no surprise. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ app, browser }, provide) => {
    const proxy = await startFrontProxy(app.origin)
    const context = await browser.newContext({ baseURL: proxy.origin })
    const failures: string[] = []
    context.on('weberror', (error) => failures.push(error.error().message))
    await provide({ proxy, page: await context.newPage() })
    await context.close()
    await proxy.stop()
    expect(failures).toEqual([])
  },
})

// About the first clinic of a list, which is a sample.
test.use({ variables: samplesAlone })

const list = '/eye-surgery-clinics'

function details(page: Page) {
  return page.getByRole('link', { name: /^Details of/ })
}

/** Opens the list and waits until the browser has its copy and the worker answers. */
async function openList(page: Page) {
  await page.goto(list)
  await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), list.slice(1))).not.toBeNull()
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true)
}

test(
  'without a network a clinic of the list opens from the copy of this device, and says so',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openList(page)
    const name = (await details(page).first().getAttribute('aria-label'))?.replace('Details of ', '') ?? ''
    await proxy.become('gone')
    await details(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('You are offline. This is a copy saved on your device on')).toBeVisible()
    await page.getByRole('tab', { name: 'Doctors' }).click()
    await expect(
      page.getByRole('tabpanel', { name: 'Doctors' }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible()
  },
)

test(
  'without a network a clinic of the stored list opens by its address, and one that is not in it says so',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openList(page)
    const isStored = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `${list}/copy`)
    await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
    const link = details(page).first()
    const name = (await link.getAttribute('aria-label'))?.replace('Details of ', '') ?? ''
    const address = (await link.getAttribute('href')) ?? ''
    await proxy.become('gone')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveURL(address)
    await expect(page.getByText('You are offline. This is a copy saved on your device on')).toBeVisible()
    await expect(page).toHaveTitle(`${name} · My Guide Korea`)
    await page.getByRole('tab', { name: 'Doctors' }).click()
    await expect(
      page.getByRole('tabpanel', { name: 'Doctors' }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible()

    const offline = page.getByRole('heading', { level: 1, name: 'You are offline' })
    await page.goto(`${list}/404`)
    await expect(offline).toBeVisible()
    await page.goto('/skin-clinics/404')
    await expect(offline).toBeVisible()
    await proxy.become('open')
    await page.goto(`${list}/copy`)
    await expect(page.getByRole('heading', { level: 1, name: 'Clinic Not Found' })).toBeVisible()
  },
)

test(
  'a list is the copy of this device when the network says nothing for some seconds',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openList(page)
    const isStored = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, list)
    await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
    // Another document, which has no list to go back to.
    await page.goto('/beauty-clinics')
    await proxy.become('silent')
    await page.getByRole('link', { name: /^Eye Surgery/ }).click()
    await expect(page.getByText(/^We cannot reach the server/)).toBeVisible()
    await expect(details(page)).not.toHaveCount(0)
  },
)

test(
  'a clinic that was never opened says of which day its copy is when the network says nothing for some seconds',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openList(page)
    const isStored = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `${list}/copy`)
    await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
    const address = (await details(page).first().getAttribute('href')) ?? ''
    await proxy.become('silent')
    // Its pictures do not load.
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByText('You are offline. This is a copy saved on your device on')).toBeVisible()
    await page.goto(`${list}/404`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page).toHaveTitle('You are offline · My Guide Korea')
  },
)

test('a clinic that was visited by a click starts again without a network', { tag: '@long' }, async ({ visit }) => {
  const { page, proxy } = visit
  await openList(page)
  await details(page).first().click()
  await expect(page.getByRole('tablist')).toBeVisible()
  const address = new URL(page.url()).pathname
  const isStored = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, address)
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await proxy.become('gone')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
