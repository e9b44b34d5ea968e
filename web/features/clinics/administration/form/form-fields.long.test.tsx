import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { type ClinicDraft, draftOf, emptyFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { ContactSection } from './contact-section.tsx'
import { EssentialsSection } from './essentials-section.tsx'
import type { FormParts } from './form-parts.ts'
import { OfferSection } from './offer-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { StandingSection } from './standing-section.tsx'

let held: ClinicDraft

/** Sections of a form that nobody sends. */
function show(draft: ClinicDraft, ...sections: ((form: FormParts) => React.ReactNode)[]) {
  function Form() {
    const [state, setState] = useState(draft)
    held = state
    const change: FormParts['change'] = (part) =>
      setState((before) => (typeof part === 'function' ? part(before) : { ...before, ...part }))
    const form = { draft: state, change, countUpload: () => {}, errorOf: () => undefined, today: '2026-11-21' }
    return sections.map((Section) => <Section key={Section.name} {...form} />)
  }
  mountAt('/', Form)
}

function empty(): ClinicDraft {
  return draftOf(emptyFacts('dental'))
}

test('a category replaces the others and clears the procedures, whose suggestions are its own', async () => {
  show(draftOf(buildFacts({ treatments: ['dental', 'other'] })), EssentialsSection, OfferSection)
  await expect.element(page.getByText('It is also listed under Other.', { exact: false })).toBeVisible()
  await page.getByLabelText('Treatment Category').selectOptions('eye-surgery')
  expect([held.treatments, held.procedures]).toEqual([['eye-surgery'], []])
  await page.getByRole('button', { name: 'Add LASIK' }).click()
  await expect.element(page.getByRole('button', { name: 'Add LASIK' })).not.toBeInTheDocument()
  expect(held.procedures).toEqual(['LASIK'])
})

test('a procedure of one’s own is added by Enter or the button, never blank and never twice', async () => {
  show(draftOf(buildFacts({ procedures: ['Crowns'] })), OfferSection)
  const own = page.getByLabelText('Add a procedure')
  await own.fill('  ')
  await userEvent.keyboard('{Enter}')
  await own.fill('CROWNS')
  await expect.element(page.getByText('CROWNS is already on the list.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(held.procedures).toEqual(['Crowns'])
  await own.fill(' Gum care ')
  await page.getByRole('button', { name: 'Add procedure' }).click()
  expect(held.procedures).toEqual(['Crowns', 'Gum care'])
  await expect.element(own).toHaveValue('')
  await page.getByRole('button', { name: 'Remove Crowns' }).click()
  expect(held.procedures).toEqual(['Gum care'])
})

test('the eight highlights are suggested, and one that was added is suggested no more', async () => {
  show(empty(), OfferSection)
  const suggested = page.getByRole('list', { name: 'Suggested highlights' })
  expect(suggested.getByRole('listitem').elements()).toHaveLength(8)
  await page.getByRole('button', { name: 'Add Airport pickup service' }).click()
  expect(suggested.getByRole('listitem').elements()).toHaveLength(7)
  expect(held.highlights).toEqual(['Airport pickup service'])
})

test('the rating starts at 4.5, is stored once it is moved, ignores what is out of range, and can be cleared', async () => {
  show(empty(), StandingSection)
  const rating = page.getByRole('spinbutton', { name: /Editor’s rating/ })
  await expect.element(rating).toHaveValue(4.5)
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Not rated. The field starts at 4.5, and nothing is stored until you move it.')
  await rating.click()
  await userEvent.keyboard('{ArrowDown}')
  expect(held.rating).toBe(4.4)
  await rating.fill('7')
  await rating.fill('4.55')
  await rating.fill('-1')
  expect(held.rating).toBe(4.4)
  await expect.element(rating).toHaveValue(4.4)
  await rating.fill('')
  await userEvent.keyboard('3.7')
  expect(held.rating).toBe(3.7)
  await page.getByRole('button', { name: 'Clear the rating' }).click()
  expect(held.rating).toBeNull()
  await expect.element(rating).toHaveValue(4.5)
})

test('coordinates pasted into one box fill both', async () => {
  show(empty(), PlaceSection)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '37.5243, 127.0228')
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  page.getByLabelText('Longitude (optional)').element().dispatchEvent(paste)
  await expect.element(page.getByLabelText('Latitude (optional)')).toHaveValue('37.5243')
  await expect.element(page.getByLabelText('Longitude (optional)')).toHaveValue('127.0228')
})

test('a comma that is typed in one coordinate leaves the other alone', async () => {
  show({ ...empty(), lng: '127.0228' }, PlaceSection)
  await page.getByLabelText('Latitude (optional)').fill('37,5')
  expect([held.lat, held.lng]).toEqual(['37,5', '127.0228'])
})

test('an end that is typed like its beginning stays in its box', async () => {
  show(empty(), ContactSection)
  await page.getByRole('radio', { name: 'By weekday' }).click()
  const monday = page.getByRole('combobox', { name: 'Monday' })
  await monday.selectOptions('Open')
  await page.getByLabelText('Monday from', { exact: true }).fill('09:00')
  await page.getByLabelText('Monday to', { exact: true }).fill('09:00')
  await expect.element(monday).toHaveValue('open')
  await expect.element(page.getByLabelText('Monday to', { exact: true })).toHaveValue('09:00')
})

test('hours are not known, or round the clock, or by weekday with several intervals', async () => {
  show(empty(), ContactSection)
  expect(held.hours).toBeNull()
  await page.getByRole('radio', { name: 'Open 24 hours, every day' }).click()
  expect(held.hours).toBe('24h')
  await page.getByRole('radio', { name: 'By weekday' }).click()
  await page.getByRole('combobox', { name: 'Monday' }).selectOptions('Open')
  await page.getByLabelText('Monday from', { exact: true }).fill('10:00')
  await page.getByLabelText('Monday to', { exact: true }).fill('13:00')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabelText('Monday from, 2').fill('14:00')
  await page.getByLabelText('Monday to, 2').fill('19:00')
  await page.getByRole('button', { name: 'Tuesday: same as the day before' }).click()
  await page.getByRole('combobox', { name: 'Wednesday' }).selectOptions('24 hours')
  const day = [
    ['10:00', '13:00'],
    ['14:00', '19:00'],
  ]
  expect(held.hours).toEqual({ mon: day, tue: day, wed: [['00:00', '00:00']], thu: [], fri: [], sat: [], sun: [] })
  await page.getByRole('button', { name: 'Remove hours 1 on Monday' }).click()
  expect(held.hours).toMatchObject({ mon: [['14:00', '19:00']], tue: day })
})

test('doctors are added and removed, each by its own name for a reader', async () => {
  show(empty(), PeopleSection)
  await page.getByRole('button', { name: 'Add a doctor' }).click()
  await page.getByRole('group', { name: 'Doctor 1' }).getByLabelText('Name').fill('Kim')
  await page.getByRole('button', { name: 'Add a doctor' }).click()
  await page.getByRole('group', { name: 'Doctor 2' }).getByLabelText('Specialty').fill('Skin')
  await page.getByRole('button', { name: 'Remove doctor 1' }).click()
  expect(held.doctors).toEqual([{ name: '', specialty: 'Skin', experience: '' }])
})
