import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { nothingAsked } from './listing-query.ts'
import { NoClinics } from './no-clinics.tsx'

const query = { ...nothingAsked, procedure: 'Veneers', openOn: '2027-05-02', sort: 'name' } as const

test('an empty list names the filters that leave clinics when they go, how many, and the neighbour that has some', async () => {
  const freed = [{ name: 'open', count: 2 } as const]
  const counts = { dental: 4, 'stem-cell': 0, other: 3, 'skin-clinics': 9 }
  const router = mountAt('/dental-clinics', () => (
    <NoClinics treatment="dental" query={query} listing={{ freed, counts }} />
  ))
  await expect.element(page.getByRole('heading', { name: 'No matching clinics' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See 3 other clinics' }))
    .toHaveAttribute('href', '/other-clinics')
  await expect
    .element(page.getByRole('link', { name: 'Clear All' }))
    .toHaveAttribute('href', '/dental-clinics?sort=name')
  await page.getByRole('link', { name: 'Open on 2 May 2027 2 clinics without it' }).click()
  await expect.poll(() => router.state.location.search).toBe('?procedure=Veneers&sort=name')
})

test('a page that has no clinic at all leads on, and clears nothing', async () => {
  mountAt('/dental-clinics', () => (
    <NoClinics treatment="dental" query={nothingAsked} listing={{ freed: [], counts: {} }} />
  ))
  await expect.element(page.getByRole('heading', { name: 'No clinic is listed here yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to Overview' })).toHaveAttribute('href', '/beauty-clinics')
  await expect.element(page.getByRole('link', { name: 'Clear All' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^See/ })).not.toBeInTheDocument()
})
