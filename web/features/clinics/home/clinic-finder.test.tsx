import { useMemo } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { type ClinicList, clinicRow } from '#domain/clinics/clinic-lists.ts'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { ClinicFinder } from './clinic-finder.tsx'
import { finderOf } from './home-clinics.ts'

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
const second: Clinic = { ...bom, id: 8, name: 'Gaeul Surgery' }
const outside: Clinic = { ...bom, id: -1, name: 'Elsewhere Surgery', website: '' }

function listOf(clinics: Clinic[], more: Partial<ClinicList> & { failed?: boolean } = {}) {
  const found = clinics.map((clinic) => ({ ...clinicRow(clinic), match: null, reviews: null }))
  return { clinics: found, total: clinics.length, isTotalAtLeast: false, next: null, unread: [], ...more }
}

const unsearched = { find: '', findIn: null }

function show(list = listOf([bom]), address = '/') {
  const finder = finderOf(unsearched, list)
  return mountAt(address, () => <ClinicFinder finder={finder} />)
}

type Answer = () => Response | Promise<Response>
let asked: string[]
let signal: AbortSignal | null | undefined

/** What the server answers by path; anything else is a failure of the test. */
function answer(answers: Record<string, Answer>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    signal = init?.signal
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input), location.href)
    asked.push(pathname + search)
    return (answers[pathname] ?? (() => new Response(null, { status: 418 })))()
  })
}

beforeEach(() => {
  asked = []
})
const all = '/api/clinics'
const plasticSurgery = '/api/clinics/plastic-surgery'
const known = page.getByLabelText('Address')
const box = page.getByRole('searchbox')
const treatment = page.getByRole('combobox', { name: 'Treatment' })
const button = page.getByRole('button', { name: 'Search Clinics' })
const prompt = page.getByText('Search for clinics to see results here.')
const none = page.getByText('No clinics found. Try a different search term.')
const table = page.getByRole('table')
const details = page.getByRole('button', { name: 'View Details of Bom Surgery' })
const dialog = page.getByRole('dialog', { name: 'Bom Surgery' })

test('before a search the table lists plastic surgery, with the whole address under a cut one and nothing asked', async () => {
  answer({})
  show()
  await expect.element(prompt).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: /^Plastic surgery clinics/ })).toBeVisible()
  for (const head of ['Clinic Name', 'Location', 'Contact', 'Actions']) {
    await expect.element(page.getByRole('columnheader', { name: head })).toBeVisible()
  }
  const address = page.getByTitle(bom.address.en)
  expect(address.element().getBoundingClientRect().width).toBeLessThanOrEqual(200)
  await expect.element(page.getByRole('link', { name: '02-555-0123' })).toHaveAttribute('href', 'tel:+8225550123')
  expect(asked).toEqual([])
})

test('before a search, blank words without a treatment ask for nothing', async () => {
  answer({})
  show()
  for (const words of ['', '   ']) {
    await userEvent.fill(box, words)
    await userEvent.keyboard('{Enter}')
    await button.click()
  }
  expect(asked).toEqual([])
  await expect.element(prompt).toBeVisible()
})

test('Enter searches: five skeletons, then the rows, the words in the address and the focus where it was', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer({ [all]: () => promise })
  const router = show(listOf([bom]), '/?category=nature&clinics=heron')
  await userEvent.fill(box, '  nose ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Searching...' })).toBeVisible()
  expect(document.querySelectorAll('[aria-busy] > div')).toHaveLength(5)
  resolve(Response.json(listOf([{ ...bom, name: 'Nose House' }])))
  await expect.element(table.getByText('Nose House')).toBeVisible()
  await expect.element(page.getByText('1 clinic', { exact: true })).toBeVisible()
  expect(prompt.elements()).toHaveLength(0)
  expect(asked).toEqual([`${all}?search=nose`])
  await expect.poll(() => router.state.location.search).toBe('?category=nature&find=nose')
  await expect.element(box).toHaveFocus()
})

test('a treatment that is chosen applies at once, also without words, and both taken away lead back', async () => {
  answer({
    [all]: () => Response.json(listOf([second])),
    [plasticSurgery]: () => Response.json(listOf([bom])),
  })
  const router = show()
  await userEvent.selectOptions(treatment, 'Dental')
  await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?findIn=dental')
  await userEvent.fill(box, 'nose')
  await userEvent.selectOptions(treatment, 'Plastic Surgery')
  await expect.element(table.getByText('Bom Surgery')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?findIn=plastic-surgery&find=nose')
  await userEvent.fill(box, '')
  await userEvent.selectOptions(treatment, 'Any treatment')
  await expect.element(prompt).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('')
  expect(asked).toEqual([
    `${all}?search=&treatment=dental`,
    `${plasticSurgery}?search=nose`,
    `${plasticSurgery}?search=`,
  ])
})

test('unknown parameters and repeated ones do no harm, and those of other parts are kept once each', async () => {
  answer({ [all]: () => Response.json(listOf([second])) })
  const address = '/?elements=1&utm=x&find=eye&clinics=eye&category=nature&category=food&province=jeju&show=12'
  const router = show(listOf([bom]), `${address}&treatment=dental`)
  const form = box.element().closest('form')
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'treatment=dental',
    'category=nature',
    'province=jeju',
    'show=12',
  ])
  await userEvent.fill(box, 'nose')
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('find')).toBe('nose')
})

