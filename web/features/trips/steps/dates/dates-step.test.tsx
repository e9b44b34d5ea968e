import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { DatesStep } from './dates-step.tsx'

const today = '2031-03-01'
const saved = { startDate: '2031-05-31', endDate: '2031-06-09', selectedInterests: ['food', 'culture'] }

beforeEach(() => {
  // The script in the head does this where there are scripts.
  document.documentElement.dataset['theme'] = 'light'
  forgetSteps()
  forget('tripPlannerChanges')
})

async function show(step1?: object) {
  if (step1) store('tripPlannerStep1', JSON.stringify(step1))
  const router = mountAt('/trip-planner', () => <DatesStep today={today} />)
  scrollTo(0, 0)
  // Words are for the box that takes words, which stands there a moment after the browser's own.
  await expect.element(start).toHaveAttribute('type', 'text')
  return router
}

const start = page.getByRole('textbox', { name: 'Start Date' })
const end = page.getByRole('textbox', { name: 'End Date' })
const next = page.getByRole('button', { name: 'Next' })
const hint = 'Please select dates and at least one interest to continue.'

function keptStep1(): unknown {
  return JSON.parse(readStored('tripPlannerStep1') ?? 'null')
}

async function typeDate(box: typeof start, words: string) {
  await box.fill(words)
  await userEvent.tab()
}

test('Next waits for both dates and an interest, says why, and every answer is saved as it is given', async () => {
  const router = await show()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveAccessibleDescription(hint)
  await typeDate(start, '31 May 2031')
  expect(keptStep1()).toEqual({ startDate: '2031-05-31', endDate: null, selectedInterests: [] })
  await typeDate(end, '2031-06-09')
  await expect.element(page.getByText('9 nights, 10 days').first()).toBeVisible()
  await next.click({ force: true })
  expect(router.state.location.pathname).toBe('/trip-planner')
  await page.getByRole('checkbox', { name: 'Food' }).click()
  expect(keptStep1()).toEqual({ startDate: '2031-05-31', endDate: '2031-06-09', selectedInterests: ['food'] })
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect.poll(() => router.state.location.pathname).toBe('/trip-planner/budget')
})

test('saved answers are shown again, an interest toggles, and the summary names them', async () => {
  await show(saved)
  await expect.element(start).toHaveValue('Sat 31 May 2031')
  await expect.element(page.getByRole('checkbox', { name: 'Culture' })).toBeChecked()
  const summary = page.getByRole('region', { name: 'Your trip so far' })
  expect(summary.element().textContent).toMatch(/Sat 31 May to Mon 9 June.*Food, Culture/)
  await page.getByRole('checkbox', { name: 'Culture' }).click()
  expect(keptStep1()).toMatchObject({ selectedInterests: ['food'] })
})

test('a day that has passed stays in its box to be mended, and Next waits', async () => {
  await show({ ...saved, startDate: '2031-02-27' })
  await expect.element(start).toHaveAttribute('aria-invalid', 'true')
  await expect.element(start).toHaveAccessibleDescription(/Choose 1 March 2031 or later/)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveAccessibleDescription(/in Korea it is already 1 March 2031/)
  expect(keptStep1()).toMatchObject({ startDate: '2031-02-27' })
})

test('an interest that cannot be read is asked again, and Next saves the others', async () => {
  const router = await show({ ...saved, selectedInterests: ['food', 'chess'] })
  await expect.element(page.getByText(/could not be read: interests/)).toBeVisible()
  await next.click()
  await expect.poll(() => router.state.location.pathname).toBe('/trip-planner/budget')
  expect(keptStep1()).toEqual({ ...saved, selectedInterests: ['food'] })
})

test('an end before the start is refused, and so is a trip of more than ninety days, in words', async () => {
  await show(saved)
  await typeDate(end, '30 May 2031')
  await expect.element(end).toHaveAccessibleDescription(/on or after the start/)
  await typeDate(end, '29 August 2031')
  await expect.element(end).toHaveAccessibleDescription(/at most 90 days.*28 August 2031 or earlier/)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  expect(document.body.textContent).not.toMatch(/\d nights/u)
  await typeDate(end, '28 August 2031')
  await expect.element(next).not.toHaveAttribute('aria-disabled')
})

test('a trip of one day has no night', async () => {
  await show({ ...saved, endDate: saved.startDate })
  await expect.element(page.getByText('1 day', { exact: true }).first()).toBeVisible()
})

test('flights are closed at first; each answer says at once what it does to its day', async () => {
  await show(saved)
  const airport = page.getByRole('combobox', { name: 'Airport' })
  await expect.element(airport.first()).not.toBeInTheDocument()
  await page.getByText('Your flights').click()
  await airport.first().selectOptions('ICN')
  await expect.element(page.getByText('Enter the time too', { exact: false })).toBeVisible()
  expect(keptStep1()).toEqual({ ...saved, unfinishedFlights: { arrival: { airport: 'ICN', time: null } } })
  await page.getByLabelText('Time in Korea').first().fill('10:40')
  await expect
    .element(page.getByText(/about 11:55, 75 minutes after landing. In Seoul about 13:00, an estimate/).first())
    .toBeVisible()
  expect(keptStep1()).toEqual({ ...saved, arrival: { airport: 'ICN', time: '10:40' } })
  const hours = page.getByRole('region', { name: 'Your time between the flights' })
  expect(hours.element().textContent).toMatch(/Day 1, Sat 31 May13:00 to 22:00.*Days 2 to 9full days.*Day 10/)
  await page.getByRole('button', { name: 'Clear flights' }).click()
  expect(keptStep1()).toEqual(saved)
})

test('a flight at night leaves nothing of its day, a domestic one asks for two hours, and halves come back', async () => {
  await show({
    ...saved,
    arrival: { airport: 'CJU', time: '23:30' },
    departure: { airport: 'CJU', time: '19:10' },
  })
  await expect.element(page.getByText(/Nothing else is planned on the day you land/)).toBeVisible()
  await expect.element(page.getByText(/about 17:10, two hours before a domestic flight/)).toBeVisible()
  await show({ ...saved, unfinishedFlights: { departure: { airport: null, time: '07:00' } } })
  await expect.element(page.getByLabelText('Time in Korea').last()).toHaveValue('07:00')
  await expect.element(page.getByText('Choose the airport too', { exact: false })).toBeVisible()
})

test('two flights on one day that leave no time in between say so', async () => {
  await show({
    ...saved,
    endDate: saved.startDate,
    arrival: { airport: 'ICN', time: '18:00' },
    departure: { airport: 'ICN', time: '09:00' },
  })
  await expect.element(page.getByText('with no time in between', { exact: false })).toBeVisible()
})

test('answers that could not be read are named, and the others are shown', async () => {
  await show({ ...saved, startDate: 'soon', arrival: 7 })
  await expect.element(page.getByText(/could not be read: start date, landing/)).toBeVisible()
  await expect.element(end).toHaveValue('Mon 9 Jun 2031')
  await page.getByRole('checkbox', { name: 'Nature' }).click()
  await expect.element(page.getByText(/could not be read: start date, landing/)).toBeVisible()
})
