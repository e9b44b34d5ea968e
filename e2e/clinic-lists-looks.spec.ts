import { expect, test } from './fixtures.ts'
import { expectNoBarriers, looks, takeLook } from './looks.ts'

for (const path of ['/beauty-clinics', '/plastic-surgery-clinics', '/dental-clinics?q=nothing']) {
  for (const look of looks) {
    test(
      `${path} has no barriers, fits its width and never jumps: ${look.theme}, ${look.width} px`,
      { tag: path.includes('?') ? '@long' : look.tag },
      async ({ page }) => {
        await takeLook(page, look)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoBarriers(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
        // A row of filters that is painted while the page still comes gives way to what follows it, by two thousandths,
        // and the names on the map move by pixels once its frame has been measured. What is seen as a jump is ten times more.
        expect(await page.evaluate(readShifts)).toBeLessThan(0.01)
      },
    )
  }
}

/** How far things moved since the page began, as browsers count it. */
function readShifts(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      resolve(shifts.reduce((sum, shift) => sum + shift, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Where nothing moved nothing is reported.
    setTimeout(() => resolve(0), 500)
  })
}
