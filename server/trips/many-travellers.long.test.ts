import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { openTripFunction, readAnswer, threeDays } from '#testing/trips/trip-function.ts'
import { readEvents } from '#testing/trips/trip-events.ts'

type Opened = Awaited<ReturnType<typeof openTripFunction>>
let opened: Opened

const inEvents = { accept: 'text/event-stream' }
const { step1 } = threeDays
const oneDay = { ...threeDays, step1: { ...step1, endDate: step1.startDate } }
const twoWeeks = { ...threeDays, step1: { ...step1, endDate: '2027-06-13' } }

// On a busy machine a search looks up late.
const patience = { timeout: 10_000 }

beforeEach(async () => {
  opened = await openTripFunction({ rateLimits: true, mostWaiting: 6 })
})
afterEach(() => opened.close())

function ask(body: object, client: string, more: { headers?: Record<string, string>; signal?: AbortSignal } = {}) {
  return opened.ask(body, { client, ...more })
}

/** How many were answered, and how many asked to come again; anything else fails. */
async function sort(answers: readonly Response[]) {
  const planned = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect(planned.length + refused.length).toBe(answers.length)
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ success: false })
  }
  for (const answer of planned) expect((await readAnswer(answer)).success).toBe(true)
  return { planned: planned.length, refused: refused.length }
}

test('of two hundred requests at once from one address, one is planned, two wait, and the others hear when to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(oneDay, '203.0.113.1')))
  const { planned, refused } = await sort(answers)
  expect(planned).toBeGreaterThanOrEqual(3)
  // A slow machine may have planned some before the last ones came.
  expect(refused).toBeGreaterThan(150)
})

test('of two hundred addresses at once, as many are planned as the queue has places, and nobody is told of a fault', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ask(oneDay, `203.0.${Math.floor(index / 100)}.${index % 100}`)),
  )
  const { planned, refused } = await sort(answers)
  expect(planned).toBeGreaterThanOrEqual(7)
  expect(refused).toBeGreaterThan(150)
  expect(opened.trips.stats()).toEqual({ waiting: 0, busy: 0, threads: 1 })
})

test('a waiting traveller is told the place in the queue and then the days', async () => {
  const streams = await Promise.all(
    [1, 2, 3, 4].map((address) => ask(oneDay, `203.0.113.${address}`, { headers: inEvents })),
  )
  const labels = await Promise.all(
    streams.map(async (stream) => {
      const heard: string[] = []
      for await (const { event, data } of readEvents(stream)) heard.push(event === 'progress' ? data.label : event)
      return heard
    }),
  )
  expect(labels.every((heard) => heard.at(-1) === 'done')).toBe(true)
  const places = labels.flat().filter((label) => /ahead|next/u.test(label))
  expect(new Set(places)).toEqual(new Set(['You are next', '1 ahead of you', '2 ahead of you']))
})

test('while a plan is solved, the server goes on answering', async () => {
  const answer = await ask(twoWeeks, '203.0.113.1', { headers: inEvents })
  const begun = Promise.withResolvers<void>()
  const kinds: string[] = []
  const ended = (async () => {
    for await (const { event, data } of readEvents(answer)) {
      kinds.push(event)
      if (event === 'progress' && data.label === tripFunction.searching) begun.resolve()
    }
  })()
  await begun.promise
  for (let nth = 0; nth < 20; nth += 1) {
    expect((await opened.accounts.request('/auth/v1/health')).status).toBe(200)
  }
  expect(kinds).not.toContain('day')
  await ended
  expect(kinds.at(-1)).toBe('done')
})

test('a traveller who leaves frees the thread and the place in the queue', async () => {
  // A thread that still loads does not look whether somebody waits.
  await readAnswer(await ask(oneDay, '203.0.113.4'))
  const leaving = new AbortController()
  const stream = await ask(twoWeeks, '203.0.113.1', { headers: inEvents, signal: leaving.signal })
  const waiting = await ask(twoWeeks, '203.0.113.2', { headers: inEvents, signal: leaving.signal })
  await vi.waitFor(() => expect(opened.trips.stats()).toMatchObject({ busy: 1, waiting: 1 }), patience)
  await Promise.all([stream.body?.cancel(), waiting.body?.cancel()])
  await vi.waitFor(() => expect(opened.trips.stats()).toMatchObject({ busy: 0, waiting: 0 }), patience)
  expect((await ask(oneDay, '203.0.113.3')).status).toBe(200)
  expect(opened.lines.filter(({ msg }) => msg === 'a planner thread was terminated')).toEqual([])
})

test('a client that hangs up before an answer in JSON frees the thread as well', async () => {
  const leaving = new AbortController()
  const answer = ask(twoWeeks, '203.0.113.1', { signal: leaving.signal })
  answer.catch(() => {})
  await vi.waitFor(() => expect(opened.trips.stats().busy).toBe(1), patience)
  leaving.abort()
  await vi.waitFor(() => expect(opened.trips.stats().busy).toBe(0), patience)
})

test('a place that is changed is planned with its new facts', async () => {
  const names = async () => {
    const planned = await readAnswer(await ask(threeDays, '203.0.113.1'))
    return planned.success ? Object.values(planned.places).map(({ name }) => name.en) : []
  }
  expect(await names()).toContain('Gyeongbokgung Palace')
  await opened.accounts.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set({ name_en: 'Palace of Tests' }).where('id', '=', 'gyeongbokgung').execute(),
  )
  opened.trips.facts.drop('places')
  const changed = await names()
  expect(changed).toContain('Palace of Tests')
  expect(changed).not.toContain('Gyeongbokgung Palace')
})

test('a trip for nobody is planned with the start, and a stop in the middle of it is no fault', async () => {
  await opened.trips.rehearse()
  expect(opened.trips.stats()).toEqual({ waiting: 0, busy: 0, threads: 1 })
  const rehearsing = opened.trips.rehearse()
  await vi.waitFor(() => expect(opened.trips.stats().busy).toBe(1), patience)
  opened.trips.stop()
  await rehearsing
  expect(opened.lines).toEqual([])
})