test('the form says what is shown: a link that takes the search away takes the words too', async () => {
  answer({ [all]: () => Response.json(listOf([second])) })
  const router = mountAt('/', FinderOfAddress)
  await userEvent.fill(box, 'nose')
  await userEvent.keyboard('{Enter}')
  await expect.element(known).toHaveTextContent('?find=nose')
  await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  await router.navigate('/')
  await expect.element(prompt).toBeVisible()
  await expect.element(box).toHaveValue('')
})

test('a link that takes the search away does so also when the page brings the same results as before the search', async () => {
  answer({ [all]: () => Response.json(listOf([second])) })
  const router = mountAt('/', FinderAtHome)
  await userEvent.fill(box, 'nose')
  await userEvent.keyboard('{Enter}')
  await expect.element(known).toHaveTextContent('?find=nose')
  await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  await router.navigate('/')
  await expect.element(table.getByText('Bom Surgery')).toBeVisible()
  await expect.element(prompt).toBeVisible()
  await expect.element(box).toHaveValue('')
})

test('words that nothing fits say so', async () => {
  answer({ [all]: () => Response.json(listOf([])) })
  show()
  await userEvent.fill(box, 'zzz')
  await button.click()
  await expect.element(none).toBeVisible()
})

const searchFailed = { title: 'Search failed', description: 'Failed to fetch clinic data. Please try again later.' }
const listFailed = {
  title: 'Error',
  description: 'Failed to fetch plastic surgery clinics. Please try again later.',
}

