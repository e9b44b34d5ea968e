import { afterAll, beforeEach, expect, test } from 'vitest'
import { editorOf } from '#testing/builders/clinics.ts'
import { leastPlace, openTestPlaceEditing } from '#testing/builders/edited-places.ts'
import { inventPlace } from '#testing/builders/places.ts'

let id: string
let places = 0

const opened = await openTestPlaceEditing()
const by = editorOf(opened.people.admin)

beforeEach(async () => {
  places += 1
  id = `palace-${places}`
  await load({ cost: 3000 })
})
afterAll(() => opened.close())

function load(facts: Parameters<typeof inventPlace>[1]) {
  return opened.places.load([inventPlace(id, facts)])
}

const looked = { source: 'https://palace.example', checkedOn: '2026-04-30' }

test('an editor’s word stays over a later catalogue, and what the editor said nothing of follows it', async () => {
  await opened.management.update(by, id, 1, { name: { en: 'The Palace', ko: `${id} 집` } })
  await load({ cost: 5000, name: { en: 'Palace of old', ko: '옛 궁' } })
  expect(await opened.places.one(id)).toMatchObject({ name: { en: 'The Palace', ko: '옛 궁' }, cost: 5000 })
})

test('a checked fact keeps its source and day after a later catalogue', async () => {
  await opened.management.check(by, id, 1, looked)
  await load({ cost: 9000, hours: '24h', basis: 'checked', source: 'https://other.example', checkedOn: '2026-05-01' })
  expect(await opened.places.one(id)).toMatchObject({ cost: 3000, hours: null, basis: 'checked', ...looked })
})

test('a price that an editor changes and names no source for is no checked fact any more', async () => {
  await opened.management.check(by, id, 1, looked)
  const recalled = { basis: 'recalled', source: null, checkedOn: null }
  expect(await opened.management.update(by, id, 2, { cost: 4000 })).toMatchObject({ cost: 4000, ...recalled })
  const checkedAgain = { ...looked, basis: 'checked' as const, cost: 4500 }
  expect(await opened.management.update(by, id, 3, checkedAgain)).toMatchObject(checkedAgain)
  expect(await opened.management.update(by, id, 4, { description: 'A palace.' })).toMatchObject(checkedAgain)
})

test('saying again what the catalogue says takes the editor’s word away', async () => {
  await opened.management.update(by, id, 1, { cost: 1 })
  await opened.management.update(by, id, 2, { cost: 3000 })
  const row = await opened.database.reader
    .selectFrom('mgk.places')
    .select(['overlay', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ overlay: {}, version: 3 })
  await opened.management.update(by, id, 3, { cost: 3000 })
  expect(await opened.places.one(id)).toMatchObject({ version: 3 })
})

test('an earlier version comes back with every field, and an editor’s pick stays what it is', async () => {
  await opened.management.update(by, id, 1, { aliases: ['Old'], closed: ['2026-09-25'], phone: '02-1' })
  const second = await opened.places.one(id)
  await opened.management.pick(by, id, true)
  await opened.management.update(by, id, 3, { aliases: [], closed: [], phone: null, lat: 37.6 })
  expect(await opened.management.restoreVersion(by, id, 2, 4)).toEqual({
    ...second,
    version: 5,
    pickedOn: '2026-05-01',
    isMGKPick: true,
  })
  await expect(opened.management.restoreVersion(by, id, 6, null)).rejects.toThrow('places.version_not_found')
})

test('a pick that stands keeps its day, and one that is not there is not taken back twice', async () => {
  await opened.management.pick(by, id, true)
  const { version } = await opened.management.facts(by, id)
  opened.clock.now += 86_400_000
  expect(await opened.management.pick(by, id, true)).toMatchObject({ version, pickedOn: '2026-05-01' })
  opened.clock.now -= 86_400_000
  await opened.management.pick(by, id, false)
  expect(await opened.management.pick(by, id, false)).toMatchObject({ version: version + 1, pickedOn: null })
})

test('a place that an editor brought back stays, also where the catalogue has it no more', async () => {
  await opened.places.load([])
  await opened.management.restore(by, id, null)
  await opened.places.load([])
  expect(await opened.places.one(id)).not.toBeNull()
})

test('a place that an editor added is no matter of the catalogue', async () => {
  const added = await opened.management.create(by, leastPlace)
  await opened.places.load([])
  expect(await opened.places.one(added.id)).toMatchObject({ origin: 'editor', version: 1 })
})
