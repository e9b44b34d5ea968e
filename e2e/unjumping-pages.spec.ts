import { startFrontProxy } from '#testing/servers/front-proxy.ts'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { expect, test as base } from './fixtures.ts'
import { readShifts } from './looks.ts'

/** The product behind a line on which its pages come in crumbs. */
const test = base.extend<object, { app: StartedApp }>({
  app: [
    // Playwright reads from the first parameter which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const app = await startApp()
      const line = await startFrontProxy(app.origin)
      await line.become('slow')
      await provide({ ...app, origin: line.origin })
      await line.stop()
      await app.stop()
    },
    { scope: 'worker', timeout: 90_000 },
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
