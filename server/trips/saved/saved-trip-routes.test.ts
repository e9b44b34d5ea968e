import { afterAll, expect, test } from 'vitest'
import { tripLimits } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import type { Member } from '#testing/builders/members.ts'
import { plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { openTestTrips } from '#testing/trips/trips.ts'

const opened = await openTestTrips()
afterAll(() => opened.close())

function change(who: Member, id: string, version: number | null, body: unknown, method = 'PUT') {
  opened.clock.now += 1000
  return opened.ask(who, `/api/trips/${id}`, {
    method,
    body,
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  })
}

test('a trip over several cities is saved, listed by its cities and dates, and read as it was', async () => {
  const mina = await opened.member()
  const document = buildCitiesTrip()
  const body = { name: '  Our   spring ', document, keepsTreatments: false }
  const answer = await opened.ask(mina, '/api/trips', { method: 'POST', body })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('etag')).toBe('"1"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [trip] = await opened.list(mina)
  expect(trip).toMatchObject({
    name: 'Our spring',
    startDate: '2027-05-31',
    endDate: '2027-06-09',
    version: 1,
    changedAt: new Date(opened.clock.now).toISOString(),
    link: null,
    calendar: null,
    deletedAt: null,
  })
  expect(trip?.stays.map(({ city, nights }) => [city.en, nights])).toEqual([
    ['Seoul', 3],
    ['Gyeongju', 2],
    ['Busan', 2],
    ['Jeju', 1],
    ['Seoul', 1],
  ])
  expect(trip?.picture).toMatchObject({ id: 'deoksugung-stonewall-walkway' })
  expect(answer.headers.get('location')).toBe(`/api/trips/${trip?.id}`)
  expect((await opened.read(mina, trip?.id ?? '')).document).toEqual(document)
})

test('answers whose question is not asked are not saved with a trip', async () => {
  const mina = await opened.member()
  const trip = plainTrip()
  const steps: TripDocument['steps'] = {
    step1: trip.steps.step1,
    step2: { ...trip.steps.step2, languageSupport: 'no', languageDetails: ['guides'] },
    step3: {
      ...trip.steps.step3,
      beautyInterest: 'not-interested',
      beautyCategories: ['Medical Treatment'],
      plasticSurgeryType: 'rhinoplasty',
      socialMediaInterest: null,
      socialMediaOptions: ['Cafe'],
    },
  }
  const document = { ...trip, steps }
  const added = await opened.add(mina, { document, keepsTreatments: true })
  const text = await (await opened.ask(mina, `/api/trips/${added.id}`)).text()
  expect(text).toContain('not-interested')
  expect(text).not.toMatch(/rhinoplasty|Medical Treatment|guides|"Cafe"/)
})

test('a trip is replaced and renamed by who saw its version, and the refusal says what it is now', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  expect((await change(mina, id, null, { document: plainTrip() })).status).toBe(428)
  const changed: TripDocument = { ...plainTrip(), generatedAt: '2027-02-01T00:00:00.000Z' }
  const replaced = await change(mina, id, 1, { document: changed })
  expect(replaced.headers.get('etag')).toBe('"2"')
  const late = await change(mina, id, 1, { document: plainTrip() })
  expect(late.status).toBe(412)
  expect(await late.json()).toMatchObject({ code: 'trips.changed_meanwhile', current: { id, version: 2 } })
  expect((await opened.read(mina, id)).document).toEqual(changed)

  expect((await change(mina, id, 1, { name: 'Busan' }, 'PATCH')).status).toBe(412)
  expect(await (await change(mina, id, 2, { name: 'Busan' }, 'PATCH')).json()).toMatchObject({
    name: 'Busan',
    version: 3,
  })
  expect((await change(mina, id, null, { name: 'Busan' }, 'PATCH')).status).toBe(428)
  expect((await opened.read(mina, id)).trip).toMatchObject({ name: 'Busan', version: 3 })
})

test('of many devices that replace one version at the same moment exactly one does, and the others are told', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  const devices = Array.from({ length: 6 }, (_, number) => ({
    ...plainTrip(),
    generatedAt: `2027-02-0${number + 1}T00:00:00.000Z`,
  }))
  const answers = await Promise.all(devices.map((document) => change(mina, id, 1, { document })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 412, 412, 412, 412, 412,
  ])
  const { trip, document } = await opened.read(mina, id)
  expect(trip.version).toBe(2)
  const won = answers.findIndex(({ status }) => status === 200)
  expect(document).toEqual(devices[won])
})

test('a trip that another device changed first can be added as a second trip', async () => {
  const mina = await opened.member()
  const { id, name } = await opened.add(mina)
  await change(mina, id, 1, { document: { ...plainTrip(), generatedAt: '2027-02-01T00:00:00.000Z' } })
  await opened.add(mina, { name: `${name} (from this device)` })
  expect((await opened.list(mina)).map((trip) => trip.name)).toEqual([`${name} (from this device)`, name])
})

test('without consent nothing of clinics and treatments is kept; with it the trip is whole, until the consent is taken back', async () => {
  const mina = await opened.member()
  const document = treatmentTrip()
  const hidden = await opened.add(mina, { document })
  expect(hidden.keepsTreatments).toBe(false)
  expect((await opened.read(mina, hidden.id)).document).toEqual(hideClinics(document))

  const { id } = await opened.add(mina, { document, keepsTreatments: true })
  expect((await opened.read(mina, id)).document).toEqual(document)
  await change(mina, id, 1, { document })
  expect((await opened.read(mina, id)).document).toEqual(document)
  const copy = await opened.ask(mina, `/api/trips/${id}/duplicate`, { method: 'POST', body: { name: 'Copy' } })
  expect(await copy.json()).toMatchObject({ name: 'Copy', keepsTreatments: true, version: 1 })
  await change(mina, id, 2, { document, keepsTreatments: false })
  expect((await opened.read(mina, id)).document).toEqual(hideClinics(document))
})

