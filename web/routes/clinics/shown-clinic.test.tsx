import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ShownClinic } from './shown-clinic.tsx'

const copy: ClinicDetails = {
  clinic: buildClinic({ id: 7, name: 'Bom Clinic' }),
  recovery: [],
  reviews: null,
  scene: 'clinic-door',
  today: '2026-11-21',
  keptAt: Date.parse('2026-11-20T12:00:00+09:00'),
}

/** A clinic whose request has failed while the stored copy is still being read. */
function showFailed(kind: Trouble) {
  const { promise: kept, resolve } = Promise.withResolvers<ClinicDetails | null>()
  const coming = { kept, fresh: Promise.resolve({ kind }) }
  mountAt('/dental-clinics/7', () => <ShownClinic coming={coming} />)
  return resolve
}

const offline = page.getByRole('heading', { level: 1, name: 'You are offline' })

test('a request that fails before the stored copy is read does not say that there is none', async () => {
  const resolve = showFailed('offline')
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
  // All that the failure alone would render.
  await new Promise((rendered) => setTimeout(rendered))
  await expect.element(offline).not.toBeInTheDocument()
  resolve(copy)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bom Clinic' })).toBeVisible()
  await expect.element(page.getByText('You are offline. This is a copy', { exact: false })).toBeVisible()
})

test('without a connection and a copy, the pages of a trip on this device are offered', async () => {
  showFailed('offline')(null)
  await expect.element(offline).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Today: what is next' }))
    .toHaveAttribute('href', '/trip-planner/today')
})

test.each([
  ['offline', 'You are offline'],
  ['failed', 'Something went wrong'],
] as const)('a clinic of which nothing is known has a title, also when its request was %s', async (kind, title) => {
  const resolve = showFailed(kind)
  await expect.poll(() => document.title).toBe('Loading · My Guide Korea')
  resolve(null)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · My Guide Korea`)
})
