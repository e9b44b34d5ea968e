import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { buildSavedTrip, plainTrip } from '#testing/trips/trip-documents.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt, toastTitles } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { TripsPage } from './trips-page.tsx'

const realFetch = globalThis.fetch
const spring = buildSavedTrip()
const autumn = buildSavedTrip({ id: '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a02', name: 'Autumn' })
const deletedAt = '2026-05-02T09:00:00.000Z'

afterEach(() => {
  globalThis.fetch = realFetch
  forgetTrip()
})

/** Answers `METHOD path`; anything else is not reached. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    asked.push(call)
    const answer = answers[call]
    if (!answer) throw new TypeError('no network')
    return answer()
  }
  return asked
}

function listOf(...trips: SavedTrip[]): Record<string, () => Response> {
  return { 'GET /api/trips': () => Response.json({ trips, unreadable: [] }) }
}

function show(who: 'member' | 'visitor' = 'member') {
  return mountAt('/trips', () => <TripsPage isMember={who === 'member'} isVisitor={who === 'visitor'} />)
}

test('each trip of the account is shown with its dates, and deleted ones apart from them', async () => {
  serve(listOf(spring, { ...autumn, deletedAt }))
  show()
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
  await expect.element(page.getByText(/Mon 3 May to Tue 4 May 2027 · 1 night, 2 days · 14 stops/u)).toBeVisible()
  expect(page.getByRole('heading', { name: 'Autumn' }).elements()).toEqual([])
  await expect.element(page.getByText('Deleted trips (1)')).toBeVisible()
})

test('a visitor is told what an account does, and nothing is asked of the server', async () => {
  const asked = serve({})
  show('visitor')
  await expect.element(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup?next=/trips')
  await expect.element(page.getByText('No trip saved yet')).toBeVisible()
  expect(asked).toEqual([])
})

test('a trip that could not be read is named beside the others, and can be deleted', async () => {
  const { id, startDate, endDate, changedAt } = autumn
  const unreadable = [{ id, startDate, endDate, changedAt, deletedAt: null }]
  const asked = serve({
    'GET /api/trips': () => Response.json({ trips: [spring], unreadable }),
    [`DELETE /api/trips/${id}`]: () => new Response(null, { status: 204 }),
  })
  show()
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
  const notice = page.getByRole('heading', { name: 'One trip could not be read' })
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: /^Delete the trip that could not be read, Mon 3 May/u }).click()
  await expect.poll(() => notice.elements()).toEqual([])
  expect(asked).toContain(`DELETE /api/trips/${id}`)
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
})

test('a list that cannot be reached can be asked for again', async () => {
  serve({})
  show()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  serve(listOf(spring))
  await again.click()
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
  expect(again.elements()).toEqual([])
})

test('a trip that is on this device alone is shown above the others', async () => {
  serve(listOf())
  storeTrip({ saved: null, isChanged: false, document: plainTrip() })
  show()
  await expect.element(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
  expect(page.getByText('No trip saved yet').elements()).toEqual([])
})

test('a deleted trip can be had back, and stays on this device without its account', async () => {
  const asked = serve({
    ...listOf(spring),
    [`DELETE /api/trips/${spring.id}`]: () => new Response(null, { status: 204 }),
    [`POST /api/trips/${spring.id}/restore`]: () => Response.json(spring),
  })
  storeTrip({ saved: { id: spring.id, version: 1, name: 'Spring' }, isChanged: false, document: plainTrip() })
  show()
  await page.getByRole('button', { name: 'More for Spring' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted trips (1)')).toBeVisible()
  expect(readStoredTrip()?.saved).toBeNull()
  await page.getByText('Deleted trips (1)').click()
  await page.getByRole('button', { name: 'Restore Spring' }).click()
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
  expect(asked.slice(1)).toEqual([`DELETE /api/trips/${spring.id}`, `POST /api/trips/${spring.id}/restore`])
})

test('a refused action changes nothing and is told in the words of the server', async () => {
  serve({
    ...listOf(spring),
    [`POST /api/trips/${spring.id}/duplicate`]: () =>
      Response.json({ code: 'trip.too_many', title: 'There is room for 100 trips.', status: 409 }, { status: 409 }),
  })
  show()
  await page.getByRole('button', { name: 'More for Spring' }).click()
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await vi.waitFor(() => expect(toastTitles()).toEqual(['That did not work']))
  expect(readToasts()[0]?.description).toBe('There is room for 100 trips.')
  expect(page.getByRole('article').elements()).toHaveLength(1)
})

test('a copy comes first in the list', async () => {
  serve({ ...listOf(spring), [`POST /api/trips/${spring.id}/duplicate`]: () => Response.json(autumn) })
  show()
  await page.getByRole('button', { name: 'More for Spring' }).click()
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await expect.element(page.getByRole('heading', { name: 'Autumn' })).toBeVisible()
  expect(page.getByRole('article').elements()[0]?.textContent).toContain('Autumn')
})

test('a trip is renamed here too when it is the one of this device, and an empty name is refused', async () => {
  serve({
    ...listOf(spring),
    [`PATCH /api/trips/${spring.id}`]: () => Response.json({ ...spring, name: 'Blossoms', version: 2 }),
  })
  storeTrip({ saved: { id: spring.id, version: 1, name: 'Spring' }, isChanged: false, document: plainTrip() })
  show()
  await page.getByRole('button', { name: 'More for Spring' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(' ')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect.element(dialog.getByText(/A name has 1 to 80 characters/u)).toBeVisible()
  await dialog.getByRole('textbox').fill('Blossoms')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect.element(page.getByRole('heading', { name: 'Blossoms' })).toBeVisible()
  expect(readStoredTrip()?.saved).toEqual({ id: spring.id, version: 2, name: 'Blossoms' })
})

test('a trip is opened at once when nothing is lost by it', async () => {
  serve({
    ...listOf(spring),
    [`GET /api/trips/${spring.id}`]: () => Response.json({ trip: spring, document: plainTrip() }),
  })
  const router = show()
  await page.getByRole('button', { name: 'Open Spring' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/trip-planner/results'))
  expect(readStoredTrip()?.saved?.id).toBe(spring.id)
})

test('before a trip is replaced that is nowhere else, one is asked', async () => {
  const asked = serve(listOf(spring))
  storeTrip({ saved: null, isChanged: false, document: plainTrip() })
  const router = show()
  await page.getByRole('button', { name: 'Open Spring' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Open this trip?' })).toBeVisible()
  expect(asked).toEqual(['GET /api/trips'])
  expect(router.state.location.pathname).toBe('/trips')
})

test('a trip of a newer format is not opened, and the trip of this device stays', async () => {
  serve({
    ...listOf(spring),
    [`GET /api/trips/${spring.id}`]: () => Response.json({ trip: spring, document: { format: 99 } }),
  })
  const router = show()
  await page.getByRole('button', { name: 'Open Spring' }).click()
  await vi.waitFor(() => expect(toastTitles()).toEqual(['That did not work']))
  expect(readToasts()[0]?.description).toContain('newer version')
  expect(router.state.location.pathname).toBe('/trips')
  expect(readStoredTrip()).toBeNull()
})
