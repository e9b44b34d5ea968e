import { afterAll, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createClinics } from './clinics.ts'

/** More than a search counts, so that lists are walked in their order and not found at once. */
const elsewhere = 1150

const shared = await openTestDatabase()
await addClinics([
  ...some(20, (place) => ({ name: `Harbour ${place}` })),
  ...some(10, (place) => ({ name: `Lantern ${place}` })),
  ...some(15, (place) => ({ name: `Lamp ${place}`, location: 'Lantern, Busan' })),
  ...some(elsewhere, (place) => ({
    name: `Clinic ${place}`,
    description: 'By the lantern.',
    location: 'Harbour, Busan',
    lat: 35,
    lng: 129,
  })),
  ...some(30, (place) => ({ name: `Villa ${place}`, description: 'Near the harbour.', lat: 35, lng: 129 })),
  ...some(5, (place) => ({ name: `Nowhere ${place}` })),
])
afterAll(() => shared.close())

function some(amount: number, make: (place: string) => Partial<ClinicFacts>) {
  return Array.from({ length: amount }, (_, place) => make(String(place).padStart(4, '0')))
}

async function addClinics(clinics: readonly Partial<ClinicFacts>[]) {
  const rows = clinics.map((facts) => ({
    origin: 'editor',
    source_id: null,
    imported: JSON.stringify({ ...unknownClinic, treatments: ['other'], ...facts }),
  }))
  await shared.database.transactionAs({ role: 'service' }, (tx) => tx.insertInto('mgk.clinics').values(rows).execute())
}

async function removeClinics(pattern: string) {
  await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.clinics').where('name', 'like', pattern).execute(),
  )
}

function open() {
  return createClinics({ database: shared.database, samples: 'off' })
}

type Query = { search: string; sort: 'known' | 'name' }

/** The names of all pages; between two pages something may happen. */
async function readAll({ search, sort }: Query, onPage = async (_page: number) => {}) {
  const names: string[] = []
  let after: string | null = null
  for (let page = 1; page === 1 || after; page += 1) {
    const list = await open().list({ ...noClinicFilter, search, sort, after }, 100)
    names.push(...list.clinics.map(({ name }) => name))
    after = list.next
    await onPage(page)
  }
  return names
}

function named(word: string, amount: number): string[] {
  return Array.from({ length: amount }, (_, place) => `${word} ${String(place).padStart(4, '0')}`)
}

test('a search with more matches than are counted says so, and its pages hold all of them once, better matches first', async () => {
  const first = await open().list({ ...noClinicFilter, search: 'harbour', sort: 'known', after: null })
  expect(first).toMatchObject({ total: 1000, isTotalAtLeast: true })
  const listed = await readAll({ search: 'harbour', sort: 'known' })
  expect(listed).toEqual([...named('Harbour', 20), ...named('Clinic', elsewhere), ...named('Villa', 30)])
})

test('two short steps stand before a long one', async () => {
  const listed = await readAll({ search: 'lantern', sort: 'known' })
  expect(listed).toEqual([...named('Lantern', 10), ...named('Lamp', 15), ...named('Clinic', elsewhere)])
})

test('a long search in another order holds the same clinics', async () => {
  const listed = await readAll({ search: 'harbour', sort: 'name' })
  expect(listed).toEqual([...named('Clinic', elsewhere), ...named('Harbour', 20), ...named('Villa', 30)])
})

test.each(['clinic', 'clinci', 'clin', '% clinic_'])(
  'most names hold what %j means, and no other clinic is listed',
  async (search) => {
    expect(await readAll({ search, sort: 'known' })).toEqual(named('Clinic', elsewhere))
  },
)

test('pins come a page at a time in the order of the list, and a clinic without a place has none', async () => {
  const names: string[] = []
  let after: string | null = null
  do {
    const { pins, next } = await open().pins({ ...noClinicFilter, search: 'harbour' }, after)
    expect(pins.length).toBeLessThanOrEqual(100)
    names.push(...pins.map(({ name }) => name))
    after = next
  } while (after)
  expect(names).toEqual([...named('Clinic', elsewhere), ...named('Villa', 30)])
  await expect(open().pins(noClinicFilter, 'x')).rejects.toThrow('clinics.list_position_unknown')
})

test('while clinics come and go, and a long search becomes a short one, whoever stays is listed once', async () => {
  const gone = ['Clinic 01', 'Clinic 06', 'Clinic 07']
  const stays = (name: string) => !name.includes('coming') && !gone.some((beginning) => name.startsWith(beginning))
  const listed = await readAll({ search: 'harbour', sort: 'known' }, async (page) => {
    if (page === 2)
      await addClinics([{ name: 'Harbour coming' }, { name: 'Clinic coming', location: 'Harbour, Busan' }])
    if (page === 4) for (const beginning of gone) await removeClinics(`${beginning}%`)
  })
  const left = await open().list({ ...noClinicFilter, search: 'harbour', sort: 'known', after: null })
  expect(left).toMatchObject({ total: elsewhere - 300 + 20 + 30 + 2, isTotalAtLeast: false })
  const expected = [...named('Harbour', 20), ...named('Clinic', elsewhere), ...named('Villa', 30)]
  expect(listed.filter(stays)).toEqual(expected.filter(stays))
  expect(new Set(listed).size).toBe(listed.length)
})
