import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clinicCard } from '#domain/clinics/clinics.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ClinicCard } from './clinic-card.tsx'
import type { ListedClinic } from './listed-clinics.ts'

const drawn = { image: '', pictureCredits: [] }

function listed(clinic: Parameters<typeof buildClinic>[0]): ListedClinic {
  return { ...clinicCard(buildClinic({ ...drawn, ...clinic })), scene: 'clinic-dental' }
}

function show(clinic: ListedClinic) {
  return mountAt('/', () => (
    <ClinicCard clinic={clinic} number={3} isActive={false} isFirst={false} treatment="dental" actionsOf={() => null} />
  ))
}

test('a real clinic is shown with what is known: an editor’s rating of a day, the number and when it was read', async () => {
  show(listed({ doctorCount: 2, gallery: ['/a', '/b'], nameKo: '예시치과의원' }))
  const card = page.getByRole('article')
  await expect.element(card.getByRole('heading', { level: 2, name: 'Example Dental' })).toBeVisible()
  await expect.element(card.getByText('예시치과의원')).toHaveAttribute('lang', 'ko')
  await expect.element(card.getByText('Editor’s rating')).toBeVisible()
  await expect.element(card.getByText('of 1 October 2026')).toBeVisible()
  await expect
    .element(card.getByText('2 Doctors · 2 images · Registration A-2026-01, checked 2 October 2026'))
    .toBeVisible()
  await expect.element(card.getByText('Number 3 on the map')).toBeInTheDocument()
  await expect.element(card.getByText('Sample listing')).not.toBeInTheDocument()
  await expect.element(card.getByText('Featured')).not.toBeInTheDocument()
})

test('a card says that nobody has checked the registration of the clinic, and nothing of what is not known', async () => {
  show(listed({ rating: null, ratedOn: null, registration: null, doctors: [], doctorCount: 1, nameKo: '' }))
  const card = page.getByRole('article')
  await expect.element(card.getByText('1 Doctor · Registration not checked')).toBeVisible()
  await expect.element(card.getByText(/rating/iu)).not.toBeInTheDocument()
  await expect.element(card.getByText(/image/)).not.toBeInTheDocument()
})

test('a card of a clinic on the city’s list names the list beside the unchecked registration', async () => {
  const address = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/1'
  const source = { address, publisher: 'City', readOn: '2026-11-28', pageDate: null, says: ['existence' as const] }
  show(listed({ registration: null, doctors: [], doctorCount: 0, sources: [source] }))
  await expect
    .element(
      page
        .getByRole('article')
        .getByText('Registration not checked · On Seoul’s list of institutions for visitors, read on 28 November 2026'),
    )
    .toBeVisible()
})

test('a card has the average of its published reviews beside the rating of an editor, and says nothing without one', async () => {
  show({ ...listed({}), reviews: { count: 1, average: 5 } })
  const card = page.getByRole('article')
  await expect.element(card.getByText('5.0/5')).toBeVisible()
  await expect.element(card.getByText('1 review', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Editor’s rating')).toBeVisible()
  show({ ...listed({}), reviews: null })
  await expect.element(page.getByRole('article').getByText(/reviews?\b/u)).not.toBeInTheDocument()
})

test('a sample and a place that was paid for say so, and the rating of a sample is nowhere', async () => {
  show(listed({ isSample: true, featured: true, isAdvertisement: true }))
  const card = page.getByRole('article')
  await expect.element(card.getByText('Sample listing')).toBeVisible()
  await expect.element(card.getByText(/rating|stars/u)).not.toBeInTheDocument()
  await expect.element(card.getByText('Advertisement')).toBeVisible()
  await expect.element(card.getByText('Featured')).not.toBeInTheDocument()
  show(listed({ featured: false, isAdvertisement: true }))
  await expect.element(card.getByText('Advertisement')).toBeVisible()
})

test('the details are those of this clinic, which goes along to its page', async () => {
  const clinic = listed({ id: 42, treatments: ['dental', 'other'] })
  const router = show(clinic)
  await page.getByRole('link', { name: 'Details of Example Dental' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dental-clinics/42')
  expect(router.state.location.state).toMatchObject({ clinic: { id: 42, name: 'Example Dental' } })
})

test('a photograph names its author and licence, and one that cannot be loaded says No Image', async () => {
  const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`
  show(listed({ image, pictureCredits: [{ url: image, author: 'Example Dental', licence: 'given for this page' }] }))
  await expect.element(page.getByText('Photo: Example Dental, given for this page')).toBeVisible()
  await expect.element(page.getByText('No Image')).not.toBeInTheDocument()
  show(listed({ image: 'data:image/png,broken' }))
  await expect.element(page.getByText('No Image')).toBeVisible()
})

test('a card says what the clinic offers in the treatment of the list, its languages, and who checked it when', async () => {
  show(listed({}))
  const card = page.getByRole('article')
  await expect.element(card.getByText('Veneers, Crowns', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Speaks Korean, English')).toBeVisible()
  await expect.element(card.getByText('Checked by an editor on 4 October 2026')).toBeVisible()
  const publicPage = { address: 'https://a.example', publisher: 'A register', pageDate: null }
  const sources = ['2026-11-25', '2026-11-20'].map((readOn) => ({
    ...publicPage,
    readOn,
    says: ['existence' as const],
  }))
  const hospital = { treatments: ['other', 'dental'] as const, source: null, checkedOn: null, languages: [] }
  show(listed({ ...hospital, treatments: [...hospital.treatments], basis: 'recalled', sources }))
  await expect.element(card.getByText('Dental department', { exact: true })).toBeVisible()
  await expect.element(card.getByText('From public pages that we read on 25 November 2026')).toBeVisible()
  await expect.element(card.getByText(/Veneers|Speaks/u)).not.toBeInTheDocument()
})

test('a card of which nobody checked the details says so, and a sample says nothing of it', async () => {
  show(listed({ source: null, checkedOn: null, basis: 'recalled' }))
  await expect.element(page.getByText('Details not checked')).toBeVisible()
  show(listed({ isSample: true }))
  await expect.element(page.getByText('Sample listing')).toBeVisible()
  await expect.element(page.getByText(/^(?:Details not checked|Checked by|From public)/u)).not.toBeInTheDocument()
})
