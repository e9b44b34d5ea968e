import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FoodAnswer } from '#domain/food/food-search.ts'
import type { OpenInterval } from '#domain/places/places.ts'
import { noFoodAnswer } from '#testing/builders/food-answers.ts'
import { buildFood, buildOutsideFood } from '#testing/builders/food-items.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readFoodAddress } from './food-address.ts'
import { FoodPage, type FoodPageProps } from './food-page.tsx'
import type { ListedFood } from './listed-food.ts'

function read(search: string) {
  return readFoodAddress(new URLSearchParams(search))
}

type Given = Partial<Omit<FoodAnswer, 'items'>> & { items?: ListedFood[]; freed?: number[] }

function show(given: Given = {}, rest: Partial<FoodPageProps> = {}, loader?: () => Promise<null>) {
  const items = given.items ?? []
  const listing = { ...noFoodAnswer, freed: [], total: items.length, ...given, items }
  const moment = { today: '2026-11-23', renderedAt: Date.parse('2026-11-23T12:00:00+09:00') }
  const props = { query: read(''), listing, isMissingWords: false, ...moment, unanswered: null, ...rest }
  return mountAt('/food-and-cafe', () => <FoodPage {...props} />, loader)
}

const rows = page.getByRole('table', { name: 'Places as a table' }).getByRole('row')
const cards = page.getByRole('article')

test('each place is a card and a row with name, location, category and contact', async () => {
  show({
    items: [buildFood(), buildOutsideFood({ telephone: null, address: null, roadAddress: null, category: null })],
  })
  await expect.element(cards.nth(0).getByRole('heading', { level: 2 })).toHaveTextContent('One Noodle House 하나국수')
  const texts = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.elements()[0]?.textContent).toBe('NameLocationCategoryContact')
  expect(texts[1]?.slice(1)).toEqual(['Jongno-gu, Seoul', 'Restaurant · Noodles', '02-123-4567'])
  expect(texts[2]?.slice(1)).toEqual(['–Not known', '–Not known', '–Not known'])
  await expect.element(rows.nth(1).getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:021234567')
})

test('a place of ours leads to its page and can be kept; one from outside leads to its source, which is named', async () => {
  show({ items: [buildFood(), buildOutsideFood({ rating: 4.4, reviewCount: 1200 })] })
  await expect
    .element(cards.nth(0).getByRole('link', { name: 'Details of One Noodle House' }))
    .toHaveAttribute('href', '/places/one-noodle-house')
  await expect.element(cards.nth(0).getByRole('button', { name: /^Save/u })).toBeVisible()
  const outside = cards.nth(1)
  const link = outside.getByRole('link', { name: 'Two Tea on Naver' })
  await expect.element(link).toHaveAttribute('href', 'https://map.naver.com/p/entry/place/2')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(rows.nth(2).getByText('4.4 of 5, 1,200 reviews · From Naver')).toBeVisible()
  expect(outside.getByRole('button').elements()).toEqual([])
  // What nobody rated says nothing of a rating.
  expect(rows.nth(1).element().textContent).not.toMatch(/rating|of 5/u)
})

test('a result that may not be shown on a map has no pin', async () => {
  show({
    items: [
      buildOutsideFood({ id: 'google:1', title: 'Three Pies', source: 'google', mayShowOnMap: false, mapx: 126.9 }),
      buildFood(),
    ],
  })
  await expect.element(cards.nth(1).getByText('Number 1 on the map')).toBeInTheDocument()
  expect(cards.nth(0).element().textContent).not.toContain('on the map')
  // On a phone the list comes first.
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Places on the map' })
  // Its code comes when it is near.
  map.element().scrollIntoView()
  await expect.element(map.getByRole('link', { name: /One Noodle House/u })).toBeInTheDocument()
  expect(map.element().textContent).not.toContain('Three Pies')
})

