import { afterEach, expect, test, vi } from 'vitest'
import { mainList, type SavedList, type SavedPlace } from '#domain/places/saved-places.ts'
import { forget, store } from '#web/ui/local-storage.ts'
import { changeSaved, unsaveEverywhere } from './change-saved.ts'
import { leaveSavedPlaces, listsOf, readSaved, storeSavedPlaces } from './stored-places.ts'
import { followAccount } from './sync-saved.ts'

const savedAt = '2026-05-01T00:00:00.000Z'

afterEach(() => forget('saved-places'))

type Asked = { method: string; path: string; body: unknown }

/** What the server was asked; `answer` says what it knows, and null that it is not reached. */
function serve(answer: (asked: Asked) => unknown) {
  const calls: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    const asked = { method: init?.method ?? 'GET', path: pathname, body }
    calls.push(asked)
    const content = answer(asked)
    if (content === null) throw new TypeError('no network')
    return content instanceof Response ? content : Response.json(content)
  })
  return calls
}

function placesOf(...ids: string[]): SavedPlace[] {
  return ids.map((id) => ({ id, savedAt }))
}

function main(...ids: string[]): SavedList {
  return { id: mainList, name: null, version: 1, isShared: false, places: placesOf(...ids) }
}

function shownIds(): string[][] {
  return listsOf(readSaved()).map(({ places }) => places.map(({ id }) => id))
}

function follow(userId = 'mina') {
  return followAccount(userId, new AbortController().signal)
}

test('saved places leave the device only when the account has them', async () => {
  await changeSaved('palace', mainList, true)
  const calls = serve(() => null)
  await follow()
  expect(readSaved()).toMatchObject({ owner: null, device: [{ id: 'palace' }] })
  serve(() => ({ lists: [main('palace', 'tower')], left: placesOf('market') }))
  await follow()
  expect(readSaved()).toEqual({
    owner: 'mina',
    lists: [main('palace', 'tower')],
    device: placesOf('market'),
    unsent: [],
  })
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/saved-lists/merge', body: { places: [{ id: 'palace' }] } },
  ])
})

test('a change made during a merge is sent after it', async () => {
  storeSavedPlaces({ owner: null, lists: [], device: placesOf('palace', 'tower'), unsent: [] })
  const calls = serve(({ method, path }) => {
    if (method === 'DELETE') return main('palace')
    if (calls.length === 1)
      storeSavedPlaces({ owner: null, lists: [], device: placesOf('palace', 'market'), unsent: [] })
    return path.endsWith('/merge') ? { lists: [main('palace', 'tower')], left: [] } : { lists: [main('palace')] }
  })
  await follow()
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/saved-lists/merge', { places: placesOf('palace', 'tower') }],
    ['DELETE', '/api/saved-lists/main/places/tower', null],
    ['POST', '/api/saved-lists/merge', { places: placesOf('market') }],
  ])
  expect(readSaved().device).toEqual([])
})

test('another member sees no saved places of the one before, and signing out leaves none', async () => {
  storeSavedPlaces({ owner: 'jun', lists: [main('palace')], device: [], unsent: placesOf('palace') })
  serve(() => null)
  await follow('mina')
  expect(readSaved()).toEqual({ owner: null, lists: [], device: [], unsent: [] })
  storeSavedPlaces({ owner: 'jun', lists: [main('palace')], device: placesOf('market'), unsent: [] })
  leaveSavedPlaces()
  expect(readSaved()).toEqual({ owner: null, lists: [], device: placesOf('market'), unsent: [] })
})

test.each([
  ['is not reached', () => null, 'offline'],
  ['refuses', () => Response.json({ code: 'places.not_found' }, { status: 404 }), 'refused'],
  ['has no room', () => Response.json({ code: 'saved_lists.full' }, { status: 409 }), 'full'],
])('a change shows at once, and is taken back where the account %s', async (_what, answer, failure) => {
  storeSavedPlaces({ owner: 'mina', lists: [main('tower')], device: [], unsent: [] })
  serve(answer)
  const change = changeSaved('palace', mainList, true)
  expect(shownIds()).toEqual([['palace', 'tower']])
  expect(await change).toBe(failure)
  expect(shownIds()).toEqual([['tower']])
  expect(readSaved().unsent).toEqual([])
})

test('a change that was not sent when its page was left is sent on the next page', async () => {
  storeSavedPlaces({ owner: 'mina', lists: [main()], device: [], unsent: [] })
  serve(() => main('palace'))
  const change = changeSaved('palace', mainList, true)
  const left = readSaved()
  expect(left.unsent).toMatchObject([{ id: 'palace' }])
  await change
  expect(readSaved().unsent).toEqual([])

  storeSavedPlaces(left)
  const calls = serve(() => ({ lists: [main('palace')], left: [] }))
  await follow()
  expect(calls).toMatchObject([{ path: '/api/saved-lists/merge', body: { places: [{ id: 'palace' }] } }])
  expect(readSaved()).toMatchObject({ lists: [main('palace')], device: [], unsent: [] })
})

test('a place that the account could not let go of is back, and is not told as new', async () => {
  storeSavedPlaces({ owner: 'mina', lists: [main('palace')], device: [], unsent: [] })
  serve(() => null)
  expect(await changeSaved('palace', mainList, false)).toBe('offline')
  expect(shownIds()).toEqual([['palace']])
  expect(readSaved().unsent).toEqual([])
})

test('a place that is taken out of every list is told to each, and of two quick changes the last one holds', async () => {
  const other = { ...main('palace'), id: '00000000-0000-4000-8000-000000000001', name: 'Seoul' }
  storeSavedPlaces({ owner: 'mina', lists: [main('palace'), other], device: [], unsent: [] })
  const calls = serve(({ path }) => (path.includes('/main/') ? main() : { ...other, places: [] }))
  const { from, failure } = await unsaveEverywhere('palace')
  expect([from, failure]).toEqual([[mainList, other.id], null])
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
  expect(shownIds()).toEqual([[], []])
  serve(({ method }) => (method === 'PUT' ? main('palace') : main()))
  await Promise.all([changeSaved('palace', mainList, true), changeSaved('palace', mainList, false)])
  expect(shownIds()).toEqual([[], []])
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['strange ids', JSON.stringify({ device: [{ id: '../x', savedAt }, { id: 7, savedAt }, null] })],
  ['no moment', JSON.stringify({ owner: null, device: [{ id: 'palace', savedAt: 'soon' }] })],
])('%s on the device is as if nothing were kept', (_what, text) => {
  store('saved-places', text)
  expect(readSaved().device).toEqual([])
  expect(shownIds()).toEqual([[]])
})
