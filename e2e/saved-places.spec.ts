import type { Locator, Page } from '@playwright/test'
import { patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'

function heart(page: Page, place: string): Locator {
  return page.getByRole('button', { name: `Save ${place}`, exact: true })
}

async function save(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/places/${id}`)
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
}

/** Makes a link of the list that is shown, and reads it. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/shared\/[\w-]{32}$/, patiently)
  return link.inputValue()
}

test(
  'saved places come to the account at sign-in and can be read by a link until it is withdrawn',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    await save(page, 'gyeongbokgung', 'Gyeongbokgung Palace')
    await openAs(page, await makeMember(app, request), '/saved')
    await expect(page.getByRole('button', { name: 'New list' })).toBeVisible(patiently)
    await expect(page.getByRole('article')).toContainText('Gyeongbokgung Palace', patiently)
    const link = await share(page)

    const context = await browser.newContext({ baseURL: app.origin })
    const stranger = await context.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('article')).toContainText('Gyeongbokgung Palace')
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(stranger.getByText(/Mina/)).toHaveCount(0)

    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible(patiently)
    const answer = await stranger.reload()
    expect(answer?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible()
    await context.close()
  },
)

test(
  'a visitor takes a place out and back by Undo, finds what was saved after a reload, and is told how to keep it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'Nothing saved here yet' })).toBeVisible()
    await save(page, 'gyeongbokgung', 'Gyeongbokgung Palace')
    await page.goto('/saved')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('saved on this device only')).toBeVisible()
    await heart(page, 'Gyeongbokgung Palace').click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Saved', exact: true })).toBeFocused()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('article')).toContainText('Gyeongbokgung Palace')
  },
)

test(
  'a member sorts a place into a list of markup, renames and deletes it, and whoever logs in next sees nothing of it',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const jun = await makeMember(app, request)
    await openAs(page, await makeMember(app, request), '/places/gyeongbokgung')
    // The page is left at once: the next one tells the account what this one could not.
    await save(page, 'gyeongbokgung', 'Gyeongbokgung Palace')
    await page.goto('/saved')
    await page.getByRole('button', { name: 'New list' }).click(patiently)
    await page.getByRole('button', { name: 'Create list' }).click()
    await expect(page.getByText('A name has 1 to 60 characters.')).toBeVisible()
    await page.getByLabel('Name of the list').fill('<b>Seoul</b>')
    await page.getByRole('button', { name: 'Create list' }).click()
    await expect(page.getByRole('heading', { name: '<b>Seoul</b>' })).toBeVisible(patiently)
    await page.getByRole('tab', { name: /^Saved/ }).click()
    await page.getByRole('button', { name: 'Lists of Gyeongbokgung Palace' }).click()
    await page.getByRole('checkbox', { name: 'Saved' }).uncheck()
    await page.getByRole('checkbox', { name: '<b>Seoul</b>' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('tab', { name: '<b>Seoul</b> 1' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing saved here yet' })).toBeVisible()

    await page.getByRole('tab', { name: '<b>Seoul</b> 1' }).click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name of the list').fill('Palaces')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('heading', { name: 'Palaces' })).toBeVisible(patiently)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Palaces' })).toBeVisible(patiently)

    await openAs(page, jun, '/saved')
    await expect(page.getByRole('button', { name: 'New list' })).toBeVisible(patiently)
    await expect(page.getByRole('tab')).toHaveCount(1)
    await expect(page.getByRole('tab', { name: 'Saved 0' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('saved on this device only')).toBeVisible(patiently)
  },
)

test(
  'without a network the page says so, keeps the list, and a member whose change is not reached gets it back',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await save(page, 'gyeongbokgung', 'Gyeongbokgung Palace')
    await context.route('**/saved/places.json*', (route) => route.abort('internetdisconnected'))
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'We cannot show your places right now' })).toBeVisible()
    await expect(page.getByText('1 place', { exact: true })).toBeVisible()
    await context.unroute('**/saved/places.json*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toContainText('Gyeongbokgung Palace')
  },
)

test(
  'a link that is none says so without a word about whether it ever was one',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/404 \(Not Found\)/)
    const answer = await page.goto(`/shared/${'A'.repeat(32)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible()
  },
)

testLooks(test, 'axe finds nothing on saved places and their dialogs', async ({ page, app, request }) => {
  await save(page, 'gyeongbokgung', 'Gyeongbokgung Palace')
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNoBarriers(page)
  await openAs(page, await makeMember(app, request), '/saved')
  await expect(page.getByRole('button', { name: 'New list' })).toBeVisible(patiently)
  await expectNoBarriers(page)
  const link = await share(page)
  await expectNoBarriers(page)
  await page.goto(link)
  await expectNoBarriers(page)
})
