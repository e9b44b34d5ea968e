import { expect, test } from './fixtures.ts'

const land = '.map-south'

// What is loaded on demand brings its style sheet too late for what the server rendered, and without scripts never.
for (const path of ['/', '/places', '/places/gyeongbokgung']) {
  test(`without scripts the map of ${path} has its colours`, { tag: '@long' }, async ({ pageWithoutScripts: page }) => {
    await page.goto(path)
    const colours = await page.locator(land).evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
    expect(colours.length).toBeGreaterThan(0)
    expect(colours).not.toContain('rgb(0, 0, 0)')
  })
}
