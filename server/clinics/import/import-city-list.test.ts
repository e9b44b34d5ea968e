import { afterAll, beforeEach, expect, test } from 'vitest'
import { saveOverlay } from '#server/clinics/clinic-store.ts'
import { createRejects } from '#server/platform/import/rejects.ts'
import { inOnePiece } from '#testing/builders/hira-rows.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { cityListRejects, importCityList } from './import-city-list.ts'
import { importClinics } from './import-clinics.ts'
import { rejectReasons } from './map-clinic.ts'
import { findMapping } from './mapping.ts'

const site = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail'

function licence(name: string, address: string, state = '영업/정상') {
  return {
    관리번호: `${name} ${address}`,
    사업장명: name,
    영업상태명: state,
    도로명주소: address,
    전화번호: '025550100',
    진료과목내용명: '성형외과',
  }
}

const hershe = licence('허쉬성형외과의원', '서울특별시 강남구 삼성로 730, 3층 (청담동)')
const shut = licence('르치과의원', '서울특별시 강남구 봉은사로 108', '폐업')
const row = {
  name: '허쉬성형외과',
  address: '서울시 강남구 삼성로 730',
  page: `${site}/2302`,
  languages: 'English, Chinese',
  website: 'https://www.hershe9.com/',
}

const opened = await openTestDatabase()

beforeEach(async () => {
  await opened.database.transactionAs({ role: 'service' }, (tx) => tx.deleteFrom('mgk.clinics').execute())
})
afterAll(() => opened.close())

async function note() {}

async function bringLicences(rows: readonly Record<string, string>[]) {
  const list = { called: 'list', origin: 'licence', mapping: findMapping('licence'), day: '2026-11-20', isWhole: true }
  const rejects = createRejects(null, rejectReasons)
  return importClinics({ ...list, pieces: inOnePiece(rows) }, { database: opened.database, rejects, note })
}

async function listCity(rows: readonly (Record<string, string> | null)[], day = '2026-11-28') {
  const rejects = createRejects(null, cityListRejects)
  const pieces = inOnePiece(rows)
  const counts = await importCityList({ called: 'list.csv', day, pieces }, { database: opened.database, rejects, note })
  return { ...counts, rejects: rejects.tell() }
}

async function read() {
  const rows = await opened.database.reader.selectFrom('mgk.clinics').select(['id', 'version', 'facts']).execute()
  return rows.map(({ id, version, facts: { sources, languages, website } }) => ({
    id,
    version,
    sources,
    languages,
    website,
  }))
}

test('a closed licence is not brought in, and a licence that closes is missing in the next whole register', async () => {
  expect(await bringLicences([hershe, shut])).toMatchObject({ added: 1, missing: 0 })
  expect(
    await bringLicences([{ ...hershe, 영업상태명: '폐업' }, licence('새의원', '서울특별시 중구 명동길 1')]),
  ).toMatchObject({ added: 1, missing: 1 })
})

test('a clinic that the list and the register name alike gets the page, its languages and its site', async () => {
  await bringLicences([hershe])
  expect(await listCity([row])).toEqual({ matched: 1, changed: 1, rejects: [] })
  const page = { address: row.page, readOn: '2026-11-28', pageDate: null, says: ['existence', 'languages', 'website'] }
  expect(await read()).toMatchObject([
    { version: 2, sources: [page], languages: ['en', 'zh'], website: 'https://www.hershe9.com/' },
  ])
})

test.each([
  ['another address', { address: '서울시 강남구 삼성로 73' }, 'unmatched'],
  ['another name', { name: '허쉬피부과' }, 'unmatched'],
  ['no page of the city', { page: 'https://elsewhere.example/1' }, 'no_page'],
] as const)('a row with %s gives no clinic a page', async (_what, change, reason) => {
  await bringLicences([hershe])
  const { matched, changed, rejects } = await listCity([{ ...row, ...change }])
  expect({ matched, changed }).toEqual({ matched: 0, changed: 0 })
  expect(rejects).toEqual([expect.stringContaining(cityListRejects[reason])])
  expect(await read()).toMatchObject([{ version: 1, languages: [], website: '' }])
})

test('the same list again changes nothing, a later day raises no version, and the next register keeps the page', async () => {
  await bringLicences([hershe])
  await listCity([row])
  expect(await listCity([row])).toMatchObject({ matched: 1, changed: 0 })
  expect(await listCity([row], '2026-12-28')).toMatchObject({ matched: 1, changed: 0 })
  const before = await read()
  expect(before).toMatchObject([{ version: 2, sources: [{ readOn: '2026-12-28' }] }])
  expect(await bringLicences([hershe])).toMatchObject({ changed: 0, same: 1 })
  expect(await read()).toEqual(before)
})

test('two rows of one clinic with two pages are both refused, and an editor’s languages stay', async () => {
  await bringLicences([hershe])
  expect(await listCity([row, { ...row, page: `${site}/9` }])).toMatchObject({ matched: 0, changed: 0 })
  const [clinic] = await read()
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    saveOverlay(tx, clinic?.id ?? 0, { languages: ['ru'] }),
  )
  await listCity([row])
  expect(await read()).toMatchObject([{ languages: ['ru'], sources: [{ address: row.page }] }])
})
