import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#domain/korea/calendar-dates.ts'
import type { AftercareDays } from '#domain/consultations/aftercare.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { FinishedTrip } from '#web/features/trips/results/page/finished-trip.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { SharedTripPage } from '#web/features/trips/saved/shared-trip-page.tsx'
import { forgetAftercare, keepAftercare } from '#web/travel/aftercare/kept-aftercare.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { store } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'

const document = treatmentTrip()
const first = document.plan.days[0]?.date ?? ''
const treatedOn = addDays(first, -2)
const passport: AftercareDays = {
  treatedOn,
  treatments: [
    {
      id: 'veneers',
      name: { en: 'Veneers', ko: '라미네이트' },
      steps: [
        { kind: 'quiet', when: 'until', day: 2, date: first },
        { kind: 'check', when: 'between', days: [1, 2], dates: [addDays(treatedOn, 1), first] },
        { kind: 'flight', when: 'from', day: 9, date: addDays(treatedOn, 9) },
      ],
    },
  ],
}
const line = page.getByText(/^Day 2 after your treatment: nothing strenuous, hot or alcoholic; check at the clinic/)

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  saveSteps(document.steps)
  storeTrip({ saved: null, isChanged: false, document })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetAftercare('secret')
  forgetTrip()
  forgetSteps()
  hideClinicsHere(false)
})

function show(member: string | null = null) {
  mountAt('/trip-planner/results', () => (
    <FinishedTrip planTrip={async () => undefined} madeHere={null} member={member} />
  ))
}

test('without a network a day says what the kept passport says of it, with a link, and the next day what is left', async () => {
  keepAftercare({ ...passport, token: 'secret' })
  show()
  await expect.element(line).toBeVisible()
  await expect.element(page.getByText(/in these days; no flight before .* Your clinic decides/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Aftercare passport' })
  await expect.element(link).toHaveAttribute('href', '/consultations/aftercare?token=secret')
  await page.getByRole('tab').nth(1).click()
  await expect.element(page.getByText(/^Day 3 after your treatment: no flight before/)).toBeVisible()
})

test('a member sees the days of a completed visit, and the device knows better when the treatment was', async () => {
  const request = {
    state: 'completed',
    clinicId: 1,
    clinic: { en: 'Bom Clinic', ko: '봄의원' },
    writtenAt: '2027-03-01T20:00:00.000Z',
    visit: null,
    address: '/consultations/mine?token=secret',
    aftercare: { ...passport, treatedOn: addDays(treatedOn, 1) },
  }
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/consultations'
      ? Response.json({ requests: [request], unreadable: [] })
      : new Response('', { status: 503 }),
  )
  show('mina')
  await expect.element(page.getByText(/^Day 1 after your treatment/)).toBeVisible()
  keepAftercare({ ...passport, token: 'secret' })
  await expect.element(line).toBeVisible()
  expect(page.getByText(/^Day 1 after your treatment/).elements()).toEqual([])
})

test('a shared trip, and one whose clinics are hidden here, says nothing of a passport', async () => {
  keepAftercare({ ...passport, token: 'secret' })
  mountAt('/trip/shared', () => <SharedTripPage name="Spring" document={document} />)
  await expect.element(page.getByText('Spring')).toBeVisible()
  expect(page.getByText(/after your treatment/).elements()).toEqual([])
  hideClinicsHere(true)
  show()
  await expect.element(page.getByText(/shown as private time|hidden/i).first()).toBeVisible()
  expect(page.getByText(/after your treatment/).elements()).toEqual([])
})

test('a passport whose last day has passed, and one that is broken, is none', async () => {
  const past = { ...passport, treatedOn: '2020-01-01', token: 'old' }
  store('aftercareDays', JSON.stringify([past, { token: 'secret', treatedOn, treatments: 'x' }, 7]))
  show()
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  expect(page.getByText(/after your treatment/).elements()).toEqual([])
})
