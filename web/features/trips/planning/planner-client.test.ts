import { expect, test } from 'vitest'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { createPlannerClient } from './planner-client.ts'
import type { FromPlanner, ToPlanner } from './planner-messages.ts'

/** A worker whose answers the test gives itself. */
class ToldWorker extends EventTarget {
  readonly heard: ToPlanner[] = []
  isTerminated = false

  postMessage(message: ToPlanner): void {
    this.heard.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
  say(message: FromPlanner): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
  finish(version: string): void {
    this.say({ id: this.heard.at(-1)?.id ?? 0, kind: 'done', answer: { version } })
  }
}

function startClient() {
  const workers: ToldWorker[] = []
  const client = createPlannerClient(() => {
    const worker = new ToldWorker()
    workers.push(worker)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the client uses of one
    return worker as unknown as Worker
  })
  const worker = (index = 0): ToldWorker => {
    const found = workers[index]
    if (!found) throw new Error(`worker ${index} was not started`)
    return found
  }
  return { ask: client.ask, workers, worker }
}

test('no worker is started before the first question, and one serves all', async () => {
  const { ask, workers, worker } = startClient()
  expect(workers).toHaveLength(0)
  const first = ask('prepare', {})
  worker().finish('a')
  expect(await first).toEqual({ ok: true, answer: { version: 'a' } })
  const second = ask('prepare', {})
  worker().finish('b')
  expect(await second).toEqual({ ok: true, answer: { version: 'b' } })
  expect(workers).toHaveLength(1)
})

test('questions are asked one after the other, in their order', async () => {
  const { ask, worker } = startClient()
  const answers = [ask('prepare', {}), ask('prepare', {})]
  expect(worker().heard).toHaveLength(1)
  worker().finish('first')
  expect(worker().heard).toHaveLength(2)
  worker().finish('second')
  expect(await Promise.all(answers)).toEqual([
    { ok: true, answer: { version: 'first' } },
    { ok: true, answer: { version: 'second' } },
  ])
})

test('progress is told to whoever asked', async () => {
  const { ask, worker } = startClient()
  const told: [number, number][] = []
  const asked = ask('prepare', {}, { onProgress: (done, total) => told.push([done, total]) })
  worker().say({ id: 1, kind: 'progress', done: 2, total: 5 })
  worker().say({ id: 99, kind: 'progress', done: 3, total: 5 })
  worker().finish('a')
  await asked
  expect(told).toEqual([[2, 5]])
})

test('a problem of the planner is answered with its reason', async () => {
  const { ask, worker } = startClient()
  const asked = ask('prepare', {})
  worker().say({ id: 1, kind: 'failed', problem: 'no_facts', message: '' })
  expect(await asked).toEqual({ ok: false, problem: 'no_facts' })
})

test('a question that is given up ends its worker, and the next one is answered by another', async () => {
  const { ask, workers, worker } = startClient()
  const giver = new AbortController()
  const [given, waiting] = [ask('prepare', {}, { signal: giver.signal }), ask('prepare', {})]
  giver.abort()
  expect(await given).toEqual({ ok: false, problem: 'aborted' })
  expect(worker(0).isTerminated).toBe(true)
  worker(1).finish('later')
  expect(await waiting).toEqual({ ok: true, answer: { version: 'later' } })
  expect(workers).toHaveLength(2)
})

test('a question that waits and is given up is never asked', async () => {
  const { ask, worker } = startClient()
  const giver = new AbortController()
  const [running, waiting] = [ask('prepare', {}), ask('prepare', {}, { signal: giver.signal })]
  giver.abort()
  expect(await waiting).toEqual({ ok: false, problem: 'aborted' })
  worker().finish('a')
  await running
  expect([worker().heard.length, worker().isTerminated]).toEqual([1, false])
})

test('aborting a question before it is asked starts no worker, and after its answer ends none', async () => {
  const { ask, workers, worker } = startClient()
  expect(await ask('prepare', {}, { signal: AbortSignal.abort() })).toEqual({ ok: false, problem: 'aborted' })
  expect(workers).toHaveLength(0)
  const giver = new AbortController()
  const asked = ask('prepare', {}, { signal: giver.signal })
  worker().finish('a')
  await asked
  giver.abort()
  expect(worker().isTerminated).toBe(false)
})

test('a worker that breaks fails its question alone', async () => {
  const { ask, worker } = startClient()
  const [broken, next] = [ask('prepare', {}), ask('prepare', {})]
  worker(0).dispatchEvent(new Event('error', { cancelable: true }))
  expect(await broken).toEqual({ ok: false, problem: 'failed' })
  worker(1).finish('a')
  expect(await next).toEqual({ ok: true, answer: { version: 'a' } })
})

test('an error of a worker that was ended does not fail the question that another worker has', async () => {
  const { ask, worker } = startClient()
  const giver = new AbortController()
  const given = ask('prepare', {}, { signal: giver.signal })
  giver.abort()
  await given
  const next = ask('prepare', {})
  worker(0).dispatchEvent(new Event('error', { cancelable: true }))
  worker(1).finish('a')
  expect(await next).toEqual({ ok: true, answer: { version: 'a' } })
})

test('a browser without workers answers every question with a failure', async () => {
  const client = createPlannerClient(() => {
    throw new Error('no workers here')
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is never read
  const steps = {} as TripSteps
  expect(await client.ask('plan', { steps, seed: 1 })).toEqual({ ok: false, problem: 'failed' })
})
