import { type Transaction } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#domain/accounts/accounts.ts'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import type { OpenInterval, SourcedFact } from '#domain/places/places.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { editorOf } from '#testing/builders/clinics.ts'
import { leastPlace, openTestPlaceEditing } from '#testing/builders/edited-places.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { addPlace, savePick, savePlaceDeletion, savePlaceOverlay } from './edited-place-store.ts'
import { createPlaceManagement } from './manage-places.ts'

const opened = await openTestPlaceEditing()
const by = editorOf(opened.people.admin)
afterAll(() => opened.close())

const page = { below: null, limit: 20 }
const looked = { source: 'The gate', checkedOn: '2026-04-30' }

test('management of places refuses a caller who may not, without any route', async () => {
  const { people, management } = opened
  for (const [actor, problem] of [
    [{ kind: 'visitor' }, 'accounts.sign_in_required'],
    [{ kind: 'member', userId: people.member.user.id, assurance: 'aal2' }, 'places.edit_denied'],
    [{ kind: 'admin', userId: people.unassured.user.id, assurance: 'aal1' }, 'accounts.second_factor_required'],
  ] satisfies [Actor, string][]) {
    const other = { actor, client: '192.0.2.7' }
    const tries = [
      () => management.facts(other, 'one'),
      () => management.create(other, leastPlace),
      () => management.update(other, 'one', 1, { cost: 1 }),
      () => management.check(other, 'one', 1, looked),
      () => management.pick(other, 'one', true),
      () => management.remove(other, 'one', null),
      () => management.restore(other, 'one', null),
      () => management.restoreVersion(other, 'one', 1, null),
      () => management.history(other, 'one', page),
      () => management.deleted(other, page),
      () => management.unchecked(other, null, 1),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(problem)
  }
})

test('a member who pretends to be an administrator is refused by the database', async () => {
  const { management, people } = opened
  const pretender: Editor = { ...by, actor: { kind: 'admin', userId: people.member.user.id, assurance: 'aal2' } }
  const before = await opened.readTraces()
  await expect(management.create(pretender, leastPlace)).rejects.toThrow('row-level security')
  for (const attempt of [
    () => management.update(pretender, 'one', 1, { cost: 1 }),
    () => management.check(pretender, 'one', 1, looked),
    () => management.pick(pretender, 'one', true),
    () => management.remove(pretender, 'one', null),
  ]) {
    await expect(attempt()).rejects.toThrow('places.not_found')
  }
  expect((await management.history(pretender, 'one', page)).changes).toEqual([])
  expect((await management.deleted(pretender, page)).places).toEqual([])
  expect(await opened.readTraces()).toEqual(before)
})

test('the database alone keeps everybody else from writing a place, its history and the audit log', async () => {
  const { database, people } = opened
  const before = await opened.readTraces()
  const row = { place_id: 'one', version: 2, action: 'updated', before: '{}', after: '{}' } as const
  for (const who of [
    { role: 'visitor' },
    { role: 'member', userId: people.member.user.id, assurance: 'aal2' },
    { role: 'member', userId: people.unassured.user.id, assurance: 'aal1' },
  ] as const) {
    const actor_id = 'userId' in who ? who.userId : people.member.user.id
    const line = { at: new Date(), actor_id, subject_id: 'one', client_network: null, details: '{}' }
    const writes: ((tx: Transaction<Tables>) => Promise<unknown>)[] = [
      (tx) => addPlace(tx, inventPlace('mine')),
      (tx) => savePlaceOverlay(tx, 'one', { cost: 1 }),
      (tx) => savePlaceDeletion(tx, 'one', true),
      (tx) => savePick(tx, 'one', { on: '2026-05-01', by: actor_id }),
      (tx) =>
        tx
          .insertInto('mgk.place_changes')
          .values({ ...row, actor_id })
          .execute(),
      (tx) =>
        tx
          .insertInto('mgk.audit_log')
          .values({ ...line, action: 'place.updated' })
          .execute(),
      (tx) => tx.deleteFrom('mgk.places').where('id', '=', 'one').execute(),
    ]
    for (const write of writes) {
      await expect(database.transactionAs(who, write)).rejects.toThrow(/row-level|permission|not held/)
    }
  }
  expect(await opened.readTraces()).toEqual(before)
})

test('not even an administrator signs a change with another name', async () => {
  const { admin, member } = opened.people
  const forged = opened.database.transactionAs({ role: 'member', userId: admin.user.id, assurance: 'aal2' }, (tx) =>
    tx
      .insertInto('mgk.place_changes')
      .values({ place_id: 'one', version: 2, action: 'updated', before: '{}', after: '{}', actor_id: member.user.id })
      .execute(),
  )
  await expect(forged).rejects.toThrow('row-level security')
})

test('a change stands with its line in the history and in the audit log, or not at all', async () => {
  const { id } = await opened.management.create(by, { ...leastPlace, name: { en: 'Whole', ko: '' } })
  await opened.management.update(by, id, 1, { cost: 2000, district: { en: 'Mapo-gu', ko: '마포구' } })
  const audited = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .selectFrom('mgk.audit_log')
      .select(['actor_id', 'action', 'client_network', 'details'])
      .where('subject_id', '=', id)
      .where('action', '=', 'place.updated')
      .execute(),
  )
  expect(audited).toEqual([
    {
      actor_id: opened.people.admin.user.id,
      action: 'place.updated',
      client_network: '192.0.2.0/24',
      details: { version: 2, fields: expect.stringMatching(/district\.en.*cost|cost.*district\.en/) as unknown },
    },
  ])
  const broken = createPlaceManagement({
    ...opened,
    now: () => opened.clock.now,
    findEmails: async () => new Map(),
    recordAudit: async () => {
      throw new Error('the audit log is full')
    },
  })
  const before = await opened.readTraces()
  for (const attempt of [
    () => broken.update(by, id, 2, { cost: 3000 }),
    () => broken.pick(by, id, true),
    () => broken.remove(by, id, null),
    () => broken.create(by, leastPlace),
  ]) {
    await expect(attempt()).rejects.toThrow('full')
  }
  expect(await opened.readTraces()).toEqual(before)
})

