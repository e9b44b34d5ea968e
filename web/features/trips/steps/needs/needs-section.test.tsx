import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { linesOfWords } from '#web/ui/loading/lines-of-words.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { BudgetStep } from '#web/features/trips/steps/budget/budget-step.tsx'

const dates = { startDate: '2031-05-31', endDate: '2031-06-09', selectedInterests: ['food'] }

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light'
  forgetSteps()
  forget('tripPlannerChanges')
  store('tripPlannerStep1', JSON.stringify(dates))
  vi.stubGlobal('fetch', async () => Response.json({ readings: [], places: [] }))
})

function show(step2?: object) {
  if (step2) store('tripPlannerStep2', JSON.stringify(step2))
  mountAt('/trip-planner/budget', () => <BudgetStep today="2031-03-01" />)
}

function kept(): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the step
  return JSON.parse(readStored('tripPlannerStep2') ?? '{}') as Record<string, unknown>
}

function tile(group: RegExp, name: string) {
  return page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true })
}

test('the needs are collapsed without an answer, and open with one', async () => {
  show()
  await expect.element(page.getByText('What matters to you')).toBeVisible()
  expect(document.body.textContent).not.toContain('What you eat')
  forgetSteps()
  show({ diet: ['vegan'] })
  await expect.element(tile(/^What you eat/u, 'Vegan')).toBeChecked()
  await expect.element(page.getByText('What you eat').last()).toBeVisible()
})

test('diets are kept in the request’s own field, and the last one that is taken back leaves no answer', async () => {
  show()
  await page.getByText('What matters to you').click()
  await tile(/^What you eat/u, 'Halal').click()
  await tile(/^What you eat/u, 'No beef').click()
  await page.getByRole('textbox', { name: /^Other food/u }).fill('no onions, low salt,')
  expect(kept()['diet']).toEqual(['halal', 'no-beef', 'no onions', 'low salt'])
  await page.getByRole('textbox', { name: /^Other food/u }).fill('')
  await tile(/^What you eat/u, 'Halal').click()
  await tile(/^What you eat/u, 'No beef').click()
  expect(kept()).not.toHaveProperty('diet')
  await expect.element(tile(/^What you eat/u, 'Halal')).toBeVisible()
})