test('a script in an outside link is no link, and in a title it is text', async () => {
  show({
    items: [
      buildOutsideFood({
        title: '<img src=x onerror=alert(1)>',
        link: 'javascript:alert(1)',
        mapLink: '//evil.example',
      }),
    ],
  })
  await expect.element(cards.nth(0).getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)> 두찻집')
  const addresses = [...document.querySelectorAll('article a, table a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['tel:021234567'])
})

test('the banner tells which sources are in use and leads to the settings', async () => {
  show({ items: [buildFood()] })
  await expect.element(page.getByText('You are searching our own guide.', { exact: false })).toBeVisible()
  show({ items: [buildFood(), buildOutsideFood()], hasOutsideProvider: true, source: ['naver', 'catalogue'] })
  await expect
    .element(page.getByText('These results come from Naver and our own guide.', { exact: false }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See which services are on' }))
    .toHaveAttribute('href', '/settings?tab=api')
})

test('an empty list says so and which filter to take away', async () => {
  show({ freed: [0, 3] }, { query: read('tab=cafe&open=now&need=vegan') })
  await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect.element(page.getByText('No cafes found for your search criteria.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Vegan dishes 3 places without it' }))
    .toHaveAttribute('href', '/food-and-cafe?tab=cafe&open=now')
  expect(page.getByRole('link', { name: /^Open now/u }).elements()).toEqual([])
})

test('an empty tab leads to the tabs that have places', async () => {
  show({ tabs: { restaurant: 0, cafe: 7, 'street-food': 0 } }, { query: read('q=coffee&tab=restaurant') })
  await expect
    .element(page.getByRole('link', { name: '7 places in Cafes' }))
    .toHaveAttribute('href', '/food-and-cafe?q=coffee&tab=cafe')
  expect(page.getByRole('link', { name: /in Street Food/u }).elements()).toEqual([])
})

test('what was not asked for is said to be the nearest that was found', async () => {
  const instead = { left: 'area', words: 'bbq', area: { en: 'Sokcho', ko: '속초' } } as const
  show({ items: [buildFood()], instead }, { query: read('q=bbq sokcho') })
  await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect.element(page.getByText('No restaurants found for your search criteria.')).toBeVisible()
  await expect.element(page.getByText('The nearest places for “bbq” outside Sokcho:')).toBeVisible()
  await expect.element(cards.nth(0)).toBeVisible()
})

test('a place that was found by its cuisine alone is not said to serve the dish', async () => {
  const dish = { en: 'Japchae', ko: '잡채' }
  show({ items: [buildFood({ foundBy: { by: 'cuisine', dish } })] })
  await expect
    .element(rows.nth(1).getByText('Found by its cuisine, Noodles. Japchae is not confirmed here.'))
    .toBeVisible()
  await expect.element(page.getByText('No place in our guide names Japchae.', { exact: false })).toBeVisible()
  show({ items: [buildFood({ foundBy: { by: 'text', dish } })] })
  await expect.element(rows.nth(1).getByText('Names Japchae')).toBeVisible()
})

test('a card says how far the place is and whether it is open, where both are known', async () => {
  const { place } = buildFood()
  const today: OpenInterval[] = [['11:00', '21:00']]
  const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const opening = {
    hours: { ...hours, mon: today },
    closed: [],
    exceptions: {},
    lastEntry: null,
    seasons: [],
  }
  vi.setSystemTime(Date.parse('2026-11-23T12:00:00+09:00'))
  const from = { lat: 37.57, lng: 126.97, name: { en: 'Hongdae', ko: '홍대' } }
  show({ items: [buildFood({ place: place && { ...place, opening } }), buildFood({ id: 'other', mapx: null })], from })
  await expect.element(cards.nth(0).getByText('880\u00a0m from Hongdae')).toBeVisible()
  await expect.element(cards.nth(0).getByText('Open now, until 21:00')).toBeVisible()
  expect(cards.nth(1).element().textContent).not.toMatch(/Hongdae|now/u)
  vi.useRealTimers()
})

test('a refusal of an outside source is told beside the other results', async () => {
  const message = 'Naver has no searches left today. These results come from our other sources.'
  show({ items: [buildFood()], error: { source: 'naver', code: 'quota', message } })
  await expect.element(page.getByText('Naver API error')).toBeVisible()
  await expect.element(page.getByText(message, { exact: false })).toBeVisible()
  show({ items: [buildFood()], error: { source: 'kakao', code: 'malformed', message } })
  await expect.element(page.getByText("Invalid response format from Kakao's API", { exact: false })).toBeVisible()
})

test('a search without an answer stays in the form and can be tried again, beside the last results under their name', async () => {
  const unanswered = { address: '/food-and-cafe?q=tea&tab=cafe', why: 'offline' } as const
  show({ items: [buildFood()] }, { query: read('q=noodles&where=Busan'), unanswered })
  await expect
    .element(page.getByText('These are the last results: Restaurants, “noodles”, Busan.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', unanswered.address)
  await expect.element(page.getByRole('searchbox')).toHaveValue('tea')
  await expect.element(page.getByRole('tab', { name: /^Restaurants/u })).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByRole('tab', { name: /^Cafes/u }))
    .toHaveAttribute('href', '/food-and-cafe?q=noodles&where=Busan&tab=cafe')
})

test('a browser that knows of no network says that these results are of the last search', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show({ items: [buildFood()] })
  await expect.element(page.getByText('You are offline.')).toBeVisible()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('You are offline.')).not.toBeInTheDocument()
  onLine.mockRestore()
})

test('while another search is on its way the button says so, and shapes stand for results that take long', async () => {
  let answer = Promise.resolve<null>(null)
  show({ items: [buildFood()] }, {}, () => answer)
  await expect.element(cards.nth(0)).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<null>()
  answer = promise
  await userEvent.fill(page.getByRole('searchbox'), 'tea')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Searching...' })).toBeVisible()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(3)
  resolve(null)
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})
