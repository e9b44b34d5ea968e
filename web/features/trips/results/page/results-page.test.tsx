import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { changeStep, forgetSteps, keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { forgetWishForPlan, hasWishForPlan, wishForPlan } from '#web/travel/trip/plan-wish.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { ResultsPage } from './results-page.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'

const written = buildCitiesTrip()
const interests = ['food', 'culture', 'nature', 'shopping'] as const
// In the order in which the steps keep them.
const trip: TripDocument = {
  ...written,
  steps: { ...written.steps, step1: { ...written.steps.step1, selectedInterests: [...interests] } },
}
const realFetch = globalThis.fetch

/** What was sent to the function, and how it was ended. */
const asked: { body: unknown; signal: AbortSignal | null }[] = []
let answer: () => Response | Promise<Response> = () => Response.error()

beforeEach(() => {
  saveSteps(trip.steps)
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.endsWith('/functions/v1/generate-travel-plan')) return realFetch(input, init)
    asked.push({ body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null'), signal: init?.signal ?? null })
    return answer()
  }
})

afterEach(() => {
  globalThis.fetch = realFetch
  asked.length = 0
  forgetTrip()
  forgetSteps()
  forgetWishForPlan()
  for (const { id } of readToasts()) dismissToast(id)
})

function Pages() {
  const { pathname } = useLocation()
  return pathname === '/trip-planner/results' ? <ResultsPage member={null} /> : <p>{`At ${pathname}`}</p>
}

function open(): void {
  mountAt('/trip-planner/results', Pages)
}

function tell(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

function answerOf({ plan, places, recommendations, words, generatedAt }: TripDocument) {
  const travelPlan = words.text
  return { success: true, error: null, generatedAt, travelPlan, wordsBy: 'built-in', recommendations, plan, places }
}

/** A stream that goes on when it is told to. */
function startStream() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  answer = () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  return {
    say: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

function refuse(status: number, body: object, headers: Record<string, string> = {}): void {
  answer = () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

async function expectToast(title: string, description: string): Promise<void> {
  await expect
    .poll(() => readToasts().map((toast) => [toast.title, toast.description]))
    .toContainEqual([title, description])
}

test('without a saved step one is told so and led to the first step', async () => {
  forget('tripPlannerStep2')
  open()
  await expect.element(page.getByText('At /trip-planner')).toBeVisible()
  await expectToast('Missing Data', 'Please complete all steps of the trip planner first')
  expect(asked).toEqual([])
})

test('days can be read while the rest is still being planned, and the finished trip is kept', async () => {
  const stream = startStream()
  open()
  await stream.say(tell('progress', { done: 1, total: 4, label: 'Choosing places' }))
  await expect.element(page.getByText('Choosing places')).toBeVisible()
  const [first] = trip.plan.days
  await stream.say(tell('day', { index: 0, day: first, places: trip.places }))
  await expect.element(page.getByRole('heading', { name: /^Myeongdong Kyoja/ })).toBeVisible()
  await expect.element(page.getByText('1 of 10 days planned')).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: 'Day 2 is being planned' }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(readStoredTrip()).toBeNull()
  await stream.say(tell('done', answerOf(trip)))
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toBeVisible()
  expect(readStoredTrip()?.document).toEqual(trip)
})

test('the focus goes from the progress to the heading of the finished plan', async () => {
  const stream = startStream()
  mountAt('/trip-planner/results', () => (
    <main>
      <ResultsPage member={null} />
    </main>
  ))
  await stream.say(tell('progress', { done: 1, total: 4, label: 'Choosing places' }))
  await expect.element(page.getByText('Choosing places')).toBeVisible()
  await stream.say(tell('done', answerOf(trip)))
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toHaveFocus()
})

test('name, e-mail and phone never leave the device', async () => {
  store(
    'tripPlannerStep3',
    JSON.stringify({ ...trip.steps.step3, fullName: 'Avery Quill', email: 'avery@example.com', phone: '+1 555' }),
  )
  refuse(500, { msg: 'broken' }, { 'x-relay-error': 'true' })
  open()
  await expect.element(page.getByRole('heading', { name: 'There is no plan yet' })).toBeVisible()
  expect(JSON.stringify(asked)).not.toMatch(/Avery|avery@|\+1 555|fullName|email|phone/u)
  expect(asked[0]?.body).toEqual(trip.steps)
})

test('an answer that was withdrawn is sent neither for the first plan nor for another, and stays in the form', async () => {
  const withdrawn = { beautyCategories: ['Medical Treatment' as const], plasticSurgeryType: 'rhinoplasty' }
  const { step1, step2, step3 } = trip.steps
  keepStep('step2', { ...step2, languageSupport: 'no', languageDetails: ['guides'] })
  changeStep('step3', { ...step3, ...withdrawn, beautyInterest: 'not-interested' })
  answer = () => Response.json(answerOf(trip))
  open()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ body }) => body)).toMatchObject([{ step1 }, { step1 }])
  expect(JSON.stringify(asked)).not.toMatch(/rhinoplasty|Medical Treatment|guides/u)
  // Also from a trip that an earlier release stored with these answers.
  storeTrip({
    saved: null,
    isChanged: false,
    document: { ...trip, steps: { ...trip.steps, step3: readStep('step3').draft } },
  })
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.poll(() => asked.length).toBe(3)
  expect(JSON.stringify(asked)).not.toMatch(/rhinoplasty|Medical Treatment/u)
  expect(readStep('step3').draft).toMatchObject(withdrawn)
})

