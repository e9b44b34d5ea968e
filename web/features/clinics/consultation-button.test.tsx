import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ConsultationButton } from './consultation-button.tsx'
import type { ClinicHours, ContactedClinic } from './contacted-clinic.ts'

const known: ContactedClinic = {
  id: 7,
  name: 'Bom Clinic',
  nameKo: '봄의원',
  phoneNumber: '02-555-0123',
  website: 'https://bom.example/en',
  treatments: ['dental'],
  isSample: false,
}
const day = [['10:00', '19:00'] as const]
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] }
const open: ClinicHours = { ...unknownClinic, isSample: false, businessHours: 'Mon to Fri 10:00 to 19:00', hours }

/** A page that knows the hours, or one that knows no more than a card. */
function show(clinic: ContactedClinic, pageHours?: ClinicHours) {
  return mountAt('/', () => <ConsultationButton clinic={clinic} hours={pageHours} label="Book Now" />)
}

/** What the server says of a clinic; gives the addresses that were asked. */
function answerWith(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  return asked
}

function refuse(): Response {
  return new Response(null, { status: 500 })
}

afterEach(() => vi.unstubAllGlobals())

const button = page.getByRole('button', { name: 'Book Now' })
const dialog = page.getByRole('dialog')

test("the dialog shows the clinic's own phone, hours and website, and says that nothing is sent", async () => {
  const asked = answerWith(refuse)
  show(known, open)
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Contact Bom Clinic' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toHaveAttribute('href', 'tel:+8225550123')
  const website = page.getByRole('link', { name: 'https://bom.example/en' })
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(dialog.getByText(/Mon to Fri 10:00 to 19:00/)).toBeVisible()
  await expect.element(dialog.getByText(/Usual hours, not verified/)).toBeVisible()
  expect(asked).toEqual([])
  await expect.element(dialog.getByText(/This site sends no request for you and takes no commission/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('from a card the dialog opens at once and gets the hours from the server, day by day', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = answerWith(() => promise)
  show(known)
  await button.click()
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toBeVisible()
  resolve(Response.json({ ...unknownClinic, ...known, ...open, businessHours: '' }))
  await expect.element(dialog.getByRole('row', { name: /Wednesday/ }).getByText('10:00–19:00')).toBeVisible()
  await expect.element(dialog.getByText(/Usual hours, not verified/)).toBeVisible()
  expect(asked).toEqual(['/api/clinics/7'])
})

test('the dialog links to the page of the clinic when the server does not answer with the hours', async () => {
  answerWith(refuse)
  const router = show(known)
  await button.click()
  await dialog.getByRole('link', { name: 'See the hours on the clinic’s page' }).click()
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/dental-clinics/7', hash: '#book' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a clinic of an outside source has no page to ask or to lead to', async () => {
  const asked = answerWith(refuse)
  show({ ...known, id: -1 })
  await button.click()
  await expect.element(dialog.getByText(/Contact for hours/)).toBeVisible()
  expect(asked).toEqual([])
})

test('an unknown phone, website or hours are replaced by a sentence', async () => {
  show({ ...known, phoneNumber: '', website: '' }, { ...open, businessHours: '', hours: null })
  await button.click()
  for (const words of [/Not available/, /Contact for hours/, /No website available/])
    await expect.element(dialog.getByText(words)).toBeVisible()
})

test('of a sample it says that there is nobody to reach, and offers nothing to press', async () => {
  const asked = answerWith(refuse)
  show({ ...known, isSample: true })
  await button.click()
  await expect.element(dialog.getByText(/Nothing is sent or collected/)).toBeVisible()
  expect(asked).toEqual([])
  expect(dialog.element().querySelector('a')).toBeNull()
})

test('a script in the place of a phone or a website is words and no link', async () => {
  show({ ...known, phoneNumber: 'javascript:alert(1)', website: 'javascript:alert(2)' }, open)
  await button.click()
  await expect.element(dialog.getByText(/No website available/)).toBeVisible()
  expect(dialog.element().querySelector('a')).toBeNull()
})

test('of a clinic that nobody knows how to reach it says how to find it, and not that one agrees with it', async () => {
  show({ ...known, phoneNumber: '', website: '' })
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect
    .element(dialog.getByRole('link', { name: 'Naver Map' }))
    .toHaveAttribute('href', `https://map.naver.com/p/search/${encodeURIComponent('봄의원')}`)
  await expect.element(dialog.getByRole('link', { name: /Medical Korea/ })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: /1330/ })).toHaveAttribute('href', 'tel:+8221330')
  await expect
    .element(dialog.getByRole('link', { name: 'Do you know them? Tell us' }))
    .toHaveAttribute('href', '/contact?about=%2Fdental-clinics%2F7')
  await expect.element(dialog.getByText(/arrange everything/)).not.toBeInTheDocument()
})
