import { afterAll, expect, test } from 'vitest'
import { readProblem } from '#testing/builders/clinics.ts'
import { leastPlace, openTestPlaceEditing, readPlaceAnswer, seen } from '#testing/builders/edited-places.ts'
import { hostileWords } from '#testing/builders/hostile-clinic.ts'

const opened = await openTestPlaceEditing()
afterAll(() => opened.close())

function add(body: unknown) {
  return opened.ask(opened.people.admin, 'POST', '', { body })
}

function change(body: unknown, path = '/one') {
  return opened.ask(opened.people.admin, path.endsWith('check') ? 'POST' : 'PATCH', path, { body, ...seen(1) })
}

/** Nothing is left behind by what is done between. */
async function expectNothingKept(work: () => Promise<void>) {
  const before = await opened.readTraces()
  await work()
  expect(await opened.readTraces()).toEqual(before)
}

test.each([
  { id: 'gyeongbokgung' },
  { version: 9 },
  { origin: 'catalogue' },
  { sourceId: '1' },
  { overlay: { cost: 1 } },
  { pickedOn: '2026-01-01' },
  { isTrending: true },
  { popularity: 9 },
  { position: 0 },
  { rating: 5 },
  { ratingSource: 'me' },
  { locationQuality: 'usual' },
  { updatedOn: '2026-01-01' },
  { deletedAt: null },
  { name: { en: 'A', ko: '', isAdmin: true } },
])('a field that no editor fills in, %j, is refused with its name, and nothing is written', async (extra) => {
  const [name = ''] = Object.keys(extra)
  await expectNothingKept(async () => {
    for (const answer of [await add({ ...leastPlace, ...extra }), await change(extra)]) {
      expect(answer.status).toBe(422)
      const text = await answer.text()
      expect(text).toContain('unrecognized_keys')
      expect(text).toContain(name)
    }
  })
})

test.each([
  ['a latitude in the ocean', { lat: 0 }, 'lat'],
  ['a latitude beyond the pole', { lat: 1e308 }, 'lat'],
  ['a longitude as text', { lng: '127' }, 'lng'],
  ['a longitude in Tokyo', { lng: 139.7 }, 'lng'],
  ['no position', { lat: null, lng: null }, 'lat'],
  ['no name at all', { name: { en: ' ', ko: '' } }, 'name'],
  ['an endless name', { name: { en: 'a'.repeat(201), ko: '' } }, 'name.en'],
  ['an area elsewhere', { province: 'Busan', area: 'Hongdae' }, ''],
  ['the kind of clinics', { kind: 'clinic' }, 'kind'],
  ['a price below zero', { cost: -1 }, 'cost'],
  ['a price beyond all', { cost: 1e15 }, 'cost'],
  ['hours that are none', { hours: { mon: [['25:00', '26:00']] } }, 'hours'],
  ['a day that is none', { closed: ['2026-02-30'] }, 'closed.0'],
  ['a source that nobody checked', { source: 'a leaflet' }, ''],
  ['a check without a source', { basis: 'checked' }, ''],
  ['a day to come', { basis: 'checked', source: 'a leaflet', checkedOn: '2026-05-02' }, 'checkedOn'],
  ['a best time that is no time of day', { best: 'noon' }, 'best'],
  ['hours of life that are none', { activeHours: ['25:00', '26:00'] }, 'activeHours.0'],
  ['stairs of text', { stairs: '2' }, 'stairs'],
  ['an endless way', { walkKm: 1e308 }, 'walkKm'],
  ['a season of no days', { seasonBest: [{ from: '13-01', to: '12-40', what: 'snow' }] }, 'seasonBest.0.from'],
  ['a hundred dishes', { dish: Array.from({ length: 100 }, (_, nth) => `dish ${nth}`) }, 'dish'],
  ['an endless tip', { tip: 'a'.repeat(301) }, 'tip'],
  ['a ticket page that is a script', { tickets: 'javascript:alert(1)' }, 'tickets'],
  ['an id that leaves the guide', { goesWith: ['../admin'] }, 'goesWith.0'],
  ['a picture without a licence', { image: { url: 'https://a.example/b.jpg', author: 'A', licence: '' } }, 'image'],
])('an impossible fact of a place, %s, is refused and named', async (_what, facts, field) => {
  await expectNothingKept(async () => {
    for (const answer of [await add({ ...leastPlace, ...facts }), await change(facts)]) {
      expect(answer.status).toBe(422)
      const mistakes = expect.arrayContaining([
        expect.objectContaining({ field: expect.stringMatching(new RegExp(`^${field}`)) as unknown }),
      ]) as unknown
      expect(await answer.json()).toMatchObject({ code: 'places.invalid', mistakes })
    }
  })
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https://palace.example@evil.example',
])('the address %j is not kept anywhere', async (address) => {
  await expectNothingKept(async () => {
    for (const body of [
      { website: address },
      { image: { url: address, author: 'A', licence: 'B', cpyrhtDivCd: null } },
    ]) {
      expect(await readProblem(await change(body)), JSON.stringify(body)).toBe('422 places.invalid')
    }
    if (address.includes('\t')) return
    const looked = { source: address, checkedOn: '2026-04-30' }
    expect(await readProblem(await change(looked, '/one/check'))).toBe('422 places.invalid')
  })
})

