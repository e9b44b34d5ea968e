import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod/mini'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, readStoredTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { saveSteps } from './use-plan-changes.ts'

const trip = buildCitiesTrip()
const realFetch = globalThis.fetch
const request = z.object({ seed: z.number(), shown: z.array(z.string()) })
const asked: z.infer<typeof request>[] = []

beforeEach(() => {
  saveSteps(trip.steps)
  storeTrip({ saved: null, isChanged: false, document: trip })
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.endsWith('/functions/v1/generate-travel-plan')) return realFetch(input, init)
    const body = request.parse(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
    asked.push(body)
    const { plan, places, recommendations, words, generatedAt } = trip
    const made = { ...plan, seed: body.seed }
    const told = { generatedAt, travelPlan: words.text, wordsBy: 'built-in', recommendations, plan: made, places }
    return Response.json({ success: true, error: null, ...told })
  }
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
})

afterEach(() => {
  globalThis.fetch = realFetch
  asked.length = 0
  forgetTrip()
  forgetSteps()
  for (const { id } of readToasts()) dismissToast(id)
})

test('another plan for the same answers is asked for with the sights and cafes that were shown, and no clinic', async () => {
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.poll(() => asked.length).toBe(1)
  const kinds = asked[0]?.shown.map((id) => trip.places[id]?.kind) ?? []
  expect(asked[0]?.shown).toContain('changdeokgung')
  expect(kinds).toContain('cafe')
  expect(kinds).not.toContain('restaurant')
  expect(kinds).not.toContain('clinic')
})

test('a change that was tested with another plan is asked for with the places that this plan replaced', async () => {
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => readStoredTrip()?.document.plan.seed).toBe(asked[0]?.seed)
  await page.getByRole('button', { name: /^Stay until/ }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toEqual(asked[0])
})
