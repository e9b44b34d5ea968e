import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { editTrip, readEditor, undoEdit } from './trip-editor-store.ts'

// The planner is loaded file by file here.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const trip = treatmentTrip()
const secrets = /Blue Lantern|consultation|treatment|surgery|clinic/iu

// As the product keeps them: these tests have no server that would answer for them.
beforeAll(async () => {
  const own = Object.values(trip.places)[0]
  const rows = inventCatalogue().map((row) => (row.id === tripClinic.id ? tripClinic : row))
  const places = rows.map((row) => ({ ...own, ...row }))
  const facts = { version: 'of-a-test', places, treatments: [], ...readTransportFacts() }
  await (await caches.open('planner facts')).put('/api/planner-facts', new Response(JSON.stringify(facts)))
})

beforeEach(() => {
  saveSteps(trip.steps)
  storeTrip({ saved: null, isChanged: false, document: trip })
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
})

afterEach(() => {
  hideClinicsHere(false)
  forgetTrip()
  forgetSteps()
})

async function removeConsultation(): Promise<void> {
  const stop = trip.plan.days[1]?.stops.findIndex(({ kind }) => kind === 'treatment') ?? -1
  expect(await editTrip({ do: 'remove', at: { day: 1, stop } })).toBe(true)
}

test('a breach about a treatment is told in full, and without its name while clinics are hidden', async () => {
  await removeConsultation()
  const notice = page.getByRole('region', { name: /^This change causes/u })
  await expect.element(notice.getByText(secrets)).toBeVisible()
  hideClinicsHere(true)
  await expect
    .element(notice.getByText(/^This does not work with something that is hidden on this device/u))
    .toBeVisible()
  expect(notice.getByText(secrets).elements()).toEqual([])
  expect(readEditor().breaches.map(({ code }) => code)).toContain('hidden')
  await undoEdit()
})

test('hiding clinics takes down toasts that were written before', async () => {
  const { showToast } = await import('#web/ui/feedback/toast-store.ts')
  showToast({ kind: 'success', title: 'Blue Lantern was moved to day 2' })
  hideClinicsHere(true)
  expect(readToasts()).toEqual([])
})

test('a stop is added from a list that names no clinic while clinics are hidden', async () => {
  hideClinicsHere(true)
  await page.getByRole('button', { name: 'Add a stop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stop' })
  await expect.element(dialog.getByRole('button', { name: /^Add The sight-69/u })).toBeVisible()
  expect(dialog.getByText(secrets).elements()).toEqual([])
})
