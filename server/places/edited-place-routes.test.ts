import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { readProblem } from '#testing/builders/clinics.ts'
import {
  leastPlace,
  openTestPlaceEditing,
  readPlaceAnswer,
  seen as sawVersion,
} from '#testing/builders/edited-places.ts'
import { deletedPlaces, uncheckedPlaces } from './edited-place-answers.ts'
import { placeManagers } from './place-managers.ts'

const opened = await openTestPlaceEditing()
afterAll(() => opened.close())

const looked = { source: 'https://palace.example/hours', checkedOn: '2026-04-30' }

/** Every route that changes something or shows what is not for everybody. */
const managed: [method: string, path: string, body?: object][] = [
  ['POST', '', leastPlace],
  ['GET', '/deleted'],
  ['GET', '/unchecked'],
  ['GET', '/one/facts'],
  ['PATCH', '/one', { cost: 1 }],
  ['POST', '/one/check', looked],
  ['POST', '/one/pick'],
  ['DELETE', '/one/pick'],
  ['DELETE', '/one'],
  ['POST', '/one/restore'],
  ['GET', '/one/history'],
  ['POST', '/one/history/1/restore'],
]

test.each([
  ['visitor', '401 accounts.sign_in_required'],
  ['member', '403 places.edit_denied'],
  ['unassured', '403 accounts.second_factor_required'],
] as const)('a %s is refused by every managing route of places, and nothing changes', async (who, problem) => {
  const before = await opened.readTraces()
  for (const [method, path, body] of managed) {
    const answer = await opened.ask(opened.people[who], method, path, { ...sawVersion(1), ...(body && { body }) })
    expect(await readProblem(answer), `${method} ${path}`).toBe(problem)
  }
  expect(await readProblem(await opened.ask(opened.people[who], 'PATCH', '/one', { body: '{"' }))).toBe(problem)
  expect(await opened.readTraces()).toEqual(before)
})

test.each(['a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIiwiYWFsIjoiYWFsMiJ9.', ''])(
  'the forged token %j is refused and is no visitor',
  async (token) => {
    const bearer = { authorization: `Bearer ${token}` }
    const answer = await opened.ask({ bearer }, 'DELETE', '/one')
    expect(answer.status).toBe(401)
    expect(await opened.places.one('one')).not.toBeNull()
  },
)

test('a place is added, changed, checked, picked, deleted and brought back, and each answer is what its description says', async () => {
  const { admin } = opened.people
  const seen: string[] = []
  async function answered(name: string, status: number, ...asked: Parameters<typeof opened.ask>) {
    const answer = await opened.ask(...asked)
    expect(answer.status, `${name} ${await answer.clone().text()}`).toBe(status)
    const route = opened.routes.find((one) => one.name === name)
    if (route?.answer) z.parse(route.answer, await answer.clone().json())
    seen.push(name)
    return answer
  }
  const added = await answered('addPlace', 201, admin, 'POST', '', { body: leastPlace })
  expect(added.headers.get('location')).toBe('/api/places/moon-garden')
  expect(added.headers.get('etag')).toBe('"1"')
  expect(await readPlaceAnswer(added)).toMatchObject({ version: 1, origin: 'editor', basis: 'recalled', cost: null })
  const path = '/moon-garden'
  await answered('readPlaceFacts', 200, admin, 'GET', `${path}/facts`)
  const changes = { body: { cost: 4000, hours: '24h' }, ...sawVersion(1) }
  const changed = await readPlaceAnswer(await answered('changePlace', 200, admin, 'PATCH', path, changes))
  expect(changed).toMatchObject({ version: 2, cost: 4000, hours: '24h' })
  const checked = await answered('checkPlace', 200, admin, 'POST', `${path}/check`, { body: looked, ...sawVersion(2) })
  expect(await readPlaceAnswer(checked)).toMatchObject({ version: 3, basis: 'checked', ...looked, cost: 4000 })
  const picked = await readPlaceAnswer(await answered('pickPlace', 200, admin, 'POST', `${path}/pick`))
  expect(picked).toMatchObject({ version: 4, pickedOn: '2026-05-01' })
  const unpicked = await readPlaceAnswer(await answered('unpickPlace', 200, admin, 'DELETE', `${path}/pick`))
  expect(unpicked).toMatchObject({ version: 5, pickedOn: null })
  await answered('deletePlace', 204, admin, 'DELETE', path)
  expect(await readProblem(await opened.ask(null, 'GET', path))).toBe('404 places.not_found')
  const deleted = deletedPlaces.parse(await (await answered('listDeletedPlaces', 200, admin, 'GET', '/deleted')).json())
  expect(deleted.places).toMatchObject([{ id: 'moon-garden', deletedBy: admin.user.email }])
  await answered('restorePlace', 200, admin, 'POST', `${path}/restore`)
  expect((await opened.ask(null, 'GET', path)).status).toBe(200)
  await answered('readPlaceHistory', 200, admin, 'GET', `${path}/history`)
  const old = await answered('restorePlaceVersion', 200, admin, 'POST', `${path}/history/1/restore`)
  expect(await readPlaceAnswer(old)).toMatchObject({ version: 8, cost: null, hours: null, basis: 'recalled' })
  await answered('listUncheckedPlaces', 200, admin, 'GET', '/unchecked')
  const managing = opened.routes.filter(({ who }) => who === placeManagers)
  expect(managing.map(({ name }) => name).filter((name) => !seen.includes(name))).toEqual([])
  expect(managing).toHaveLength(managed.length)
})

