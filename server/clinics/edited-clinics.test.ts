import { afterAll, expect, test } from 'vitest'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { buildPeople, editorOf, leastClinic, openTestClinics, readProblem } from '#testing/builders/clinics.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
const by = editorOf(people.admin)
afterAll(() => opened.close())

function readRow(id: number) {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinics').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

async function addFrom(origin: string, facts: object) {
  const imported = JSON.stringify({ ...unknownClinic, ...leastClinic, ...facts })
  const { id } = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.clinics')
      .values({ origin, source_id: origin, imported })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

test('the day of a rating is written when the rating changes, and only then', async () => {
  const start = opened.clock.now
  opened.clock.now = Date.parse('2026-05-01T16:00:00Z') // already the second of May in Seoul
  const { id, ratedOn } = await opened.management.create(by, { ...leastClinic, rating: 4.6 })
  expect(ratedOn).toBe('2026-05-02')
  opened.clock.now = Date.parse('2026-06-01T00:00:00Z')
  expect(await opened.management.update(by, id, 1, { name: 'Other', rating: 4.6 })).toMatchObject({
    ratedOn: '2026-05-02',
  })
  expect(await opened.management.update(by, id, 2, { rating: 0 })).toMatchObject({ rating: 0, ratedOn: '2026-06-01' })
  expect(await opened.management.update(by, id, 3, { rating: null })).toMatchObject({ rating: null, ratedOn: null })
  opened.clock.now = start
})

test('an editor’s word stands over the import, and where both say the same only the import stands', async () => {
  const id = await addFrom('hira', { phoneNumber: '02-1', website: 'https://clinic.example', doctorCount: 12 })
  await opened.management.update(by, id, 1, { phoneNumber: '02-2', nameKo: '신사' })
  expect((await readRow(id)).overlay).toEqual({ phoneNumber: '02-2', nameKo: '신사' })
  const saved = await opened.management.update(by, id, 2, { phoneNumber: '02-1' })
  expect((await readRow(id)).overlay).toEqual({ nameKo: '신사' })
  expect(saved).toMatchObject({
    phoneNumber: '02-1',
    nameKo: '신사',
    doctorCount: 12,
    website: 'https://clinic.example',
  })
})

/** What the next list of an origin says of a clinic. */
async function importAgain(id: number, facts: Partial<ClinicFacts>) {
  const imported = JSON.stringify({ ...unknownClinic, ...leastClinic, ...facts })
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.clinics').set({ imported }).where('id', '=', id).execute(),
  )
}

test('a fact that an editor checked keeps its day and source after a later import', async () => {
  const id = await addFrom('register', { basis: 'checked', source: 'HIRA', checkedOn: '2026-05-01' })
  await opened.management.update(by, id, 1, { source: 'Telephone', checkedOn: '2026-05-01' })
  await importAgain(id, { basis: 'checked', source: 'HIRA', checkedOn: '2026-06-01' })
  expect(await opened.clinics.find(id)).toMatchObject({ source: 'Telephone', checkedOn: '2026-05-01' })
})

test('a clinic of which an editor changed the checking day alone stays whole when the import names no source any more', async () => {
  const id = await addFrom('whole', { basis: 'checked', source: 'HIRA', checkedOn: '2026-04-01' })
  await opened.management.update(by, id, 1, { checkedOn: '2026-04-30' })
  await importAgain(id, { basis: 'recalled', source: null, checkedOn: null })
  const checked = { basis: 'checked', source: 'HIRA', checkedOn: '2026-04-30' }
  expect(await opened.management.update(by, id, 2, { name: 'Other' })).toMatchObject(checked)
})

test('a corrected half of a doubtful position stores both halves and puts the clinic on the map', async () => {
  const id = await addFrom('map', { lat: 37.5, lng: 124.1 })
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.clinics').set({ location_quality: 'low' }).where('id', '=', id).execute(),
  )
  expect(await opened.clinics.find(id)).toMatchObject({ lat: null, lng: null })
  await opened.management.update(by, id, 1, { lng: 127.02 })
  expect((await readRow(id)).overlay).toEqual({ lat: 37.5, lng: 127.02 })
  expect(await opened.clinics.find(id)).toMatchObject({ lat: 37.5, lng: 127.02 })
})

test('a change that says nothing new is no change', async () => {
  const { id } = await opened.management.create(by, { ...leastClinic, rating: 0 })
  for (const nothing of [{}, { name: leastClinic.name }, { name: ` ${leastClinic.name} ` }, { rating: -0 }]) {
    expect(await opened.management.update(by, id, 1, nothing)).toMatchObject({ version: 1 })
  }
  expect((await opened.management.history(by, id, { below: null, limit: 9 })).changes).toHaveLength(1)
})

