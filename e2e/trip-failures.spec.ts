import type { Page, Route } from '@playwright/test'
import { expectToast } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { expectPlan, keepAnswers, pointAtUndo, readPlan } from './trip-answers.ts'

const planFunction = '**/functions/v1/generate-travel-plan'

/** The function answers so, until it is told to answer otherwise or, without an answer, as it does. */
async function answerWith(page: Page, answer: Parameters<Route['fulfill']>[0] | null): Promise<void> {
  await page.unroute(planFunction)
  if (answer) await page.route(planFunction, (route) => route.fulfill(answer))
}

function events(...told: [event: string, data: string][]): Parameters<Route['fulfill']>[0] {
  const body = told.map(([event, data]) => `event: ${event}\ndata: ${data}\n\n`).join('')
  return { contentType: 'text/event-stream', body }
}

function expectFailure(page: Page) {
  return expect(page.getByRole('heading', { level: 1, name: 'There is no plan yet' })).toBeVisible({ timeout: 45_000 })
}

test(
  'a function that fails is told in words, and Try Again and Start Over do what they say',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/status of 500/)
    await keepAnswers(page)
    await answerWith(page, { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
    await page.goto('/trip-planner/results')
    await expectFailure(page)
    await expectToast(page, 'Generation Error', 'An unexpected error occurred while generating your travel plan.')
    await expect(page.getByText('Your answers are saved on this device.', { exact: false })).toBeVisible()
    await expectNoBarriers(page)

    await answerWith(page, { json: { success: false, error: 'Nothing is open.', plan: null } })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectToast(page, 'AI Generation Failed', 'Nothing is open.')
    await expectFailure(page)

    await answerWith(page, null)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectPlan(page)

    await answerWith(page, { json: { success: false, error: null, plan: null } })
    await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
    await expectToast(page, 'AI Generation Failed', 'Failed to generate travel plan')
    await page.getByRole('button', { name: 'Start Over' }).click()
    const undo = await pointAtUndo(page)
    await expect(page).toHaveURL(/\/trip-planner$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Step\d|Plan$/.test(key)))).toEqual([])
    await undo.click()
    await expect(page.getByRole('checkbox', { name: 'Culture' })).toBeChecked()
  },
)

test(
  'a trip that was refused because many plans wait can be tried again after the time',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/status of 429/)
    surprises.allow(/ERR_FAILED/)
    await page.clock.install()
    await keepAnswers(page)
    const busy = { success: false, error: 'Many plans wait.', plan: null }
    await answerWith(page, { status: 429, headers: { 'retry-after': '60' }, json: busy })
    // With its facts this device would make the plan itself.
    await page.route('**/api/planner-facts', (route) => route.abort())
    await page.goto('/trip-planner/results')
    await expectFailure(page)
    await expectToast(page, 'Generation Error', 'Many plans wait.')
    await expect(page.getByText('Many trips are being planned right now. Try again in 60 seconds.')).toBeVisible()
    const again = page.getByRole('button', { name: 'Try Again' })
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await page.clock.fastForward(60_000)
    await expect(again).not.toHaveAttribute('aria-disabled')
    await answerWith(page, null)
    await again.click()
    await expectPlan(page)
  },
)

test(
  'a line that breaks in the middle of a plan is mended by the planner of this device, or told',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.allow(/ERR_FAILED/)
    await keepAnswers(page)
    await answerWith(page, events(['progress', '{"done":1,"total":4,"label":"Choosing places"}']))
    // Nothing to plan with on this device either.
    await page.route('**/api/planner-facts', (route) => route.abort())
    await page.goto('/trip-planner/results')
    await expectFailure(page)
    await expectToast(page, 'Generation Error', 'We could not reach the server. Check your connection and try again.')
    await page.unroute('**/api/planner-facts')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectPlan(page)
    await expect(
      page.getByText('This plan was made on this device, without a connection.', { exact: false }),
    ).toBeVisible()
    expect((await readPlan(page)).plan.days).toHaveLength(3)
  },
)
