import { beforeAll, expect, test, vi } from 'vitest'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { askPlanner } from './planner-client.ts'

// The worker loads the planner file by file here, and the built product one file.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const steps = planRequest(askTrip(2, { areaPreferences: ['Myeongdong'] }))

/** As the product keeps it: the tests have no server that would answer for it. */
async function keepFacts(facts: PlannerFacts): Promise<void> {
  const cache = await caches.open('planner facts')
  await cache.put('/api/planner-facts', new Response(JSON.stringify(facts)))
}

beforeAll(() =>
  keepFacts({
    version: 'of-a-test',
    places: readCatalogue(),
    treatments: readTreatmentTable(),
    sheets: [],
    ...readTransportFacts(),
  }),
)

test('a trip is planned, changed and offered alternatives in the browser, from what it keeps', async () => {
  expect(await askPlanner('prepare', {})).toEqual({ ok: true, answer: { version: 'of-a-test' } })
  const planned = await askPlanner('plan', { steps, seed: 7 })
  if (!planned.ok) throw new Error(planned.problem)
  const { plan, places, words } = planned.answer
  expect(plan.days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04'])
  const ids = plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  expect(Object.keys(places)).toEqual(expect.arrayContaining(ids))
  expect(words).toContain(places[ids[0] ?? '']?.name.en)

  const offered = await askPlanner('alternatives', { steps, plan, at: { day: 0, stop: 0 } })
  if (!offered.ok) throw new Error(offered.problem)
  const [first] = offered.answer.alternatives
  if (!first) throw new Error('nothing was offered')
  expect(offered.answer.places[first.placeId]).toBeDefined()

  const edit = { do: 'replace', at: { day: 0, stop: 0 }, placeId: first.placeId } as const
  const edited = await askPlanner('edit', { steps, plan, places, edit })
  if (!edited.ok) throw new Error(edited.problem)
  expect(edited.answer.plan.days[0]?.stops[0]?.placeId).toBe(first.placeId)
  expect(edited.answer.places[first.placeId]).toBeDefined()
  expect(edited.answer.words).toContain(edited.answer.places[first.placeId]?.name.en)
  expect(edited.answer.isLimited).toBe(false)
})

test('a question that the planner cannot read fails, and the next one is answered', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an old document may hold
  const broken = { step1: {} } as typeof steps
  expect(await askPlanner('plan', { steps: broken, seed: 1 })).toEqual({ ok: false, problem: 'failed' })
  expect(await askPlanner('prepare', {})).toMatchObject({ ok: true })
})
