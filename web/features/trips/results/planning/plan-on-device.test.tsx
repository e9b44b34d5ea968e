import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { saveSteps } from './use-plan-changes.ts'

// The worker loads the planner file by file here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } })

const steps = planRequest(askTrip(2, { areaPreferences: ['Myeongdong'] }))
const realFetch = globalThis.fetch
let answer: () => Promise<Response> = async () => Response.error()

beforeEach(() => {
  saveSteps(steps)
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.endsWith('/functions/v1/generate-travel-plan') ? answer() : realFetch(input, init)
  }
})

afterEach(async () => {
  globalThis.fetch = realFetch
  await caches.delete('planner facts')
  forgetTrip()
  forgetSteps()
})

async function keepFacts(): Promise<void> {
  const cache = await caches.open('planner facts')
  await cache.put('/api/planner-facts', new Response(JSON.stringify(readPlannerFacts())))
}

function refuse(status: number, headers: Record<string, string> = {}): void {
  const body = { success: false, error: 'Too many trips are being planned right now.', plan: null }
  answer = async () => Response.json(body, { status, headers })
}

async function expectPlanWith(sentence: string): Promise<void> {
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(readStoredTrip()?.document.plan.days).toHaveLength(2)
}

test('without a network the plan is made on the device', async () => {
  await keepFacts()
  answer = () => Promise.reject(new TypeError('no network'))
  await expectPlanWith('This plan was made on this device, without a connection.')
})

test.each([429, 504])(
  'a server that answers %i has no time: the plan is made on the device, and says why',
  async (status) => {
    await keepFacts()
    refuse(status, { 'retry-after': '45' })
    await expectPlanWith('This plan was made on this device, because the server is busy.')
  },
)

test('a stream that ends because planning took too long leads to a plan of the device as well', async () => {
  await keepFacts()
  const failed = 'event: failed\ndata: {"error":"Planning took too long.","status":504}\n\n'
  answer = async () => new Response(failed, { headers: { 'content-type': 'text/event-stream' } })
  await expectPlanWith('This plan was made on this device, because the server is busy.')
})

test('an answer that this page cannot read is told, and the plan before stays', async () => {
  await keepFacts()
  refuse(429)
  await expectPlanWith('This plan was made on this device, because the server is busy.')
  const plan = { days: [null] }
  answer = async () => Response.json({ success: true, plan, places: {}, recommendations: {}, travelPlan: '' })
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(page.getByRole('heading', { name: 'There is no plan yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the previous plan' }).click()
  await expect.element(page.getByRole('heading', { name: 'There is no plan yet' })).not.toBeInTheDocument()
  expect(readStoredTrip()?.document.plan.days).toHaveLength(2)
})
