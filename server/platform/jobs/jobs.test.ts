import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createJobs } from './jobs.ts'
import { GivenUp, type Work } from './work.ts'

const atOnce = AbortSignal.abort()
const patiently = new AbortController().signal
let opened: TestDatabase
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  opened = await openTestDatabase()
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await opened.close()
})

type Options = Partial<Parameters<typeof createJobs>[0]>

/** One node that does "greet" by this work. It has heard of a job before the poll of a minute. */
function createNode(work: Work, options: Options = {}, attempts?: number) {
  const { log, lines } = createTestLog()
  const jobs = createJobs({ database: opened.database, log, pollMilliseconds: 60_000, ...options })
  jobs.handle('greet', work, attempts === undefined ? {} : { attempts })
  stops.push(() => jobs.stop(atOnce))
  return { jobs, lines }
}

function add(subject: string) {
  return opened.database.transactionAs({ role: 'member', userId: crypto.randomUUID(), assurance: 'aal1' }, (tx) =>
    createNode(async () => {}).jobs.add(tx, { kind: 'greet', subject }),
  )
}

function listRows() {
  return queryOnce(
    opened.url,
    `select subject, attempts, reason, died_at is not null as dead from mgk.jobs where kind = 'greet'`,
  )
}

/** As if the time of every wait and lease had passed. */
function passTime() {
  return queryOnce(
    opened.url,
    `update mgk.jobs set run_at = now() - interval '1 second'; select pg_notify('mgk_jobs', '')`,
  )
}

test('a job is done once its transaction commits, and then is gone', async () => {
  const done: (string | null)[] = []
  const { jobs } = createNode(async ({ subject }) => void done.push(subject))
  await jobs.start()
  await add('mina')
  await waitUntil(async () => expect(await listRows()).toEqual([]))
  expect(done).toEqual(['mina'])
})

test('a job of a transaction that is undone never was', async () => {
  const work = vi.fn<Work>()
  const { jobs } = createNode(work)
  const undone = opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await jobs.add(tx, { kind: 'greet', subject: 'nobody' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await listRows()).toEqual([])
})

test('two nodes that claim at the same time do each of many jobs once', async () => {
  const done: (string | null)[] = []
  const subjects = Array.from({ length: 60 }, (_, number) => String(number))
  await Promise.all(subjects.map(add))
  const work: Work = async ({ subject }) => void done.push(subject)
  await Promise.all([createNode(work).jobs.start(), createNode(work).jobs.start()])
  await waitUntil(async () => expect(await listRows()).toEqual([]))
  expect(done).toHaveLength(60)
  expect(new Set(done)).toEqual(new Set(subjects))
})

test('no more jobs are under way than there are hands, and the next begins when one ends', async () => {
  const waiting: (() => void)[] = []
  const { jobs } = createNode(() => new Promise((resolve) => waiting.push(resolve)), { hands: 2 })
  await Promise.all(['a', 'b', 'c'].map(add))
  await jobs.start()
  await waitUntil(() => expect(waiting).toHaveLength(2))
  expect((await listRows()).filter(({ attempts }) => attempts === 0)).toHaveLength(1)
  waiting.shift()?.()
  await waitUntil(() => expect(waiting).toHaveLength(2))
  for (const end of waiting) end()
  await waitUntil(async () => expect(await listRows()).toEqual([]))
})

test('a job that fails waits and is tried again, and its row says why by a code alone', async () => {
  const work = vi.fn<Work>()
  work.mockRejectedValueOnce(Object.assign(new Error('mina@example.com is unknown'), { code: 'ECONNREFUSED' }))
  const { jobs } = createNode(work)
  await jobs.start()
  await add('mina')
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 1, reason: 'ECONNREFUSED' }]))
  expect(await queryOnce(opened.url, 'select * from mgk.jobs where run_at < now()')).toEqual([])
  await passTime()
  await waitUntil(async () => expect(await listRows()).toEqual([]))
  expect(work.mock.calls.map(([job]) => job.attempt)).toEqual([1, 2])
})

