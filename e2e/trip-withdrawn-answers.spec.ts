import { expect, test } from './fixtures.ts'
import { coupleAnswers, expectPlan, keepAnswers } from './trip-answers.ts'

test(
  'a treatment that one took back is in no request, and is there again when one is interested again',
  { tag: '@long' },
  async ({ page }) => {
    await keepAnswers(page, { ...coupleAnswers, tripPlannerStep3: {} })
    await page.goto('/trip-planner/preferences')
    const beauty = page.getByRole('group', { name: /^Beauty and treatments/ })
    const kinds = page.getByRole('group', { name: /^What are you interested in/ })
    const treatment = page.getByRole('textbox', { name: /^Which treatment/ })
    await beauty.getByRole('radio', { name: /^Interested/ }).check()
    await kinds.getByRole('checkbox', { name: 'Medical Treatment' }).check()
    await treatment.fill('rhinoplasty')
    await beauty.getByRole('radio', { name: /^Not interested/ }).check()
    await expect(treatment).toBeHidden()

    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const asking = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    expect((await asking).postDataJSON()).toMatchObject({
      step3: { beautyInterest: 'not-interested', beautyCategories: [], plasticSurgeryType: '' },
    })
    await expectPlan(page)
    const askingAgain = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
    await page.getByRole('button', { name: 'Regenerate' }).filter({ visible: true }).first().click()
    expect((await askingAgain).postDataJSON()).toMatchObject({
      step3: { beautyCategories: [], plasticSurgeryType: '' },
    })
    await expectPlan(page)
    expect(sent.filter((request) => /rhinoplasty|Medical/.test(request))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('tripPlannerPlan'))).not.toContain('rhinoplasty')

    await page.goto('/trip-planner/preferences')
    await beauty.getByRole('radio', { name: /^Interested/ }).check()
    await expect(kinds.getByRole('checkbox', { name: 'Medical Treatment' })).toBeChecked()
    await expect(treatment).toHaveValue('rhinoplasty')
  },
)
