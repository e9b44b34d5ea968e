import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { mountAt } from '#web/ui/loading/mount.tsx'
import type { MapPlace } from './map-place.ts'
import { useAllPins } from './use-all-pins.ts'

const seoul = { south: 37.5, west: 126.9, north: 37.6, east: 127.1 }
const busan = { south: 35.1, west: 129, north: 35.2, east: 129.2 }
const listed: MapPlace[] = []

function answerWith(...ids: string[]) {
  const pins = ids.map((id) => ({ id, name: { en: id, ko: id }, lat: 37.55, lng: 127, kind: 'attraction' }))
  vi.stubGlobal('fetch', async () => Response.json({ pins, clusters: [] }))
}

function goOffline() {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
}

function Pins() {
  const [isFood, setFood] = useState(false)
  const [seen, setSeen] = useState(seoul)
  const pinsFrom = isFood ? ('/api/places/pins?kind=restaurant' as const) : ('/api/places/pins' as const)
  const { places, hasFailed } = useAllPins({ pinsFrom, within: undefined, seen, listed })
  return (
    <>
      <button type="button" onClick={() => setFood(true)}>
        {'food'}
      </button>
      <button type="button" onClick={() => setSeen(busan)}>
        {'busan'}
      </button>
      <output>{`${places.map(({ id }) => id).join() || 'the list'}${hasFailed ? ', failed' : ''}`}</output>
    </>
  )
}

test.each(['food', 'busan'])('after a failure for %s the pins of the question before are not shown', async (next) => {
  answerWith('palace')
  mountAt('/places', Pins)
  await expect.element(page.getByRole('status')).toHaveTextContent('palace')
  goOffline()
  await page.getByRole('button', { name: next }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('the list, failed')
  expect(page.getByRole('status').element().textContent).toBe('the list, failed')
})

test('pins of another filter are not shown while those of the new one are loaded', async () => {
  answerWith('palace')
  mountAt('/places', Pins)
  await expect.element(page.getByRole('status')).toHaveTextContent('palace')
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await page.getByRole('button', { name: 'food' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('the list')
  resolve(Response.json({ pins: [], clusters: [] }))
})
