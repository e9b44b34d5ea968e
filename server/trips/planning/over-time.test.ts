import { expect, test } from 'vitest'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { readAllEvents } from '#testing/trips/trip-events.ts'
import { threeDays } from '#testing/trips/trip-function.ts'
import { createTravelPlanFunction } from './generate-travel-plan.ts'
import { PlannerOverTime } from './planner-thread.ts'

const noBriefs = { read: () => Promise.reject(new Error('No brief was sent.')) }

/** The function before a planner whose plans take too long. */
function openSlowFunction() {
  const { log, lines } = createTestLog()
  const planning = { isFull: () => null, plan: () => Promise.reject(new PlannerOverTime()) }
  const travelPlan = createTravelPlanFunction({ planning, briefs: noBriefs, log, now: () => Date.parse('2026-11-28') })
  const ask = (headers: Record<string, string>) =>
    travelPlan.answer({
      request: new Request('http://localhost/', { method: 'POST', headers, body: JSON.stringify(threeDays) }),
      caller: { kind: 'visitor' },
      network: '198.51.100.7/32',
      signal: new AbortController().signal,
    })
  return { ask, lines }
}

test('a plan that takes too long is the relay’s over-time, and no fault of the function', async () => {
  const { ask, lines } = openSlowFunction()
  const refused = await ask({})
  expect([refused.status, refused.headers.get('x-relay-error')]).toEqual([504, 'true'])
  expect(lines).toEqual([])
})

test('a plan over its time ends its events with a failure', async () => {
  const { ask, lines } = openSlowFunction()
  const events = await readAllEvents(await ask({ accept: 'text/event-stream' }))
  expect(events.at(-1)).toEqual({ event: 'failed', data: { error: tripFunction.overTime, status: 504 } })
  expect(lines).toEqual([])
})
