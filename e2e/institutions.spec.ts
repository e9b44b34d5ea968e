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
    await expect(main.getByText(/^From public pages of 20\d\d(?: to 20\d\d)?, read on \d+ November 2026/)).toBeVisible()
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

test(
  'a hospital with several departments is at home on each of its lists, and one address is canonical',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/skin-clinics')
    await page.getByRole('link', { name: `Details of ${first}` }).click()
    await expect(page).toHaveURL(/\/skin-clinics\/\d+$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    const id = page.url().split('/').at(-1)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`/plastic-surgery-clinics/${id}$`))
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Skin Treatment')
    await page.getByRole('link', { name: 'Back to clinics' }).click()
    await expect(page).toHaveURL('/skin-clinics')
    await page.goto(`/other-clinics/${id}`)
    await expect(canonical).toHaveAttribute('href', new RegExp(`/plastic-surgery-clinics/${id}$`))
    await page.goto(`/stem-cell-clinics/${id}`)
    await expect(page).toHaveURL(`/plastic-surgery-clinics/${id}`)
  },
)

test(
  'what a patient calls a treatment finds the departments for it, and the list goes on to its end',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    const finder = page.locator('#plastic-surgery-list')
    await finder.getByRole('searchbox').fill('코성형')
    await page.keyboard.press('Enter')
    await expect(finder.getByRole('status').first()).toHaveText(/^12 of \d\d clinics$/)
    await expect(finder.getByText('Has a plastic surgery department')).toHaveCount(12)
    for (const shown of [24, 36, 41]) {
      await finder.getByRole('button', { name: 'Show more' }).click()
      await expect(finder.getByText('Has a plastic surgery department')).toHaveCount(shown)
    }
    await expect(finder.getByText(/^That is all: \d\d clinics\.$/)).toBeVisible()
  },
)

test(
  'without scripts a table of the finder that is not the whole list leads to it',
  { tag: '@long' },
  async ({ pageWithoutScripts: page }) => {
    await page.goto('/')
    // Playwright finds nothing in a noscript by its role.
    const whole = page.getByRole('region', { name: 'Clinic finder' }).locator('noscript a')
    await expect(whole).toHaveText('The whole list')
    await whole.click()
    await expect(page).toHaveURL('/plastic-surgery-clinics')
  },
)
