import { afterAll, expect, test } from 'vitest'
import { senseFields, unknownSense } from '#domain/places/place-sense.ts'
import { openTestPlaceEditing, readPlaceAnswer, seen } from '#testing/builders/edited-places.ts'
import { inventPlace } from '#testing/builders/places.ts'

const known = {
  headline: 2,
  best: 'dusk',
  activeHours: ['10:00', '22:00'],
  dusk: 'best',
  childFrom: 0,
  forChildren: false,
  stairs: 0,
  walkKm: 1.5,
  shelter: 'half',
  seasonBest: [{ from: '04-03', to: '04-12', what: 'blossom' }],
  seasonAvoid: [{ from: '12-01', to: '02-29', what: 'icy steps' }],
  dish: ['hotteok'],
  startsAt: 'the east gate',
  bring: 'Your passport',
  tickets: 'https://tickets.example/',
  highlights: ['The gate has three arches.'],
  tip: 'The north gate is quieter.',
  goesWith: ['two', 'gone', 'nowhere'],
} as const

const opened = await openTestPlaceEditing()
await opened.places.load([
  inventPlace('one', { tags: ['vegan', 'no-pork', 'indoor'] }),
  inventPlace('two', { lng: 126.996 }),
  inventPlace('gone', { permanentlyClosed: true }),
])
afterAll(() => opened.close())

async function readOne(id: string) {
  return readPlaceAnswer(await opened.ask(null, 'GET', `/${id}`))
}

test('the API names what nobody knows as unknown, and the diets of the tags', async () => {
  expect(await readOne('one')).toMatchObject({ ...unknownSense, diet: ['vegan', 'no-pork'] })
})

test('an editor says what a guide knows, every field of it, and the history tells it; the facts stay as known as they were', async () => {
  expect(Object.keys(known).toSorted()).toEqual(senseFields.toSorted())
  const { admin } = opened.people
  const before = await readOne('one')
  const answer = await opened.ask(admin, 'PATCH', '/one', { body: known, ...seen(before.version) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { basis, source, checkedOn, sources } = before
  expect(await readOne('one')).toMatchObject({ ...known, basis, source, checkedOn, sources })
  const history = await (await opened.ask(admin, 'GET', '/one/history')).text()
  expect(history).toContain('The north gate is quieter.')
  const back = await opened.ask(admin, 'PATCH', '/one', { body: unknownSense, ...seen(before.version + 1) })
  expect(await readPlaceAnswer(back)).toMatchObject(unknownSense)
})

test('a visitor cannot say anything', async () => {
  const { version } = await readOne('two')
  const answer = await opened.ask(null, 'PATCH', '/two', { body: { tip: 'Mine.' }, ...seen(version) })
  expect(answer.status).toBe(401)
  expect((await readOne('two')).tip).toBeNull()
})

test('what goes well with a place is listed in the editor’s order, without what has closed for good or never was', async () => {
  const place = await opened.places.one('one')
  const together = place && (await opened.places.together({ ...place, goesWith: [...known.goesWith] }))
  expect(together?.map(({ id, metres }) => [id, metres])).toEqual([['two', 969]])
})

test('what the catalogue says later reaches a place whose other fields an editor changed', async () => {
  const { admin } = opened.people
  const { version } = await readOne('two')
  await opened.ask(admin, 'PATCH', '/two', { body: { tip: 'The editor’s own.' }, ...seen(version) })
  await opened.places.load([
    inventPlace('one'),
    inventPlace('two', { best: 'morning', tip: 'The catalogue’s.' }),
    inventPlace('gone', { permanentlyClosed: true }),
  ])
  expect(await readOne('two')).toMatchObject({ best: 'morning', tip: 'The editor’s own.' })
})
