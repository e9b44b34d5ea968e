import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clinicRow, type PlasticSurgeryList as SurgeryList } from '#domain/clinics/clinic-lists.ts'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { type PlasticSurgeryTable, tableOf } from './home-clinics.ts'
import { PlasticSurgeryList } from './plastic-surgery-list.tsx'

const bom: Clinic = {
  ...unknownClinic,
  id: 7,
  version: 1,
  isSample: false,
  updatedOn: '2026-11-20',
  name: 'Bom Surgery',
  description: 'Noses and eyelids.',
  treatments: ['plastic-surgery'],
  procedures: ['Rhinoplasty', 'Double Eyelid Surgery'],
  address: { en: '12 Somewhere-ro, Gangnam-gu, Seoul, third floor', ko: '서울 강남구 어딘가로 12' },
  phoneNumber: '02-555-0123',
  website: 'https://bom.example/en',
}
const outside: Clinic = { ...bom, id: -1, name: 'Elsewhere Surgery', website: '' }

function rows(...clinics: Clinic[]) {
  return clinics.map((clinic) => ({ ...clinicRow(clinic), match: null }))
}

function listOf(clinics: SurgeryList['clinics'], more: Partial<SurgeryList> = {}): SurgeryList {
  const total = clinics.length
  return { clinics, total, isTotalAtLeast: false, next: null, unread: [], source: 'directory', failed: false, ...more }
}

function show(table: Partial<PlasticSurgeryTable> = {}) {
  const given = { words: '', ...tableOf(listOf(rows(bom))), ...table }
  return mountAt('/', () => <PlasticSurgeryList table={given} />)
}

type Answer = () => Response | Promise<Response>
const realFetch = globalThis.fetch
let asked: string[]

/** What the server answers; anything else is a failure of the test. */
function answer(answers: Record<string, Answer>) {
  globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input), location.href)
    asked.push(pathname + search)
    return (answers[pathname] ?? (() => new Response(null, { status: 418 })))()
  }
}

beforeEach(() => {
  asked = []
})
afterEach(() => {
  globalThis.fetch = realFetch
  for (const { id } of readToasts()) dismissToast(id)
})

const list = '/api/clinics/plastic-surgery'
const box = page.getByRole('searchbox')
const table = page.getByRole('table')
const details = page.getByRole('button', { name: 'View Details of Bom Surgery' })
const dialog = page.getByRole('dialog', { name: 'Bom Surgery' })

test('the page brings the first rows, with the whole address under a cut one and nothing asked', async () => {
  answer({})
  show()
  for (const head of ['Clinic Name', 'Location', 'Contact', 'Actions']) {
    await expect.element(page.getByRole('columnheader', { name: head })).toBeVisible()
  }
  const address = page.getByTitle(bom.address.en)
  expect(address.element().getBoundingClientRect().width).toBeLessThanOrEqual(200)
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toHaveAttribute('href', 'tel:+8225550123')
  expect(asked).toEqual([])
})

test('Enter searches: five skeletons, then the rows, the words in the address and the focus where it was', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer({ [list]: () => promise })
  const router = show()
  await userEvent.fill(box, '  nose ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Searching...' })).toBeVisible()
  expect(document.querySelectorAll('[aria-busy] > div')).toHaveLength(5)
  resolve(Response.json(listOf(rows({ ...bom, name: 'Nose House' }))))
  await expect.element(table.getByText('Nose House')).toBeVisible()
  expect(asked).toEqual([`${list}?search=nose`])
  await expect.poll(() => router.state.location.search).toBe('?clinics=nose')
  await expect.element(box).toHaveFocus()
})

test('words that nothing fits say so', async () => {
  answer({ [list]: () => Response.json(listOf([])) })
  show()
  await userEvent.fill(box, 'zzz')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText('No clinics found. Try a different search term.')).toBeVisible()
})

const failure = { title: 'Error', description: 'Failed to fetch plastic surgery clinics. Please try again later.' }

