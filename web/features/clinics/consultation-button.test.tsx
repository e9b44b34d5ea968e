import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/mount.tsx'
import { ConsultationButton } from './consultation-button.tsx'
import type { ContactedClinic } from './contacted-clinic.ts'

const known: ContactedClinic = {
  id: 7,
  name: 'Bom Clinic',
  phoneNumber: '02-555-0123',
  website: 'https://bom.example/en',
  treatments: ['dental'],
  isSample: false,
  businessHours: 'Mon to Fri 10:00 to 19:00',
}

function show(clinic: ContactedClinic) {
  mountAt('/', () => <ConsultationButton clinic={clinic} label="Book Now" />)
}

const button = page.getByRole('button', { name: 'Book Now' })
const dialog = page.getByRole('dialog')

test("the dialog shows the clinic's own phone, hours and website, and says that nothing is sent", async () => {
  show(known)
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Contact Bom Clinic' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toHaveAttribute('href', 'tel:+8225550123')
  const website = page.getByRole('link', { name: 'https://bom.example/en' })
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(dialog.getByText(/Mon to Fri 10:00 to 19:00/)).toBeVisible()
  await expect.element(dialog.getByText(/This site sends no request for you and takes no commission/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('what is not known has a sentence instead', async () => {
  show({ ...known, phoneNumber: '', website: '', businessHours: '' })
  await button.click()
  for (const words of [/Not available/, /Contact for hours/, /No website available/])
    await expect.element(dialog.getByText(words)).toBeVisible()
})

test('of a sample it says that there is nobody to reach, and offers nothing to press', async () => {
  show({ ...known, isSample: true })
  await button.click()
  await expect.element(dialog.getByText(/nothing will be sent and nothing is collected/)).toBeVisible()
  expect(dialog.element().querySelector('a')).toBeNull()
})

test('a script in the place of a phone or a website is words and no link', async () => {
  show({ ...known, phoneNumber: 'javascript:alert(1)', website: 'javascript:alert(2)' })
  await button.click()
  await expect.element(dialog.getByText(/No website available/)).toBeVisible()
  expect(dialog.element().querySelector('a')).toBeNull()
})
