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

async function startNode(work: Work): Promise<void> {
  const { log } = createTestLog()
  const jobs = createJobs({ database: opened.database, log, pollMilliseconds: 200, leaseSeconds: 3 })
  jobs.handle('long', work, { isLong: true })
  stops.push(() => jobs.stop(AbortSignal.abort()))
  await jobs.start()
}

function readRows() {
  return queryOnce(opened.url, `select run_at::text, lease, attempts from mgk.jobs where kind = 'long'`)
}

test('long work keeps its lease for as long as it goes on, and one worker does it', async () => {
  let finish = () => {}
  const work = vi.fn<Work>(() => new Promise((resolve) => (finish = resolve)))
  await queryOnce(opened.url, `insert into mgk.jobs (kind) values ('long')`)
  await startNode(work)
  await startNode(work)
  await waitUntil(() => expect(work).toHaveBeenCalledOnce())
  const [first] = await readRows()
  // A lease lasts as long as four renewals.
  const ends = new Set<unknown>()
  await waitUntil(async () => {
    const [row] = await readRows()
    ends.add(row?.['run_at'])
    expect(ends.size).toBeGreaterThan(6)
  })
  expect(await readRows()).toMatchObject([{ lease: first?.['lease'], attempts: 1 }])
  expect(work).toHaveBeenCalledOnce()
  expect(work.mock.calls[0]?.[1].aborted).toBe(false)
  finish()
  await waitUntil(async () => expect(await readRows()).toEqual([]))
})

test('long work whose lease another worker took is told to end, and settles nothing', async () => {
  let told: AbortSignal | undefined
  await queryOnce(opened.url, `insert into mgk.jobs (kind) values ('long')`)
  await startNode((_job, signal) => {
    told = signal
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('told'))))
  })
  await waitUntil(() => expect(told).toBeDefined())
  await queryOnce(
    opened.url,
    `update mgk.jobs set lease = gen_random_uuid(), run_at = now() + interval '1 hour' where kind = 'long'`,
  )
  const [taken] = await readRows()
  await waitUntil(() => expect(told?.aborted).toBe(true))
  expect(await readRows()).toEqual([taken])
})