test('an answer in one piece is shown as well', async () => {
  answer = () => Response.json(answerOf(trip))
  open()
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toBeVisible()
})

test('a refused answer leads back to its step', async () => {
  refuse(400, { success: false, error: 'The end date cannot be read.', fields: ['step1.endDate'], plan: null })
  open()
  await expect.element(page.getByText('One answer could not be read: end date.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Go to Dates and interests' }))
    .toHaveAttribute('href', '/trip-planner')
  await expectToast('Generation Error', 'The end date cannot be read.')
})

test('a refused plan says when to try again when the device has no facts', async () => {
  await caches.delete('planner facts')
  refuse(429, { success: false, error: 'Many ask.', plan: null }, { 'retry-after': '45' })
  open()
  await expect.element(page.getByText('Many trips are being planned right now. Try again in 45 seconds.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-disabled', 'true')
})

test('no plan for these wishes says why, or the sentence of the specification', async () => {
  answer = () => Response.json({ success: false, error: 'Nothing is open.', plan: null })
  open()
  await expectToast('AI Generation Failed', 'Nothing is open.')
  answer = () => Response.json({ success: false, error: '', plan: null })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectToast('AI Generation Failed', 'Failed to generate travel plan')
})

test('an answer that nobody can read is an unexpected error, and nothing is kept', async () => {
  answer = () => new Response('event: done\ndata: {"succ\n\n', { headers: { 'content-type': 'text/event-stream' } })
  open()
  await expectToast('Error', 'An unexpected error occurred while generating your travel plan.')
  await expect.element(page.getByRole('button', { name: 'Start Over' })).toBeVisible()
  expect(readStoredTrip()).toBeNull()
})

test('a request is ended when one leaves the page', async () => {
  startStream()
  const router = mountAt('/trip-planner/results', Pages)
  await expect.poll(() => asked.length).toBe(1)
  await router.navigate('/places')
  await expect.element(page.getByText('At /places')).toBeVisible()
  await expect.poll(() => asked[0]?.signal?.aborted).toBe(true)
})

test('a kept trip is shown at once, and nothing is asked', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  open()
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toBeVisible()
  expect(asked).toEqual([])
})

test('changed answers are told, and planned anew only when one wants', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  saveSteps({ ...trip.steps, step2: { ...trip.steps.step2, dailyBudgetRange: 90_000 } })
  answer = () => Response.json(answerOf(trip))
  open()
  await expect.element(page.getByText('Your answers changed')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Plan again' }).click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.body).toMatchObject({ step2: { dailyBudgetRange: 90_000 } })
  await expect.poll(() => readStoredTrip()?.document.steps.step2.dailyBudgetRange).toBe(90_000)
})

