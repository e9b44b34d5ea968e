import { FunctionRegion, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { anyAnswers, visibleAnswers } from '#testing/any-answers.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { openTripFunction, readAnswer, threeDays } from '#testing/trips/trip-function.ts'
import { readAllEvents } from '#testing/trips/trip-events.ts'
import { createTravelPlanFunction } from './generate-travel-plan.ts'
import type { AskedTrip } from './plan-trips.ts'

const opened = await openTripFunction()
/** The answer to the three days. Most of this file's time is planning, so several tests look at this one plan. */
const answered = planned(await opened.plan({ ...threeDays, seed: 7 }))
afterAll(() => opened.close())

function planned(answer: TripAnswer) {
  if (!answer.success) throw new Error(answer.error)
  return answer
}

test('the answer to the three steps is a plan for every day, in words, checked by every rule', () => {
  expect(answered.plan.days.map(({ date }) => date)).toEqual(['2027-05-31', '2027-06-01', '2027-06-02'])
  expect(answered.plan.seed).toBe(7)
  expect(answered.travelPlan).toContain('Gyeongbokgung Palace')
  expect(answered.wordsBy).toBe('built-in')
  expect(answered.plan.checks).toHaveLength(13)
  expect(answered.plan.checks.filter(({ held }) => !held)).toEqual([])
  expect(answered.tripData).toEqual({
    step1: { startDate: '2027-05-31', endDate: '2027-06-02', selectedInterests: ['culture', 'food'] },
    step2: { budget: '2 million won', travelerType: 'couple' },
  })
  expect(answered.generatedAt).toBe('2026-05-01T09:00:00.000Z')
})

test('every place that the answer names comes with it, and nothing that is in the plan is recommended besides', () => {
  const { plan, places, recommendations } = answered
  const inPlan = plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  const recommended = Object.values(recommendations).flat()
  const named = [
    ...inPlan,
    ...plan.unplaced.flatMap(({ placeId }) => placeId ?? []),
    ...recommended.map(({ id }) => id),
  ]
  expect(new Set(Object.keys(places))).toEqual(new Set(named))
  expect(Object.keys(recommendations)).toEqual(['Culture', 'Food', 'Insadong'])
  for (const group of Object.values(recommendations)) expect(group.length).toBeGreaterThanOrEqual(3)
  expect(recommended.filter(({ id }) => inPlan.includes(id))).toEqual([])
  expect(recommended.every(({ rating }) => rating === null)).toBe(true)
})

test('the same request and seed give the same plan, and no seed means that of the steps', async () => {
  const [one, same] = [planned(await opened.plan(threeDays)), planned(await opened.plan(threeDays))]
  expect(same).toEqual(one)
  expect(one.plan.seed).not.toBe(7)
  expect(answered.plan.seed).toBe(7)
})

test('a plan that replaces another one has other sights of the same worth, and keeps what was named', async () => {
  const sightsOf = (answer: TripAnswer) =>
    planned(answer).plan.days.flatMap(({ stops }) =>
      stops.flatMap(({ kind, placeId }) => (kind === 'attraction' ? (placeId ?? []) : [])),
    )
  const first = sightsOf(await opened.plan({ ...threeDays, seed: 7 }))
  const keptOf = async (request: object) => {
    const next = sightsOf(await opened.plan({ ...threeDays, seed: 8, ...request }))
    expect(next).toContain('gyeongbokgung')
    return first.filter((id) => next.includes(id)).length
  }
  expect(await keptOf({ shown: first })).toBeLessThan(await keptOf({}))
})

test('over the event stream come progress, each day, the words and then the whole answer', async () => {
  const stream = await opened.ask({ ...threeDays, seed: 7 }, { headers: { accept: 'text/event-stream' } })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const events = await readAllEvents(stream)
  const kinds = events.map(({ event }) => event).filter((event, index, all) => event !== all[index - 1])
  expect(kinds).toEqual(['progress', 'day', 'progress', 'words', 'done'])
  const done = events.flatMap((one) => (one.event === 'done' ? [planned(one.data)] : []))[0]
  expect(done).toEqual(answered)
  const days = events.flatMap((one) => (one.event === 'day' ? [one.data] : []))
  expect(days.map(({ day }) => day)).toEqual(done?.plan.days)
  for (const { day, places } of days) {
    expect(new Set(Object.keys(places))).toEqual(new Set(day.stops.flatMap(({ placeId }) => placeId ?? [])))
  }
  const words = events.flatMap((one) => (one.event === 'words' ? [one.data.text] : [])).join('')
  expect(words).toBe(done?.travelPlan)
  const progress = events.flatMap((one) => (one.event === 'progress' ? [one.data] : []))
  expect(progress.map(({ total }) => total)).toEqual(progress.map(() => 3))
  expect(progress.map((one) => one.done)).toEqual([0, 0, 1, 2, 3])
})

test('without a total budget the summary says what the daily one is called', async () => {
  const step2 = { ...threeDays.step2, totalBudget: ' ', dailyBudgetRange: 100_000, travelerType: null }
  const { tripData } = planned(await opened.plan({ ...threeDays, step2 }))
  expect(tripData.step2).toEqual({ budget: 'High (₩100,000+ a day)', travelerType: null })
})

test('a wish that nobody knows is left out with its reason in words', () => {
  expect(answered.plan.unplaced).toEqual([
    { placeId: null, name: 'Atlantis', reason: 'unknown', note: 'This guide has no place with this name.' },
  ])
})

test('an empty catalogue gives no plan and an answer that says so', async () => {
  const empty = await openTripFunction({ places: [] })
  const answer = await empty.ask(threeDays)
  expect(answer.status).toBe(200)
  expect(await readAnswer(answer)).toEqual({ success: false, error: tripFunction.noPlan, plan: null })
  await empty.close()
})

test('a day whose flight home leaves before the landing has no plan, and the answer says so of the flights', async () => {
  const startDate = threeDays.step1.startDate
  const step1 = {
    ...threeDays.step1,
    endDate: startDate,
    arrival: { airport: 'ICN', time: '09:00' },
    departure: { airport: 'ICN', time: '09:00' },
  }
  const answer = await opened.ask({ ...threeDays, step1 })
  expect(await readAnswer(answer)).toEqual({ success: false, error: tripFunction.noHours, plan: null })
})

test('neither the answer nor the log holds who asks, wherever they wrote it', async () => {
  const step2 = {
    ...threeDays.step2,
    totalBudget: 'ask avery@example.com',
    mustVisitPlaces: "Avery Quill's house, call +1 555 010 4477, avery@example.com",
  }
  const answer = await opened.ask({ ...threeDays, step2 })
  const text = `${await answer.text()}\n${JSON.stringify(opened.lines)}\n${JSON.stringify(opened.accounts.lines)}`
  expect(answer.status).toBe(200)
  for (const secret of ['Avery', 'Quill', 'avery@example.com', '0104477', '010 4477', '010-4477'])
    expect(text, secret).not.toContain(secret)
})

test('answers whose question is not asked reach neither the planner nor the seed, in every combination', async () => {
  const asked: AskedTrip[] = []
  const planning = {
    isFull: () => null,
    async plan(trip: AskedTrip) {
      asked.push(trip)
      return { success: false, error: '', plan: null } as const
    },
  }
  const travelPlan = createTravelPlanFunction({
    planning,
    briefs: { read: () => Promise.reject(new Error('No brief was sent.')) },
    log: createTestLog().log,
    now: () => Date.parse('2026-05-01'),
  })
  const call = (body: object) =>
    travelPlan.answer({
      request: new Request('http://localhost:3000', { method: 'POST', body: JSON.stringify(body) }),
      caller: { kind: 'visitor' },
      network: '198.51.100.7',
      signal: AbortSignal.timeout(60_000),
    })
  await fc.assert(
    fc.asyncProperty(anyAnswers, async ({ step2, step3 }) => {
      const step1 = { ...threeDays.step1, startDate: '2027-05-01', endDate: '2027-05-04' }
      const shown = { step1, ...visibleAnswers({ step2, step3 }) }
      await call({ step1, step2, step3 })
      await call({ ...shown, step3: { ...shown.step3, fullName: '', email: '', phone: '' } })
      const [withdrawn, never] = asked.splice(0)
      expect(withdrawn?.steps).toEqual(shown)
      expect(withdrawn?.seed).toBe(never?.seed)
      expect(withdrawn?.contact).toEqual([step3.fullName, step3.email, step3.phone])
    }),
  )
})

test('the log says nothing of a treatment', async () => {
  const step3 = {
    ...threeDays.step3,
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'rhinoplasty',
  }
  const step1 = { ...threeDays.step1, endDate: '2027-06-09' }
  planned(await opened.plan({ ...threeDays, step1, step3 }))
  const lines = JSON.stringify([...opened.lines, ...opened.accounts.lines]).toLowerCase()
  expect(lines).toContain('planned a trip')
  for (const word of ['rhino', 'surgery', 'treatment', 'clinic', 'nose']) expect(lines, word).not.toContain(word)
})

test('the clients’ own library gets the plan as data, and what cannot be read as an error with its fields', async () => {
  const sent = await opened.client.invoke<TripAnswer>('generate-travel-plan', {
    body: threeDays,
    region: FunctionRegion.ApNortheast2,
  })
  expect(sent.error).toBeNull()
  expect(sent.data?.success).toBe(true)
  const refused = await opened.client.invoke('generate-travel-plan', {
    body: { ...threeDays, step1: { ...threeDays.step1, endDate: '2027-02-29' } },
  })
  expect(refused.error).toBeInstanceOf(FunctionsHttpError)
  expect(await refused.response?.json()).toEqual({
    success: false,
    error: 'The end date cannot be read or is outside the range of a plan.',
    fields: ['step1.endDate'],
    plan: null,
  })
  const unknown = await opened.client.invoke('generate-hotel')
  expect(unknown.error).toBeInstanceOf(FunctionsRelayError)
})
