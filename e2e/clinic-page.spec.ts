import type { Page } from '@playwright/test'
import { expect, samplesAlone, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

const name = 'Moonlit Persimmon Plastic Surgery'
const list = '/plastic-surgery-clinics'

/** The address of the page of this clinic, as its list has it. */
async function findAddress(page: Page): Promise<string> {
  await page.goto(list)
  const details = page.getByRole('link', { name: `Details of ${name}` })
  return (await details.getAttribute('href')) ?? ''
}

/** Where the tabs are tabs, the scripts are there. */
async function openClinic(page: Page): Promise<string> {
  const address = await findAddress(page)
  await page.goto(address)
  await expect(page.getByRole('tablist')).toBeVisible()
  return address
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a cold link shows all of the clinic, every tab is an address, and booking leads to a request', async ({
    page,
  }) => {
    const address = await findAddress(page)
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByText('This clinic is fictional.')).toBeVisible()
    await expect(page.getByText(/sample rating|of 5 stars/)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)

    const tabs = page.getByRole('navigation', { name: 'About this clinic' })
    await tabs.getByRole('link', { name: 'Doctors' }).click()
    await expect(page).toHaveURL(`${address}?tab=doctors#about-clinic`)
    await expect(page.getByRole('heading', { name: 'Dr. Dalbit Sora' })).toBeVisible()
    await tabs.getByRole('link', { name: 'Reviews' }).click()
    await expect(page.getByText('No reviews yet')).toBeVisible()

    const panel = page.getByRole('region', { name: 'Book a Consultation' })
    await panel.getByText('Hours by day').click()
    await expect(panel.getByRole('row', { name: /Today/ })).toBeVisible()
    await panel.getByRole('link', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(/\/consultations\/new\?clinic=\d+&kind=consultation&listing=[a-z-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is a sample listing')
  })
})

test(
  'from a card the page is there while the server is still silent, and whole when it answers',
  { tag: '@long' },
  async ({ page, context }) => {
    // What the browser kept would be whole at once; here the card is all there is.
    await context.route('**/copy.json', (route) => route.fulfill({ json: [] }))
    await page.goto(list)
    await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await context.route(/plastic-surgery-clinics\/\d+\.data/, async (route) => {
      await permission
      await route.continue()
    })
    await page.getByRole('link', { name: `Details of ${name}` }).click()
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${name} · My Guide Korea`)
    await expect(page.getByText('A quiet house for surgery')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Highlights' })).toHaveCount(0)
    permit()
    await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
    await expect(page).toHaveURL(/plastic-surgery-clinics\/\d+$/)
    await page.getByRole('link', { name: 'Back to clinics' }).click()
    await expect(page).toHaveURL(list)
  },
)

test('a clinic that is not there says so with 404', async ({ page, surprises }) => {
  surprises.expect(/404 \(Not Found\)/)
  for (const id of ['7', 'abc', '1e3', '99999999999999999999']) {
    expect((await page.goto(`/dental-clinics/${id}`))?.status(), id).toBe(404)
    await expect(heading(page)).toHaveText('Clinic Not Found')
    await expect(page.getByText("Sorry, we couldn't find the clinic you're looking for")).toBeVisible()
  }
})

test(
  'a clinic that went since its list was read is not there after a click, and Go Back goes back',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.expect(/404 \(Not Found\)/)
    await page.goto('/dental-clinics')
    await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
    await context.route(/dental-clinics\/\d+\.data/, async (route) => {
      await route.continue({
        url: route
          .request()
          .url()
          .replace(/\d+\.data/, '7.data'),
      })
    })
    await page
      .getByRole('link', { name: /^Details of/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Clinic Not Found')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/dental-clinics')
  },
)

test(
  'under the path of another treatment, or with a slash too many, a clinic leads to its own address',
  { tag: '@long' },
  async ({ page, request }) => {
    const address = await findAddress(page)
    const id = address.split('/').at(-1)
    for (const wrong of [`/dental-clinics/${id}?tab=doctors`, `${address}/?tab=doctors`]) {
      const answer = await request.get(wrong, { maxRedirects: 0 })
      expect(answer.status(), wrong).toBe(301)
      expect(answer.headers()['location']).toBe(`${address}?tab=doctors`)
    }
    await page.goto(`/dental-clinics/${id}`)
    await expect(page).toHaveURL(address)
  },
)

test('by keyboard one walks through the tabs, which ask the server for nothing', { tag: '@long' }, async ({ page }) => {
  const address = await openClinic(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Procedures' })).toBeFocused()
  await expect(page).toHaveURL(`${address}?tab=procedures`)
  await expect(page.getByRole('tabpanel', { name: 'Procedures' }).getByText('Jaw Reduction')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByText('No reviews yet')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Doctors' })).toBeVisible()
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
})

test(
  'Book Now and Request Information lead to a page that asks nothing of a sample, and back',
  { tag: '@long' },
  async ({ page }) => {
    await openClinic(page)
    for (const [label, kind] of [
      ['Book Now', 'consultation'],
      ['Request Information', 'question'],
    ] as const) {
      await page.getByRole('link', { name: label }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`clinic=\\d+&kind=${kind}$`))
      await expect(page.getByRole('heading', { level: 1, name: 'This is a sample listing' })).toBeFocused()
      await expect(page.getByText(/Nothing is sent or collected/)).toBeVisible()
      await expect(page.locator('main').locator('form, input, textarea')).toHaveCount(0)
      await page.goBack()
      await expect(heading(page)).toHaveText(name)
    }
  },
)

testLooks(test, 'no barrier on the page', async ({ page }) => {
  await openClinic(page)
  await expectNoBarriers(page)
})

for (const tab of ['procedures', 'doctors', 'gallery', 'reviews']) {
  test(`no barrier on the tab ${tab}`, { tag: '@long' }, async ({ page }) => {
    const address = await findAddress(page)
    await page.goto(`${address}?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectNoBarriers(page, 'main')
  })
}
