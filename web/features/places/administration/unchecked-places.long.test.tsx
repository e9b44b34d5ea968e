import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { UncheckedPlaces } from './unchecked-places.tsx'

const palace = buildPlace({ website: 'https://palace.example' })
const garden = buildPlace({ id: 'garden', name: { en: 'Example Garden', ko: '' }, hours: null, cost: null })

type Asked = { method: string; path: string; body: unknown }

function show(answer: (asked: Asked) => Response) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const one = { method: init.method ?? 'GET', path, body }
    asked.push(one)
    return answer(one)
  })
  mountAt('/places/unchecked', () => <UncheckedPlaces />)
  return asked
}

test('a place that somebody looked up is marked with its source and day and leaves the list, which goes on page by page', async () => {
  const asked = show(({ method, path }) => {
    if (method === 'POST') return Response.json(buildPlace({ version: 2, basis: 'checked' }))
    return Response.json(
      path.includes('after=') ? { places: [garden], next: null } : { places: [palace], next: 'more' },
    )
  })
  await page.getByRole('button', { name: 'More places' }).click()
  await expect.element(page.getByRole('heading', { name: /^Example Garden/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Example Palace as checked' }).click()
  await expect.element(page.getByLabelText('Source')).toHaveValue('https://palace.example')
  await page.getByLabelText('Source').fill('The board at the gate')
  await page.getByLabelText('Checked on').fill('2026-04-30')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('heading', { name: /^Example Palace/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /^Example Garden/ })).toHaveFocus()
  expect(readToasts().at(-1)).toMatchObject({ title: 'Checked', description: 'Example Palace' })
  expect(asked.slice(1)).toEqual([
    { method: 'GET', path: '/api/places/unchecked?after=more', body: null },
    {
      method: 'POST',
      path: '/api/places/example-palace/check',
      body: { source: 'The board at the gate', checkedOn: '2026-04-30' },
    },
  ])
})

test('without a source, or of a day to come, nothing is sent and the field says why', async () => {
  const asked = show(() => Response.json({ places: [palace], next: null }))
  await page.getByRole('button', { name: 'Mark Example Palace as checked' }).click()
  await page.getByLabelText('Source').fill('javascript:alert(1)')
  await page.getByLabelText('Checked on').fill('2999-01-01')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByLabelText('Source')).toHaveFocus()
  await expect.element(page.getByText(/Checked on: choose a day in the past/)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a place that somebody changed since shows its new values, and is not checked', async () => {
  const current = buildPlace({ version: 2, cost: 9000 })
  show(({ method }) =>
    method === 'POST'
      ? Response.json({ code: 'places.changed_meanwhile', title: 'No', current, changes: [] }, { status: 412 })
      : Response.json({ places: [palace], next: null }),
  )
  await expect.element(page.getByText('₩3,000')).toBeVisible()
  await page.getByRole('button', { name: 'Mark Example Palace as checked' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/^Somebody has just changed this place/)).toBeVisible()
  await expect.element(page.getByText('₩9,000')).toBeVisible()
})

test('a list that did not come says so and is asked for again, and an empty one says that nothing is left', async () => {
  let isDown = true
  show(() =>
    isDown
      ? Response.json({ code: 'server.unexpected', title: 'No' }, { status: 500 })
      : Response.json({ places: [], next: null }),
  )
  await expect.element(page.getByText('The unchecked places could not be loaded.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^Every place has been checked/)).toBeVisible()
})
