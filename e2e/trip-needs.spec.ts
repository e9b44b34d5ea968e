import { expect, test } from './fixtures.ts'
import { coupleAnswers, expectPlan, keepAnswers } from './trip-answers.ts'

test(
  'what matters to a traveller is asked once, sent with the request, and no allergy is called met',
  { tag: '@long' },
  async ({ page }) => {
    const { tripPlannerStep1 } = coupleAnswers
    await keepAnswers(page, { tripPlannerStep1 })
    await page.goto('/trip-planner/budget')
    await page.getByText('What matters to you').click()
    const eats = page.getByRole('group', { name: /^What you eat/ })
    await eats.getByRole('checkbox', { name: 'Halal' }).check()
    const allergies = page.getByRole('group', { name: /^Allergies/ })
    await allergies.getByRole('checkbox', { name: 'Peanuts and nuts' }).check()
    await expect(page.getByText(/^No kitchen has confirmed/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Adults' }).selectOption('2')
    await page.getByRole('button', { name: 'Add a child' }).click()
    await page.getByRole('combobox', { name: 'Age of child 1' }).selectOption('3')
    await page
      .getByRole('group', { name: /^First time/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await page.getByRole('textbox', { name: /^What to avoid/ }).fill('museums, crowds')
    await page.getByRole('button', { name: 'Next' }).click()
    const asking = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    expect((await asking).postDataJSON()).toMatchObject({
      step2: {
        diet: ['halal', 'nuts allergy'],
        party: { adults: 2, childAges: [3], older: false, mobility: null },
        firstTime: true,
        avoid: ['museums', 'crowds'],
      },
    })
    await expectPlan(page)
    await expect(page.getByText('One allergy is not confirmed')).toBeVisible()
    await expect(page.getByText(/for all 3 of you/)).toBeVisible()
    const card = page.getByRole('link', { name: 'Open the card in Korean' })
    await expect(card).toHaveAttribute('href', '/food-and-cafe/table-card?say=allergy-nuts&say=diet-halal')
    await card.click()
    await expect(page.getByText(/땅콩과 견과류 알레르기가 있어요/).first()).toBeVisible()
  },
)
