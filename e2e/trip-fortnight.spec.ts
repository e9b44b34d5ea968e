import { buildCitiesTrip, buildFortnightTrip } from '#testing/trips/cities-trip.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, takeLook } from './looks.ts'
import { expectPlan, keepPlan } from './trip-answers.ts'

for (const [theme, width] of [
  ['light', 320],
  ['dark', 390],
] as const) {
  test(`fourteen days in three cities are readable at ${width} px, ${theme}`, { tag: '@long' }, async ({ page }) => {
    await takeLook(page, { theme, width, tag: [] })
    await keepPlan(page, buildFortnightTrip())
    await page.goto('/trip-planner/results')
    await expectPlan(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Fourteen days, three cities' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(14)
    await expectNoBarriers(page)
    const tabs = page.getByRole('tablist', { name: 'Days of the trip' })
    for (const [day, place] of [
      [1, 'Myeongdong Kyoja'],
      [6, 'Jagalchi Market'],
      [10, 'KTX'],
      [14, 'Namdaemun Market'],
    ] as const) {
      const tab = tabs.getByRole('tab', { name: new RegExp(`^Day ${day},`) })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      // The row of days scrolls by itself so that the open one is seen.
      await expect(tab).toBeInViewport()
      await expect(page.getByRole('tabpanel')).toContainText(place)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page
      .getByRole('button', { name: /: show on the map$/ })
      .first()
      .click()
    await expect(page.getByRole('group', { name: /^Change / })).toBeVisible()
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // No word is cut off: nothing that shows text is wider inside than outside.
    expect(
      await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, a, button, li, dd')]
          .filter((part) => getComputedStyle(part).overflowX === 'hidden')
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent),
      ),
    ).toEqual([])
  })
}

test(
  'with letters of twice the size a trip of four cities pushes nothing beside a phone',
  { tag: '@long' },
  async ({ page }) => {
    await takeLook(page, { theme: 'light', width: 390, tag: [] })
    await keepPlan(page, buildCitiesTrip())
    await page.goto('/trip-planner/results')
    await expectPlan(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)
