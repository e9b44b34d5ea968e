import { startFrontProxy } from '#testing/servers/front-proxy.ts'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { expect, test as base } from './fixtures.ts'
import { readShifts } from './looks.ts'

/** The product behind a line on which its pages come in crumbs. */
const test = base.extend<object, { app: StartedApp }>({
  app: [
    async ({ app }, provide) => {
      const line = await startFrontProxy(app.origin)
      await line.become('slow')
      await provide({ ...app, origin: line.origin })
      await line.stop()
    },
    { scope: 'worker' },
  ],
})

const paths = [
  '/plastic-surgery-clinics',
  '/beauty-clinics',
  '/skin-clinics',
  '/eye-surgery-clinics',
  '/dental-clinics',
  '/stem-cell-clinics',
  '/other-clinics',
  '/dental-clinics?q=nothing',
]

for (const path of paths) {
  for (const width of [768, 390, 1440]) {
    test(`${path} does not jump while it comes in crumbs: ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      expect(await readShifts(page)).toBeLessThanOrEqual(0.0005)
    })
  }
}
