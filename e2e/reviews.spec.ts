import { findDatabase, writeClinics } from '#testing/builders/started-clinics.ts'
import { addVisit } from '#testing/builders/visits.ts'
import { expectToast } from './account-steps.ts'
import { openEditor, test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { openAs } from './settings-steps.ts'

test.describe.configure({ mode: 'serial' })

const clinic = { id: 900_017, name: 'Noeul Dental', treatments: ['dental' as const], procedures: ['Veneers'] }
const clinicPage = `/dental-clinics/${clinic.id}`
const facts = { ...clinic, description: 'Made up.', location: 'Sinsa-dong' }

test(
  'a price that an administrator enters stands on the page of the clinic with its day',
  { tag: '@long' },
  async ({ page, admins, varFolder }) => {
    await writeClinics(varFolder, [facts])
    await openAs(page, admins.mina, '/dental-clinics')
    await openEditor(page, clinic.name)
    const prices = page.getByRole('region', { name: 'Prices' })
    await prices.getByRole('button', { name: 'Add a price' }).click()
    await prices.getByLabel('Procedure').selectOption('Veneers')
    await prices.getByLabel('From, in won').fill('900,000')
    await prices.getByLabel('To, in won').fill('600000')
    await prices.getByLabel('Stated on').fill('2026-11-05')
    await page.getByRole('button', { name: 'Update Clinic' }).click()
    const mistake = 'Price 1: enter a highest amount that is not below the lowest, or leave it empty'
    await expect(page.getByRole('link', { name: mistake })).toBeVisible()
    await prices.getByLabel('To, in won').fill('₩1,200,000')
    await expectNoBarriers(page, '#clinic-section-prices')
    await page.getByRole('button', { name: 'Update Clinic' }).click()
    await expectToast(page, 'Clinic has been updated', '')
    await page.goto(`${clinicPage}?tab=procedures`)
    await expect(page.getByText('₩900,000 – ₩1,200,000 for the treatment')).toBeVisible()
    await expect(page.getByText('Stated on 5 November 2026')).toBeVisible()
  },
)

test(
  'without scripts a visit is reviewed once, and its words about the result wait',
  { tag: '@long' },
  async ({ pageWithoutScripts: page, varFolder }) => {
    const token = await addVisit(await findDatabase(varFolder), { clinicId: clinic.id })
    await page.goto(`/consultations/review?token=${token}`)
    await page.getByRole('textbox', { name: /The visit in your words/ }).fill('See www.spam.example')
    await page.getByRole('button', { name: 'Publish the Review' }).click()
    await expect(page.getByRole('link', { name: 'Choose 1 to 5 stars' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /The visit in your words/ })).toHaveValue('See www.spam.example')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByLabel('Price').selectOption('As quoted')
    await page.getByRole('textbox', { name: /The visit in your words/ }).fill('They took their time.')
    await page.getByRole('textbox', { name: /The result/ }).fill('My teeth look new.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Publish the Review' }).click()
    await expect(page.getByText('Your words about the result wait for an administrator.')).toBeVisible()

    await page.goto(`${clinicPage}?tab=reviews`)
    await expect(page.getByText('4.0/5').first()).toBeVisible()
    await expect(page.getByText('They took their time.')).toBeVisible()
    await expect(page.getByText('My teeth look new.')).toHaveCount(0)
    expect(await page.content()).toContain('"ratingValue":4')
    await page.getByRole('link', { name: /Report the review/ }).click()
    await expect(page.getByRole('heading', { name: 'Report a mistake: a review of Noeul Dental' })).toBeVisible()
    expect((await page.goto('/consultations/review?token=none'))?.status()).toBe(404)
  },
)

testLooks(test, 'the review of a clinic has no barrier', async ({ page, varFolder }) => {
  await page.goto(`${clinicPage}?tab=reviews`)
  await expect(page.getByText('They took their time.')).toBeVisible()
  await expectNoBarriers(page)
  const token = await addVisit(await findDatabase(varFolder), { clinicId: clinic.id })
  await page.goto(`/consultations/review?token=${token}`)
  await expectNoBarriers(page)
})

test(
  'an administrator lets words about a result through, and removes a review on a public ground',
  { tag: '@long' },
  async ({ page, admins }) => {
    await openAs(page, admins.mina, '/reviews/moderation')
    await expect(page.getByText('My teeth look new.')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Show These Words' }).click()
    await expect(page.getByText('Shown', { exact: true })).toBeVisible()
    await page.goto(`${clinicPage}?tab=reviews`)
    await expect(page.getByText('My teeth look new.')).toBeVisible()

    await page.goto('/reviews/moderation')
    await page.getByRole('tab', { name: 'All' }).click()
    await page.getByText('Remove the review').click()
    await page.getByLabel('Ground').selectOption('an insult or a threat')
    await page.getByRole('button', { name: 'Remove for Good' }).click()
    await expect(page.getByText('Removed. The page of the clinic says so, with the ground.')).toBeVisible()
    await page.goto(`${clinicPage}?tab=reviews`)
    await expect(page.getByText('No reviews yet')).toBeVisible()
    await page.getByText('1 review was removed').click()
    await expect(page.getByText(/an insult or a threat\./)).toBeVisible()
  },
)
