import type { Browser, Page } from '@playwright/test'
import { type FrontProxy, startFrontProxy } from '#testing/servers/front-proxy.ts'
import { listCached } from './cached-addresses.ts'
import { expect, test as base } from './fixtures.ts'

type Visit = { proxy: FrontProxy; page: Page }

/** A browser of its own before a network that can fail; what it says about a missing network is no surprise. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ app, browser }, provide) => {
    const proxy = await startFrontProxy(app.origin)
    const { page, complaints } = await openBrowser(browser, proxy.origin)
    await provide({ proxy, page })
    await page.context().close()
    await proxy.stop()
    expect(complaints).toEqual([])
  },
})

async function openBrowser(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && !/Failed to load resource|ERR_|Failed to fetch/.test(message.text()))
      complaints.push(message.text())
  })
  return { page: await context.newPage(), complaints }
}

async function expectKept(page: Page, ...paths: string[]) {
  await expect.poll(() => listCached(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(paths))
}

async function listCaches(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).toSorted()
}

/** Opens the home page and waits until the worker has it and answers. */
async function openFirst(page: Page) {
  await page.goto('/')
  await expectKept(page, '/', '/offline')
}

function askVersion(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    navigator.serviceWorker.controller?.postMessage({ kind: 'which version' }, [port2])
    return new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data))
      port1.start()
    })
  })
}

test('a visited page starts without a network, however it was visited', async ({ visit }) => {
  const { page, proxy } = visit
  await openFirst(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  const about = page.getByRole('heading', { level: 1, name: /^About/ })
  await expect(about).toBeVisible()
  await expectKept(page, '/about')

  await proxy.become('gone')
  await page.reload()
  await expect(about).toBeVisible()
  await page.close()
  const cold = await page.context().newPage()
  await cold.goto('/')
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
  await cold.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(cold.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await expect(cold).toHaveURL(/\/about$/)
})

test(
  'a page that was never opened says that there is no network, and opens when there is one',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    await proxy.become('gone')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    const offline = page.getByRole('heading', { level: 1, name: 'You are offline' })
    await expect(offline).toBeVisible()
    await expect(page).toHaveURL(/\/privacy$/)
    await page.goto('/faqs', { waitUntil: 'load' })
    await expect(offline).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const drawing = page.locator('main img:visible')
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await proxy.become('open')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(offline).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'without a network a tab of the home page leaves the page and its address as they are',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    await proxy.become('gone')
    // The code of the list is loaded when the reader comes near it; the worker has it.
    await page.getByRole('heading', { name: 'Places to Visit' }).scrollIntoViewIfNeeded()
    await page.getByRole('tab', { name: 'Culture' }).click()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('No connection')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
    await expect(page).toHaveURL('/')
  },
)

for (const { path, box } of [
  { path: '/places', box: 'Search places' },
  { path: '/food-and-cafe/dishes', box: 'Search by any name' },
]) {
  test(
    `without a network a search leaves ${path} and its address, and what was typed can be sent again`,
    { tag: '@long' },
    async ({ visit }) => {
      const { page, proxy } = visit
      await openFirst(page)
      await page.goto(path)
      const typed = page.getByLabel(box).first()
      await expect(typed).toBeVisible()
      const shown = page.locator('#content h2, #content h3').first()
      const first = (await shown.textContent()) ?? ''
      await proxy.become('gone')
      await typed.fill('tea')
      await typed.press('Enter')
      await expect(page.getByText('No connection.', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(shown).toHaveText(first)
      await expect(typed).toHaveValue('tea')

      await proxy.become('open')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*q=tea`))
      await expect(page.getByText('No connection.', { exact: true })).toBeHidden()
      await expect(typed).toHaveValue('tea')
    },
  )
}

test(
  'a network that never answers is waited for a while, and then what was kept is shown',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    await proxy.become('silent')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
  },
)

test(
  'while there is a network a page is what the server says, never what was kept',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    await page.goto('/about')
    await expectKept(page, '/about')
    proxy.rewrite('/about', (html) => `${html}<!-- after a deploy -->`)
    const answer = await page.goto('/about')
    expect(await answer?.text()).toContain('after a deploy')
  },
)

test(
  'nothing private is kept: no answer for one visitor, no secret in an address, no page that forbids it',
  { tag: '@long' },
  async ({ visit }) => {
    const { page } = visit
    await openFirst(page)
    await page.evaluate(async () => {
      const paths = ['/healthz', '/readyz', '/metrics', '/auth/v1/user', '/rest/v1/x', '/api/x', '/outbox', '/missing']
      for (const path of paths) await fetch(path)
      await fetch('/about.data', { headers: { authorization: 'Bearer a' } })
      await fetch('/faqs', { method: 'POST' })
    })
    await page.goto('/healthz')
    await page.goto('/missing')
    await page.goto('/privacy?token=secret')
    await page.goto('/contact')
    await expectKept(page, '/contact')
    const pages = (await listCached(page)).filter((path) => !/^\/(assets|pictures|icons)\/|^\/favicon/.test(path))
    expect(pages.toSorted()).toEqual(['/', '/contact', '/offline'])
  },
)

test(
  'a new version is offered and waits for the visitor’s word; what was typed stays',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    const field = page.getByRole('textbox').first()
    await field.fill('2027-04-01')
    const version = String(await askVersion(page))
    proxy.rewrite('/service-worker.js', (script) => script.replaceAll(version, 'newer'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const offer = page.getByRole('status').filter({ hasText: 'A new version of the guide is ready.' })
    await expect(offer).toBeVisible()
    // Written out once what reads typed words is there.
    await expect(field).toHaveValue(/^(2027-04-01|Thu 1 Apr 2027)$/)
    expect(await askVersion(page)).toBe(version)

    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document', 'yes')
    await expect.poll(() => askVersion(page)).toBe('newer')
    await expect.poll(() => listCaches(page)).toEqual(['files newer', 'pages newer'])
  },
)

test(
  'a page that is already of the new version is not bothered, and what was visited is there in it',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    const older = (script: string) => script.replaceAll(/(?<=["'`])[0-9a-f]{8}(?=["'`])/g, 'older')
    proxy.rewrite('/service-worker.js', older)
    await openFirst(page)
    await page.goto('/about')
    await expectKept(page, '/about')
    expect(await askVersion(page)).toBe('older')

    proxy.rewrite('/service-worker.js', (script) => script)
    await page.goto('/')
    await expect.poll(() => askVersion(page), { timeout: 30_000 }).not.toBe('older')
    await expect(page.getByText('A new version of the guide is ready.')).toBeHidden()
    await expect.poll(() => listCaches(page)).toHaveLength(2)
    await expectKept(page, '/', '/about', '/offline')
    expect((await listCached(page)).filter((path) => path.startsWith('/assets/planner-worker-'))).toEqual([])
  },
)

test(
  'a device that can plan without a network has the planner of a new version with it',
  { tag: '@long' },
  async ({ visit }) => {
    const { page, proxy } = visit
    await openFirst(page)
    const version = String(await askVersion(page))
    await page.evaluate(() => caches.open('planner facts'))
    proxy.rewrite('/service-worker.js', (script) => script.replaceAll(version, 'newer'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => listCaches(page)).toContain('files newer')
    const files = () =>
      page.evaluate(async () =>
        (await (await caches.open('files newer')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(files, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^\/assets\/planner-worker-/))
  },
)