test('a search that fails says so and leaves rows, words and address, and the next one works', async () => {
  for (const fail of [
    () => new Response(null, { status: 500 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    answer({ [all]: fail })
    const router = show()
    await userEvent.fill(box, 'nose')
    await userEvent.keyboard('{Enter}')
    await expect.poll(readToasts).toEqual([expect.objectContaining({ kind: 'failure', ...searchFailed })])
    await expect.element(table.getByText('Bom Surgery')).toBeVisible()
    await expect.element(box).toHaveValue('nose')
    expect(router.state.location.search).toBe('')
    for (const { id } of readToasts()) dismissToast(id)
    answer({ [all]: () => Response.json(listOf([second])) })
    await button.click()
    await expect.element(table.getByText('Gaeul Surgery')).toBeVisible()
  }
})

test('a search of plastic surgery that fails says so in its own words', async () => {
  answer({ [plasticSurgery]: () => new Response(null, { status: 500 }) })
  show()
  await userEvent.selectOptions(treatment, 'Plastic Surgery')
  await expect.poll(readToasts).toEqual([expect.objectContaining({ kind: 'failure', ...listFailed })])
})

test('an outside source that fails says so too, with what there is instead', async () => {
  answer({ [plasticSurgery]: () => Response.json(listOf([outside], { failed: true })) })
  show(listOf([bom], { failed: true }))
  await expect.poll(readToasts).toEqual([expect.objectContaining(listFailed)])
  await userEvent.selectOptions(treatment, 'Plastic Surgery')
  await expect.element(table.getByText('Elsewhere Surgery')).toBeVisible()
  expect(readToasts()).toEqual([expect.objectContaining(listFailed)])
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
  await expect.element(dialog.getByRole('link', { name: 'Book Consultation' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(details).toHaveFocus()
})

test('details say that a clinic is on the city’s list and that its registration was not checked', async () => {
  const address = 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/1'
  const source = { address, publisher: 'City', readOn: '2026-11-28', pageDate: null, says: ['existence' as const] }
  const listed: Clinic = { ...bom, registration: null, sources: [source] }
  answer({ '/api/clinics/7': () => Response.json(listed) })
  show(listOf([listed]))
  await details.click()
  await expect
    .element(
      dialog.getByText(
        'Registration not checked. On Seoul’s list of institutions for visitors, read on 28 November 2026',
      ),
    )
    .toBeVisible()
})

test('the details of a clinic lead to its page below the treatment for which it was found', async () => {
  const hospital: Clinic = { ...bom, treatments: ['plastic-surgery', 'eye-surgery'] }
  const match = { procedures: [], departments: ['eye-surgery' as const] }
  answer({
    [all]: () => Response.json(listOf([], { clinics: [{ ...clinicRow(hospital), match, reviews: null }], total: 1 })),
    '/api/clinics/7': () => Response.json(hospital),
  })
  show()
  await userEvent.fill(box, 'lasik')
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByText('Has an eye department')).toBeVisible()
  await details.click()
  const whole = dialog.getByRole('link', { name: 'Open the clinic’s page' })
  await expect.element(whole).toHaveAttribute('href', '/eye-surgery-clinics/7')
})

test('of a clinic of an outside source, which has no page here, the list itself knows the details', async () => {
  answer({ [plasticSurgery]: () => Response.json(listOf([bom, outside])) })
  show(listOf([outside]))
  await page.getByRole('button', { name: 'View Details of Elsewhere Surgery' }).click()
  const panel = page.getByRole('dialog', { name: 'Elsewhere Surgery' })
  await expect.element(panel.getByText('No website available')).toBeVisible()
  expect(asked).toEqual([`${plasticSurgery}?search=Elsewhere+Surgery`])
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

test('a sample says so, without a rating, and neither its number nor its website leads anywhere', async () => {
  const sample: Clinic = { ...bom, isSample: true, rating: 4.8 }
  answer({ '/api/clinics/7': () => Response.json(sample) })
  show(listOf([sample]))
  await expect.element(table.getByText('Sample listing')).toBeVisible()
  expect(table.element().textContent).not.toMatch(/4\.8|555|review|rating|stars/iu)
  await details.click()
  await expect.element(dialog.getByText('https://bom.example/en')).toBeVisible()
  expect(document.querySelectorAll('a[href^="tel:"], a[href^="https://bom"]')).toHaveLength(0)
})

test('the table says how much of the list it shows and goes on to its end', async () => {
  answer({ [plasticSurgery]: () => Response.json(listOf([second], { total: 2 })) })
  show(listOf([bom], { total: 2, next: 'second' }))
  await expect.element(page.getByText('1 of 2 clinics').last()).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  for (const name of ['Bom Surgery', 'Gaeul Surgery']) await expect.element(table.getByText(name)).toBeVisible()
  await expect.element(page.getByText('That is all: 2 clinics.')).toBeVisible()
  expect(asked).toEqual([`${plasticSurgery}?search=&after=second`])
})

test('a search names the words that no clinic has, and goes on to its end', async () => {
  answer({ [all]: () => Response.json(listOf([bom], { total: 2, next: 'second', unread: ['tomorrow'] })) })
  show()
  await userEvent.fill(box, 'lasik tomorrow')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No clinic has “tomorrow”.', { exact: false })).toBeVisible()
  answer({ [all]: () => Response.json(listOf([second], { total: 2, unread: ['tomorrow'] })) })
  await page.getByRole('button', { name: 'Show more' }).click()
  for (const name of ['Bom Surgery', 'Gaeul Surgery']) await expect.element(table.getByText(name)).toBeVisible()
  expect(asked.at(-1)).toBe(`${all}?search=lasik+tomorrow&after=second`)
})

/** Its page is asked for anew when the search is taken away. */
function FinderOfAddress() {
  const isSearched = useLocation().search !== ''
  const given = useMemo(() => finderOf(unsearched, listOf(isSearched ? [] : [bom])), [isSearched])
  return <AtAddress finder={given} />
}

/** The finder with what React knows of the address: the router itself is ahead of it by a transition. */
function AtAddress({ finder }: Parameters<typeof ClinicFinder>[0]) {
  return (
    <>
      <ClinicFinder finder={finder} />
      <output aria-label="Address">{useLocation().search}</output>
    </>
  )
}

const given = finderOf(unsearched, listOf([bom]))

function FinderAtHome() {
  return useLocation().pathname === '/' ? <AtAddress finder={given} /> : null
}

test('a search that was left for another page is given up, so that its answer leads nobody back', async () => {
  answer({ [all]: () => new Promise(() => {}) })
  const router = mountAt('/', FinderAtHome)
  await userEvent.fill(box, 'eye')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => signal?.aborted).toBe(false)
  await router.navigate('/about')
  await expect.poll(() => signal?.aborted).toBe(true)
})

test('a row says the average of its reviews with their count, and so do its details', async () => {
  const [row] = listOf([bom]).clinics
  if (!row) throw new Error('no row')
  show(listOf([], { clinics: [{ ...row, reviews: { count: 12, average: 4.33 } }], total: 1 }))
  await expect.element(page.getByText('4.3/5')).toBeVisible()
  await expect.element(page.getByText('12 reviews')).toBeVisible()
  answer({ '/api/clinics/7': () => Response.json(bom) })
  await details.click()
  await expect.element(dialog.getByText('12 reviews')).toBeVisible()
  await expect.element(dialog.getByText('No reviews yet')).not.toBeInTheDocument()
})