test('a day to come is no day on which somebody looked', async () => {
  await expectNothingKept(async () => {
    const answer = await change({ source: 'The gate', checkedOn: '2026-05-02' }, '/one/check')
    expect(await answer.json()).toMatchObject({ code: 'places.invalid', mistakes: [{ field: 'checkedOn' }] })
  })
})

test('markup in every field of text comes back as what it is: text in JSON', async () => {
  const both = { en: hostileWords, ko: hostileWords }
  const texts = {
    name: both,
    aliases: [hostileWords],
    description: hostileWords,
    district: both,
    address: both,
    station: hostileWords,
    cuisine: hostileWords,
    otherNames: { ja: hostileWords, zh: hostileWords },
    phone: '<b>02</b>',
    basis: 'checked',
    source: hostileWords,
    checkedOn: '2026-04-30',
  }
  const { id } = await readPlaceAnswer(await add({ ...leastPlace, ...texts }))
  expect(id).toMatch(/^[a-z0-9-]+$/)
  const answer = await opened.ask(null, 'GET', `/${id}`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject(texts)
})

test.each([
  ['a prototype', '{"__proto__":{"origin":"catalogue"},"cost":1}', '422 places.invalid'],
  ['a zero character', '{"description":"a\\u0000b"}', '400 request.malformed'],
  ['half of a character', '{"description":"a\\ud800"}', '400 request.malformed'],
  ['no JSON', '{cost:1}', '400 request.malformed'],
  ['a list', '[]', '422 places.invalid'],
  ['nothing', '', '400 request.malformed'],
])('%s is refused plainly and troubles no database', async (_what, body, problem) => {
  await expectNothingKept(async () => {
    expect(await readProblem(await change(body))).toBe(problem)
  })
})

test.each(['nowhere', 'clinic-1', "one'--", '%00', 'a'.repeat(201)])('there is nothing to change at %j', async (id) => {
  await expectNothingKept(async () => {
    for (const [method, path, body] of [
      ['PATCH', '', { cost: 1 }],
      ['POST', '/pick', undefined],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
    ] as const) {
      const answer = await opened.ask(opened.people.admin, method, `/${id}${path}`, {
        ...seen(1),
        ...(body && { body }),
      })
      expect([400, 404], `${method} ${path}`).toContain(answer.status)
    }
  })
})

test('an administrator who is one no more is refused with the same token', async () => {
  const { admin } = opened.people
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.admins').where('user_id', '=', admin.user.id).execute(),
  )
  await expectNothingKept(async () => {
    expect(await readProblem(await opened.ask(admin, 'DELETE', '/one'))).toBe('403 places.edit_denied')
  })
})
