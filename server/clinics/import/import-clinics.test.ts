import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { saveOverlay } from '#server/clinics/clinic-store.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { hiraRow, inOnePiece } from '#testing/builders/hira-rows.ts'
import { type ClinicList, importClinics } from './import-clinics.ts'
import { rejectReasons } from './map-clinic.ts'
import { findMapping } from './mapping.ts'
import { createRejects } from '#server/platform/import/rejects.ts'

const rowsPerBatch = 10

const opened = await openTestDatabase()

beforeEach(() => opened.database.transactionAs({ role: 'service' }, (tx) => tx.deleteFrom('mgk.clinics').execute()))
afterAll(() => opened.close())

type Given = Partial<ClinicList> & { isDry?: boolean; progress?: (done: number) => void }

async function bring(rows: readonly (Record<string, string> | null)[], { isDry, progress, ...given }: Given = {}) {
  const rejects = createRejects(null, rejectReasons)
  const list = { called: 'list.csv', origin: 'hira', mapping: findMapping('hira'), day: '2026-11-20', isWhole: false }
  const counts = await importClinics(
    { ...list, pieces: inOnePiece(rows), ...given },
    {
      database: opened.database,
      rejects,
      note: async () => {},
      isDry: isDry ?? false,
      rowsPerBatch,
      ...(progress && { progress }),
    },
  )
  return { ...counts, rejects: rejects.tell() }
}

async function read() {
  const rows = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinics').selectAll().orderBy('source_id').execute(),
  )
  const changes = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinic_changes').select(['action', 'version', 'before', 'after']).orderBy('id').execute(),
  )
  return { rows, changes }
}

async function overlay(id: number, facts: Parameters<typeof saveOverlay>[2]) {
  await opened.database.transactionAs({ role: 'service' }, (tx) => saveOverlay(tx, id, facts))
}

const two = [hiraRow({ 요양기관명: '가의원' }), hiraRow({ 요양기관명: '나의원' })]

test('a list that is brought in again changes no row, writes no history and tells nobody', async () => {
  expect(await bring(two)).toMatchObject({ added: 2, changed: 0, same: 0 })
  const before = await read()
  const told: string[] = []
  const listening = await opened.database.listen('mgk_changes', {
    message: (tag) => told.push(tag),
    lost() {},
    regained() {},
  })
  expect(await bring(two)).toMatchObject({ added: 0, changed: 0, same: 2, rejects: [] })
  // What comes after it is heard after it.
  await sql`select pg_notify('mgk_changes', 'end')`.execute(opened.database.app)
  await expect.poll(() => told.at(-1)).toBe('end')
  await listening.stop()
  expect(told).toEqual(['end'])
  expect(await read()).toEqual(before)
  expect(before.changes).toEqual([])
  expect(before.rows).toMatchObject([
    { origin: 'hira', name: '가의원', version: 1, location_quality: 'usual' },
    { origin: 'hira', name: '나의원', version: 1 },
  ])
})

test('a fact that changed is written with a version and an entry that says what stood there; the others stay as they were', async () => {
  await bring(two)
  const { rows: before } = await read()
  expect(await bring([two[0] ?? {}, hiraRow({ 요양기관명: '나의원', 전화번호: '02-555-0999' })])).toMatchObject({
    changed: 1,
    same: 1,
  })
  const { rows, changes } = await read()
  expect(rows[0]).toEqual(before[0])
  expect(rows[1]).toMatchObject({ version: 2, facts: { phoneNumber: '02-555-0999' } })
  expect(changes).toEqual([
    { action: 'imported', version: 2, before: { phoneNumber: '02-555-0100' }, after: { phoneNumber: '02-555-0999' } },
  ])
})

test('that the same was found on a later day is kept, and is no change', async () => {
  await bring(two)
  expect(await bring(two, { day: '2026-12-01' })).toMatchObject({ changed: 0, same: 2 })
  const { rows, changes } = await read()
  expect(rows.map(({ version, facts }) => [version, facts.checkedOn])).toEqual([
    [1, '2026-12-01'],
    [1, '2026-12-01'],
  ])
  expect(changes).toEqual([])
})

test("an editor's word stands over what a list says, before and after", async () => {
  await bring(two)
  const { rows: before } = await read()
  await overlay(before[0]?.id ?? 0, { phoneNumber: '02-555-0000', highlights: ['Multilingual staff'] })
  const changed = hiraRow({ 요양기관명: '가의원', 전화번호: '02-555-0999' })
  expect(await bring([changed])).toMatchObject({ changed: 0, same: 1 })
  const { rows, changes } = await read()
  expect(rows[0]).toMatchObject({
    version: 2,
    imported: { phoneNumber: '02-555-0999' },
    overlay: { phoneNumber: '02-555-0000' },
    facts: { phoneNumber: '02-555-0000', highlights: ['Multilingual staff'] },
  })
  expect(changes).toEqual([])
})