test('changed answers of the last step give a new plan once, and the old one can be restored', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  saveSteps({ ...trip.steps, step2: { ...trip.steps.step2, dailyBudgetRange: 90_000 } })
  answer = () => Response.json(answerOf(trip))
  wishForPlan()
  open()
  await expectToast('Here is another plan', 'You can go back to the previous one.')
  expect(asked[0]?.body).toMatchObject({ step2: { dailyBudgetRange: 90_000 } })
  expect(hasWishForPlan()).toBe(false)
  readToasts().at(-1)?.action?.onSelect()
  expect(readStoredTrip()?.document).toEqual(trip)
})

test('a trip of the account stays there when other answers are planned, and is not left with unsent changes', async () => {
  const saved = { id: 'a', version: 3, name: 'Spring' }
  saveSteps({ ...trip.steps, step2: { ...trip.steps.step2, dailyBudgetRange: 90_000 } })
  answer = () => Response.json(answerOf(trip))
  storeTrip({ saved, isChanged: true, document: trip })
  wishForPlan()
  open()
  await expect.element(page.getByText('Your answers changed')).toBeVisible()
  expect(readStoredTrip()).toEqual({ saved, isChanged: true, document: trip })
  storeTrip({ saved, isChanged: false, document: trip })
  wishForPlan()
  open()
  await expect.poll(() => readStoredTrip()?.saved).toBeNull()
  readToasts().at(-1)?.action?.onSelect()
  expect(readStoredTrip()).toEqual({ saved, isChanged: false, document: trip })
})

test('unchanged answers of the last step show the stored plan', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  wishForPlan()
  open()
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toBeVisible()
  expect([asked, hasWishForPlan()]).toEqual([[], false])
})

test('one tap applies a relaxation to the saved step, and undo brings plan and answers back', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  answer = () => Response.json(answerOf({ ...trip, plan: { ...trip.plan, conflicts: [] } }))
  open()
  await page.getByRole('button', { name: /^Stay until/ }).click()
  await expect.poll(() => readStoredTrip()?.document.steps.step1.endDate).toBe('2027-06-10')
  expect(readStep('step1').draft.endDate).toBe('2027-06-10')
  expect(asked[0]?.body).toMatchObject({ step1: { endDate: '2027-06-10' } })
  await expect.poll(() => readToasts().length).toBe(1)
  readToasts()[0]?.action?.onSelect()
  expect(readStep('step1').draft.endDate).toBe('2027-06-09')
  expect(readStoredTrip()?.document).toEqual(trip)
})

test('a trip too short for a treatment says so first, with the days it takes and two ways to have it', async () => {
  const { plan, steps } = trip
  const step3 = {
    ...steps.step3,
    beautyInterest: 'interested' as const,
    beautyCategories: ['Plastic Surgery' as const],
    plasticSurgeryType: 'eyelid',
  }
  const conflicts: typeof plan.conflicts = [
    {
      wishes: ['beautyCategories', 'dates'],
      relax: [
        { wish: 'dates', to: '2027-06-11' },
        { wish: 'plasticSurgeryType', to: 'shortest stay' },
      ],
    },
  ]
  const unplaced: typeof plan.unplaced = [
    { placeId: null, name: 'Plastic Surgery', reason: 'trip_too_short', note: '' },
  ]
  const short = { ...trip, steps: { ...steps, step3 }, plan: { ...plan, conflicts, unplaced } }
  saveSteps(short.steps)
  storeTrip({ saved: null, isChanged: false, document: short })
  answer = () => Response.json(answerOf({ ...short, plan: { ...short.plan, conflicts: [] } }))
  open()
  await expect.element(page.getByText(/^It takes 12 days with the time before a flight/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the dates with the shortest stay' }).click()
  await expect.poll(() => readStoredTrip()?.document.steps.step3.plasticSurgeryType).toBe('eyelid, shortest stay')
})

test('a clash can be left as it is', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  open()
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await expect.element(page.getByRole('button', { name: /^Stay until/ })).not.toBeInTheDocument()
  expect(readStoredTrip()?.document.plan.conflicts).toEqual([])
})

test('another plan for the same answers has another seed, and the one before can be had back', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  const other = { ...trip, plan: { ...trip.plan, seed: 4711 } }
  answer = () => Response.json(answerOf(other))
  open()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect.poll(() => readStoredTrip()?.document.plan.seed).toBe(4711)
  expect(asked[0]?.body).toHaveProperty('seed')
  await expect.poll(() => readToasts().length).toBe(1)
  readToasts()[0]?.action?.onSelect()
  expect(readStoredTrip()?.document.plan.seed).toBe(trip.plan.seed)
})

