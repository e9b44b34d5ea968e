import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { type Clinic, clinicCard, unknownClinic } from '#domain/clinics/clinics.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { ClinicFinder } from './clinic-finder.tsx'
import type { Finder } from './home-clinics.ts'

const bom: Clinic = {
  ...unknownClinic,
  id: 7,
  version: 1,
  isSample: false,
  updatedOn: '2026-11-20',
  name: 'Bom Eye Clinic',
  treatments: ['eye-surgery'],
}

function found(...clinics: Clinic[]) {
  const shown = clinics.map((clinic) => ({ ...clinicCard(clinic), match: null }))
  return () => Response.json({ clinics: shown, total: clinics.length, isTotalAtLeast: false, next: null, unread: [] })
}

const nothing: Finder = { words: '', found: null }

function show(address = '/') {
  return mountAt(address, () => <ClinicFinder finder={nothing} />)
}

const realFetch = globalThis.fetch
let asked: string[]
let signal: AbortSignal | null | undefined

function answer(respond: () => Response | Promise<Response>) {
  globalThis.fetch = async (input, init) => {
    signal = init?.signal
    asked.push(String(input instanceof Request ? input.url : input))
    return respond()
  }
}

beforeEach(() => {
  asked = []
})
afterEach(() => {
  globalThis.fetch = realFetch
  for (const { id } of readToasts()) dismissToast(id)
})

const box = page.getByRole('searchbox')
const button = page.getByRole('button', { name: 'Search Clinics' })
const prompt = page.getByText('Search for clinics to see results here.')

test('blank words ask for nothing', async () => {
  answer(found())
  show()
  await expect.element(prompt).toBeVisible()
  for (const words of ['', '   ']) {
    await userEvent.fill(box, words)
    await userEvent.keyboard('{Enter}')
    await button.click()
  }
  expect(asked).toEqual([])
  await expect.element(prompt).toBeVisible()
})

test('while it searches the button says so and two cards wait; then the cards of what was found', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(() => promise)
  const router = show('/?category=nature')
  await userEvent.fill(box, 'eye')
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Searching...' })).toBeVisible()
  expect(document.querySelectorAll('[aria-busy] > div')).toHaveLength(2)
  resolve(found(bom)())
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bom Eye Clinic' })).toBeVisible()
  await expect.element(page.getByText('1 clinic', { exact: true })).toBeVisible()
  expect(asked).toEqual(['/api/clinics?search=eye'])
  await expect.poll(() => router.state.location.search).toBe('?category=nature&find=eye')
})

test('a clinic without reviews shows no average, and neither does a sample', async () => {
  answer(found(bom, { ...bom, id: 8, name: 'Sample Eye Clinic', isSample: true, rating: 4.8 }))
  show()
  await userEvent.fill(box, 'eye')
  await userEvent.keyboard('{Enter}')
  const [real, sample] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  await expect.element(sample.getByText('Sample listing')).toBeVisible()
  for (const card of [real, sample]) expect(card.element().textContent).not.toMatch(/\d|review|rating|stars/iu)
})

test('words that nothing fits say so', async () => {
  answer(found())
  show()
  await userEvent.fill(box, 'zzz')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No clinics found. Try a different search term.')).toBeVisible()
})

test('a search that fails says so and leaves what was there, and the next one works', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  show()
  await userEvent.fill(box, 'eye')
  await userEvent.keyboard('{Enter}')
  await expect.poll(readToasts).toEqual([
    expect.objectContaining({
      kind: 'failure',
      title: 'Search failed',
      description: 'Failed to fetch clinic data. Please try again later.',
    }),
  ])
  await expect.element(prompt).toBeVisible()
  answer(found(bom))
  await button.click()
  await expect.element(page.getByText('1 clinic', { exact: true })).toBeVisible()
})

function FinderAtHome() {
  return useLocation().pathname === '/' ? <ClinicFinder finder={nothing} /> : null
}

test('a search that was left for another page is given up, so that its answer leads nobody back', async () => {
  answer(() => new Promise(() => {}))
  const router = mountAt('/', FinderAtHome)
  await userEvent.fill(box, 'eye')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => signal?.aborted).toBe(false)
  await router.navigate('/about')
  await expect.poll(() => signal?.aborted).toBe(true)
})

test('a search says why each clinic was found, and goes on to its end', async () => {
  const match = { procedures: [], departments: ['eye-surgery'] }
  const pageOf = (clinic: Clinic, next: string | null) => {
    const clinics = [{ ...clinicCard(clinic), match }]
    return Response.json({ clinics, total: 2, isTotalAtLeast: false, next, unread: ['tomorrow'] })
  }
  answer(() => pageOf(bom, 'second'))
  show()
  await userEvent.fill(box, 'lasik tomorrow')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Has an eye department')).toBeVisible()
  await expect.element(page.getByText('No clinic has “tomorrow”.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 of 2 clinics').first()).toBeVisible()
  answer(() => pageOf({ ...bom, id: 8, name: 'Yeoreum Eye Clinic' }, null))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('That is all: 2 clinics.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bom Eye Clinic' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Yeoreum Eye Clinic' })).toBeVisible()
  expect(asked.at(-1)).toBe('/api/clinics?search=lasik+tomorrow&after=second')
})
