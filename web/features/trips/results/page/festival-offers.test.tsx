import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { askTrip, fullDay, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { writeTripDocument } from '#testing/trips/trip-documents.ts'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'

// The planner is loaded file by file here.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const written = { ...writeTripDocument([fullDay(0), fullDay(1)]), steps: planRequest(askTrip(2)) }
const [first, second] = written.plan.days

const lights: ListedFestival = {
  id: 'lights',
  name: { en: 'Winter Lights', ko: '빛' },
  about: 'It does not exist.',
  lat: first?.to.lat ?? 0,
  lng: first?.to.lng ?? 0,
  district: { en: 'Jongno-gu', ko: '종로구' },
  place: 'sight-69',
  website: null,
  usually: 'in December',
  isShow: false,
  next: { from: second?.date ?? '', to: second?.date ?? '' },
  last: null,
  isOn: false,
  source: null,
}

// As the product keeps them: these tests have no server that would answer for them.
beforeAll(async () => {
  const own = writeTripDocument([fullDay(0), fullDay(1)], {})
  const places = inventCatalogue().map((row) => ({ ...Object.values(own.places)[0], ...row }))
  const facts = { version: 'of-a-test', places, treatments: [], ...readTransportFacts() }
  await (await caches.open('planner facts')).put('/api/planner-facts', new Response(JSON.stringify(facts)))
})

afterEach(() => {
  vi.unstubAllGlobals()
  forgetTrip()
  forgetSteps()
})

const told: readonly ListedFestival[] = [
  lights,
  { ...lights, id: 'ice', name: { en: 'Ice', ko: '얼음' }, place: null },
  { ...lights, id: 'later', name: { en: 'Later', ko: '나중' }, next: { from: '2099-01-01', to: '2099-01-02' } },
]

beforeEach(() => {
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, given?: RequestInit) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    return address.includes('/festivals/between.json') ? Response.json({ festivals: told }) : realFetch(asked, given)
  })
  saveSteps(written.steps)
  storeTrip({ saved: null, isChanged: false, document: written })
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
})

function idsOf(day: number): (string | null)[] {
  return readStoredTrip()?.document.plan.days[day]?.stops.map(({ placeId }) => placeId) ?? []
}

test('a festival on the dates is added to its day with one tap, and says that the plan is there', async () => {
  await page.getByRole('button', { name: 'Add the place of Winter Lights on day 2' }).click()
  await expect.poll(() => idsOf(1)).toContain('sight-69')
  expect(idsOf(0)).not.toContain('sight-69')
  await expect.element(page.getByText('Your plan is at its place on day 2.')).toBeVisible()
})

test('a festival without a place in the guide says so, and one on other dates is not named', async () => {
  await expect
    .element(page.getByText('This guide has no place for it, so it cannot be added to the plan.'))
    .toBeVisible()
  expect(page.getByRole('heading', { name: /^Later/u }).elements()).toEqual([])
})
