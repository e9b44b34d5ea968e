import { sql, type Transaction } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Actor } from '#domain/accounts/accounts.ts'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { buildPeople, editorOf, leastClinic, openTestClinics } from '#testing/builders/clinics.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { addClinic, saveOverlay } from './clinic-store.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { createClinicManagement } from './manage-clinics.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
const by = editorOf(people.admin)
afterAll(() => opened.close())

function create(facts: object = {}): Promise<Clinic> {
  return opened.management.create(by, { ...leastClinic, ...facts })
}

function readRow(id: number) {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinics').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

function listAudit(id: number) {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .selectFrom('mgk.audit_log')
      .select(['actor_id', 'action', 'client_network', 'details'])
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute(),
  )
}

test('management of clinics refuses a caller who may not, without any route', async () => {
  const { id } = await create()
  for (const [actor, problem] of [
    [{ kind: 'visitor' }, 'accounts.sign_in_required'],
    [{ kind: 'member', userId: people.member.user.id, assurance: 'aal2' }, 'clinics.edit_denied'],
    [{ kind: 'admin', userId: people.unassured.user.id, assurance: 'aal1' }, 'accounts.second_factor_required'],
  ] satisfies [Actor, string][]) {
    const other = { actor, client: '192.0.2.7' }
    const { management } = opened
    const tries = [
      () => management.facts(other, id),
      () => management.create(other, leastClinic),
      () => management.update(other, id, 1, { name: 'Mine' }),
      () => management.remove(other, id, null),
      () => management.restore(other, id, null),
      () => management.history(other, id, { below: null, limit: 1 }),
      () => management.deleted(other, null, { below: null, limit: 1 }),
      () => management.restoreVersion(other, id, 1, null),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(problem)
  }
})

test('a member who pretends to be an administrator is refused by the database', async () => {
  const { id } = await create()
  const pretender: Editor = { ...by, actor: { kind: 'admin', userId: people.member.user.id, assurance: 'aal2' } }
  await expect(opened.management.create(pretender, leastClinic)).rejects.toThrow('row-level security')
  for (const attempt of [
    () => opened.management.update(pretender, id, 1, { name: 'Mine' }),
    () => opened.management.remove(pretender, id, null),
    () => opened.management.restoreVersion(pretender, id, 1, null),
  ]) {
    await expect(attempt()).rejects.toThrow('clinics.not_found')
  }
  expect(await opened.management.history(pretender, id, { below: null, limit: 9 })).toEqual({ changes: [], next: null })
  expect(await readRow(id)).toMatchObject({ version: 1, name: leastClinic.name, deleted_at: null })
  await opened.management.remove(by, id, 1)
  expect(await opened.management.deleted(pretender, null, { below: null, limit: 9 })).toEqual({
    clinics: [],
    next: null,
  })
})

test('the database alone keeps everybody else from writing a clinic, its history and the audit log', async () => {
  const { id } = await create()
  const userId = people.unassured.user.id
  const facts = { ...unknownClinic, ...leastClinic }
  const row = { clinic_id: id, version: 2, action: 'updated', before: '{}', after: '{}' } as const
  const line = {
    at: new Date(),
    actor_id: userId,
    action: 'clinic.updated',
    subject_id: String(id),
    client_network: null,
    details: '{}',
  }
  for (const who of [
    { role: 'visitor' },
    { role: 'member', userId: people.member.user.id, assurance: 'aal2' },
    { role: 'member', userId, assurance: 'aal1' },
  ] as const) {
    const { database } = opened
    await expect(database.transactionAs(who, (tx) => addClinic(tx, facts))).rejects.toThrow(/row-level|permission/)
    await expect(database.transactionAs(who, (tx) => saveOverlay(tx, id, { name: 'Mine' }))).rejects.toThrow(
      /no result|permission/,
    )
    const writes: ((tx: Transaction<Tables>) => Promise<unknown>)[] = [
      (tx) =>
        tx
          .insertInto('mgk.clinic_changes')
          .values({ ...row, actor_id: userId })
          .execute(),
      (tx) => tx.insertInto('mgk.audit_log').values(line).execute(),
      (tx) => tx.deleteFrom('mgk.clinics').where('id', '=', id).execute(),
    ]
    for (const write of writes) {
      await expect(database.transactionAs(who, write)).rejects.toThrow(/row-level|permission/)
    }
  }
  expect(await readRow(id)).toMatchObject({ version: 1, name: leastClinic.name })
})

test('not even an administrator signs a change with another name', async () => {
  const { id } = await create()
  const { userId } = z.object({ userId: z.string() }).parse(by.actor)
  const change = { clinic_id: id, version: 2, action: 'updated', before: '{}', after: '{}' } as const
  const forged = opened.database.transactionAs({ role: 'member', userId, assurance: 'aal2' }, (tx) =>
    tx
      .insertInto('mgk.clinic_changes')
      .values({ ...change, actor_id: people.member.user.id })
      .execute(),
  )
  await expect(forged).rejects.toThrow('row-level security')
})

test('a change stands with its line in the history and in the audit log, or not at all', async () => {
  const { id } = await create({ rating: 4.5 })
  await opened.management.update(by, id, 1, { name: 'Other', phoneNumber: '02' })
  const actor_id = people.admin.user.id
  expect(await listAudit(id)).toEqual([
    { actor_id, action: 'clinic.created', client_network: '192.0.2.0/24', details: expect.anything() as unknown },
    {
      actor_id,
      action: 'clinic.updated',
      client_network: '192.0.2.0/24',
      details: { version: 2, fields: 'name, phoneNumber' },
    },
  ])
  const broken = createClinicManagement({
    ...opened,
    now: () => opened.clock.now,
    findEmails: async () => new Map(),
    recordAudit: async () => {
      throw new Error('the audit log is full')
    },
  })
  await expect(broken.update(by, id, 2, { name: 'Third' })).rejects.toThrow('full')
  await expect(broken.remove(by, id, null)).rejects.toThrow('full')
  expect(await readRow(id)).toMatchObject({ version: 2, name: 'Other', deleted_at: null })
  expect((await opened.management.history(by, id, { below: null, limit: 9 })).changes).toHaveLength(2)
})

test('of editors who save at the same moment one comes first, and the others are told what was changed and lose nothing', async () => {
  const { id } = await create()
  const fields = ['nameKo', 'phoneNumber', 'businessHours'] as const
  const saving: Promise<PromiseSettledResult<Clinic>[]>[] = []
  await opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await tx.selectFrom('mgk.clinics').select('id').where('id', '=', id).forUpdate().execute()
    saving.push(Promise.allSettled(fields.map((field) => opened.management.update(by, id, 1, { [field]: field }))))
    await waitUntil(async () => {
      const { rows } =
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          opened.database.app,
        )
      expect(rows).toHaveLength(fields.length)
    })
  })
  const outcomes = (await Promise.all(saving)).flat()
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refusals).toHaveLength(2)
  const first = fields[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? 'nameKo'
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      code: 'clinics.changed_meanwhile',
      details: {
        current: { id, version: 2, [first]: first },
        changes: [
          {
            version: 2,
            action: 'updated',
            by: people.admin.user.email,
            fields: [{ field: first, before: '', after: first }],
          },
        ],
      },
    })
  }
  for (const [nth, field] of fields.filter((name) => name !== first).entries()) {
    await opened.management.update(by, id, 2 + nth, { [field]: field })
  }
  expect(await opened.management.facts(by, id)).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])))
})
