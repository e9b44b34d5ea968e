import { startFoodProvider, type StartedFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { noodles } from '#testing/stand-ins/food-rows.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { expect, test as base } from './fixtures.ts'

/** A product with keys for Kakao and Google, both on this machine. */
const test = base.extend<object, { app: StartedApp; kakao: StartedFoodProvider }>({
  kakao: [
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const kakao = await startFoodProvider(foodWires.kakao, foodSecret)
      await provide(kakao)
      await kakao.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ kakao }, provide) => {
      const google = await startFoodProvider(foodWires.google, foodSecret)
      const app = await startApp({ variables: foodVariablesFor({ kakao: kakao.origin, google: google.origin }) })
      await provide(app)
      if (app.output().includes(foodSecret)) throw new Error('the product logged a key')
      await app.stop()
      await google.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const search = '/food-and-cafe?q=noodles&where=Insadong'

test(
  'results of outside services name their source and link to it, and no key reaches the browser',
  { tag: '@long' },
  async ({ page, kakao }) => {
    kakao.state.manner = 'usual'
    const answer = await page.goto(search)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    const cards = page.getByRole('region', { name: 'Places as cards' }).getByRole('article')
    const ofKakao = cards.filter({ hasText: noodles.ko })
    await expect(ofKakao.getByText('From Kakao')).toBeVisible()
    await expect(ofKakao.getByRole('link', { name: new RegExp('on Kakao') }).first()).toHaveAttribute(
      'href',
      `https://place.map.kakao.com/${noodles.id}`,
    )
    await expect(cards.filter({ hasText: noodles.en }).getByText('From Google Maps')).toHaveCount(1)
    expect(await page.content()).not.toContain(foodSecret)
  },
)

test(
  'a service that fails is named, and the others and our own guide answer',
  { tag: '@long' },
  async ({ page, kakao }) => {
    // A service whose calls are used up would not be asked again by the test after this one.
    kakao.state.manner = 'unknown key'
    await page.goto('/food-and-cafe')
    await page.getByRole('searchbox', { name: 'Search' }).fill('noodles')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(page.getByText('Kakao API error').first()).toBeVisible()
    await expect(page.getByText('Kakao does not accept the key of this site.', { exact: false }).first()).toBeVisible()
    const table = page.getByRole('table', { name: 'Places as a table' })
    await expect(table.getByRole('row').filter({ hasText: noodles.en })).toBeVisible()
    expect(await table.getByRole('row').count()).toBeGreaterThan(3)
  },
)
