import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { textMarker } from '#testing/trips/marked-trips.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { forgetSharedAddress, keepSharedAddress } from '#web/features/trips/saved/shared-address.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { forget } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { Toasts } from '#web/ui/feedback/toasts.tsx'
import { TakeAlong } from './take-along.tsx'

const realFetch = globalThis.fetch

afterEach(() => {
  vi.restoreAllMocks()
  globalThis.fetch = realFetch
  hideClinicsHere(false)
  forgetSharedAddress(tripId)
  forgetTrip()
  forget('tripPlannerCalendarKey')
})

const shared = `${location.origin}/trips/shared/abc`
const tripId = '00000000-0000-4000-8000-000000000001'
const otherTripId = '00000000-0000-4000-8000-000000000002'
/** The first half of the SHA-256 of `calendar of trip <id>`, which the server computes for the calendar address. */
const keyOfOtherTrip = '5646353c31fe2f6edb01d54d74c25a38'

/** A link that was made here is taken to work while the server cannot be asked. */
async function offline(): Promise<Response> {
  throw new TypeError('offline')
}

/** Shows the exports of a trip that is shared by a link, or of one that is not. */
async function show(
  document: TripDocument = twoDayTrip(),
  { isShared = false, showsClinics = false, answer = offline } = {},
) {
  storeTrip({ saved: { id: tripId, version: 1, name: 'Spring' }, isChanged: false, document })
  globalThis.fetch = answer
  if (isShared) keepSharedAddress({ tripId, url: shared, showsClinics })
  mountAt('/', () => (
    <>
      <TakeAlong document={document} />
      <Toasts />
    </>
  ))
  return page.getByText('More: files and text').click()
}

/** What is saved from now on, instead of by the browser. */
function watchFiles() {
  const files: { name: string; blob: Blob }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    if (blob) files.push({ name: this.download, blob })
  })
  return files
}

test.each([
  ['Calendar file', 'korea-2027-05-31.ics', 'text/calendar;charset=utf-8', 'BEGIN:VCALENDAR'],
  ['GPX file', 'korea-2027-05-31.gpx', 'application/gpx+xml', '<gpx version="1.1"'],
  ['GeoJSON file', 'korea-2027-05-31.geojson', 'application/geo+json', '"FeatureCollection"'],
])('%s is made on the device with its name and type', async (label, name, type, part) => {
  const files = watchFiles()
  await show()
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await expect.poll(() => files.map((file) => [file.name, file.blob.type])).toEqual([[name, type]])
  expect(await files[0]?.blob.text()).toContain(part)
  await expect.element(page.getByText(`${name} is in your downloads`)).toBeVisible()
})

test('clinics are in a file only when the traveller asks for them', async () => {
  const files = watchFiles()
  await show()
  const calendar = page.getByRole('button', { name: /^Calendar file/ })
  await calendar.click()
  await expect.poll(() => files.length).toBe(1)
  await page.getByRole('checkbox', { name: 'Include clinic visits and treatments' }).click()
  await calendar.click()
  await expect.poll(() => files.length).toBe(2)
  expect(await files[0]?.blob.text()).not.toContain('Hanbit')
  expect(await files[1]?.blob.text()).toContain('Hanbit')
})

test('nothing that the traveller typed is in a file or in the text, also where clinics are', async () => {
  const files = watchFiles()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(textMarker(twoDayTrip()).mark('Dr Kanaryo for my psoriasis'))
  const makeAll = async () => {
    for (const name of [/^Calendar file/, /^GPX file/, /^GeoJSON file/, /^Copy as text/])
      await page.getByRole('button', { name }).click()
  }
  await makeAll()
  await page.getByRole('checkbox', { name: 'Include clinic visits and treatments' }).click()
  await makeAll()
  await expect.poll(() => files.length).toBe(6)
  const texts = [
    ...(await Promise.all(files.map(({ blob }) => blob.text()))),
    ...write.mock.calls.map(([text]) => text),
  ]
  expect(texts).toHaveLength(8)
  for (const text of texts) {
    expect(text).toContain('Euljiro Bar')
    expect(text.replaceAll('\r\n ', '')).not.toContain('Kanaryo')
  }
})

