import { expect, test } from 'vitest'
import { cityListPage } from '#domain/clinics/city-list.ts'
import { type ClinicTreatment, clinicTreatments, unknownClinic } from '#domain/clinics/clinics.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { regionOf } from '#domain/korea/region-of.ts'
import { readInstitutions } from './institutions.ts'

const rows = readInstitutions()
const facts = rows.map((row) => row.facts)

test('each category has the institutions that it begins with, and stem cell has none without an approval', () => {
  const least: Record<ClinicTreatment, number> = {
    'plastic-surgery': 8,
    'skin-clinics': 8,
    'eye-surgery': 8,
    dental: 8,
    'stem-cell': 0,
    other: 12,
  }
  for (const treatment of clinicTreatments) {
    const listed = facts.filter(({ treatments }) => treatments.includes(treatment))
    expect(listed.length, treatment).toBeGreaterThanOrEqual(least[treatment])
  }
  expect(facts.filter(({ treatments }) => treatments.includes('stem-cell'))).toEqual([])
})

test('Busan, Daegu and Incheon have hospitals among the other institutions', () => {
  for (const city of ['Busan', 'Daegu', 'Incheon'])
    expect(facts.some(({ province, treatments }) => province === city && treatments.includes('other'))).toBe(true)
})

test('an institution has no rating, doctor, price, picture, registration or mark that no page states', () => {
  const stated = 'name nameKo description location address province district lat lng treatments phoneNumber website'
  const known = new Set([...stated.split(' '), 'languages', 'sources'])
  for (const institution of facts) {
    const unknown = Object.fromEntries(Object.entries(institution).filter(([field]) => !known.has(field)))
    expect(unknownClinic).toMatchObject(unknown)
  }
})

test('every institution can be reached, and is described without praise', () => {
  for (const { name, phoneNumber, website, description } of facts) {
    expect(phoneNumber || website, name).not.toBe('')
    expect(phoneNumber).toMatch(/^(0\d{1,2}-)?\d{3,4}-\d{4}$|^$/)
    expect(website).toMatch(/^https:\/\/|^$/)
    expect(description).not.toMatch(/best|leading|largest|famous|renowned|advanced|top|premium|world/i)
  }
})

test('each page has an address, a publisher and a day, and a page of the last three years says that it exists', () => {
  for (const { name, sources } of facts) {
    const addresses = sources.map(({ address }) => address)
    expect(new Set(addresses).size, name).toBe(addresses.length)
    for (const { publisher, readOn } of sources) {
      expect(publisher).not.toBe('')
      expect(readOn).toMatch(/^2026-11-2[589]$/)
    }
    const alive = sources.filter(({ says }) => says.includes('existence')).map(({ pageDate }) => pageDate ?? '')
    const recent = alive.some((date) => date >= '2023-11-25')
    expect(recent, name).toBe(true)
  }
})

test('every fact of an institution is stated by one of its pages', () => {
  for (const { name, sources, languages, phoneNumber } of facts) {
    const said = new Set(sources.flatMap(({ says }) => says))
    expect(said, name).toContain('position')
    expect(said, name).toContain('departments')
    expect(said.has('contact') || phoneNumber === '', name).toBe(true)
    expect(said.has('languages') || languages.length === 0, name).toBe(true)
  }
})

test('a position has four decimals and lies in the province that the row names', () => {
  for (const { lat, lng, province, name } of facts) {
    for (const degrees of [lat, lng]) expect(String(degrees)).toMatch(/^\d+(\.\d{1,4})?$/)
    expect(regionOf({ lat: lat ?? 0, lng: lng ?? 0 })?.province, name).toBe(province)
  }
})

test('institutions of one address lie within 250 metres of each other', () => {
  for (const one of facts)
    for (const other of facts.filter(({ address }) => address.ko === one.address.ko))
      expect(
        straightMetres({ lat: one.lat ?? 0, lng: one.lng ?? 0 }, { lat: other.lat ?? 0, lng: other.lng ?? 0 }),
        `${one.name}, ${other.name}`,
      ).toBeLessThan(250)
})

test('no two institutions share an id or a name, and Hangul stands where it belongs', () => {
  expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(rows.length)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(rows.length)
  for (const { name, nameKo, address } of facts) {
    expect(nameKo).toMatch(/\p{Script=Hangul}/u)
    expect(address.ko).toMatch(/\p{Script=Hangul}/u)
    expect(`${name} ${address.en}`).not.toMatch(/\p{Script=Hangul}/u)
  }
})

test('a clinic of the city’s list is on it with its own page, and its licence is in a register of the last year', () => {
  const listed = facts.filter((clinic) => cityListPage(clinic))
  expect(listed.length).toBeGreaterThanOrEqual(71)
  const pages = listed.map((clinic) => cityListPage(clinic)?.address)
  expect(new Set(pages).size).toBe(listed.length)
  for (const { name, sources } of listed) {
    const register = sources.find(({ publisher }) => publisher.startsWith('Ministry of the Interior and Safety'))
    expect(register?.says, name).toContain('existence')
    expect((register?.pageDate ?? '') >= '2025-11', name).toBe(true)
  }
})
