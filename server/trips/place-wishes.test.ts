import { expect, test } from 'vitest'
import { readingLimits } from '#domain/place-wishes.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import { readCatalogue } from '#testing/catalogue.ts'
import { createTestApp, noLimits } from '#testing/http.ts'
import { openTestFacts } from '#testing/planner-facts.ts'
import { createPlaceWishes } from './place-wishes.ts'
import { describePlaceWishesRoute } from './place-wishes-route.ts'

async function serve() {
  const { facts, close } = await openTestFacts(readCatalogue())
  const { app } = createTestApp({
    routes: [
      mountApi({
        routes: [describePlaceWishesRoute(createPlaceWishes(facts))],
        siteOrigin: 'http://localhost:3000',
        identify: async () => ({ kind: 'visitor' }),
        limits: noLimits,
      }),
    ],
  })
  async function ask(body: unknown) {
    const headers = { 'content-type': 'application/json' }
    return app.request('/api/place-wishes', { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return { ask, close }
}

test('names in any script are read with the city of their place, and what names nothing stays as it was written', async () => {
  const { ask, close } = await serve()
  const answer = await ask({ texts: ['Bulguksa', '해운대 해수욕장', '景福宮', 'blue door cafe'] })
  const { readings } = await answer.json()
  expect(readings).toMatchObject([
    [{ kind: 'place', text: 'Bulguksa', city: { en: 'Gyeongju', ko: '경주' } }],
    [{ kind: 'place', text: '해운대 해수욕장', city: { en: 'Busan' } }],
    [{ kind: 'place', name: { ko: '경복궁' }, city: { en: 'Seoul' } }],
    [{ kind: 'unknown', text: 'blue door cafe', name: null, city: null, at: null, count: 0 }],
  ])
  expect(readings[0][0].at.lat).toBeCloseTo(35.79, 1)
  await close()
})

test('areas, regions and what somebody does not want are told as such, and a sentence may name several things', async () => {
  const { ask, close } = await serve()
  const answer = await ask({ texts: ['Hongdae', 'Jeju', 'no museums', 'Gyeongbokgung and Bulguksa'] })
  const { readings } = await answer.json()
  expect(readings.map((read: { kind: string }[]) => read.map(({ kind }) => kind))).toEqual([
    ['area'],
    ['region'],
    ['declined'],
    ['place', 'place'],
  ])
  await close()
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
  const { ask, close } = await serve()
  const answer = await ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ mistakes: expect.anything() })
  await close()
})
