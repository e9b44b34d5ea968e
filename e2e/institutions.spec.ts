import { expect, test } from './fixtures.ts'

const first = 'Asan Medical Center'

test('a list begins with real institutions, and shows no sample and no rating', { tag: '@long' }, async ({ page }) => {
  for (const path of [
    '/plastic-surgery-clinics',
    '/skin-clinics',
    '/eye-surgery-clinics',
    '/dental-clinics',
    '/other-clinics',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
    await expect(page.getByText('Sample listing')).toHaveCount(0)
    await expect(page.getByText(/Editor’s rating/)).toHaveCount(0)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  }
})

test('stem cell therapy keeps its samples, and search engines stay out of them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/stem-cell-clinics')
  await expect(page.getByText('Sample listing').first()).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test(
  'the page of an institution names its pages and their days, and that no registration was checked',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/other-clinics')
    await page.getByRole('link', { name: first }).first().click()
    const main = page.getByRole('main')
    await expect(main.getByText(/^From public pages of 20\d\d(?: to 20\d\d)?, read on 25 November 2026/)).toBeVisible()
    await main.getByText('Sources, and what each one says').click()
    await expect(main.getByRole('link', { name: /Ministry of Health and Welfare.*as of 11 June 2026/ })).toBeVisible()
    await expect(main.getByText(/Registration not checked/)).toBeVisible()
    await expect(main.getByText(/Last changed/)).toHaveCount(0)
    await expect(main.getByRole('link', { name: '02-3010-3114' }).first()).toHaveAttribute('href', /^tel:/)
    await main.getByRole('link', { name: 'How clinics are listed' }).click()
    await expect(page.getByRole('heading', { name: /How a clinic is listed/ })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'How a clinic is removed' })).toBeVisible()
  },
)

test('institutions are rows of the catalogue that trips are planned from', async ({ request }) => {
  const list = await (await request.get('/other-clinics')).text()
  const [, id = ''] = /\/other-clinics\/(\d+)/.exec(list) ?? []
  const row: unknown = await (await request.get(`/api/places/clinic-${id}`)).json()
  expect(row).toMatchObject({ id: `clinic-${id}`, kind: 'clinic', basis: 'sourced', origin: 'clinics' })
})