test('entries of a calendar file stay the same for one trip, and differ from those of another', async () => {
  const files = watchFiles()
  const uidsOf = async (index: number) => (await files[index]?.blob.text())?.match(/^UID:.*$/gmu)?.join('\n')
  const download = async () => {
    const count = files.length
    await page.getByRole('button', { name: /^Calendar file/ }).click()
    await expect.poll(() => files.length).toBe(count + 1)
  }
  const trip = twoDayTrip()
  await show(trip)
  storeTrip({ saved: null, isChanged: false, document: trip })
  await download()
  await download()
  expect(await uidsOf(1)).toBe(await uidsOf(0))

  // Saving it and a new plan for it change nothing; another trip is another one, though it has the same days.
  await show(trip)
  await download()
  const planned = twoDayTrip({ generatedAt: '2027-01-01T00:00:00.000Z' })
  await show(planned)
  await download()
  expect([await uidsOf(2), await uidsOf(3)]).toEqual([await uidsOf(0), await uidsOf(0)])
  const kept = readStoredTrip()
  if (kept) storeTrip({ ...kept, saved: { id: otherTripId, version: 1, name: 'Copy' } })
  await download()
  expect(await uidsOf(4)).not.toBe(await uidsOf(0))
  expect(await uidsOf(4)).toContain(`UID:${keyOfOtherTrip}-gyeongbokgung-attraction@`)
})

test('Today is the first action before and during the trip, and none after it', async () => {
  const withDays = (first: string) => {
    const trip = twoDayTrip()
    const days = trip.plan.days.map((day, index) => ({ ...day, date: addDays(first, index) }))
    return { ...trip, plan: { ...trip.plan, days } }
  }
  const today = seoulDay(Date.now())
  const firstLink = () => page.getByRole('region', { name: 'Export this trip' }).getByRole('link').first()
  await show(withDays(today))
  await expect.element(firstLink()).toHaveTextContent('Today: what is next')
  await show(withDays(addDays(today, 9)))
  await expect.element(firstLink()).toHaveTextContent('Today view')
  await show(withDays(addDays(today, -9)))
  await expect.element(firstLink()).toHaveTextContent('Print or PDF')
})

test('a trip without clinics asks nothing of them', async () => {
  await show(plainTrip())
  await expect.element(page.getByRole('button', { name: /^GPX file/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
})

test('the whole trip is copied as text, and a browser that forbids it says so', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no'))
  await show(twoDayTrip(), { isShared: true })
  await page.getByRole('button', { name: 'Copy as text' }).click()
  expect(write.mock.calls[0]?.[0]).toMatch(/^Trip to Korea[^]*Online: http[^\n]*\/trips\/shared\/abc[^]*경복궁/u)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect.element(page.getByText('The text could not be copied')).toBeVisible()
})

test('the code holds the link where the trip is shared, and otherwise one day at a time', async () => {
  await show(twoDayTrip(), { isShared: true })
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code: Opens the shared trip' })).toBeVisible()
  forgetSharedAddress(tripId)
  await show(twoDayTrip())
  await page.getByRole('button', { name: 'QR code' }).click()
  const first = page.getByRole('img', { name: 'QR code: Day 1' })
  await expect.element(first).toBeVisible()
  const drawn = first.element().innerHTML
  await page.getByRole('combobox', { name: 'Day of the code' }).selectOptions('Day 2')
  expect(page.getByRole('img', { name: 'QR code: Day 2' }).element().innerHTML).not.toBe(drawn)
})

test('while clinics are hidden here, a link that shows them is not given out', async () => {
  hideClinicsHere(true)
  await show(twoDayTrip(), { isShared: true, showsClinics: true })
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code: Day 1' })).toBeVisible()
})

test('a link that was revoked on another device is forgotten', async () => {
  await show(twoDayTrip(), { isShared: true, answer: async () => Response.json({ trips: [], unreadable: [] }) })
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code: Day 1' })).toBeVisible()
})