test('an update is validated together with the stored facts', async () => {
  const { id } = await opened.management.create(by, leastClinic)
  const alone = opened.management.update(by, id, 1, { basis: 'checked' })
  await expect(alone).rejects.toMatchObject({ code: 'clinics.invalid', details: { mistakes: [{ reason: 'custom' }] } })
  const sourced = { basis: 'checked', source: 'hira.or.kr', checkedOn: '2026-04-30' } as const
  expect(await opened.management.update(by, id, 1, sourced)).toMatchObject(sourced)
  await expect(opened.management.update(by, id, 2, { source: null })).rejects.toThrow('clinics.invalid')
})

test('a sample may be changed and deleted like any other, and never becomes real', async () => {
  const id = await addFrom('sample', { rating: 4.7, ratedOn: '2026-01-01' })
  const changed = await opened.management.update(by, id, 1, { name: 'Other' })
  expect(changed).toMatchObject({ name: 'Other', isSample: true, rating: 4.7, ratedOn: '2026-01-01' })
  await opened.management.remove(by, id, 2)
  expect(await opened.management.restore(by, id, 3)).toMatchObject({ isSample: true, version: 4 })
  expect(await opened.management.restoreVersion(by, id, 1, 4)).toMatchObject({ name: leastClinic.name, isSample: true })
})

test('a deletion that is sent twice happens once, and so does its being taken back', async () => {
  const { id } = await opened.management.create(by, leastClinic)
  await opened.management.remove(by, id, null)
  await expect(opened.management.remove(by, id, null)).rejects.toThrow('clinics.not_found')
  for (const attempt of [
    () => opened.management.facts(by, id),
    () => opened.management.update(by, id, 2, { name: 'Other' }),
    () => opened.management.restoreVersion(by, id, 1, null),
  ]) {
    await expect(attempt()).rejects.toThrow('clinics.not_found')
  }
  await opened.management.restore(by, id, null)
  expect(await opened.management.restore(by, id, null)).toMatchObject({ version: 3 })
  const { changes } = await opened.management.history(by, id, { below: null, limit: 9 })
  expect(changes.map(({ action }) => action)).toEqual(['restored', 'deleted', 'created'])
})

test('a stale version is refused by every changing route, and a changed field needs a version', async () => {
  const { id } = await opened.management.create(by, leastClinic)
  await opened.management.update(by, id, 1, { name: 'Other' })
  for (const [method, path] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/history/1/restore'],
  ] as const) {
    const sent = { body: { name: 'Third' }, headers: { 'if-match': '"1"' } }
    const answer = await opened.ask(people.admin, method, `/${id}${path}`, sent)
    expect(await readProblem(answer), `${method} ${path}`).toBe('412 clinics.changed_meanwhile')
  }
  for (const value of ['', '*']) {
    const headers = { 'if-match': value }
    const answer = await opened.ask(people.admin, 'PATCH', `/${id}`, { body: { name: 'Third' }, headers })
    expect(await readProblem(answer), value).toBe('428 clinics.version_required')
  }
  const weak = { body: { name: 'Third' }, headers: { 'if-match': 'W/"2"' } }
  expect((await opened.ask(people.admin, 'PATCH', `/${id}`, weak)).status).toBe(200)
})

test('an If-Match that names no version is refused and changes nothing', async () => {
  const { id } = await opened.management.create(by, leastClinic)
  for (const value of ['1', '"x"', '"1', '"1", "2"', '"-1"', '"1-gzip"', '"9999999999"']) {
    for (const method of ['PATCH', 'DELETE']) {
      const sent = { body: { name: 'Third' }, headers: { 'if-match': value } }
      const answer = await opened.ask(people.admin, method, `/${id}`, sent)
      expect(await readProblem(answer), `${method} ${value}`).toBe('400 request.malformed')
    }
  }
  expect(await opened.clinics.find(id)).toMatchObject({ version: 1 })
})

test('an editor reads pictures without a credit, and everybody else does not', async () => {
  const image = '/storage/v1/object/public/clinic-images/a.webp'
  const { id } = await opened.management.create(by, { ...leastClinic, image, gallery: [image] })
  expect(await opened.management.facts(by, id)).toMatchObject({ image, gallery: [image] })
  expect(await opened.clinics.find(id)).toMatchObject({ image: '', gallery: [] })
})
