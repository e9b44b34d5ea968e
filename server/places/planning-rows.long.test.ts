import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { inventPlace, openTestPlaces, type TestPlaces } from '#testing/builders/places.ts'
import { createPlanningRows } from './planning-rows.ts'

let opened: TestPlaces

beforeEach(async () => {
  opened = await openTestPlaces()
})
afterEach(() => opened.close())

async function listIds(limits?: { mostPlaces: number; mostClinics: number }): Promise<string[]> {
  const ids: string[] = []
  for await (const page of createPlanningRows(opened, limits).list()) ids.push(...page.map(({ id }) => id))
  return ids
}

function addClinics(...facts: ReturnType<typeof buildFacts>[]) {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.clinics')
      .values(facts.map((one, index) => ({ origin: 'hira', source_id: `${index}`, imported: JSON.stringify(one) })))
      .returning('id')
      .execute(),
  )
}

test('trips are planned from places in the order of the guide and then from real clinics with a place on the map', async () => {
  await opened.places.load([inventPlace('second'), inventPlace('first')])
  await opened.clinics.load([{ sourceId: 'sample', facts: buildFacts({ name: 'Sample' }) }])
  const [real] = await addClinics(buildFacts({ name: 'Real' }), buildFacts({ name: 'Nowhere', lat: null, lng: null }))
  expect(await listIds()).toEqual(['second', 'first', `clinic-${real?.id}`])
})

test('of more places than a plan can weigh, those that the guide shows first are taken', async () => {
  await opened.places.load(Array.from({ length: 1203 }, (_, index) => inventPlace(`place-${index}`)))
  const ids = await listIds({ mostPlaces: 1100, mostClinics: 10 })
  expect(ids).toHaveLength(1100)
  expect(ids.at(-1)).toBe('place-1099')
})

test('of more places than a plan can weigh, each region has some to see and to eat, however late the guide shows them', async () => {
  const seoul = Array.from({ length: 400 }, (_, index) => inventPlace(`seoul-${index}`))
  const inBusan = { province: 'Busan', district: { en: 'Haeundae-gu', ko: '해운대구' } } as const
  const busan = (['attraction', 'restaurant', 'cafe'] as const).flatMap((kind) =>
    Array.from({ length: 9 }, (_, index) => inventPlace(`busan-${kind}-${index}`, { ...inBusan, kind })),
  )
  await opened.places.load([...seoul, ...busan, inventPlace('hongdae-bar', { area: 'Hongdae', kind: 'nightlife' })])
  const ids = await listIds({ mostPlaces: 312, mostClinics: 10 })
  expect(new Set(ids).size).toBe(312)
  expect(ids.slice(0, 156)).toEqual(seoul.slice(0, 156).map(({ id }) => id))
  // 26 regions with three kinds each share the other half.
  for (const id of ['busan-attraction-1', 'busan-restaurant-1', 'busan-cafe-1', 'hongdae-bar'])
    expect(ids).toContain(id)
  expect(ids).not.toContain('busan-cafe-2')
})

test('of more clinics than a plan can weigh, each treatment has some', async () => {
  const noses = Array.from({ length: 700 }, (_, index) =>
    buildFacts({ name: `Nose ${index}`, treatments: ['plastic-surgery'] }),
  )
  const added = await addClinics(...noses, buildFacts({ name: 'Eyes', treatments: ['eye-surgery'] }))
  const ids = await listIds({ mostPlaces: 10, mostClinics: 60 })
  expect(ids).toHaveLength(60)
  expect(ids).toContain(`clinic-${added.at(-1)?.id}`)
})

test('of more clinics than a plan can weigh, those of which most is known are taken', async () => {
  const few = { hours: null, languages: [], website: '', description: '' }
  const known = buildFacts({ name: 'Known' })
  const all = Array.from({ length: 700 }, (_, index) => buildFacts({ name: `House ${index}`, ...few }))
  const added = await addClinics(...all, known)
  const ids = await listIds({ mostPlaces: 10, mostClinics: 60 })
  expect(ids).toHaveLength(60)
  expect(ids).toContain(`clinic-${added.at(-1)?.id}`)
})

test('a place whose position cannot be right is in no plan', async () => {
  await opened.places.load([inventPlace('right'), inventPlace('wrong')])
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set({ location_quality: 'low' }).where('id', '=', 'wrong').execute(),
  )
  expect(await listIds()).toEqual(['right'])
})

test('it says in the end whether these are all places, and finds those by name that are not among them', async () => {
  await opened.places.load(Array.from({ length: 30 }, (_, index) => inventPlace(`place-${index}`)))
  const isWhole = async (mostPlaces: number) => {
    const listing = createPlanningRows(opened, { mostPlaces, mostClinics: 10 }).list()
    let page = await listing.next()
    while (!page.done) page = await listing.next()
    return page.value.isWhole
  }
  expect([await isWhole(29), await isWhole(30)]).toEqual([false, true])
  const rows = createPlanningRows(opened, { mostPlaces: 10, mostClinics: 10 })
  expect((await rows.find('The place-29 house')).map(({ id }) => id)).toContain('place-29')
  expect(await rows.find('Atlantis')).toEqual([])
})
