import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetWishForPlan, hasWishForPlan } from '#web/travel/trip/plan-wish.ts'
import { BudgetStep } from './budget-step.tsx'
import { PreferencesStep } from '#web/features/trips/steps/preferences/preferences-step.tsx'

const today = '2031-03-01'
const dates = { startDate: '2031-05-31', endDate: '2031-06-09', selectedInterests: ['food'] }

beforeEach(() => {
  // The script in the head does this where there are scripts.
  document.documentElement.dataset['theme'] = 'light'
  forgetSteps()
  forgetWishForPlan()
  forget('tripPlannerChanges')
  store('tripPlannerStep1', JSON.stringify(dates))
  vi.stubGlobal('fetch', async () => Response.json({ readings: [], places: [] }))
})

function showBudget(step2?: object) {
  if (step2) store('tripPlannerStep2', JSON.stringify(step2))
  return mountAt('/trip-planner/budget', () => <BudgetStep today={today} />)
}

function showPreferences(step3?: object, hasOperator = true) {
  if (step3) store('tripPlannerStep3', JSON.stringify(step3))
  return mountAt('/trip-planner/preferences', () => <PreferencesStep today={today} hasOperator={hasOperator} />)
}

function kept(step: 2 | 3): unknown {
  return JSON.parse(readStored(`tripPlannerStep${step}`) ?? 'null')
}

test.each([
  ['past', { startDate: '2031-02-27', endDate: '2031-03-03' }, /in Korea it is already 1 March 2031/],
  ['a year long', { startDate: '2031-05-31', endDate: '2032-05-31' }, /at most 90 days/],
])('dates that are %s are refused in steps 2 and 3, with the words of the planner', async (_, given, words) => {
  store('tripPlannerStep1', JSON.stringify({ ...dates, ...given }))
  showBudget()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(words)
  expect(document.body.textContent).not.toMatch(/366 nights/u)
  showPreferences()
  const generate = page.getByRole('button', { name: 'Generate My Plan' })
  await expect.element(generate).toHaveAttribute('aria-disabled', 'true')
  await expect.element(generate).toHaveAccessibleDescription(words)
})

test('the slider goes from 20,000 to 120,000 by 10,000 with its three labels, and its top has no limit', async () => {
  showBudget()
  const slider = page.getByRole('slider', { name: 'Daily budget' })
  await expect.element(slider).toHaveValue('60000')
  await expect.element(page.getByText('Mid a day, about ₩600,000 for 10 days')).toBeVisible()
  for (const label of ['Low₩30,000 a day', 'Mid₩60,000 a day', 'High₩100,000+ a day']) {
    await expect.element(page.getByRole('listitem').filter({ hasText: label })).toBeVisible()
  }
  await userEvent.tab()
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByText('Low a day, about ₩400,000 for 10 days')).toBeVisible()
  expect(kept(2)).toMatchObject({ dailyBudgetRange: 40_000 })
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('High a day and above: no daily limit')).toBeVisible()
  expect(kept(2)).toMatchObject({ dailyBudgetRange: 120_000 })
  await userEvent.keyboard('{Home}')
  expect(kept(2)).toMatchObject({ dailyBudgetRange: 20_000 })
})

test.each([
  ['200만원', 'We read up to ₩2,000,000 for the trip.'],
  ['1500 USD', /USD 1,500.*do not convert/],
  ['a lot', /We found no amount/],
])('a total budget of %j says what was read', async (typed, said) => {
  showBudget()
  await page.getByRole('textbox', { name: /^Total budget/ }).fill(typed)
  await expect.element(page.getByText(said)).toBeVisible()
  expect(kept(2)).toMatchObject({ totalBudget: typed })
})

test('a total budget that is too long stays whole and says so', async () => {
  showBudget({ totalBudget: '9'.repeat(250) })
  const box = page.getByRole('textbox', { name: /^Total budget/ })
  await expect.element(box).toHaveAccessibleDescription(/at most 200 characters. You have entered 250/)
  await expect.element(box).toHaveValue('9'.repeat(250))
})

