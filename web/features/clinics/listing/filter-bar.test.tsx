import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSearchParams } from 'react-router'
import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { firstPage } from '#web/ui/pages-of-list/page-place.ts'
import { FilterBar } from './filter-bar.tsx'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import { MorePages } from './more-pages.tsx'
import { SheetButton } from './sheet-button.tsx'
import type { AllClinics } from './use-all-clinics.ts'

const facets: ClinicFacets = {
  procedures: [
    { value: 'Veneers', count: 3 },
    { value: 'Crowns', count: 1 },
  ],
  districts: [],
  languages: [{ value: 'ja', count: 2 }],
  registered: 1,
}

function listing({ after }: ListingQuery): AllClinics {
  const found = {
    clinics: [],
    total: 40,
    isTotalAtLeast: false,
    next: 'abc',
    unread: [],
    freed: [],
    counts: {},
    shared: 0,
  }
  return { ...found, facets, isFromStart: after === null }
}

function Page() {
  const query = readListingQuery(useSearchParams()[0])
  return (
    <>
      <FilterBar path="dental-clinics" query={query} facets={facets} />
      <MorePages path="dental-clinics" query={query} place={firstPage} listing={listing(query)} isMore={false} />
    </>
  )
}

test('a choice counts at once and says how many clinics it leaves; what leaves none is not offered', async () => {
  const router = mountAt('/dental-clinics', Page)
  const procedure = page.getByRole('combobox', { name: 'Procedure' })
  await procedure.selectOptions('Veneers (3)')
  await expect.poll(() => router.state.location.search).toBe('?procedure=Veneers')
  await page.getByRole('combobox', { name: 'Language spoken' }).selectOptions('Japanese (2)')
  await expect.poll(() => router.state.location.search).toBe('?procedure=Veneers&language=ja')
  await page.getByRole('checkbox', { name: 'Registration checked' }).click()
  await expect.poll(() => router.state.location.search).toBe('?procedure=Veneers&language=ja&registered=1')
  await expect.element(page.getByRole('combobox', { name: 'Area' })).not.toBeInTheDocument()
})

test('words are sent when they are whole, and leave the position of a page behind', async () => {
  const router = mountAt('/dental-clinics?after=xyz', Page)
  await userEvent.fill(page.getByRole('searchbox'), 'crane')
  expect(router.state.location.search).toBe('?after=xyz')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?q=crane')
})

test('the form follows the address, and a choice that fits nothing any more can still be seen', async () => {
  const router = mountAt('/dental-clinics?q=crane&procedure=Dentures', Page)
  await expect.element(page.getByRole('searchbox')).toHaveValue('crane')
  await expect.element(page.getByRole('combobox', { name: 'Procedure' })).toHaveValue('Dentures')
  await router.navigate('/dental-clinics?procedure=Crowns')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByRole('combobox', { name: 'Procedure' })).toHaveValue('Crowns')
})

test('the next page keeps the filters, and only from the second on is there a way back to the first', async () => {
  const router = mountAt('/dental-clinics?procedure=Crowns', Page)
  await expect.element(page.getByRole('link', { name: 'Back to the start' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect.poll(() => router.state.location.search).toBe('?procedure=Crowns&after=abc&from=12')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect.poll(() => router.state.location.search).toBe('?procedure=Crowns')
})

test('words that are being typed stay when an answer lands, of the same address or of another filter', async () => {
  const router = mountAt('/dental-clinics?q=crane', Page)
  const box = page.getByRole('searchbox')
  await userEvent.fill(box, 'crane in half')
  await router.navigate('/dental-clinics?q=crane')
  await expect.element(box).toHaveValue('crane in half')
  await router.navigate('/dental-clinics?q=crane&procedure=Crowns')
  await expect.element(page.getByRole('combobox', { name: 'Procedure' })).toHaveValue('Crowns')
  await expect.element(box).toHaveValue('crane in half')
})

test('a step back changes the words that were sent, also while the box has the focus', async () => {
  const router = mountAt('/dental-clinics', Page)
  const box = page.getByRole('searchbox')
  await userEvent.fill(box, 'crane')
  await userEvent.keyboard('{Enter}')
  // The router is there before what it leads to is shown.
  await expect.element(box).toHaveAttribute('value', 'crane')
  await router.navigate(-1)
  await expect.element(box).toHaveValue('')
})

test('on a phone the button of the filters counts the choices, not the words beside it', async () => {
  mountAt('/dental-clinics?q=crane&procedure=Veneers', () => {
    const query = readListingQuery(useSearchParams()[0])
    return <SheetButton path="dental-clinics" query={query} listing={listing(query)} today="2026-11-30" />
  })
  await expect.element(page.getByRole('button', { name: 'Filters (1)', includeHidden: true })).toBeInTheDocument()
})