test('rows that cannot be used are counted by reason with their lines, and the others come in', async () => {
  const answer = await bring([
    hiraRow({ 요양기관명: '가의원' }),
    null,
    hiraRow({ 암호화요양기호: '' }),
    hiraRow({ 요양기관명: '', 암호화요양기호: 'nameless' }),
    hiraRow({ 요양기관명: '도쿄의원', '좌표(X)': '139.7' }),
    hiraRow({ 요양기관명: '다른의원', 암호화요양기호: '가의원' }),
    hiraRow({ 요양기관명: '가\0의원' }),
    hiraRow({ 요양기관명: '나의원', 전화번호: '02\uD800' }),
    hiraRow({ 요양기관명: '\uD800' }),
  ])
  expect(answer).toMatchObject({ added: 1 })
  expect(answer.rejects).toEqual([
    '  1 could not be read as a row of this file: line 3',
    '  1 have no id: line 4 (한빛성형외과의원)',
    '  1 have no name: line 5 (nameless)',
    '  1 lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7): line 6 (도쿄의원)',
    '  1 repeat an id that a line before them has: line 7 (다른의원)',
    '  3 have a value that is too long or cannot be stored: line 8 (가 의원); line 9 (나의원); line 10 (\uD800)',
  ])
  expect((await read()).rows).toHaveLength(1)
})

test('a clinic that a whole list lacks is marked, stays visible, and loses the mark when it comes back', async () => {
  await bring(two)
  const onlyOne = [hiraRow({ 요양기관명: '가의원' })]
  expect(await bring(onlyOne)).toMatchObject({ missing: 0 })
  expect(await bring(onlyOne, { isWhole: true })).toMatchObject({ missing: 1 })
  const { rows } = await read()
  expect(rows.map((row) => [row.name, row.closed_candidate, row.deleted_at, row.version])).toEqual([
    ['가의원', false, null, 1],
    ['나의원', true, null, 1],
  ])
  await bring(two, { isWhole: true })
  expect((await read()).rows.map((row) => row.closed_candidate)).toEqual([false, false])
})

test('more than a batch holds is marked, each batch in a transaction of its own', async () => {
  const rows = Array.from({ length: 2 * rowsPerBatch + 2 }, (_, index) => hiraRow({ 요양기관명: `의원${index}` }))
  await bring(rows)
  expect(await bring(rows.slice(0, 1), { isWhole: true })).toMatchObject({ missing: 2 * rowsPerBatch + 1 })
  const { rows: marked } = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    sql`select count(*) as clinics from mgk.clinics where closed_candidate group by xmin order by 1`.execute(tx),
  )
  expect(marked).toEqual([{ clinics: 1 }, { clinics: rowsPerBatch }, { clinics: rowsPerBatch }])
})

test('a clinic whose row is refused is in the list all the same, and is not marked as closed', async () => {
  await bring(two)
  const broken = hiraRow({ 요양기관명: '', 암호화요양기호: '나의원' })
  expect(await bring([two[0] ?? {}, broken], { isWhole: true })).toMatchObject({ missing: 0 })
})

test('a list without a usable row is not the whole list of anything', async () => {
  await bring(two)
  await expect(bring([null], { isWhole: true })).rejects.toThrow('has no clinic that can be used')
  expect((await read()).rows.map((row) => row.closed_candidate)).toEqual([false, false])
})

test('a position outside of every district is kept, and no visitor is led there until an editor puts it right', async () => {
  expect(await bring([hiraRow({ '좌표(X)': '129.07', '좌표(Y)': '35.17' })])).toMatchObject({ lowLocation: 1 })
  const { rows } = await read()
  expect(rows).toMatchObject([{ location_quality: 'low', lat: 35.17, lng: 129.07 }])
  const clinics = createClinics({ database: opened.database, samples: 'off' })
  const id = rows[0]?.id ?? 0
  expect(await clinics.find(id)).toMatchObject({ lat: null, lng: null })
  expect((await clinics.listWhole('plastic-surgery')).map(({ lat }) => lat)).toEqual([null])
  expect(await clinics.pins(noClinicFilter)).toEqual({ pins: [], next: null })
  await overlay(id, { lat: 37.5, lng: 127 })
  expect(await clinics.pins(noClinicFilter)).toMatchObject({ pins: [{ lat: 37.5, lng: 127 }], next: null })
})

test('a dry run says what would happen and changes nothing', async () => {
  await bring(two)
  const before = await read()
  const rows = [hiraRow({ 요양기관명: '가의원', 총의사수: '4' }), hiraRow({ 요양기관명: '다의원' })]
  expect(await bring(rows, { isDry: true, isWhole: true })).toMatchObject({ added: 1, changed: 1, same: 0, missing: 1 })
  expect(await read()).toEqual(before)
})

test('an import that is stopped keeps its whole batches, and the next one does the rest', async () => {
  const rows = Array.from({ length: rowsPerBatch + 1 }, (_, index) => hiraRow({ 요양기관명: `의원${index}` }))
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(bring(rows, { progress: stop })).rejects.toThrow('stopped')
  expect((await read()).rows).toHaveLength(rowsPerBatch)
  expect(await bring(rows)).toMatchObject({ added: 1, changed: 0, same: rowsPerBatch })
})

test('a list that breaks off changes nothing, and of two imports at once the second is refused', async () => {
  async function* breakOff() {
    yield* inOnePiece(two)
    await expect(bring(two)).rejects.toThrow('Another import of clinics is running')
    throw new Error('the line broke')
  }
  await expect(bring([], { pieces: breakOff() })).rejects.toThrow('the line broke')
  expect((await read()).rows).toEqual([])
  expect(await bring(two)).toMatchObject({ added: 2 })
})