test('every answer of step 2 is saved under its name, and an answer can be taken back', async () => {
  showBudget()
  for (const name of ['Hostel', 'Family with Kids', 'Several cities', 'Light']) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click()
  }
  for (const name of ['Hongdae 홍대', 'Yongsan 용산']) await page.getByRole('checkbox', { name }).click()
  expect(kept(2)).toMatchObject({
    accommodationType: 'budget',
    areaPreferences: ['Hongdae', 'Yongsan'],
    travelerType: 'family',
    cities: 'several',
    activityIntensity: 'light',
  })
  await page.getByRole('button', { name: 'Clear the answer to “Who is travelling”' }).click()
  expect(kept(2)).toMatchObject({ travelerType: null })
  await expect.element(page.getByRole('radio', { name: 'Solo' })).toHaveFocus()
  await page.getByRole('radio', { name: /^Decide for me/ }).click()
  expect(kept(2)).not.toHaveProperty('cities')
})

test('the kinds of language support stand there only after yes, and are kept when it is no', async () => {
  showBudget({ languageSupport: 'no', languageDetails: ['ai'] })
  await expect.element(page.getByRole('checkbox', { name: /^AI/ })).not.toBeInTheDocument()
  await page
    .getByRole('group', { name: /^Language support/ })
    .getByRole('radio', { name: 'Yes' })
    .click()
  await expect.element(page.getByRole('checkbox', { name: /^AI/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Guides/ }).click()
  expect(kept(2)).toMatchObject({ languageSupport: 'yes', languageDetails: ['guides', 'ai'] })
})

test('step 2 may be left as it is: Next saves it, and Back leads to the dates', async () => {
  const router = showBudget()
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/trip-planner')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/trip-planner/preferences')
  expect(kept(2)).toMatchObject({ dailyBudgetRange: 60_000, travelerType: null, mustVisitPlaces: '' })
})

test('categories, the treatment and the places for social media open one after the other', async () => {
  showPreferences()
  const categories = page.getByRole('group', { name: /^What are you interested in/ })
  const treatment = page.getByRole('textbox', { name: /^Which treatment/ })
  await expect.element(categories).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Interested', exact: true }).click()
  await categories.getByRole('checkbox', { name: 'Hair Care' }).click()
  await expect.element(treatment).not.toBeInTheDocument()
  await categories.getByRole('checkbox', { name: 'Medical Treatment' }).click()
  await treatment.fill('LASIK')
  await page
    .getByRole('group', { name: /^Places for social media/ })
    .getByRole('radio', { name: 'Yes' })
    .click()
  await page.getByRole('checkbox', { name: 'Instagrammable places only' }).click()
  const answers = {
    beautyInterest: 'interested',
    beautyCategories: ['Hair Care', 'Medical Treatment'],
    plasticSurgeryType: 'LASIK',
    socialMediaInterest: 'yes',
    socialMediaOptions: ['Instagrammable places only'],
  }
  expect(kept(3)).toMatchObject(answers)
  // Hidden answers are kept.
  await page.getByRole('radio', { name: 'Not interested' }).click()
  await expect.element(treatment).not.toBeInTheDocument()
  expect(kept(3)).toMatchObject({ ...answers, beautyInterest: 'not-interested' })
})

test('without an operator the VIP plan asks for no contact data and says why', async () => {
  showPreferences({ vipPlan: 'yes' }, false)
  await expect.element(page.getByText(/This site has no operator who could help you/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^(?:Full name|Email|Phone)/ })).not.toBeInTheDocument()
})

test('the contact fields stand there only for the VIP plan, check nothing, and say where their words stay', async () => {
  const router = showPreferences()
  await expect.element(page.getByLabelText(/^Email/)).not.toBeInTheDocument()
  await page
    .getByRole('group', { name: /^VIP plan/ })
    .getByRole('radio', { name: 'Yes' })
    .click()
  await expect.element(page.getByText('This stays on this device.', { exact: false })).toBeVisible()
  const email = page.getByLabelText(/^Email/)
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(email).toHaveAttribute('autocomplete', 'email')
  await email.fill('no address')
  await page.getByLabelText(/^Full name/).fill('Avery Quill')
  expect(kept(3)).toMatchObject({ vipPlan: 'yes', email: 'no address', fullName: 'Avery Quill' })
  await page.getByRole('button', { name: 'Generate My Plan' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/trip-planner/results')
  expect(hasWishForPlan()).toBe(true)
})

test('a browser that keeps nothing says so beside Next', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  showBudget()
  await page.getByRole('radio', { name: 'Solo' }).click()
  full.mockRestore()
  await expect.element(page.getByText('This browser does not save data', { exact: false }).last()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Solo' })).toBeChecked()
})
