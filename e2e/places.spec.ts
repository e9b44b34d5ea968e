import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, looks, takeLook } from './looks.ts'

const palace = '/places/gyeongbokgung'

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

async function openList(page: Page, address = '/places') {
  await page.goto(address)
  await expect(page.getByRole('combobox', { name: 'Search places' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('places are found by a plain form, and a place says all that is known of it', async ({ page }) => {
    await page.goto('/places')
    await page.getByRole('list', { name: 'Kind' }).getByRole('link', { name: 'Restaurant' }).click()
    await page.getByRole('combobox', { name: 'Where' }).selectOption('Insadong')
    await page.getByRole('button', { name: 'Show places' }).click()
    const filters = page.getByRole('list', { name: 'Active filters' })
    await expect(filters.getByRole('listitem')).toHaveText(['Insadong'])
    await expect(page).toHaveURL(/kind=restaurant.*where=Insadong/)
    await filters.getByRole('link', { name: 'Remove: Insadong' }).click()
    await expect(page).toHaveURL('/places?kind=restaurant')
    await expect(cards(page)).toHaveCount(24)

    await page.goto('/places?q=%EA%B2%BD%EB%B3%B5%EA%B6%81')
    await page.getByRole('link', { name: 'Details of Gyeongbokgung Palace' }).click()
    await expect(page).toHaveURL(palace)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gyeongbokgung Palace 경복궁')
    const visit = page.getByRole('region', { name: 'Plan your visit' })
    await expect(visit.getByRole('row', { name: 'Tuesday' })).toContainText('Closed')
    await expect(page.getByText('Today’s hours:')).toBeVisible()
    const way = page.getByRole('region', { name: 'Getting there' })
    await expect(way.getByText('서울 종로구 사직로 161')).toBeVisible()
    await expect(way.getByRole('link', { name: 'Naver Map' })).toHaveAttribute('href', /^https:\/\/map\.naver\.com\//)
    await page.getByRole('link', { name: 'Taxi card' }).click()
    await expect(page.getByRole('region', { name: 'Taxi card' }).getByText('기사님, 여기로 가 주세요.')).toBeVisible()
  })
})

test(
  'a place that is not there says so with 404 and leads to all places',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/404 \(Not Found\)/)
    for (const id of ['atlantis', 'Gyeongbokgung', 'a%20b', 'a'.repeat(200)]) {
      expect((await page.goto(`/places/${id}`))?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place not found')
    }
    await page.getByRole('link', { name: 'See all places' }).click()
    await expect(page).toHaveURL('/places')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sheet of filters says how many places it leaves', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Cafe', { exact: true }).click()
    await sheet.getByText('Busan', { exact: true }).click()
    await expect(sheet.getByRole('radio', { name: 'Busan' })).toBeChecked()
    const show = sheet.getByRole('button', { name: /^Show \d+ places?$/ })
    await expect(show.locator('[aria-busy=false]')).toBeVisible()
    const [count = ''] = /\d+/.exec(await show.innerText()) ?? []
    await show.click()
    await expect(page).toHaveURL('/places?kind=cafe&province=Busan')
    await expect(cards(page)).toHaveCount(Number(count))
  })
})

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('a visitor sees the hours of Korea and which day it is there', { tag: '@long' }, async ({ page }) => {
    await page.goto(palace)
    const today = page.getByRole('region', { name: 'Plan your visit' }).getByRole('row', { name: 'Today' })
    await expect(page.getByRole('button', { name: 'Taxi card' })).toBeVisible()
    const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Seoul', weekday: 'long' })
    // The day may change in Seoul while this runs.
    await expect(async () => expect(await today.innerText()).toContain(weekday.format())).toPass()
    await expect(today).toHaveCount(1)
    await expect(page.getByText('All times are Korean time.')).toBeVisible()
  })
})

for (const look of looks) {
  test(
    `places and one of them have no barriers at ${look.width} px, ${look.theme}`,
    { tag: look.tag },
    async ({ page }) => {
      await takeLook(page, look)
      await openList(page, '/places?kind=cafe&province=Busan')
      await expectNoBarriers(page)
      await page.goto(palace)
      await page.getByRole('button', { name: 'Taxi card' }).click()
      await expect(page.getByRole('dialog', { name: 'Taxi card' })).toBeVisible()
      await expectNoBarriers(page)
    },
  )
}
