/// <reference types="@vitest/browser-playwright" />
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { mount, mountServed } from '#web/ui/loading/mount.tsx'
import type { DateRange } from './date-range.ts'
import { DateRangeField } from './date-range-field.tsx'

let given: DateRange[] = []

const nothing = { start: '', end: '' }

function Trip({ initial = nothing }: { initial?: DateRange }) {
  const [value, setValue] = useState(initial)
  function change(range: DateRange) {
    given.push(range)
    setValue(range)
  }
  return (
    <form>
      <DateRangeField id="trip" value={value} onChange={change} min="2027-06-01" today="2027-06-03" />
      <button type="button">Elsewhere</button>
    </form>
  )
}

afterEach(() => {
  given = []
})

const start = page.getByRole('textbox', { name: 'Start Date' })
const end = page.getByRole('textbox', { name: 'End Date' })
const openStart = page.getByRole('button', { name: 'Choose the start date from a calendar' })

/** The browser's own inputs are text boxes by role too, and take no words. */
async function mountTyped(trip: ReactNode): Promise<void> {
  mount(trip)
  await expect.element(start).toHaveAttribute('type', 'text')
}

function sent() {
  return Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
}

test('typed days are taken when the field is left, written out and sent as calendar dates', async () => {
  await mountTyped(<Trip />)
  await start.fill('2027/6/12')
  expect(given).toEqual([])
  await end.fill('17 jun')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(start).toHaveValue('Sat 12 Jun 2027')
  await expect.element(end).toHaveValue('Thu 17 Jun 2027')
  expect(sent()).toEqual({ startDate: '2027-06-12', endDate: '2027-06-17' })
})

test.each([
  ['soon', 'Enter a date like 12 June 2027'],
  ['6/12/2027', 'This can mean 6 December 2027 or 12 June 2027. Write the month as a word'],
  ['30 Feb 2028', 'This date does not exist. Enter a date like 12 June 2027'],
  ['31 May 2027', 'Choose 1 June 2027 or later'],
])('%j stays in the field with the words that help, and is not given on', async (typed, words) => {
  await mountTyped(<Trip />)
  await start.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(start).toHaveAccessibleDescription(`Error: ${words}`)
  await expect.element(start).toHaveValue(typed)
  expect(sent()).toEqual({ startDate: '', endDate: '' })
})

test('an end before the start is refused until either of them is mended', async () => {
  await mountTyped(<Trip initial={{ start: '2027-06-12', end: '2027-06-17' }} />)
  await start.fill('20 June 2027')
  await userEvent.tab()
  await expect.element(end).toHaveAccessibleDescription('Error: Choose an end date on or after the start, 20 June 2027')
  expect(given.at(-1)).toEqual({ start: '2027-06-20', end: '' })
  await start.fill('10 June 2027')
  await userEvent.tab()
  await expect.element(end).not.toHaveAttribute('aria-invalid')
  expect(given.at(-1)).toEqual({ start: '2027-06-10', end: '2027-06-17' })
})

test('the calendar picks start and end by keyboard alone and gives the focus back', async () => {
  await mountTyped(<Trip initial={{ start: '2027-06-12', end: '' }} />)
  await start.click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Choose the start date' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Sat 12 Jun 2027/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Choose the end date' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Sun 13 Jun 2027/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(openStart).toHaveFocus()
  expect(sent()).toEqual({ startDate: '2027-06-13', endDate: '2027-06-20' })
})

test('days that do not fit cannot be picked', async () => {
  await mountTyped(<Trip initial={{ start: '2027-06-12', end: '' }} />)
  await page.getByRole('button', { name: 'Choose the end date from a calendar' }).click()
  await expect.element(page.getByRole('button', { name: 'Fri 11 Jun 2027' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Sat 12 Jun 2027/ })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await openStart.click()
  await expect.element(page.getByRole('button', { name: 'Fri 11 Jun 2027' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
})

test.each(['Pacific/Honolulu', 'Asia/Seoul', 'America/St_Johns'])(
  'in %s the picked day is the day',
  async (timezoneId) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timezoneId)
    await mountTyped(<Trip initial={{ start: '2027-06-30', end: '' }} />)
    await openStart.click()
    await page.getByRole('button', { name: 'Wed 30 Jun 2027, start' }).click()
    await page.getByRole('button', { name: 'Thu 1 Jul 2027' }).click()
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
    expect(sent()).toEqual({ startDate: '2027-06-30', endDate: '2027-07-01' })
  },
)

test('before scripts it is two date inputs; what was entered there and the focus stay', async () => {
  const { place, hydrate } = await mountServed(<Trip />)
  const [first] = place.querySelectorAll<HTMLInputElement>('input[type=date]')
  expect(first?.name).toBe('startDate')
  expect(first?.min).toBe('2027-06-01')
  if (first) first.value = '2027-06-12'
  first?.focus()
  hydrate()
  await expect.element(start).toHaveValue('Sat 12 Jun 2027')
  await expect.element(start).toHaveFocus()
  expect(given).toEqual([{ start: '2027-06-12', end: '' }])
})
