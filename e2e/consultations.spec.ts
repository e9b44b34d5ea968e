import type { Page } from '@playwright/test'
import { consultationPath } from '#domain/consultations/consultations.ts'
import { findHtmlFaults } from '#testing/html-faults.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

/** Of the first clinic of a list, which is a real one. */
async function openRequest(page: Page, kind = 'consultation'): Promise<void> {
  const list = await (await page.request.get('/dental-clinics')).text()
  const [, clinic = ''] = /\/consultations\/new\?clinic=(\d+)/.exec(list) ?? []
  await page.goto(`${consultationPath}?clinic=${clinic}&kind=${kind}`)
}

function write(page: Page) {
  return page.getByRole('button', { name: 'Write the Request' })
}

function written(page: Page) {
  return page.getByRole('region', { name: 'Your request is written, and not sent' })
}

/** A day that is so many days from today in Seoul. */
function dayIn(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10)
}

test('from the card of a clinic to a request in Korean, of which nothing leaves the device', async ({ page }) => {
  const sent: string[] = []
  await page.goto('/dental-clinics')
  await page.getByRole('link', { name: 'Book Consultation' }).first().click()
  await expect(page).toHaveURL(/\/consultations\/new\?clinic=\d+&kind=consultation&listing=[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Book a Consultation/ })).toBeFocused()
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByText(/^\d+ more$/).click()
  await page.getByRole('checkbox', { name: 'Dental Implants', exact: true }).check()
  await page.getByLabel('First day').fill(dayIn(30))
  await page.getByLabel('Last day').fill(dayIn(40))
  const first = page.getByRole('group', { name: 'First choice' })
  await first.getByLabel('Day').fill(dayIn(31))
  await first.getByLabel('From').fill('00:00')
  await first.getByLabel('To', { exact: true }).fill('01:00')
  await page.getByRole('combobox', { name: /^Also show these times/ }).selectOption('Pacific/Honolulu')
  await expect(first.getByText(/05:00 to .*06:00 in Honolulu$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('I grind my teeth at night.')
  await write(page).click()
  await expect(written(page).getByRole('heading', { level: 2 })).toBeFocused()
  const korean = written(page).locator('[lang=ko]')
  await expect(korean).toContainText('임플란트 (Dental Implants)')
  await expect(korean).toContainText('00:00~01:00')
  await expect(korean).toContainText('I grind my teeth at night.')
  await expect(page.getByRole('region', { name: 'Where to send it' }).getByRole('link').first()).toBeVisible()
  expect(sent.filter((request) => /POST|grind|Implants/.test(request))).toEqual([])
  expect(page.url()).not.toContain('Implants')
})

test('without scripts a request is written too, and a wrong one says why and keeps what was typed', async ({
  pageWithoutScripts: page,
  app,
}) => {
  await openRequest(page, 'question')
  await expect(page.getByRole('group', { name: /^When you could come/ })).toBeHidden()
  await page.getByLabel('First day').fill(dayIn(-300))
  await page.getByLabel('Last day').fill(dayIn(40))
  await page.getByRole('textbox', { name: 'Your message' }).fill('Does it <b>hurt</b>?')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    write(page).click(),
  ])
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store'])
  await expect(page.getByRole('link', { name: /^Enter a day that is not over: in Korea it is/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Does it <b>hurt</b>?')
  await page.getByLabel('First day').fill(dayIn(30))
  await write(page).click()
  await expect(written(page).locator('[lang=ko]')).toContainText('Does it <b>hurt</b>?')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Does it <b>hurt</b>?')
  expect(app.output()).not.toContain('hurt')
})

test(
  'addresses that name no clinic are not found, and invented answers are mistakes',
  { tag: '@long' },
  async ({ page, app, surprises }) => {
    surprises.expect(/404 \(Not Found\)/)
    for (const id of ['', 'clinic=', 'clinic=0', 'clinic=-1', 'clinic=1e9', "clinic=1'--", 'clinic=9999999999999999']) {
      expect((await page.request.get(`${consultationPath}?${id}`)).status(), id).toBe(404)
      expect((await page.request.post(`${consultationPath}?${id}`, { form: { kind: 'question' } })).status(), id).toBe(
        404,
      )
    }
    await page.goto(`${consultationPath}?clinic=999999`)
    await expect(page.getByRole('heading', { level: 1, name: 'Clinic not found' })).toBeVisible()
    await page.getByRole('link', { name: 'See all clinics' }).click()
    await expect(page).toHaveURL('/beauty-clinics')
    await openRequest(page, 'operation')
    await expect(page.getByRole('radio', { name: 'an appointment for a consultation' })).toBeChecked()
    const form = {
      kind: 'operation',
      month: "2027-01'--",
      zone: '../etc',
      language: 'xx',
      interpreter: '<script>',
      message: 'whispered',
    }
    const refused = await page.request.post(page.url(), { form })
    expect(refused.status()).toBe(422)
    const text = await refused.text()
    expect(text).toContain('Choose a consultation or a question')
    expect(text).toContain('>whispered</textarea>')
    expect(await findHtmlFaults(text)).toEqual([])
    const foreign = await page.request.post(page.url(), { form, headers: { origin: 'https://evil.example' } })
    expect(foreign.status()).toBe(403)
    expect(app.output()).not.toContain('whispered')
  },
)

testLooks(test, 'axe finds nothing on a request and its text', async ({ page }) => {
  await openRequest(page)
  await write(page).click()
  await expect(page.getByRole('region', { name: 'One thing needs another look' })).toBeFocused()
  await expectNoBarriers(page)
  await page.getByRole('textbox', { name: /^Other procedures/ }).fill('a scar')
  await write(page).click()
  await expect(written(page)).toBeVisible()
  await expectNoBarriers(page)
})

test('the page of a request is valid HTML, and no search engine lists it', async ({ page }) => {
  await openRequest(page)
  const text = await (await page.request.get(page.url())).text()
  expect(await findHtmlFaults(text)).toEqual([])
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})
