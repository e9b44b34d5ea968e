import { renderToString } from 'react-dom/server.browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { repairTripDocument } from '#domain/trips/document/repair-trip-document.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { checkDamaged } from '#testing/trips/damaged-trips.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { FinishedTrip } from '#web/features/trips/results/page/finished-trip.tsx'
import { AnswersSummary } from '#web/features/trips/results/page/answers-summary.tsx'
import { ChecksReport } from '#web/features/trips/results/page/checks-report.tsx'
import { LeftOut } from '#web/features/trips/results/notices/left-out.tsx'
import { Recommendations } from '#web/features/trips/results/page/recommendations.tsx'
import { TripView } from '#web/features/trips/results/page/trip-view.tsx'
import { WordsSection } from '#web/features/trips/results/page/words-section.tsx'
import { PrintDay } from '#web/features/trips/print/print-day.tsx'
import { forgetTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { readStored, store } from '#web/ui/local-storage.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { useTripOffline } from './use-trip-offline.ts'

const storageKey = 'tripPlannerPlan'

afterEach(() => {
  forgetTrip()
})

/** Everything that a page says of a document, on its first day. */
function writePage(document: TripDocument): string {
  const { plan, places, steps } = document
  const Page = () => (
    <TripView document={document} actions={null} notices={null} positionOf={() => null} barActions={null}>
      <LeftOut document={document} onRemove={() => {}} />
      <ChecksReport document={document} />
      <WordsSection document={document} />
      <Recommendations document={document} onAdd={null} />
      <AnswersSummary steps={steps} />
      {plan.days.slice(0, 2).map((day, index) => (
        <PrintDay key={day.date} day={day} number={index + 1} places={places}>
          {null}
        </PrintDay>
      ))}
    </TripView>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  return renderToString(<RouterProvider router={router} />)
}

test.each([
  ['a trip with treatments', treatmentTrip(), { rounds: 10, seed: 13 }],
  ['a trip through several cities', buildCitiesTrip(), { rounds: 4, seed: 14 }],
])('however %s is damaged, the page of what is read of it is drawn', (_, whole, rounds) => {
  checkDamaged(whole, rounds, (stored) => {
    const repaired = repairTripDocument(stored)
    if (!repaired) return
    expect(writePage(repaired.document)).toContain('</h1>')
    expect(writePage(hideClinics(repaired.document))).toContain('</h1>')
  })
})

function Results() {
  useTripOffline()
  return readStoredTrip() ? <FinishedTrip planTrip={async () => {}} madeHere={null} member={null} /> : <p>No trip</p>
}

test('a trip of which a part is broken is shown without it, and that is told once', async () => {
  const document = buildCitiesTrip()
  const days = document.plan.days.map((day) => ({ ...day, stops: [...day.stops, { placeId: 7 }] }))
  store(storageKey, JSON.stringify({ saved: 7, document: { ...document, plan: { ...document.plan, days } } }))
  mountAt('/trip-planner/results', Results)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ten days, four cities' })).toBeVisible()
  await expect.poll(() => readToasts().map(({ title }) => title)).toEqual(['Part of your trip could not be read'])
  expect(readStoredTrip()).toMatchObject({ saved: null, isChanged: false })
  mountAt('/trip-planner/results', Results)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ten days, four cities' })).toBeVisible()
  expect(readToasts()).toEqual([])
})

test.each(['{', '7', '{"document":{"format":1}}', `{"document":${'['.repeat(50_000)}`])(
  'a stored trip that is none (%#) is ignored, told, and does not break the page',
  async (stored) => {
    store(storageKey, stored)
    mountAt('/trip-planner/results', Results)
    await expect.element(page.getByText('No trip')).toBeVisible()
    await expect
      .poll(() => readToasts().map(({ title }) => title))
      .toEqual(['The trip on this device could not be read'])
    expect(readStored(storageKey)).toBeNull()
  },
)
