import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { hiraRow } from '#testing/builders/hira-rows.ts'
import { createClinicMapper } from './map-clinic.ts'
import { findMapping } from './mapping.ts'

const map = createClinicMapper(findMapping('hira'), '2026-11-20')

function facts(given: Record<string, string>) {
  const mapped = map(hiraRow(given))
  if (!('facts' in mapped)) throw new Error(`it was refused: ${mapped.reason}`)
  return mapped.facts
}

test('a row of HIRA becomes checked facts, in words that it bears out, with no name, price or rating made up', () => {
  expect(facts({})).toEqual({
    name: '한빛성형외과의원',
    nameKo: '한빛성형외과의원',
    description: 'Clinic in Sinsa-dong, Gangnam-gu, Seoul. 3 doctors according to HIRA.',
    location: 'Sinsa-dong, Gangnam-gu, Seoul',
    address: { en: '', ko: '서울특별시 강남구 압구정로 100, 3층 (신사동)' },
    province: 'Seoul',
    district: { en: 'Gangnam-gu', ko: '강남구' },
    lat: 37.5172,
    lng: 127.0276,
    treatments: ['plastic-surgery'],
    procedures: [],
    languages: [],
    phoneNumber: '02-555-0100',
    website: 'http://www.hanbit.example/',
    businessHours: '',
    hours: null,
    doctors: [],
    doctorCount: 3,
    basis: 'checked',
    source: 'HIRA hospital list, data.go.kr',
    checkedOn: '2026-11-20',
  })
})

test('the field names of the interface mean the same as the column names of the file', () => {
  const row = hiraRow()
  const asked = {
    ykiho: row['암호화요양기호'] ?? '',
    yadmNm: row['요양기관명'] ?? '',
    clCd: '31',
    clCdNm: '의원',
    addr: row['주소'] ?? '',
    telno: row['전화번호'] ?? '',
    hospUrl: row['병원홈페이지'] ?? '',
    drTotCnt: '3',
    XPos: '127.0276',
    YPos: '37.5172',
  }
  expect(map(asked)).toEqual(map(row))
})

test.each([
  [{ 진료과목코드: '8' }, ['plastic-surgery']],
  [{ 진료과목코드: '14;12;01' }, ['skin-clinics', 'eye-surgery']],
  [{ 진료과목코드: '01' }, ['other']],
  [{ 종별코드: '51', 요양기관명: '한빛의원' }, ['dental']],
  [{ 요양기관명: '서울피부과성형외과의원' }, ['plastic-surgery', 'skin-clinics']],
  [{ 요양기관명: '한빛안과' }, ['eye-surgery']],
  [{ 요양기관명: '마음편안과학의원' }, ['other']],
  [{ 요양기관명: '정형외과의원' }, ['other']],
])('%j is listed for %j', (given, treatments) => {
  expect(facts(given).treatments).toEqual(treatments)
})

const mapLicence = createClinicMapper(findMapping('licence'), '2026-11-20')
const licence = {
  관리번호: 'PHMA1',
  사업장명: '허쉬성형외과의원',
  의료기관종별명: '의원',
  도로명주소: '서울특별시 강남구 삼성로 730, 3층 (청담동)',
  전화번호: '025550100',
  진료과목내용명: '성형외과, 피부과, 내과',
}

test('a row of the licence register names its departments in words, and its number gets its hyphens', () => {
  expect(mapLicence(licence)).toMatchObject({
    sourceId: 'PHMA1',
    facts: { treatments: ['plastic-surgery', 'skin-clinics'], phoneNumber: '02-555-0100', doctorCount: null },
  })
})

test.each([
  ['0519990000', '051-999-0000'],
  ['15881533', '1588-1533'],
  ['01012345678', ''],
  ['02-555-0100', '02-555-0100'],
  ['', ''],
])('the telephone %j of a register is kept as %j', (given, kept) => {
  expect(mapLicence({ ...licence, 전화번호: given })).toMatchObject({ facts: { phoneNumber: kept } })
})

test.each([
  ['', ''],
  ['www.clinic.example', 'http://www.clinic.example/'],
  ['https://clinic.example/a', 'https://clinic.example/a'],
  ['javascript:alert(1)', ''],
  ['http://clinic.example@elsewhere.example', ''],
  ['없음', ''],
])('the website %j is kept as %j', (given, website) => {
  expect(facts({ 병원홈페이지: given }).website).toBe(website)
})

test.each([
  ['no_id', { 암호화요양기호: ' ' }],
  ['no_name', { 요양기관명: '', 암호화요양기호: '1' }],
  ['outside_korea', { '좌표(X)': '139.7' }],
  ['outside_korea', { '좌표(Y)': 'north' }],
  ['unusable', { 요양기관명: '가'.repeat(121) }],
  ['unusable', { 전화번호: '02\0' }],
  ['unusable', { 전화번호: '02\ud800' }],
  ['unusable', { 암호화요양기호: 'x'.repeat(501) }],
])('a row is refused as %s', (reason, given) => {
  expect(map(hiraRow(given))).toMatchObject({ reason })
})

test('a position is kept where there is none, and doubted far from the province that it is said to lie in', () => {
  expect(facts({ '좌표(X)': '', '좌표(Y)': '' })).toMatchObject({ lat: null, lng: null })
  expect(facts({ '좌표(X)': '0', '좌표(Y)': '0' })).toMatchObject({ lat: null, lng: null })
  expect(map(hiraRow())).toMatchObject({ isLowLocation: false })
  expect(map(hiraRow({ '좌표(X)': '129.07', '좌표(Y)': '35.17' }))).toMatchObject({ isLowLocation: true })
  expect(map(hiraRow({ '좌표(X)': '124.1', '좌표(Y)': '33', 주소: '' }))).toMatchObject({ isLowLocation: true })
})

test('a row of any content is mapped to a valid clinic or refused with a reason', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.double().map(String),
    fc.constantFrom('=1', '<script>', '\0'),
  )
  const columns = Object.keys(hiraRow())
  fc.assert(
    fc.property(fc.record(Object.fromEntries(columns.map((name) => [name, cell]))), (row) => {
      const mapped = map(row)
      expect('reason' in mapped || clinicFacts.safeParse({ ...unknownClinic, ...mapped.facts }).success).toBe(true)
    }),
  )
})
