import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListedRequest } from '#domain/consultations/sent-requests.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { LinkedVisit } from './linked-visit.tsx'
import { FinishedTrip } from '#web/features/trips/results/page/finished-trip.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'

const clinic = tripClinic.name
const [, secondDay] = treatmentTrip().plan.days
const date = secondDay?.date ?? ''
const confirmed: ListedRequest = {
  state: 'confirmed',
  clinicId: 1,
  clinic,
  writtenAt: '2027-03-01T20:00:00.000Z',
  visit: { from: `${date}T08:00:00.000Z`, to: `${date}T08:30:00.000Z` },
  address: '/consultations/mine?token=a',
  aftercare: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  forgetTrip()
  forgetSteps()
  hideClinicsHere(false)
})

function show(requests: ListedRequest[], document: TripDocument = treatmentTrip(), isMember = true): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path === '/api/consultations'
      ? Response.json({ requests, unreadable: [] })
      : new Response('', { status: 503 })
  })
  saveSteps(document.steps)
  storeTrip({ saved: null, isChanged: false, document })
  const member = isMember ? 'mina' : null
  mountAt('/trip-planner/results', () => (
    <FinishedTrip planTrip={async () => undefined} madeHere={null} member={member} />
  ))
  return asked
}

const missing = page.getByRole('heading', { name: /Your visit at .* 17:00 to 17:30 in Korea, is not in this plan yet/ })

test('a confirmed visit that the plan lacks is said, and one press locks it at its time', async () => {
  show([confirmed])
  await expect.element(missing).toBeVisible()
  await page.getByRole('button', { name: 'Put it into the plan' }).click()
  await expect.element(missing).not.toBeInTheDocument()
  const stops = readStoredTrip()?.document.plan.days[1]?.stops ?? []
  expect(stops.filter(({ because }) => because.includes('clinic:arranged'))).toMatchObject([
    { placeId: 'clinic-1', kind: 'consultation', arrive: '17:00', leave: '17:30', locked: true },
  ])
})

test('proposed times are a hint that leads to the request, and a visit of another month is none', async () => {
  const far = { from: '2028-01-04T02:00:00.000Z', to: '2028-01-04T03:00:00.000Z' }
  show([
    { ...confirmed, state: 'proposed', visit: null, address: '/consultations/mine?token=b' },
    { ...confirmed, visit: far },
  ])
  const choose = page.getByRole('link', { name: 'Choose a time' })
  await expect.element(choose).toHaveAttribute('href', '/consultations/mine?token=b')
  expect(page.getByText(/not on a day of this trip/).elements()).toEqual([])
})

test('a visit that the dates of the trip break is said', async () => {
  const last = treatmentTrip().plan.days.at(-1)?.date ?? ''
  const after = new Date(Date.parse(`${last}T02:00:00.000Z`) + 48 * 3_600_000).toISOString()
  show([{ ...confirmed, visit: { from: after, to: after } }])
  await expect.element(page.getByRole('heading', { name: /is not on a day of this trip/ })).toBeVisible()
})

test('visitors are asked nothing, and who hides clinics is told nothing', async () => {
  expect(show([confirmed], treatmentTrip(), false)).not.toContain('/api/consultations')
  show([confirmed])
  await expect.element(missing).toBeVisible()
  hideClinicsHere(true)
  await expect.element(missing).not.toBeInTheDocument()
})

function showLinked(request: ListedRequest, document: TripDocument = treatmentTrip()) {
  saveSteps(document.steps)
  storeTrip({ saved: null, isChanged: false, document })
  mountAt('/consultations/mine', () => <LinkedVisit request={request} />)
}

test('who has the link alone reads on its page that the trip of the device lacks the visit, and puts it in', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  showLinked(confirmed)
  await expect.element(missing).toBeVisible()
  await page.getByRole('button', { name: 'Put it into the plan' }).click()
  await expect.element(missing).not.toBeInTheDocument()
  const stops = readStoredTrip()?.document.plan.days[1]?.stops ?? []
  expect(stops.filter(({ because }) => because.includes('clinic:arranged'))).toHaveLength(1)
})

test('by the link, too, a trip that was moved away from a visit says so, and one that has a cancelled visit offers to take it out', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const last = treatmentTrip().plan.days.at(-1)?.date ?? ''
  const after = new Date(Date.parse(`${last}T02:00:00.000Z`) + 48 * 3_600_000).toISOString()
  showLinked({ ...confirmed, visit: { from: after, to: after } })
  await expect.element(page.getByRole('heading', { name: /is not on a day of this trip/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the trip' }))
    .toHaveAttribute('href', '/trip-planner/results')
  const document = treatmentTrip()
  const stop = document.plan.days[0]?.stops.find(({ kind }) => kind === 'consultation')
  stop?.because.push('clinic:arranged')
  showLinked({ ...confirmed, clinicId: 2, state: 'withdrawn', visit: null }, document)
  await expect.element(page.getByRole('button', { name: 'Take it out' })).not.toBeInTheDocument()
  showLinked({ ...confirmed, state: 'withdrawn', visit: null }, document)
  await expect.element(page.getByRole('button', { name: 'Take it out' })).toBeVisible()
})

test('without a trip on the device, or where clinics are hidden, the page of a request says nothing of trips', () => {
  mountAt('/consultations/mine', () => <LinkedVisit request={confirmed} />)
  expect(page.getByRole('heading').elements()).toEqual([])
  hideClinicsHere(true)
  showLinked(confirmed)
  expect(page.getByRole('heading').elements()).toEqual([])
})