test('a copy is a trip of its own: a change of one is none of the other, and nobody else follows it', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  await opened.open(mina, id, 'share')
  const answer = await opened.ask(mina, `/api/trips/${id}/duplicate`, { method: 'POST', body: { name: 'Again' } })
  expect(answer.status).toBe(201)
  const copy = (await opened.list(mina)).find(({ name }) => name === 'Again')
  expect(copy).toMatchObject({ version: 1, link: null })
  await change(mina, id, 1, { document: { ...plainTrip(), generatedAt: '2027-02-01T00:00:00.000Z' } })
  expect((await opened.read(mina, copy?.id ?? '')).document).toEqual(plainTrip())
})

test('a deleted trip opens nowhere, is restored with its link, and is gone for good after thirty days', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  const token = await opened.open(mina, id, 'share')
  expect((await opened.ask(mina, `/api/trips/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await opened.ask(mina, `/api/trips/${id}`)).status).toBe(404)
  expect((await change(mina, id, 1, { document: plainTrip() })).status).toBe(404)
  expect(await opened.openings.shared(token)).toBeNull()
  const [deleted] = await opened.list(mina)
  expect(deleted).toMatchObject({ id, deletedAt: new Date(opened.clock.now - 1000).toISOString() })

  const restored = await opened.ask(mina, `/api/trips/${id}/restore`, { method: 'POST' })
  expect(await restored.json()).toMatchObject({ id, deletedAt: null })
  expect(await opened.openings.shared(token)).not.toBeNull()

  await opened.ask(mina, `/api/trips/${id}`, { method: 'DELETE' })
  const age = (days: number) =>
    queryOnce(opened.url, `update mgk.saved_trips set deleted_at = now() - interval '${days} days' where id = '${id}'`)
  await age(29)
  await opened.trips.sweep()
  expect(await opened.list(mina)).toHaveLength(1)
  await age(31)
  await opened.trips.sweep()
  expect(await opened.list(mina)).toEqual([])
  expect((await opened.ask(mina, `/api/trips/${id}/restore`, { method: 'POST' })).status).toBe(404)
})

test('nobody has more trips than there can be, also not by asking for many at once, and restoring counts too', async () => {
  const mina = await opened.member()
  const by = { kind: 'member', userId: mina.user.id, assurance: 'aal1' } as const
  const document = plainTrip()
  for (let number = 2; number < tripLimits.trips; number += 1) {
    await opened.trips.add(by, { name: `Trip ${number}`, document, keepsTreatments: false })
  }
  const { id } = await opened.add(mina)
  await opened.ask(mina, `/api/trips/${id}`, { method: 'DELETE' })
  const body = { name: 'One more', document, keepsTreatments: false }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => opened.ask(mina, '/api/trips', { method: 'POST', body })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409, 409])
  const refused = await opened.ask(mina, `/api/trips/${id}/restore`, { method: 'POST' })
  expect(await refused.json()).toMatchObject({ code: 'trips.too_many' })
})

test('the export of a member contains their trips, and deleting the account deletes them', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina, { document: treatmentTrip(), keepsTreatments: true })
  const token = await opened.open(mina, id, 'calendar')
  expect(await opened.trips.exportPart.read(mina.user.id)).toMatchObject([{ id, document: treatmentTrip() }])
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.users').where('id', '=', mina.user.id).execute(),
  )
  expect((await opened.ask(null, `/calendars/${token}.ics`)).status).toBe(404)
  expect(await opened.trips.exportPart.read(mina.user.id)).toEqual([])
})

/** As when the data key is missing, or a disk has damaged the row. */
async function damage(id: string, column: 'summary' | 'document'): Promise<void> {
  await queryOnce(opened.url, `update mgk.saved_trips set ${column} = '\\x00' where id = '${id}'`)
}

test('a trip that cannot be read does not hide the others: the list and the export name it, and it can be deleted', async () => {
  const mina = await opened.member()
  const { id: lost } = await opened.add(mina, { name: 'Lost' })
  const { id: whole } = await opened.add(mina, { name: 'Whole' })
  const { id: withoutPlan } = await opened.add(mina, { name: 'Without its plan' })
  await damage(lost, 'summary')
  await damage(withoutPlan, 'document')
  expect((await opened.list(mina)).map(({ name }) => name)).toEqual(['Without its plan', 'Whole'])
  const told = { id: lost, startDate: '2027-05-03', endDate: '2027-05-04', deletedAt: null }
  expect(await opened.listUnreadable(mina)).toMatchObject([told])
  expect(await opened.trips.exportPart.read(mina.user.id)).toMatchObject([
    { id: withoutPlan, isUnreadable: true },
    { id: whole, name: 'Whole', document: plainTrip() },
    { ...told, isUnreadable: true },
  ])
  expect(opened.logged).toContainEqual(expect.objectContaining({ msg: 'a saved trip could not be read', trip: lost }))

  for (const id of [lost, withoutPlan]) {
    const read = await opened.ask(mina, `/api/trips/${id}`)
    expect(read.status).toBe(409)
    expect(await read.json()).toMatchObject({ code: 'trips.unreadable' })
  }
  expect((await change(mina, lost, 1, { document: plainTrip() })).status).toBe(409)
  expect((await opened.ask(mina, `/api/trips/${lost}`, { method: 'DELETE' })).status).toBe(204)
  const [deleted] = await opened.listUnreadable(mina)
  expect(deleted?.id).toBe(lost)
  expect(deleted?.deletedAt).toMatch(/T/)
})
