import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './real-clinics.ts'

function cards(page: Page) {
  return page.locator('#content').getByRole('article')
}

test('on a phone the map takes the place of the list', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/eye-surgery-clinics')
  await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Map' }).click()
  await expect(cards(page).first()).toBeHidden()
  await expect(page.getByRole('group', { name: 'Map of Korea' })).toBeInViewport()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('a card that is pointed at marks its pin, and a pin its card', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/eye-surgery-clinics')
  const map = page.getByRole('group', { name: 'Map of Korea' })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const lantern = cards(page).filter({ hasText: 'Lantern Clinic' })
  await lantern.hover()
  await expect(map.locator('[data-active]')).toContainText('Lantern Clinic')
  await page.mouse.move(0, 0)
  await expect(map.locator('[data-active]')).toHaveCount(0)
  await map.getByRole('link', { name: /Lantern Clinic/ }).focus()
  await expect(lantern).toHaveCSS('outline-style', 'solid')
})

test('a list of real clinics can be found, and says nothing of samples', { tag: '@long' }, async ({ page }) => {
  await page.goto('/eye-surgery-clinics')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/eye-surgery-clinics$/)
  await expect(page.getByText(/sample/i)).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Before you choose/ })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // The map of places shows the same with every run, in a product that others use too.
  test('the map leads to each of its clinics', { tag: '@long' }, async ({ page }) => {
    await page.goto('/eye-surgery-clinics')
    const map = page.getByRole('region', { name: 'Clinics on the map' })
    await expect(map.getByRole('link').first()).toBeVisible()
    // Its style sheet is that of the page: what comes on demand never comes without scripts.
    const colours = await map.locator('.map-south').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
    expect(colours.length).toBeGreaterThan(0)
    expect(colours).not.toContain('rgb(0, 0, 0)')
  })
})

test(
  'more clinics come after those that are there, keep focus and place, and are there again on the way back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/skin-clinics')
    await expect(cards(page)).toHaveCount(12)
    const first = await cards(page).first().innerText()
    const more = page.getByRole('link', { name: 'Load more' })
    await more.focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('status').filter({ hasText: '24 of 30' })).toBeVisible()
    await expect(more).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(30)
    await expect(more).toBeHidden()
    await expect(cards(page).first()).toHaveText(first, { useInnerText: true })
    const card = cards(page).nth(26)
    const name = (await card.getByRole('heading').innerText()).split('\n')[0] ?? ''
    await card.getByRole('link', { name: /^Details of/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.goBack()
    await expect(cards(page)).toHaveCount(30)
    await expect(cards(page).nth(26)).toBeInViewport()
  },
)
