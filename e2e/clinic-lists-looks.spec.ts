import { expect, samplesAlone, test } from './fixtures.ts'
import { expectNoBarriers, readShifts, testLooks } from './looks.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

for (const path of ['/beauty-clinics', '/plastic-surgery-clinics', '/dental-clinics?q=nothing']) {
  testLooks(test, `${path} has no barriers, fits its width and never jumps`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await readShifts(page)).toBeLessThanOrEqual(0.0005)
  })
}
