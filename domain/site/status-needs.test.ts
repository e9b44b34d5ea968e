import { expect, test } from 'vitest'
import type { ProductStatus } from './product-status.ts'
import { listStatusNeeds } from './status-needs.ts'

const well: ProductStatus = {
  takenAt: '2026-11-26T12:00:00.000Z',
  version: '0.1.0',
  isPublic: true,
  isEmbedded: true,
  stored: {
    database: { version: '18.4', bytes: 50_000_000, connections: 14, mostConnections: 60, nodes: 1 },
    migrations: { executed: ['0001-schema'], firstAt: '2026-01-01T00:00:00.000Z' },
    jobs: { waiting: 3, retried: 1, overdueSeconds: 5, failed: 2, failedLastDay: 0, failures: [] },
    mails: { waiting: 1, oldestSeconds: 60, failed: 1, failedLastDay: 0 },
    backups: { madeAt: '2026-11-26T02:00:00.000Z', bytes: 1_500_000, failedAt: null, failure: null },
    services: [],
  },
  trouble: null,
  migrations: { waiting: [], unknown: [] },
  mail: 'smtp',
  disk: [{ variable: 'VAR_DIR', freeBytes: 20 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 }],
  backups: { isPlaced: true, everyMinutes: 1_440 },
  providers: [{ id: 'naver', variables: 'NAVER_CLIENT_ID', state: 'works', failure: null }],
}
type Stored = NonNullable<ProductStatus['stored']>

function judge(changed: Omit<Partial<ProductStatus>, 'stored'>, stored: Partial<Stored> = {}) {
  return listStatusNeeds({ ...well, ...changed, stored: well.stored && { ...well.stored, ...stored } })
}

function judgeBackups(changed: Partial<Stored['backups']>, rest: Parameters<typeof judge>[0] = {}) {
  return judge(rest, { backups: { madeAt: null, bytes: 0, failedAt: null, failure: null, ...changed } })
}

test('an installation whose failures are old or pass by themselves needs nobody', () => {
  expect(judge({})).toEqual([])
  const failing = { id: 'naver', variables: 'NAVER_CLIENT_ID', state: 'fails' } as const
  for (const failure of ['quota', 'timeout', 'upstream_down']) {
    expect(judge({ providers: [{ ...failing, failure }] }), failure).toEqual([])
  }
  expect(judge({ providers: [{ ...failing, state: 'missing', failure: null }] })).toEqual([])
})

test('a database that tells nothing is the one thing that is said of it', () => {
  const trouble = { kind: 'unreachable', message: 'connection refused' } as const
  expect(listStatusNeeds({ ...well, stored: null, trouble })).toEqual([trouble])
})

test('a database without nodes, almost without connections, or behind its release needs a person', () => {
  const database = { version: '18.4', bytes: 1, connections: 55, mostConnections: 60, nodes: 0 }
  expect(judge({ migrations: { waiting: ['0099-x'], unknown: [] } }, { database })).toEqual([
    { kind: 'no_node' },
    { kind: 'connections', taken: 55, most: 60 },
    { kind: 'restart', waiting: ['0099-x'] },
  ])
})

test('of jobs that were given up within a day those of mails are counted as mails', () => {
  const jobs = { waiting: 0, retried: 0, overdueSeconds: 601, failed: 9, failedLastDay: 5, failures: [] }
  const mails = { waiting: 4, oldestSeconds: 3_601, failed: 3, failedLastDay: 3 }
  expect(judge({}, { jobs, mails })).toEqual([
    { kind: 'jobs_overdue', seconds: 601 },
    { kind: 'jobs_failed', count: 2 },
    { kind: 'mails_failed', count: 3 },
    { kind: 'mails_stuck', count: 4, seconds: 3_601 },
  ])
  // Without a mail server they are kept to be read, and nobody waits for them.
  expect(judge({ mail: 'outbox' }, { mails: { ...mails, failedLastDay: 0 } })).toEqual([])
})

test('a disk is too full below one gigabyte, or below twice the database', () => {
  const disk = [{ variable: 'VAR_DIR', freeBytes: 1024 ** 3 - 1, totalBytes: 10 ** 12 }]
  expect(judge({ disk })).toEqual([{ kind: 'disk_low', variable: 'VAR_DIR', freeBytes: 1024 ** 3 - 1 }])
  const database = { version: '18.4', bytes: 11 * 1024 ** 3, connections: 1, mostConnections: 60, nodes: 1 }
  expect(judge({}, { database })).toMatchObject([{ kind: 'disk_low' }])
  expect(judge({ disk: [{ variable: 'VAR_DIR', freeBytes: null, totalBytes: null }] })).toEqual([])
})

test('a backup is late after one and a half of its interval, counted from the first start where there was none', () => {
  const hoursAgo = (hours: number) => new Date(Date.parse(well.takenAt) - hours * 3_600_000).toISOString()
  expect(judgeBackups({ madeAt: hoursAgo(36) })).toEqual([])
  const late = { kind: 'backup_late', ageSeconds: 37 * 3_600, everyMinutes: 1_440 }
  expect(judgeBackups({ madeAt: hoursAgo(37) })).toEqual([late])
  expect(judgeBackups({})).toEqual([{ ...late, ageSeconds: null }])
})

test('a failure counts until a backup was made after it', () => {
  const failed = { failedAt: '2026-11-26T03:00:00.000Z', failure: 'ENOSPC' }
  expect(judgeBackups({ madeAt: '2026-11-26T02:00:00.000Z', ...failed })).toEqual([
    { kind: 'backup_failed', failure: 'ENOSPC' },
  ])
  expect(judgeBackups({ madeAt: '2026-11-26T04:00:00.000Z', ...failed })).toEqual([])
})

test('without a schedule a public site needs a backup a week, and one on this machine none', () => {
  const backups = { isPlaced: false, everyMinutes: null }
  expect(judgeBackups({ madeAt: '2026-11-20T00:00:00.000Z' }, { backups })).toEqual([])
  expect(judgeBackups({}, { backups })).toEqual([{ kind: 'no_backup', ageSeconds: null }])
  expect(judgeBackups({}, { backups, isPublic: false })).toEqual([])
})

test('a key that is refused needs a person', () => {
  const provider = { id: 'kakao', variables: 'KAKAO_REST_KEY', state: 'fails', failure: 'bad_key' } as const
  const { id, variables, failure } = provider
  expect(judge({ providers: [provider] })).toEqual([{ kind: 'provider_fails', id, variables, failure }])
})
