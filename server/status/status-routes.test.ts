import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ProductStatus } from '#domain/site/product-status.ts'
import { listStatusNeeds } from '#domain/site/status-needs.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildPeople, type People, readProblem } from '#testing/builders/clinics.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { buildStatusSettings } from '#testing/builders/status.ts'
import { presentStatus } from './status-command.ts'
import { describeStatusRoute } from './status-routes.ts'
import { readStoredFacts } from './status-store.ts'
import { createStatus } from './status.ts'

const secrets = {
  KAKAO_REST_KEY: 'kakao-secret-key',
  NAVER_CLIENT_ID: 'naver-id-key',
  NAVER_CLIENT_SECRET: 'naver-secret',
}
const shared = await openTestDatabase()
const accounts = await openTestAccounts({ shared })
const people = await buildPeople(accounts)
const settings = buildStatusSettings({ BACKUP_TO: '/srv/none/backups', BACKUP_EVERY: '1d', ...secrets })
const route = describeStatusRoute(createStatus({ database: accounts.database, settings, now: Date.now }))
const api = createTestApi([route], { identify: accounts.accounts.identify })
beforeEach(async () => {
  await queryOnce(shared.url, 'delete from mgk.jobs; delete from mgk.mails; delete from mgk.outside_services')
  await queryOnce(shared.url, 'delete from mgk.backup_results')
})
afterAll(async () => {
  await accounts.close()
  await shared.close()
})

function ask(who: keyof People) {
  return api.ask(people[who], 'GET', '/status')
}

async function read(): Promise<ProductStatus> {
  const answer = await ask('admin')
  expect(answer.status, await answer.clone().text()).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes it
  return (await answer.json()) as ProductStatus
}

test.each([
  ['visitor', '401 accounts.sign_in_required'],
  ['member', '403 status.denied'],
  ['unassured', '403 accounts.second_factor_required'],
] as const)('a %s does not see the status', async (who, problem) => {
  expect(await readProblem(await ask(who))).toBe(problem)
})

test('the database itself refuses a visitor, a member, and an administrator without a second factor', async () => {
  const { database } = accounts
  const { member, admin } = people
  for (const who of [
    { role: 'visitor' },
    { role: 'member', userId: member.user.id, assurance: 'aal2' },
    { role: 'member', userId: admin.user.id, assurance: 'aal1' },
  ] as const) {
    await expect(database.transactionAs(who, readStoredFacts)).rejects.toMatchObject({ code: '42501' })
  }
  const asAdmin = { role: 'member', userId: admin.user.id, assurance: 'aal2' } as const
  expect((await database.transactionAs(asAdmin, readStoredFacts)).database.bytes).toBeGreaterThan(1_000_000)
})

test('neither the reader nor the bare app may ask for it', async () => {
  for (const executor of [accounts.database.reader, accounts.database.app]) {
    await expect(readStoredFacts(executor)).rejects.toMatchObject({ code: '42501' })
  }
})

test('work, mail, backups and services are told by numbers, ages and codes', async () => {
  await queryOnce(
    shared.url,
    `insert into mgk.jobs (kind, subject, run_at, reason, died_at, attempts) values
       ('a.kind', 'subject-of-somebody', now() - interval '20 minutes', null, null, 0),
       ('a.kind', null, now() + interval '1 hour', 'ECONNREFUSED', null, 3),
       ('mail.send', 'subject-of-somebody', now() - interval '1 day', '550', now(), 1),
       ('old.kind', null, now() - interval '9 days', 'x', now() - interval '9 days', 1);
     insert into mgk.mails (id, content, created_at, sent_at) values
       (gen_random_uuid(), 'sealed', now() - interval '3 hours', null),
       (gen_random_uuid(), null, now() - interval '9 hours', now());
     insert into mgk.backup_results (outcome, ended_at, detail, bytes) values
       ('made', now() - interval '2 days', 'folder', 2048), ('failed', now() - interval '1 hour', 'ENOSPC', 0);
     insert into mgk.outside_services (service, succeeded_at, failed_at, failure) values
       ('kakao', now() - interval '2 days', now(), 'bad_key'), ('naver', now(), now() - interval '1 day', 'timeout')`,
  )
  const status = await read()
  expect(status.stored?.jobs).toMatchObject({ waiting: 2, retried: 1, failed: 2, failedLastDay: 1 })
  expect(status.stored?.jobs.overdueSeconds).toBeCloseTo(1_200, -2)
  expect(status.stored?.jobs.failures).toContainEqual({ kind: 'mail.send', reason: '550', count: 1 })
  expect(status.stored?.mails).toMatchObject({ waiting: 1, failed: 1, failedLastDay: 1 })
  expect(status.stored?.mails.oldestSeconds).toBeCloseTo(10_800, -2)
  expect(status.providers).toMatchObject([
    { id: 'naver', state: 'works' },
    { id: 'kakao', state: 'fails', failure: 'bad_key' },
    { id: 'google', state: 'missing' },
    { id: 'foursquare', state: 'missing' },
    { id: 'registers', state: 'missing' },
    { id: 'tourapi', state: 'missing' },
    { id: 'clinicSource', state: 'missing' },
    { id: 'languageModel', state: 'missing' },
    { id: 'forecast', state: 'missing' },
  ])
  const kinds = listStatusNeeds({ ...status, disk: [] }).map(({ kind }) => kind)
  expect(kinds).toEqual(['jobs_overdue', 'mails_failed', 'backup_failed', 'backup_late', 'provider_fails'])
})

test('neither a key nor a subject of a job is in the answer or in what the command prints', async () => {
  await queryOnce(
    shared.url,
    `insert into mgk.jobs (kind, subject, reason, died_at) values ('a.kind', 'subject-of-somebody', 'x', now())`,
  )
  const status = await read()
  const said = [JSON.stringify(status), ...presentStatus(status).lines].join('\n')
  for (const word of [...Object.values(secrets), 'subject-of-somebody']) expect(said).not.toContain(word)
  expect(said).toContain('KAKAO_REST_KEY')
})

test('a node that listens is counted, and a disk that is not there yet is that of the folder above it', async () => {
  const before = await read()
  const other = await openDatabase({ url: shared.url, log: accounts.log })
  await other.listen('test', { message() {}, lost() {}, regained() {} })
  const after = await read()
  await other.close()
  // These accounts listen too.
  expect([before.stored?.database.nodes, after.stored?.database.nodes]).toEqual([1, 2])
  expect(after.disk.map(({ variable }) => variable)).toEqual(['VAR_DIR', 'BACKUP_TO'])
  for (const { freeBytes } of after.disk) expect(freeBytes).toBeGreaterThan(0)
})