test('a search that fails says so, keeps the last rows, and leaves the address', async () => {
  answer({ [list]: () => new Response(null, { status: 500 }) })
  const router = show()
  await userEvent.fill(box, 'nose')
  await userEvent.keyboard('{Enter}')
  await expect.poll(readToasts).toEqual([expect.objectContaining({ kind: 'failure', ...failure })])
  await expect.element(table.getByText('Bom Surgery')).toBeVisible()
  await expect.element(box).toHaveValue('nose')
  expect(router.state.location.search).toBe('')
})

test('an outside source that fails says so too, with what there is instead', async () => {
  answer({ [list]: () => Response.json(listOf(rows(outside), { source: 'outside', failed: true })) })
  show({ failed: true })
  await expect.poll(readToasts).toEqual([expect.objectContaining(failure)])
  for (const { id } of readToasts()) dismissToast(id)
  await userEvent.fill(box, 'nose')
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByText('Elsewhere Surgery')).toBeVisible()
  expect(readToasts()).toEqual([expect.objectContaining(failure)])
})

test('details show address, phone, description, specialties, website and that nobody reviewed it, and Escape gives the focus back', async () => {
  answer({ '/api/clinics/7': () => Response.json(bom) })
  show()
  await details.click()
  await expect.element(dialog).toBeVisible()
  for (const words of [
    bom.address.en,
    '서울 강남구 어딘가로 12',
    'Noses and eyelids.',
    'Rhinoplasty, Double Eyelid Surgery',
    'No reviews yet',
  ])
    await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'https://bom.example/en' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Book Consultation' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(details).toHaveFocus()
})

test('of a clinic of an outside source, which has no page here, the list itself knows the details', async () => {
  answer({ [list]: () => Response.json(listOf(rows(bom, outside), { source: 'outside' })) })
  show({ ...tableOf(listOf(rows(outside))) })
  await page.getByRole('button', { name: 'View Details of Elsewhere Surgery' }).click()
  const panel = page.getByRole('dialog', { name: 'Elsewhere Surgery' })
  await expect.element(panel.getByText('No website available')).toBeVisible()
  expect(asked).toEqual([`${list}?search=Elsewhere+Surgery`])
})

test('details that do not come say so, and nothing opens', async () => {
  for (const answers of [{}, { '/api/clinics/7': () => Promise.reject(new TypeError('Failed to fetch')) }]) {
    answer(answers)
    show()
    await details.click()
    await expect.poll(readToasts).toEqual([
      expect.objectContaining({
        title: 'Failed to get clinic details',
        description: 'Could not retrieve the details for this clinic.',
      }),
    ])
    for (const { id } of readToasts()) dismissToast(id)
  }
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a sample says so, and neither its number nor its website leads anywhere', async () => {
  const sample = { ...bom, isSample: true }
  answer({ '/api/clinics/7': () => Response.json(sample) })
  show({ ...tableOf(listOf(rows(sample))) })
  await expect.element(table.getByText('Sample listing')).toBeVisible()
  await details.click()
  await expect.element(dialog.getByText('https://bom.example/en')).toBeVisible()
  expect(document.querySelectorAll('a[href^="tel:"], a[href^="https://bom"]')).toHaveLength(0)
})

test('the table says how much of the list it shows and goes on to its end', async () => {
  const second = { ...bom, id: 8, name: 'Gaeul Surgery' }
  answer({ [list]: () => Response.json(listOf(rows(second), { total: 2 })) })
  show({ total: 2, next: 'second' })
  await expect.element(page.getByText('1 of 2 clinics').last()).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  await expect.element(table.getByText('Bom Surgery')).toBeVisible()
  await expect.element(page.getByText('That is all: 2 clinics.')).toBeVisible()
  expect(asked).toEqual([`${list}?search=&after=second`])
})

test('a row says why a search found it', async () => {
  const match = { procedures: ['Rhinoplasty'], departments: [] }
  show(tableOf(listOf(rows(bom).map((row) => ({ ...row, match })))))
  await expect.element(table.getByText('Lists Rhinoplasty')).toBeVisible()
})
