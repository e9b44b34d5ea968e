import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { readingLimits } from '#domain/trips/answers/place-wishes.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { openTestFacts } from '#testing/trips/planner-facts.ts'
import { createNamedPlaces } from './named-places.ts'
import { createPlaceWishes } from './place-wishes.ts'
import { describePlaceWishesRoute } from './place-wishes-route.ts'

const { facts, close } = await openTestFacts('catalogue')
const api = createTestApi([describePlaceWishesRoute(createPlaceWishes(facts, createNamedPlaces(facts)))])
afterAll(close)

function ask(body: unknown): Promise<Response> {
  return api.ask(null, 'POST', '/place-wishes', { body })
}

const answered = z.object({
  readings: z.array(z.array(z.looseObject({ kind: z.string(), at: z.nullable(z.object({ lat: z.number() })) }))),
})

async function read(texts: string[]) {
  return answered.parse(await (await ask({ texts })).json()).readings
}

test('names in any script are read with the city of their place, and what names nothing stays as it was written', async () => {
  const readings = await read(['Bulguksa', '해운대 해수욕장', '景福宮', 'blue door cafe', 'DMZ'])
  expect(readings).toMatchObject([
    [{ kind: 'place', text: 'Bulguksa', city: { en: 'Gyeongju', ko: '경주' } }],
    [{ kind: 'place', text: '해운대 해수욕장', city: { en: 'Busan' } }],
    [{ kind: 'place', name: { ko: '경복궁' }, city: { en: 'Seoul' } }],
    [{ kind: 'unknown', text: 'blue door cafe', name: null, city: null, at: null, count: 0 }],
    [{ kind: 'place', name: { en: 'Dora Observatory' }, city: { en: 'Paju', ko: '파주' } }],
  ])
  expect(readings[0]?.[0]?.at?.lat).toBeCloseTo(35.79, 1)
})

test('areas, regions and what somebody does not want are told as such, and a sentence may name several things', async () => {
  const readings = await read(['Hongdae', 'Jeju', 'no museums', 'Gyeongbokgung and Bulguksa'])
  expect(readings[0]).toMatchObject([{ name: { en: 'Hongdae' }, city: { en: 'Seoul' } }])
  expect(readings[1]).toMatchObject([{ name: { en: 'Jeju' }, city: { en: 'Jeju' }, at: { lat: 33.38 } }])
  expect(readings.map((wishes) => wishes.map(({ kind }) => kind))).toEqual([
    ['area'],
    ['region'],
    ['declined'],
    ['place', 'place'],
  ])
})

test('the catalogue is indexed in many steps, so that others are answered in between', async () => {
  const wishes = createPlaceWishes(facts, createNamedPlaces(facts))
  let beats = 0
  let isRead = false
  const reading = Promise.all([wishes.read(['Bulguksa']), wishes.read(['Haeundae'])]).finally(() => (isRead = true))
  while (!isRead) {
    await setImmediate()
    beats += 1
  }
  expect(await reading).toMatchObject([[[{ kind: 'place' }]], [[{ kind: 'place' }]]])
  expect(beats).toBeGreaterThan(readCatalogue().length / 40)
  // Indexed once: the next reading takes a beat or two.
  await wishes.read(['Bulguksa'])
})

test.each([
  [{}],
  [{ texts: 'Bulguksa' }],
  [{ texts: [] }],
  [{ texts: ['  '] }],
  [{ texts: [7] }],
  [{ texts: Array.from({ length: readingLimits.texts + 1 }, () => 'a') }],
  [{ texts: ['a'.repeat(readingLimits.characters + 1)] }],
  [{ texts: ['Bulguksa'], fullName: 'A Name' }],
])('%j is refused with the field that does not fit', async (body) => {
  const answer = await ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('mistakes')
})