test('of editors who save at the same moment one comes first, and the others are told and lose nothing', async () => {
  const { id } = await opened.management.create(by, { ...leastPlace, name: { en: 'Race', ko: '' } })
  const outcomes = await Promise.allSettled(
    [1000, 2000, 3000].map((cost) => opened.management.update(by, id, 1, { cost })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(refusals).toMatchObject([{ code: 'places.changed_meanwhile' }, { code: 'places.changed_meanwhile' }])
  expect(await opened.places.one(id)).toMatchObject({ version: 2 })
})

test('places of one name get addresses of their own, and none takes the address of a clinic or of a list', async () => {
  const named = async (en: string) => (await opened.management.create(by, { ...leastPlace, name: { en, ko: '' } })).id
  expect([await named('Same Name'), await named('Same name!')]).toEqual(['same-name', 'same-name-2'])
  expect([await named('Clinic 17'), await named('Deleted')]).toEqual(['place-clinic-17', 'place-deleted'])
})

test('an administrator is given what they changed of places', async () => {
  const { id } = await opened.management.create(by, { ...leastPlace, name: { en: 'Given', ko: '' } })
  await opened.management.update(by, id, 1, { lastEntry: '17:00' })
  const given = await opened.management.exportPart.read(opened.people.admin.user.id)
  expect(given).toContainEqual(
    expect.objectContaining({ place_id: id, version: 2, action: 'updated', fields: ['lastEntry'] }),
  )
  expect(await opened.management.exportPart.read(opened.people.member.user.id)).toEqual([])
})

const gate = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-04-30',
  pageDate: null,
  facts: ['existence', 'hours', 'closed', 'price'] as SourcedFact[],
  disputes: [],
}

test('pages make a place sourced, and a price that is changed from memory loses its page', async () => {
  const { id } = await opened.management.create(by, { ...leastPlace, name: { en: 'Sourced', ko: '' }, sources: [gate] })
  expect(await opened.places.one(id)).toMatchObject({ basis: 'sourced', source: gate.address, sources: [gate] })
  await opened.management.update(by, id, 1, { cost: 5000 })
  const changed = { ...gate, facts: ['existence', 'hours', 'closed'] }
  expect(await opened.places.one(id)).toMatchObject({ basis: 'sourced', cost: 5000, sources: [changed] })
})

test('a page that is too old for a fact, or without its publisher, is refused', async () => {
  const create = (change: object) => management.create(by, { ...leastPlace, sources: [{ ...gate, ...change }] })
  const { management } = opened
  await expect(create({ pageDate: '2023-01-01' })).rejects.toThrow('places.invalid')
  await expect(create({ disputes: ['hours'] })).rejects.toThrow('places.invalid')
  await expect(create({ publisher: '' })).rejects.toThrow('places.invalid')
  await expect(create({ readOn: '2035-01-01' })).rejects.toThrow('places.invalid')
})

test('the database itself takes no sourced place without a page', async () => {
  const { id } = await opened.management.create(by, { ...leastPlace, name: { en: 'Without a page', ko: '' } })
  const write = opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set({ basis: 'sourced', source: gate.address }).where('id', '=', id).execute(),
  )
  await expect(write).rejects.toThrow('places_check')
})

test('a list of what is open reads the season', async () => {
  const day: OpenInterval[] = [['09:00', '18:00']]
  const weekOf = (hours: OpenInterval[]) => ({
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
  })
  const { id } = await opened.management.create(by, {
    ...leastPlace,
    name: { en: 'Shut in winter', ko: '' },
    hours: weekOf(day),
    seasons: [{ from: '12-01', to: '02-29', hours: weekOf([]), lastEntry: null }],
  })
  const openOn = async (on: string) => {
    const { places } = await opened.places.list({ ...noPlaceQuery, limit: 500, open: { on, at: '12:00' } })
    return places.map((place) => place.id).includes(id)
  }
  expect([await openOn('2027-01-15'), await openOn('2027-05-15')]).toEqual([false, true])
})
