import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { makeMapArchive } from '#testing/builders/map-archive.ts'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { expect, test as base } from './fixtures.ts'

/** A copy of the site whose operator has an archive of tiles, and a browser that draws them without a graphics card. */
const test = base.extend<object, { app: StartedApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, provide) => {
      const folder = await makeTemporaryFolder()
      const archive = join(folder.path, 'world.pmtiles')
      await writeFile(archive, makeMapArchive('Drawn by a <b>test</b>'))
      const app = await startApp({ variables: { MAP_PMTILES: archive } })
      await provide(app)
      await app.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  launchOptions: async ({ launchOptions }, provide) => {
    const args = (launchOptions.args ?? []).filter((flag) => flag !== '--disable-gpu')
    await provide({ ...launchOptions, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] })
  },
  // A driver of software warns of its own slowness; what breaks a policy or a script is an error.
  surprises: async ({ context }, provide) => {
    const errors: string[] = []
    context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    context.on('weberror', (error) => errors.push(error.error().message))
    await provide({ expect: () => {}, allow: () => {} })
    expect(errors).toEqual([])
  },
})

const noWebGl = `{
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
  }
}`

async function openMap(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  return page.getByRole('group', { name: 'Map of Korea' })
}

/** What was pressed opened into places of a part of Seoul, and the keys go on from one of them. */
async function expectNearer(map: Locator) {
  await expect(map.getByRole('link', { name: 'Busan 부산' })).not.toBeInViewport()
  await expect(map.locator('a:focus')).toBeInViewport()
  await expect(map.locator('a:focus')).toHaveAttribute('href', /row-gyeongbokgung$/)
}

test(
  'tiles of the operator take the place of the drawing, under the same pins, keys and links, and say whose they are',
  { tag: '@long' },
  async ({ page }) => {
    // Every step is drawn by software, beside whatever else the machine has to do.
    test.slow()
    await page.setViewportSize({ width: 700, height: 500 })
    const map = await openMap(page)
    await expect(page.locator('#map .map-tiles[data-ready] canvas')).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('#map .map-ground')).toHaveCount(0)
    await expect(page.locator('#map').getByText('Drawn by a test')).toBeVisible()
    await expect(map.getByRole('link', { name: 'Busan 부산' })).toHaveAttribute('href', /Busan/)
    const cluster = map.getByRole('link', { name: /places \(Gyeongbokgung/ })
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expectNearer(map)
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('+')
    // Nearer than the drawing goes.
    await expect(page.locator('#map').getByText(/^(20|50|100|200) m$/)).toBeVisible()
  },
)

test('a browser without WebGL keeps the drawing, with all that it can', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript({ content: noWebGl })
  const tried = page.waitForResponse(/open-tiles-[\w-]+\.js$/)
  const map = await openMap(page)
  await tried
  await expect(page.locator('#map .map-ground')).toBeVisible()
  await expect(page.locator('#map').getByText('Sketch map')).toBeVisible()
  await map.getByRole('link', { name: /places \(Gyeongbokgung/ }).press('Enter')
  await expectNearer(map)
  await expect(page.locator('#map .map-tiles canvas')).toHaveCount(0)
})

test('tiles that do not come leave the drawing where it is', { tag: '@long' }, async ({ page }) => {
  await page.route('**/map/archive.pmtiles', (route) => route.fulfill({ body: 'no archive' }))
  const asked = page.waitForResponse('**/map/archive.pmtiles')
  await openMap(page)
  await asked
  await expect(page.locator('#map .map-ground')).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.locator('#map').getByText('Sketch map')).toBeVisible()
  await expect(page.locator('#map .map-tiles canvas')).toHaveCount(0)
})
