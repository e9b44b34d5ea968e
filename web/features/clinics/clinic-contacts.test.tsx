import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ClinicContacts, type ContactedClinic } from './clinic-contacts.tsx'

const day = [['10:00', '19:00'] as const]
const known: ContactedClinic = {
  ...unknownClinic,
  id: 7,
  name: 'Bom Clinic',
  nameKo: '봄의원',
  phoneNumber: '02-555-0123',
  website: 'https://bom.example/en',
  treatments: ['dental'],
  isSample: false,
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
}

function show(clinic: ContactedClinic) {
  mountAt('/', () => <ClinicContacts clinic={clinic} today="2027-03-01" />)
}

const naver = page.getByRole('link', { name: 'Naver Map' })

test('a clinic is reached by its own phone and website, in its hours, and found on a map', async () => {
  show(known)
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toHaveAttribute('href', 'tel:+8225550123')
  const website = page.getByRole('link', { name: 'https://bom.example/en' })
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(page.getByRole('row', { name: /Wednesday/ }).getByText('10:00–19:00')).toBeVisible()
  await expect.element(page.getByText(/Usual hours, not verified/)).toBeVisible()
  await expect.element(naver).toHaveAttribute('href', `https://map.naver.com/p/search/${encodeURIComponent('봄의원')}`)
  await expect.element(page.getByRole('link', { name: /Medical Korea/ })).not.toBeInTheDocument()
})

test('an unknown phone, website or hours are replaced by a sentence, and it says how to find the clinic', async () => {
  show({ ...known, phoneNumber: '', website: '', hours: null })
  for (const words of [/Not available/, /Contact for hours/, /No website available/])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Medical Korea/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /1330/ })).toHaveAttribute('href', 'tel:+8221330')
  await expect
    .element(page.getByRole('link', { name: 'Do you know them? Tell us' }))
    .toHaveAttribute('href', '/contact?about=%2Fdental-clinics%2F7')
})

test('a script in the place of a phone or a website is words and no link', async () => {
  show({ ...known, phoneNumber: 'javascript:alert(1)', website: 'javascript:alert(2)' })
  await expect.element(page.getByText(/No website available/)).toBeVisible()
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
})
