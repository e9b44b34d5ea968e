import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

test(
  'a dish is found by its name in Hangul, and its page says what is in it and who serves it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/food-and-cafe')
    await page.getByRole('link', { name: 'Korean dishes explained' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dishes of Korea' })).toBeVisible()
    await page.getByLabel('Search by any name').fill('삼계탕')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^1 dish$/u })).toBeVisible()
    await page.getByRole('link', { name: 'Samgyetang' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '삼계탕 Samgyetang' })).toBeVisible()
    await expect(page.getByText('Say: samgyetang')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'chicken' })).toBeVisible()
    await page.getByRole('link', { name: /Tosokchon/u }).click()
    await expect(page).toHaveURL(/\/places\/tosokchon$/u)
    await page.getByRole('link', { name: 'Table card' }).click()
    await expect(page.getByRole('region', { name: 'The card' }).getByText('토속촌삼계탕')).toBeVisible()
  },
)

test('a filter for pork hides dishes that always have it and says where to ask', { tag: '@long' }, async ({ page }) => {
  await page.goto('/food-and-cafe/dishes?kind=stew')
  await expect(page.getByRole('link', { name: 'Gamjatang' })).toBeVisible()
  await page.getByText('I do not eat').first().click()
  await page.getByLabel('pork').check()
  await page.getByRole('button', { name: 'Show dishes' }).click()
  await expect(page).toHaveURL(/without=pork/u)
  await expect(page.getByRole('link', { name: 'Gamjatang' })).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Kimchi Stew' }).getByText('Ask about pork')).toBeVisible()
  await page.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/dishes$/u)
  await expect(page.getByLabel('pork')).not.toBeChecked()
})

test(
  'nothing found says so and leads back, and an unknown dish is not found',
  { tag: '@long' },
  async ({ page, surprises }) => {
    await page.goto('/food-and-cafe/dishes?q=pizza&heat=99&kind=nothing&without=plutonium')
    await expect(page.getByRole('heading', { name: 'No dishes match.' })).toBeVisible()
    surprises.allow(/404/u)
    const answer = await page.goto('/food-and-cafe/dishes/pizza')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'All dishes' }).click()
    await expect(page.getByRole('link', { name: '비빔밥 Bibimbap', exact: true })).toBeVisible()
  },
)

test(
  'a card says in Korean what was chosen, at once and also when it is opened without a network',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/food-and-cafe/dishes/bibimbap')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Show it at the table' }).click()
    const card = page.getByRole('region', { name: 'The card' })
    await expect(card.getByText('비빔밥')).toBeVisible()
    await page.getByLabel(/I am allergic to egg/u).check()
    await expect(card.getByText('달걀 알레르기가 있어요. 이 음식에 달걀이 들어가나요?')).toBeVisible()
    await expect(page).toHaveURL('/food-and-cafe/table-card?dish=bibimbap&say=allergy-egg')
    await page.reload()
    await expect(card.getByText(/달걀 알레르기/u)).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel(/I am a vegetarian/u).check()
    await expect(card.getByText(/저는 채식을 해요/u)).toBeVisible()
    await page.reload()
    await expect(card.getByText(/저는 채식을 해요/u)).toBeVisible()
    await expect(card.getByText(/달걀 알레르기/u)).toBeVisible()
    await expect(card.getByText('비빔밥')).toBeVisible()
  },
)

testLooks(test, 'guide, dish and card have no barriers', async ({ page }) => {
  for (const path of ['dishes?without=pork', 'dishes/bibimbap', 'table-card?dish=bibimbap&say=diet-vegan']) {
    await page.goto(`/food-and-cafe/${path}`)
    await expectNoBarriers(page)
  }
})

test('the card is white also where the page is dark', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/food-and-cafe/table-card?dish=bibimbap')
  await expect(page.getByRole('region', { name: 'The card' })).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide searches and the card is shown', { tag: '@long' }, async ({ page }) => {
    await page.goto('/food-and-cafe/dishes')
    await page.getByLabel('Search by any name').fill('dumpling')
    await page.getByText('I do not eat').first().click()
    await page.getByLabel('nuts or peanuts').check()
    await page.getByRole('button', { name: 'Show dishes' }).click()
    await page.getByRole('link', { name: 'Dumplings' }).click()
    await page.getByRole('link', { name: 'Show it at the table' }).click()
    await page.getByLabel(/I am allergic to soy/u).check()
    await page.getByRole('button', { name: 'Show the card' }).click()
    const card = page.getByRole('region', { name: 'The card' })
    await expect(card.getByText('만두')).toBeVisible()
    await expect(card.getByText(/콩 알레르기가 있어요/u)).toBeVisible()
  })
})