test('an allergy says that it is not confirmed, with a link to the card that says it in Korean', async () => {
  show()
  await page.getByText('What matters to you').click()
  expect(document.body.textContent).not.toContain('No kitchen has confirmed')
  await tile(/^Allergies/u, 'Peanuts and nuts').click()
  expect(kept()['diet']).toEqual(['nuts allergy'])
  await expect.element(page.getByText(/^No kitchen has confirmed/u)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the card in Korean' }))
    .toHaveAttribute('href', '/food-and-cafe/table-card?say=allergy-nuts')
})

test('who comes along is kept with the ages of children, and can be cleared', async () => {
  show()
  await page.getByText('What matters to you').click()
  await page.getByRole('combobox', { name: 'Adults' }).selectOptions('2')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByRole('combobox', { name: 'Age of child 1' }).selectOptions('3')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByRole('button', { name: 'Remove child 2' }).click()
  await page.getByRole('checkbox', { name: /^Somebody is older/u }).click()
  await page.getByRole('radio', { name: 'A pram' }).click()
  expect(kept()['party']).toEqual({ adults: 2, childAges: [3], older: true, mobility: 'pram' })
  await page.getByRole('button', { name: /Clear the answer to “Who comes along”/u }).click()
  expect(kept()).not.toHaveProperty('party')
})

test('the first visit, a car and what is to be avoided are kept, and an answer can be taken back', async () => {
  show()
  await page.getByText('What matters to you').click()
  await page
    .getByRole('group', { name: /^First time/u })
    .getByRole('radio', { name: 'Yes' })
    .click()
  await page
    .getByRole('group', { name: /^A rental car/u })
    .getByRole('radio', { name: 'Yes' })
    .click()
  expect(kept()).toMatchObject({ car: true })
  await page.getByRole('textbox', { name: /^Your bed is near/u }).fill('Haeundae')
  expect(kept()).toMatchObject({ beds: ['Haeundae'] })
  await page.getByRole('textbox', { name: /^What you like/u }).fill('aquariums, seafood')
  expect(kept()).toMatchObject({ likes: ['aquariums', 'seafood'] })
  await page.getByRole('textbox', { name: /^What to avoid/u }).fill('museums, raw fish')
  expect(kept()).toMatchObject({ firstTime: true, avoid: ['museums', 'raw fish'] })
  await page.getByRole('button', { name: /Clear the answer to “First time/u }).click()
  await page.getByRole('textbox', { name: /^What to avoid/u }).fill('')
  expect(kept()).not.toHaveProperty('firstTime')
  expect(kept()).not.toHaveProperty('avoid')
})

test('the hours of the day are kept, and a time that no plan can keep to is no answer', async () => {
  show()
  await page.getByText('What matters to you').click()
  await page.getByLabelText(/^No day begins before/u).fill('09:30')
  await page.getByLabelText(/^Back for the night by/u).fill('21:00')
  expect(kept()).toMatchObject({ wakeUp: '09:30', bedtime: '21:00' })
  await page.getByLabelText(/^Back for the night by/u).fill('15:00')
  expect(kept()).not.toHaveProperty('bedtime')
})

test('hours are kept free on a day of the trip or on each, the end follows the beginning, and one row is taken back', async () => {
  show()
  await page.getByText('What matters to you').click()
  await page.getByRole('button', { name: 'Keep hours free' }).click()
  expect(kept()['keptHours']).toEqual([{ on: null, from: '13:00', to: '15:00' }])
  await page.getByRole('button', { name: 'Keep hours free' }).click()
  const second = page.getByRole('group', { name: /^Every day/u }).nth(1)
  await second.getByRole('combobox', { name: 'From' }).selectOptions('17:30')
  await second.getByRole('combobox', { name: 'Day' }).selectOptions('2031-06-02')
  expect(kept()['keptHours']).toEqual([
    { on: null, from: '13:00', to: '15:00' },
    { on: '2031-06-02', from: '17:30', to: '18:30' },
  ])
  await page.getByRole('button', { name: 'No longer keep free: Every day, 13:00–15:00' }).click()
  expect(kept()['keptHours']).toEqual([{ on: '2031-06-02', from: '17:30', to: '18:30' }])
  await page.getByRole('button', { name: /^No longer keep free/u }).click()
  expect(kept()).not.toHaveProperty('keptHours')
})

test('a kept day outside the dates is shown as it was told, and an hour between the halves as well', async () => {
  show({ keptHours: [{ on: '2031-07-01', from: '11:15', to: '12:45' }] })
  const row = page.getByRole('group', { name: /11:15–12:45$/u })
  await expect.element(row.getByRole('combobox', { name: 'Day' })).toHaveValue('2031-07-01')
  await expect.element(row.getByRole('combobox', { name: 'From' })).toHaveValue('11:15')
  await expect.element(row.getByRole('combobox', { name: 'To' })).toHaveValue('12:45')
})

test.each([320, 360, 768])('at %i px the day and the hours that are kept free are readable in full', async (width) => {
  await page.viewport(width, 740)
  store('tripPlannerStep1', JSON.stringify({ ...dates, startDate: '2031-09-22', endDate: '2031-09-30' }))
  show({ keptHours: [{ on: '2031-09-24', from: '13:00', to: '15:00' }] })
  await expect.element(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('13:00')
  for (const name of ['Day', 'From', 'To']) {
    const select = page.getByRole('combobox', { name, exact: true }).element()
    expect(roomIn(select), name).toBeGreaterThanOrEqual(widthOf(select))
  }
  await page.viewport(1024, 768)
})

function roomIn(select: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(select)
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

/** Of the chosen option, as it would be without a limit. */
function widthOf(select: Element): number {
  const words = document.createElement('span')
  words.textContent = select.querySelector('option:checked')?.textContent ?? ''
  words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(select).font}`
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  return Math.floor(width)
}

test('with letters twice as large the words of the section and of yes and no stay whole on a phone', async () => {
  await page.viewport(390, 740)
  document.documentElement.style.fontSize = '200%'
  show({ diet: ['vegan'] })
  await expect.element(page.getByRole('group', { name: /^First time/u })).toBeVisible()
  const words = ['matters', 'wheelchair', 'Yes'].filter((word) => linesOfWords(document.body, word) > 1)
  document.documentElement.style.fontSize = ''
  await page.viewport(1024, 768)
  expect(words).toEqual([])
})
