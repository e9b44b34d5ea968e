import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Clinic, clinicCard, type ClinicSource, unknownClinic } from '#domain/clinics/clinics.ts'
import type { ClinicPrice } from '#domain/clinics/price-sheets.ts'
import type { PlanRange } from '#domain/clinics/treatments.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import type { ClinicDetails, Trouble } from './clinic-details.ts'
import { ClinicPage } from './clinic-page.tsx'

const own = { id: 7, version: 1, isSample: false, updatedOn: '2026-11-21' }

function describe(facts: Partial<Clinic>): ClinicDetails {
  const clinic = { ...unknownClinic, ...own, name: 'Bom Clinic', treatments: ['dental' as const], ...facts }
  return { clinic, recovery: [], reviews: null, scene: 'clinic-door', today: '2026-11-21' }
}

type Shown = {
  facts?: Partial<Clinic>
  recovery?: PlanRange[]
  tab?: string
  isKnown?: boolean
  trouble?: Trouble | null
  keptAt?: number
}

function show({ facts = {}, recovery = [], tab = 'overview', isKnown = true, trouble = null, ...kept }: Shown = {}) {
  const details = { ...describe(facts), recovery, ...kept }
  const card = { ...clinicCard(details.clinic), scene: details.scene }
  mountAt(`/dental-clinics/7?tab=${tab}`, () => (
    <ClinicPage card={card} details={isKnown ? details : null} trouble={trouble} reviews={null} />
  ))
}

const allWeek = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [['00:00', '00:00'] as const],
  sat: [['10:00', '16:00'] as const],
  sun: [],
}

test('hours are a table with today marked, and usual until somebody has checked them', async () => {
  show({ facts: { hours: allWeek } })
  const today = page.getByRole('row', { name: /Today/ })
  await expect.element(today.getByText(/10:00–16:00/)).toBeVisible()
  await expect.element(today.getByText(/Saturday/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Friday 24 hours' })).toBeVisible()
  await expect.element(page.getByText(/Usual hours, not verified\./)).toBeVisible()
  show({ facts: { hours: '24h', basis: 'checked', source: 'its own site', checkedOn: '2026-11-02' } })
  await expect.element(page.getByText('Checked on 2 November 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Today/ }).getByText('24 hours')).toBeVisible()
})

const implant: PlanRange = {
  id: 'dental-implant',
  name: { en: 'Dental implant', ko: '임플란트' },
  quietDays: [2, 7],
  checks: [{ what: 'check', days: [7, 10] }],
  flightDays: [1, 5],
  warnFlightBelow: 14,
  source: 'https://hospital.example/implants',
  checkedOn: null,
  sources: [
    {
      address: 'https://hospital.example/implants',
      publisher: 'A Hospital',
      readOn: '2026-11-25',
      pageDate: null,
      figures: ['quietDays', 'checks'],
    },
  ],
}

test('a recovery range names its pages, and what no page says is not confirmed', async () => {
  show({ recovery: [implant] })
  const line = page.getByText(/^Dental implant: planning range from/)
  await expect
    .element(line)
    .toHaveTextContent(
      'Dental implant: planning range from A Hospital (no strenuous stops, check), read in November 2026. Not confirmed: flight.',
    )
  await expect
    .element(line.getByRole('link', { name: 'A Hospital' }))
    .toHaveAttribute('href', 'https://hospital.example/implants')
  await expect.element(page.getByText('Planning ranges, not medical advice. Your clinic decides.')).toBeVisible()
})

test('a recovery range without a page is not verified yet', async () => {
  const { sources: _none, ...range } = implant
  show({ recovery: [{ ...range, source: null }] })
  await expect.element(page.getByText(/They have not been verified yet\./)).toBeVisible()
})

test('a rating says whose it is and of which day, and an invented or missing one is not mentioned', async () => {
  show({ facts: { rating: 4, ratedOn: '2026-10-02' } })
  await expect.element(page.getByText('4.0', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Editor’s rating/)).toBeVisible()
  await expect.element(page.getByText(/2 October 2026/)).toBeVisible()
  for (const facts of [{ rating: 4.8, ratedOn: '2026-10-02', isSample: true }, {}]) {
    show({ facts })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(/rating|stars/iu)).not.toBeInTheDocument()
  }
})

test('a clinic from public pages names them with their dates and what each says, until an editor checked it', async () => {
  const register = { address: 'https://register.example', publisher: 'A register', readOn: '2026-11-25' }
  const old: ClinicSource = { ...register, address: 'https://old.example', pageDate: '2021-12-16', says: ['contact'] }
  const sources: ClinicSource[] = [{ ...register, pageDate: '2026-05-12', says: ['existence', 'contact'] }, old]
  show({ facts: { sources } })
  await expect.element(page.getByText(/From public pages of 2021 to 2026, read on 25 November 2026\./)).toBeVisible()
  await expect.element(page.getByText(/Last changed/)).not.toBeInTheDocument()
  await page.getByText('Sources, and what each one says').click()
  await expect.element(page.getByRole('link', { name: 'A register, as of 12 May 2026' })).toBeVisible()
  await expect.element(page.getByText(/that it exists, address and telephone/)).toBeVisible()
  show({ facts: { sources, basis: 'checked', source: 'its own site', checkedOn: '2026-11-02' } })
  await expect.element(page.getByText(/Source: its own site, checked on 2 November 2026\./)).toBeVisible()
  await expect.element(page.getByText('Sources, and what each one says')).not.toBeInTheDocument()
})

test('of a sample the phone and the website are words and nothing leads to it, and of a real clinic all are links', async () => {
  const facts = {
    phoneNumber: '02-000-0100',
    website: 'https://bom.example',
    socialMedia: { instagram: 'https://instagram.example/bom', facebook: '', youtube: '' },
    address: { en: '', ko: '서울 강남구 예시로 1' },
  }
  show({ facts: { ...facts, isSample: true } })
  for (const words of ['02-000-0100', 'https://bom.example']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: words })).not.toBeInTheDocument()
  }
  for (const words of ['Social media', 'Naver Map', 'Copy address'])
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  show({ facts })
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  for (const words of ['02-000-0100', 'https://bom.example', 'Instagram', 'Naver Map'])
    await expect.element(page.getByRole('link', { name: words })).toBeVisible()
})