test('a job is dead after its last attempt, or at once when its work gives up, and shows in the list and the count', async () => {
  const { jobs, lines } = createNode(
    async ({ subject }) => {
      throw subject === 'hopeless' ? new GivenUp('smtp 550') : new RangeError('again')
    },
    {},
    2,
  )
  await jobs.start()
  await add('hopeless')
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ dead: true }]))
  await add('unlucky')
  await waitUntil(async () => expect((await listRows()).at(-1)).toMatchObject({ attempts: 1, reason: 'RangeError' }))
  await passTime()
  const dead = [
    { subject: 'hopeless', reason: 'smtp 550', dead: true },
    { subject: 'unlucky', reason: 'RangeError', dead: true },
  ]
  await waitUntil(async () => expect(await listRows()).toMatchObject(dead))
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2)
})

test('another node takes over the job of a killed node after its lease', async () => {
  const killed = createNode(() => new Promise(() => {}), { hands: 1 })
  await add('mina')
  await killed.jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 1 }]))
  const work = vi.fn<Work>()
  const other = createNode(work)
  await other.jobs.start()
  await queryOnce(opened.url, `select pg_notify('mgk_jobs', '')`)
  await add('next')
  await waitUntil(() => expect(work).toHaveBeenCalledOnce())
  expect(work.mock.calls[0]?.[0].subject).toBe('next')
  await passTime()
  await waitUntil(() => expect(work.mock.calls[1]?.[0]).toEqual({ subject: 'mina', attempt: 2 }))
})

test('a worker that was given up on cannot settle the job that another one does now', async () => {
  let fail = () => {}
  const slow = createNode(() => new Promise((_resolve, reject) => (fail = () => reject(new GivenUp('late')))), {
    hands: 1,
  })
  await add('mina')
  await slow.jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 1 }]))
  let finish = () => {}
  const other = createNode(() => new Promise((resolve) => (finish = resolve)), { hands: 1 })
  await other.jobs.start()
  await passTime()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 2 }]))
  fail()
  await waitUntil(() => expect(slow.lines.some(({ msg }) => msg === 'a job was given up')).toBe(true))
  expect(await listRows()).toMatchObject([{ attempts: 2, dead: false }])
  finish()
  await waitUntil(async () => expect(await listRows()).toEqual([]))
})

test('a job whose worker is killed in its last attempt too is dead, and not claimed for ever', async () => {
  await add('poison')
  await queryOnce(opened.url, 'update mgk.jobs set attempts = 3')
  const work = vi.fn<Work>()
  const { jobs } = createNode(work, {}, 3)
  await jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ reason: 'worker_lost', dead: true }]))
  expect(work).not.toHaveBeenCalled()
})

test('work that outlives most of its lease is told to end', async () => {
  const work: Work = (_job, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new RangeError('told'))))
  const { jobs } = createNode(work, { leaseSeconds: 1.1 })
  await add('endless')
  await jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ reason: 'RangeError' }]))
})

test('an unheard announcement costs a poll: the job is done without it', async () => {
  const work = vi.fn<Work>()
  const deaf = { ...opened.database, listen: async () => ({ stop: async () => {} }) }
  const { jobs } = createNode(work, { database: deaf, pollMilliseconds: 50 })
  await jobs.start()
  await add('mina')
  await waitUntil(() => expect(work).toHaveBeenCalledOnce())
})

test('a stop lets what is under way finish and takes nothing more', async () => {
  let finish = () => {}
  const { jobs } = createNode(() => new Promise((resolve) => (finish = resolve)), { hands: 1 })
  await add('under way')
  await jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 1 }]))
  const stopped = jobs.stop(patiently)
  await add('later')
  finish()
  await stopped
  expect(await listRows()).toMatchObject([{ subject: 'later', attempts: 0 }])
})

test('a hurried stop gives back what is under way, for another node to do at once', async () => {
  const { jobs } = createNode(
    (_job, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut')))),
  )
  await add('mina')
  await jobs.start()
  await waitUntil(async () => expect(await listRows()).toMatchObject([{ attempts: 1 }]))
  await jobs.stop(atOnce)
  expect(await queryOnce(opened.url, 'select lease from mgk.jobs where run_at <= now()')).toEqual([{ lease: null }])
  const work = vi.fn<Work>()
  await createNode(work).jobs.start()
  await waitUntil(() => expect(work).toHaveBeenCalledOnce())
})