test('a failed new plan leaves the one before within reach', async () => {
  storeTrip({ saved: null, isChanged: false, document: trip })
  refuse(400, { success: false, error: 'No.', fields: [], plan: null })
  open()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('button', { name: 'Show the previous plan' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ten days, four cities' })).toBeVisible()
})

test('starting over clears the steps and the plan, and can be undone', async () => {
  refuse(400, { success: false, error: 'No.', fields: [], plan: null })
  open()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect.element(page.getByText('At /trip-planner')).toBeVisible()
  for (const step of ['1', '2', '3'] as const) expect(readStored(`tripPlannerStep${step}`)).toBeNull()
  readToasts().at(-1)?.action?.onSelect()
  expect(readStep('step1').draft.startDate).toBe('2027-05-31')
})

test('a locked stop that a plan for other answers has not is told by its name, and can be had back', async () => {
  const locked = structuredClone(trip)
  Object.assign(locked.plan.days[0]?.stops[0] ?? {}, { locked: true })
  Object.assign(locked.plan.days[1]?.stops[1] ?? {}, { locked: true })
  storeTrip({ saved: null, isChanged: false, document: locked })
  saveSteps({ ...trip.steps, step2: { ...trip.steps.step2, dailyBudgetRange: 90_000 } })
  const days = trip.plan.days.map((day, index) => (index === 0 ? { ...day, stops: day.stops.slice(1) } : day))
  answer = () => Response.json(answerOf({ ...trip, plan: { ...trip.plan, days } }))
  open()
  await page.getByRole('button', { name: 'Plan again' }).click()
  await expectToast('A locked stop was not kept', 'Not in the new plan on its day: Myeongdong Kyoja.')
  expect(readStoredTrip()?.document.plan.days[1]?.stops[1]?.locked).toBe(true)
  readToasts()
    .find(({ title }) => title === 'A locked stop was not kept')
    ?.action?.onSelect()
  expect(readStoredTrip()?.document).toEqual(locked)
})

test('during the trip it opens on the day that it is in Korea', async () => {
  const days = plainTrip().plan.days.map((day, index) => ({ ...day, date: addDays(seoulDay(Date.now()), index - 1) }))
  const [start, end] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const { steps, plan, ...rest } = plainTrip()
  const now = { ...steps, step1: { ...steps.step1, startDate: start, endDate: end } }
  saveSteps(now)
  storeTrip({ saved: null, isChanged: false, document: { ...rest, steps: now, plan: { ...plan, days } } })
  open()
  await expect.element(page.getByRole('tab', { selected: true })).toHaveAttribute('id', 'day-2')
})

test('dates in the past are refused without asking the server, with the day in Korea and the way to step 1', async () => {
  const yesterday = addDays(seoulDay(Date.now()), -1)
  changeStep('step1', { startDate: yesterday, endDate: addDays(yesterday, 3) })
  open()
  await expect.element(page.getByRole('heading', { name: 'There is no plan yet' })).toBeVisible()
  await expect.element(page.getByText(/The start date is in the past/).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Dates and interests' })).toBeVisible()
  expect(asked).toEqual([])
})
