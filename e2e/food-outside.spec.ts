import { type StartedFoodProvider, startFoodProvider } from '#testing/stand-ins/food-provider-server.ts'
import { foodSecret, foodVariablesFor, foodWires } from '#testing/stand-ins/food-wires.ts'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { expect, test as base } from './fixtures.ts'

type Outside = { naver: StartedFoodProvider; google: StartedFoodProvider }

/** A product whose operator has keys for Naver and Google. */
const test = base.extend<object, { outside: Outside; app: StartedApp }>({
  outside: [
    // Playwright reads from the first parameter which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const naver = await startFoodProvider(foodWires.naver, foodSecret)
      const google = await startFoodProvider(foodWires.google, foodSecret)
      await provide({ naver, google })
      await naver.stop()
      await google.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ outside: { naver, google } }, provide) => {
      const variables = foodVariablesFor({ naver: naver.origin, google: google.origin })
      const app = await startApp({ variables: { ...variables, FOOD_SOURCES: 'naver,google' } })
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const address = '/food-and-cafe'

test(
  'places from outside name their source and lead to it, and those of Google are on no map of ours',
  { tag: '@long' },
  async ({ page, request, outside }) => {
    await page.goto(address)
    await expect(page.getByText('The other search services', { exact: false })).toBeHidden()
    expect([...outside.naver.state.asked, ...outside.google.state.asked]).toEqual([])
    await page.goto(`${address}?q=noodles`)
    await expect(page.getByText(/^These results come from Naver, Google and our own guide\./)).toBeVisible()
    const cards = page.getByRole('region', { name: 'Places as cards' }).getByRole('article')
    const ofNaver = cards.filter({ hasText: '할머니 <칼국수> & 만두' })
    await expect(ofNaver.getByRole('link', { name: /on Naver$/ })).toHaveAttribute(
      'href',
      'https://noodles.example/menu',
    )
    await expect(ofNaver.getByText(/on the map$/)).toHaveCount(1)
    await expect(ofNaver.getByRole('button')).toHaveCount(0)
    const ofGoogle = cards.filter({ hasText: 'Grandma’s Noodles & Dumplings' })
    await expect(ofGoogle.getByText('From Google Maps')).toBeVisible()
    await expect(ofGoogle.getByText(/on the map$/)).toHaveCount(0)
    const map = page.getByRole('region', { name: 'Places on the map' })
    await expect(map).not.toContainText('Grandma')
    // Neither the server nor a device stores what Google said.
    for (const path of [`${address}?q=noodles`, `${address}.data?q=noodles`]) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store')
    }
  },
)

test(
  'a source that fails is told in a toast and beside the results of the others',
  { tag: '@long' },
  async ({ page, outside }) => {
    await page.goto(address)
    await expect(page.getByRole('tab', { name: 'Restaurants' })).toBeVisible()
    outside.naver.state.manner = 'no list'
    const box = page.getByRole('searchbox', { name: 'Search' })
    await box.fill('noodles')
    await box.press('Enter')
    const malformed = page.getByRole('alert').filter({ hasText: 'Search error' })
    await expect(malformed).toContainText("Invalid response format from Naver's API")
    await expect(page.getByRole('article').first()).toBeVisible()
    // After this Naver is not asked for a while.
    outside.naver.state.manner = 'used up'
    await box.fill('noodle soup')
    await box.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'Naver API error' })
    await expect(toast).toContainText('Naver has no searches left today.')
    await expect(page.getByRole('main').getByText('Naver API error')).toBeVisible()
  },
)
