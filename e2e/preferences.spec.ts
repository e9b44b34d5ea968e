import type { Page } from '@playwright/test'
import { patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'

function group(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true }).last()
}

/** Scripts show what is chosen: who leaves the page before them has chosen nothing. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  const choices = page.locator('#settings').getByRole('group', { name, exact: true })
  await expect(choices.getByRole('radio', { checked: true })).toBeVisible()
  await choices.getByRole('radio', { name: option }).check()
}

test('a visitor’s preference holds at once, after a reload, and before any script has loaded', async ({
  page,
  context,
}) => {
  await page.goto('/settings?tab=preferences')
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Text size', 'Largest')
  await choose(page, 'Names of places', 'Korean first')
  await choose(page, 'Map app', 'KakaoMap')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveCSS('font-size', '20px')
  await page.reload()
  await expect(group(page, 'Map app').getByRole('radio', { name: 'KakaoMap' })).toBeChecked()

  const bare = await context.newPage()
  // Held for ever: what is seen is seen without them.
  await bare.route(/\/assets\/.*\.js$/, () => {})
  await bare.goto('/', { waitUntil: 'commit' })
  await expect(bare.locator('html')).toHaveCSS('font-size', '20px')
  await expect(bare.locator('html')).toHaveAttribute('data-place-names', 'korean')

  await page.goto('/')
  const card = page.getByRole('article').first()
  const heading = card.getByRole('heading')
  // Both at once: what comes above them moves both.
  const isKoreanFirst = () =>
    heading.evaluate((names) => {
      const [korean, english] = ['.name-ko', '.name-en'].map((name) =>
        names.querySelector(name)?.getBoundingClientRect(),
      )
      return korean && english && (korean.y < english.y || korean.x < english.x)
    })
  await expect.poll(isKoreanFirst).toBe(true)
  // The code of the places comes when they are near.
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('link', { name: /in KakaoMap$/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.kakao\.com\/link\/map\//,
  )
})

test(
  'with reduced data pictures below the first view wait until they are asked for',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/settings?tab=preferences')
    await choose(page, 'Reduced data', 'On')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) asked.push(request.url())
    })
    await page.goto('/')
    const card = page.getByRole('article').first()
    await card.scrollIntoViewIfNeeded()
    const show = card.getByRole('button', { name: 'Show picture' })
    await expect(show).toBeVisible()
    expect(asked.filter((address) => !address.includes('/hero/'))).toEqual([])
    await show.click()
    await expect(card.locator('img:visible')).toHaveCount(1)
    await expect.poll(() => asked.filter((address) => !address.includes('/hero/')).length).toBe(1)
  },
)

test(
  'a device that says that it saves data is believed until it is told otherwise',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/settings?tab=preferences')
    await expect(page.locator('html')).toHaveAttribute('data-reduced-data', '')
    await choose(page, 'Reduced data', 'Off')
    await expect(page.locator('html')).not.toHaveAttribute('data-reduced-data')
  },
)

test(
  'a member’s preferences come to another device, and the newer of two choices holds',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    const mina = await makeMember(app, request)
    await openAs(page, mina, '/settings?tab=preferences')
    await expect(page.getByText('Stored in your account and on this device.')).toBeVisible(patiently)
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await choose(page, 'Theme', 'Dark')
    await sent
    const sentToo = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await choose(page, 'Names of places', 'Both equally')
    await sentToo

    const context = await browser.newContext({ baseURL: app.origin, colorScheme: 'light' })
    const phone = await context.newPage()
    await phone.goto('/settings?tab=preferences')
    await choose(phone, 'Theme', 'Light')
    await openAs(phone, mina, '/settings?tab=preferences')
    const names = phone.locator('#settings').getByRole('group', { name: 'Names of places' })
    await expect(names.getByRole('radio', { name: 'Both equally' })).toBeChecked(patiently)
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', patiently)
    await context.close()
  },
)

test(
  'a member who logs in after another on the same device gets none of their preferences',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const jun = await makeMember(app, request)
    await openAs(page, await makeMember(app, request), '/settings?tab=preferences')
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await choose(page, 'Theme', 'Dark')
    await sent
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible(patiently)
    await openAs(page, jun, '/settings?tab=preferences')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', patiently)
  },
)

test(
  'the tabs are tabs by keyboard and addresses by link; a signed-out visitor finds a way in on the first',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
    const wayIn = page.locator('#settings').getByRole('link', { name: 'Log In' })
    await expect(wayIn).toHaveAttribute('href', '/login?next=/settings')
    await page.getByRole('tab', { name: 'Account Settings' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused()
    await expect(page).toHaveURL(/\/settings\?tab=preferences$/)
    await page.keyboard.press('End')
    await expect(page.getByRole('tabpanel')).toContainText('API keys are held on the server')
    await expect(page).toHaveURL(/\?tab=api$/)
    await expect(page.getByRole('row', { name: /Mail delivery/ })).toContainText('Mails are kept on this server')
  },
)

test(
  'without scripts the tabs are links, the services show, and the rest says that it needs JavaScript',
  { tag: '@long' },
  async ({ pageWithoutScripts: page }) => {
    await page.goto('/settings')
    await expect(page.locator('noscript p')).toHaveText(/^Logging in needs JavaScript/)
    await expect(page.locator('noscript p')).toBeVisible()
    await page.getByRole('link', { name: 'Preferences', exact: true }).click()
    await expect(page.locator('noscript p')).toHaveText(/^Preferences need JavaScript/)
    await expect(page.locator('#settings').getByRole('radio')).toHaveCount(0)
    await page.getByRole('link', { name: 'API Configuration' }).click()
    await expect(page.getByRole('row', { name: /Database/ })).toContainText('Built in')
  },
)

testLooks(test, 'axe finds nothing on the settings', async ({ page, app, request }) => {
  for (const address of ['/settings', '/settings?tab=preferences', '/settings?tab=api']) {
    await page.goto(address)
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await expectNoBarriers(page)
  }
  await openAs(page, await makeMember(app, request))
  await expect(page.getByRole('row', { name: /Logged in/ }).first()).toBeVisible(patiently)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('heading', { name: 'Set up an app' })).toBeVisible(patiently)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expectNoBarriers(page)
})
