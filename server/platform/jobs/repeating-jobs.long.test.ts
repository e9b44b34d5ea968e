import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createJobs } from './jobs.ts'
import type { Work } from './work.ts'

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

async function startNode(work: Work, everyMinutes = 30) {
  const jobs = createJobs({ database: opened.database, log: createTestLog().log, pollMilliseconds: 60_000 })
  jobs.repeat('sweep', everyMinutes, work)
  stops.push(() => jobs.stop(AbortSignal.abort()))
  await jobs.start()
  return jobs
}

function readRows() {
  return queryOnce(
    opened.url,
    `select attempts, reason, every_seconds, lease is null as free, round(extract(epoch from run_at - now()) / 60)::int as minutes
     from mgk.jobs where kind = 'sweep'`,
  )
}

function makeDue() {
  return queryOnce(
    opened.url,
    `update mgk.jobs set run_at = now() where kind = 'sweep'; select pg_notify('mgk_jobs', '')`,
  )
}

test('work that repeats is done once over all nodes each time that it is due', async () => {
  const work = vi.fn<Work>()
  await Promise.all([startNode(work), startNode(work), startNode(work)])
  const settled = { attempts: 0, reason: null, every_seconds: 1_800, free: true, minutes: 30 }
  await waitUntil(async () => expect(await readRows()).toEqual([settled]))
  expect(work).toHaveBeenCalledTimes(1)
  await makeDue()
  await waitUntil(() => expect(work).toHaveBeenCalledTimes(2))
  await waitUntil(async () => expect(await readRows()).toEqual([settled]))
  expect(work).toHaveBeenCalledTimes(2)
})

test('a restart neither runs it early nor forgets a changed interval', async () => {
  const work = vi.fn<Work>()
  const jobs = await startNode(work)
  await waitUntil(async () => expect(await readRows()).toMatchObject([{ free: true, minutes: 30 }]))
  await jobs.stop(AbortSignal.abort())
  await startNode(work, 60)
  expect(await readRows()).toMatchObject([{ minutes: 30, every_seconds: 3_600 }])
  expect(work).toHaveBeenCalledOnce()
})

test('it never dies: however often it failed, it is tried again before long', async () => {
  const work = vi.fn<Work>().mockRejectedValue(new RangeError('again'))
  await startNode(work, 1)
  await waitUntil(async () => expect(await readRows()).toMatchObject([{ attempts: 1, reason: 'RangeError' }]))
  await queryOnce(opened.url, `update mgk.jobs set attempts = 500 where kind = 'sweep'`)
  await makeDue()
  await waitUntil(async () => expect(await readRows()).toMatchObject([{ attempts: 501, free: true, minutes: 1 }]))
  work.mockResolvedValue()
  await makeDue()
  await waitUntil(async () => expect(await readRows()).toMatchObject([{ attempts: 0, reason: null }]))
})

test('the dead are forgotten after thirty days', async () => {
  await queryOnce(
    opened.url,
    `insert into mgk.jobs (kind, reason, died_at) values ('old', 'x', now() - interval '31 days'), ('new', 'x', now())`,
  )
  await startNode(async () => {})
  const listDead = () => queryOnce(opened.url, 'select kind from mgk.jobs where died_at is not null')
  await waitUntil(async () => expect(await listDead()).toEqual([{ kind: 'new' }]))
})