test('a source that is an address is a link under the name of its site', async () => {
  const source = 'https://www.bom.example/about?lang=en'
  const registration = { number: 'A-1', checkedOn: '2026-11-02', source }
  show({ facts: { basis: 'checked', source, checkedOn: '2026-11-02', registration } })
  const links = page.getByRole('link', { name: 'bom.example', exact: true })
  await expect.element(links.nth(1)).toHaveAttribute('href', source)
  expect(links.elements()).toHaveLength(2)
  await expect.element(page.getByText(/about\?lang/)).not.toBeInTheDocument()
})

test('a placement that was paid for says so, and whoever is featured says how lists are ranked', async () => {
  show({ facts: { featured: true, isAdvertisement: true } })
  await expect.element(page.getByText('Advertisement', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'How we rank' })).toBeVisible()
  show({ facts: { featured: false, isAdvertisement: true } })
  await expect.element(page.getByText('Advertisement', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'How we rank' })).toBeVisible()
  show({ facts: { featured: true } })
  await expect.element(page.getByText('Featured', { exact: true })).toBeVisible()
})

test('pictures of patients stay behind a notice that says what was confirmed', async () => {
  const image = '/storage/v1/object/public/clinic-images/a.webp'
  const beforeAfterConsent = { confirmedOn: '2026-11-01', takenOn: '2026-10-01', equalConditions: true }
  show({ facts: { beforeAfterImages: [image], beforeAfterConsent } })
  const notice = page.getByText(/Written consent confirmed on 1 November 2026\./)
  await expect.element(notice).not.toBeVisible()
  await page.getByText(/Show pictures of patients/).click()
  await expect.element(notice).toBeVisible()
  show({ facts: { beforeAfterImages: [image] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('Before and after')).not.toBeInTheDocument()
})

test('a photograph that does not come is said to be none', async () => {
  const image = '/storage/v1/object/public/clinic-images/gone.webp'
  show({ facts: { image, pictureCredits: [{ url: image, author: 'Kim', licence: 'CC BY 4.0' }] } })
  await expect.element(page.getByText('No Image')).toBeVisible()
})

test('doctors that only a register counts are not made up', async () => {
  show({ facts: { doctorCount: 3 }, tab: 'doctors' })
  await expect.element(page.getByText(/A public register counts 3 doctors here/)).toBeVisible()
})

test('a part of which nothing is known is left out, and its tab too', async () => {
  show({ tab: 'doctors' })
  await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Reviews'])
  for (const name of ['Highlights', 'Before and after', 'FAQs', 'Location', 'Social media'])
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument()
  await expect.element(page.getByText(/not known|is known|are known|none available/iu)).not.toBeInTheDocument()
  show({
    facts: { procedures: ['Crowns'], gallery: ['/a'], doctorCount: 2, highlights: ['Parking'], languages: ['en'] },
  })
  await expect.element(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Book a Consultation' }).getByText('English')).toBeVisible()
  const tabs = ['Overview', 'Procedures1', 'Doctors2', 'Gallery1', 'Reviews']
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(tabs)
})

test('booking and questions lead to the request to this clinic, of a sample too', async () => {
  for (const isSample of [false, true]) {
    show({ facts: { isSample } })
    const booking = page.getByRole('region', { name: 'Book a Consultation' })
    const leads = (name: string) => booking.getByRole('link', { name, includeHidden: true }).element()
    await expect.element(booking).toBeVisible()
    const [book, ask] = [leads('Book Now'), leads('Request Information')].map((link) => link.getAttribute('href'))
    expect(book).toMatch(/^\/consultations\/new\?clinic=\d+&kind=consultation&listing=dental$/)
    expect(ask).toMatch(/^\/consultations\/new\?clinic=\d+&kind=question&listing=dental$/)
  }
})

test('a copy says from when it is, why it is shown, and what it does not have', async () => {
  show({ keptAt: Date.parse('2026-11-20T12:00:00+09:00'), trouble: 'offline' })
  const copy = 'This is a copy saved on your device on 20 November 2026, and it may be out of date. Recovery times'
  await expect.element(page.getByText(`You are offline. ${copy}`, { exact: false })).toBeVisible()
  show({ keptAt: Date.parse('2026-11-20T12:00:00+09:00'), trouble: 'failed' })
  const notice = page.getByText(`The server could not answer. ${copy}`, { exact: false })
  await expect.element(notice).toBeVisible()
  show()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a page that has all details says that it is offline, and not that it is a copy or a card', async () => {
  show({ trouble: 'offline' })
  await expect.element(page.getByText('You are offline.', { exact: true })).toBeVisible()
})

test('a card alone says so, and which parts are not on the device', async () => {
  show({ isKnown: false, trouble: 'offline' })
  await expect.element(page.getByText('You are offline. This is what the list said', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/Not saved on your device\./).first()).toBeVisible()
  show({ isKnown: false })
  await expect.element(page.getByText(/Not saved on your device\./)).not.toBeInTheDocument()
})

test('a clinic of the city’s list says so beside the registration, which nobody has checked', async () => {
  const address = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/7'
  const source = { address, publisher: 'City', readOn: '2026-11-28', pageDate: null, says: ['existence' as const] }
  show({ facts: { sources: [source] } })
  const registration = page.getByRole('region', { name: 'Foreign-patient registration' })
  const link = registration.getByRole('link', { name: 'On Seoul’s list of institutions for visitors' })
  await expect.element(link).toHaveAttribute('href', address)
  await expect
    .element(registration.getByText(/^As of 28 November 2026\. The list is not the registration/))
    .toBeVisible()
  await expect.element(registration.getByText('Not checked')).toBeVisible()
})

test('a clinic that is not on the city’s list says nothing of it', async () => {
  show({ facts: { phoneNumber: '02-1234-5678' } })
  await expect.element(page.getByRole('region', { name: 'Foreign-patient registration' })).toBeVisible()
  expect(page.getByText(/Seoul’s list/).query()).toBeNull()
})

test('a price shows its day, its unit and what the clinic did not state, for a year and never of a sample', async () => {
  const price: ClinicPrice = {
    procedure: 'Veneers',
    fromWon: 600_000,
    toWon: 900_000,
    unit: 'tooth',
    sessions: 2,
    includes: 'Check-up',
    tax: 'unknown',
    refund: '',
    statedOn: '2025-11-22',
    source: 'https://dental.example/prices',
  }
  const facts = { procedures: ['Veneers'], prices: [price, { ...price, unit: 'jaw' as const, statedOn: '2025-11-21' }] }
  show({ facts, tab: 'procedures' })
  const row = page.getByRole('listitem').filter({ hasText: '₩600,000' })
  await expect.element(row.getByText('₩600,000 – ₩900,000 a tooth, 2 sessions')).toBeVisible()
  await expect.element(row.getByText('Check-up')).toBeVisible()
  await expect.element(row.getByText(/Not stated: VAT, refund rule\./)).toBeVisible()
  await expect.element(row.getByText(/Stated on 22 November 2025/)).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'the clinic’s page' })).toHaveAttribute('href', price.source)
  await expect.element(page.getByText(/a jaw/)).not.toBeInTheDocument()
  show({ facts: { ...facts, isSample: true }, tab: 'procedures' })
  await expect.element(page.getByText(/Names only/)).toBeVisible()
  await expect.element(page.getByText(/₩/)).not.toBeInTheDocument()
})
