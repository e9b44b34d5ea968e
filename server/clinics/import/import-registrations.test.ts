import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveOverlay } from '#server/clinics/clinic-store.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { hiraRow, inOnePiece } from '#testing/builders/hira-rows.ts'
import { importClinics } from './import-clinics.ts'
import { takeImportLock } from '#server/platform/import/import-lock.ts'
import { importRegistrations, registrationRejects } from './import-registrations.ts'
import { rejectReasons } from './map-clinic.ts'
import { findMapping } from './mapping.ts'
import { createRejects } from '#server/platform/import/rejects.ts'

const hanbit = hiraRow({ 요양기관명: '한빛의원' })
const namesake = hiraRow({
  요양기관명: '한빛의원',
  암호화요양기호: 'other',
  전화번호: '051-555-0100',
  주소: '부산 중구 길 1',
})
const row = { 등록번호: 'A-1', 의료기관명: '한빛 의원', 전화번호: '02)555-0100' }

const opened = await openTestDatabase()

beforeEach(async () => {
  await opened.database.transactionAs({ role: 'service' }, (tx) => tx.deleteFrom('mgk.clinics').execute())
  await bringClinics()
})
afterAll(() => opened.close())

async function note() {}

async function bringClinics() {
  const list = { called: 'list', origin: 'hira', mapping: findMapping('hira'), day: '2026-11-20', isWhole: false }
  const rejects = createRejects(null, rejectReasons)
  return importClinics(
    { ...list, pieces: inOnePiece([hanbit, namesake]) },
    { database: opened.database, rejects, note },
  )
}

async function register(rows: readonly (Record<string, string> | null)[], day = '2026-11-21') {
  const rejects = createRejects(null, registrationRejects)
  const list = { called: 'list.csv', source: 'A ministry', day, pieces: inOnePiece(rows) }
  return { ...(await importRegistrations(list, { database: opened.database, rejects, note })), rejects: rejects.tell() }
}

async function read() {
  const rows = await opened.database.reader
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'facts'])
    .orderBy('source_id', 'desc')
    .execute()
  return rows.map(({ id, version, facts }) => ({ id, version, registration: facts.registration ?? null }))
}

const known = { number: 'A-1', checkedOn: '2026-11-21', source: 'A ministry' }

test.each([
  ['a name and a telephone', row],
  ['a name and an address', { 등록번호: 'A-1', 의료기관명: '한빛의원', 주소: '서울 강남구 압구정로 100 (신사동)' }],
  ['an id', { 등록번호: 'A-1', ykiho: '한빛의원', 의료기관명: '' }],
  ['an id and its name', { 등록번호: 'A-1', ykiho: '한빛의원', 의료기관명: '한빛 의원' }],
  ['a name and a telephone beside an id that nobody has', { ...row, ykiho: 'of another office' }],
  ['a name and a telephone beside a running number that is the id of another', { ...row, id: 'other' }],
])('a clinic is found by %s', async (_what, given) => {
  expect(await register([given])).toEqual({ matched: 1, changed: 1, rejects: [] })
  expect(await read()).toMatchObject([
    { version: 2, registration: known },
    { version: 1, registration: null },
  ])
})

test('the same list again changes nothing, a later day alone raises no version, and bringing in the clinics keeps the number', async () => {
  await register([row])
  const before = await read()
  expect(await register([row])).toMatchObject({ matched: 1, changed: 0 })
  expect(await bringClinics()).toMatchObject({ changed: 0, same: 2 })
  expect(await read()).toEqual(before)
  await register([row], '2026-12-01')
  expect((await read())[0]).toMatchObject({ version: 2, registration: { checkedOn: '2026-12-01' } })
})

test("an administrator's word on a registration stands", async () => {
  const [clinic] = await read()
  const registration = { number: 'B-2', checkedOn: '2026-11-01', source: 'A letter' }
  await opened.database.transactionAs({ role: 'service' }, (tx) => saveOverlay(tx, clinic?.id ?? 0, { registration }))
  expect(await register([row])).toMatchObject({ matched: 1, changed: 0 })
  expect((await read())[0]).toMatchObject({ version: 2, registration })
})

test('a registration that fits no clinic, several, or one with another number is reported and not stored', async () => {
  const { rejects, ...counts } = await register([
    { 등록번호: 'A-1', 의료기관명: '한빛의원', 전화번호: '' },
    { 등록번호: 'A-2', 의료기관명: '한빛의원', 전화번호: '02-555-0100' },
    { 등록번호: 'A-3', 의료기관명: '한빛의원', 전화번호: '+82 2 555 0100' },
    { 등록번호: '', 의료기관명: '한빛의원', 전화번호: '' },
    null,
  ])
  expect(counts).toEqual({ matched: 0, changed: 0 })
  expect(rejects).toEqual([
    '  1 could not be read as a row of this file: line 6',
    '  1 have no registration number: line 5 (한빛의원)',
    '  1 fit no clinic of the directory: line 2 (한빛의원)',
    '  2 fit several clinics, or one that another row fits too with another number: line 3 (한빛의원); line 4 (한빛의원)',
  ])
  expect((await read()).map(({ registration }) => registration)).toEqual([null, null])
})

test('a row that fits two clinics means neither', async () => {
  const twin = hiraRow({ 요양기관명: '한빛의원', 암호화요양기호: 'twin' })
  const list = { called: 'list', origin: 'city', mapping: findMapping('hira'), day: '2026-11-20', isWhole: false }
  const rejects = createRejects(null, rejectReasons)
  await importClinics({ ...list, pieces: inOnePiece([twin]) }, { database: opened.database, rejects, note })
  expect(await register([row])).toMatchObject({
    matched: 0,
    rejects: [expect.stringContaining('1 fit several clinics')],
  })
})

test('an id of a clinic with another name means nobody', async () => {
  const given = { ...row, ykiho: '한빛의원', 의료기관명: '다른 의원' }
  expect(await register([given])).toMatchObject({
    matched: 0,
    rejects: [expect.stringContaining('1 fit no clinic of the directory')],
  })
})

test('while another import runs, registrations are refused with a sentence', async () => {
  await opened.database.session(async (session) => {
    await session.transactionAs({ role: 'service' }, (tx) => takeImportLock(tx, 'clinic'))
    await expect(register([row])).rejects.toThrow('Another import of clinics is running')
  })
  expect(await register([row])).toMatchObject({ matched: 1 })
})

test('a file without the columns that are needed is refused with a sentence', async () => {
  await expect(register([{ 의료기관명: '한빛의원' }])).rejects.toThrow('has no column for the number')
  await expect(register([{ 등록번호: 'A-1' }])).rejects.toThrow('names no clinics')
})
