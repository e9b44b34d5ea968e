import { expect, samplesAlone, test } from './fixtures.ts'
import { expectNoBarriers, looks, readShifts, takeLook } from './looks.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

for (const path of ['/beauty-clinics', '/plastic-surgery-clinics', '/dental-clinics?q=nothing']) {
  for (const look of looks) {
    test(
      `${path} has no barriers, fits its width and never jumps: ${look.theme}, ${look.width} px`,
      { tag: '@long' },
      async ({ page }) => {
        await takeLook(page, look)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoBarriers(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
        expect(await readShifts(page)).toBeLessThanOrEqual(0.0005)
      },
    )
  }
}