test('a change without the version that was seen is refused, and one of an older version is told what was changed since', async () => {
  const { admin } = opened.people
  const { id } = await opened.add(admin, { name: { en: 'Lost Update', ko: '' } })
  expect(await readProblem(await opened.ask(admin, 'PATCH', `/${id}`, { body: { cost: 1 } }))).toBe(
    '428 places.version_required',
  )
  const first = { body: { lastEntry: '17:00', address: { en: '2 Moon-gil', ko: '달길 1' } }, ...sawVersion(1) }
  expect((await opened.ask(admin, 'PATCH', `/${id}`, first)).status).toBe(200)
  for (const [method, path, body] of [
    ['PATCH', `/${id}`, { cost: 1 }],
    ['POST', `/${id}/check`, looked],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    const answer = await opened.ask(admin, method, path, { ...sawVersion(1), ...(body && { body }) })
    expect(answer.status).toBe(412)
    expect(await answer.json()).toMatchObject({
      code: 'places.changed_meanwhile',
      current: { id, version: 2, lastEntry: '17:00', cost: null },
      changes: [
        {
          version: 2,
          by: admin.user.email,
          fields: [
            { field: 'lastEntry', before: null, after: '17:00' },
            { field: 'address.en', before: '1 Moon-gil', after: '2 Moon-gil' },
          ].toSorted((one, other) => one.field.localeCompare(other.field)),
        },
      ],
    })
  }
  expect(await opened.places.one(id)).toMatchObject({ version: 2, cost: null })
})

test('unchecked places are listed once each, the most viewed first, until somebody checks them', async () => {
  const { admin } = opened.people
  const { id } = await opened.add(admin, { name: { en: 'Seen Most', ko: '' } })
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set({ popularity: 9 }).where('id', '=', id).execute(),
  )
  async function listAll() {
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const query: string = after === '' ? '?limit=1' : `?limit=1&after=${after}`
      const answer = await opened.ask(admin, 'GET', `/unchecked${query}`)
      const page: z.output<typeof uncheckedPlaces> = uncheckedPlaces.parse(await answer.json())
      found.push(...page.places.map((place) => place.id))
      after = page.next
    }
    return found
  }
  const before = await listAll()
  expect(before[0]).toBe(id)
  expect(before).toEqual([...new Set(before)])
  expect(before).toEqual(expect.arrayContaining(['one', 'two']))
  await opened.ask(admin, 'POST', `/${id}/check`, { body: looked, ...sawVersion(1) })
  expect(await listAll()).toEqual(before.slice(1))
})

test.each(['x', 'W10', Buffer.from('["unchecked",1,9e99,"a"]').toString('base64url'), '%00'])(
  'a position of the list that nobody was given, %j, is refused',
  async (word) => {
    const answer = await opened.ask(opened.people.admin, 'GET', `/unchecked?after=${word}`)
    expect(answer.status).toBe(400)
  },
)
