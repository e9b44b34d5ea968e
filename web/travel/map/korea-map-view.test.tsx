import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { KoreaMapView } from './korea-map-view.tsx'
import type { MapArea, MapCluster, MapPlace } from './map-place.ts'
import './korea-map.css'
import './drawing/map-marks.css'

const seoul: MapCluster = {
  lat: 37.55,
  lng: 127,
  count: 1240,
  box: { south: 37.45, west: 126.85, north: 37.65, east: 127.15 },
}
const beach: MapPlace = {
  id: 'beach',
  name: { en: 'Haeundae Beach', ko: '해운대해수욕장' },
  lat: 35.159,
  lng: 129.16,
  href: '/places/beach',
  kind: 'attraction',
}

const patience = { timeout: 10_000 }
const onMoved = vi.fn<(area: MapArea) => void>()

beforeEach(() => {
  onMoved.mockClear()
})

async function mountMap() {
  mountAt('/', () => (
    <div className="korea-map" style={{ width: '600px' }}>
      <KoreaMapView
        places={[beach]}
        clusters={[seoul]}
        areaHref={({ south }) => `/places?south=${south}`}
        rowId={(id) => id}
        onMoved={onMoved}
      />
    </div>
  ))
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  return page.getByRole('link', { name: '1,240 places (zooms in)' })
}

test('a cluster of the server leads to its part of the map, and Enter zooms to it and tells the page', async () => {
  const cluster = await mountMap()
  await expect.element(cluster).toHaveAttribute('href', '/places?south=37.45')
  expect(onMoved).not.toHaveBeenCalled()
  cluster.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onMoved.mock.calls.length, patience).toBe(1)
  const area = onMoved.mock.calls[0]?.[0]
  expect(area?.south).toBeLessThan(seoul.box.south)
  expect(area?.north).toBeGreaterThan(seoul.box.north)
  // Without the frame's own shape it may show more, but no longer the whole country.
  expect(area?.south).toBeGreaterThan(36)
  await expect.element(page.getByRole('status')).toHaveTextContent('1,240 places in view')
})

test('moving by keyboard tells the page where one came to rest, once', async () => {
  await mountMap()
  const map = page.getByRole('group', { name: 'Map of Korea' })
  map.element().focus()
  await userEvent.keyboard('+{ArrowRight}{ArrowDown}')
  await expect.poll(() => onMoved.mock.calls.length, patience).toBe(1)
  await expect.poll(() => page.getByRole('status').element().textContent, patience).toMatch(/ in view$/u)
  expect(onMoved).toHaveBeenCalledTimes(1)
})

test('a place without a name of its own in Hangul is named once on the map', async () => {
  const name = 'Blue Lantern Bakery'
  mountAt('/', () => (
    <div className="korea-map" style={{ width: '600px' }}>
      <KoreaMapView places={[{ ...beach, name: { en: name, ko: name } }]} rowId={(id) => id} />
    </div>
  ))
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const pin = page.getByRole('link', { name, exact: true })
  pin.element().focus()
  await expect.poll(() => document.querySelector('.map-callout-card')?.textContent).toBe(name)
})

test('pins under two fingers are grouped anew only when the fingers leave the map', async () => {
  const near = { ...beach, id: 'near', name: { en: 'Gwangalli Beach', ko: '광안리' }, lat: 35.153, lng: 129.118 }
  mountAt('/', () => (
    <div className="korea-map" style={{ width: '600px' }}>
      <KoreaMapView places={[beach, near]} rowId={(id) => id} />
    </div>
  ))
  const group = page.getByRole('link', { name: /^2 places/u })
  await expect.element(group).toBeVisible()
  const map = page.getByRole('group', { name: 'Map of Korea' }).element()
  const at = group.element().getBoundingClientRect()
  const pinch = (type: string, apart: number) => {
    const touches = [-apart, apart].map(
      (across, identifier) =>
        new Touch({ identifier, target: map, clientX: at.x + at.width / 2 + across, clientY: at.y + at.height / 2 }),
    )
    map.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }))
  }
  pinch('touchstart', 10)
  pinch('touchmove', 200)
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled')
  await expect.element(group).toBeInTheDocument()
  map.dispatchEvent(new TouchEvent('touchend', { touches: [], bubbles: true }))
  await expect.element(page.getByRole('link', { name: /^Gwangalli Beach/u })).toBeVisible()
  await expect.element(group).not.toBeInTheDocument()
})
