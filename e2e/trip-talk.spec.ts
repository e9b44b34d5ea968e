import { expect, test } from './fixtures.ts'
import { coupleAnswers, expectPlan, keepAnswers, readPlan, readStops } from './trip-answers.ts'

test(
  'a plan is changed in own words, offline too, planned again for others, and all of it is undone',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/)
    await keepAnswers(page, coupleAnswers)
    await page.goto('/trip-planner/results')
    await expectPlan(page)
    const talk = page.getByRole('region', { name: 'Change this plan in your own words' })
    const box = talk.getByRole('textbox')
    const answer = talk.getByRole('region', { name: 'What these words would change' })
    const before = await readStops(page)
    expect(before.flat()).toContain('gyeongbokgung')

    await box.fill('경복궁 빼 줘')
    await box.press('Enter')
    await expect(answer.getByText('Gyeongbokgung Palace is left out')).toBeVisible({ timeout: 45_000 })
    await context.setOffline(true)
    await answer.getByRole('button', { name: 'Change the plan' }).click()
    await expect(talk.getByText(/^The plan is changed/)).toBeVisible()
    expect((await readStops(page)).flat()).not.toContain('gyeongbokgung')
    await talk.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => readStops(page)).toEqual(before)
    await context.setOffline(false)

    await box.fill('slower days, fly me to the moon')
    await box.press('Enter')
    await expect(answer.getByText('Pace: Light')).toBeVisible()
    await expect(answer.getByText('What do you mean by “moon”?')).toBeVisible()
    await answer.getByRole('button', { name: 'Plan the trip again' }).click()
    await expect(talk.getByText(/^The trip was planned again/)).toBeVisible({ timeout: 45_000 })
    expect((await readPlan(page)).steps.step2.activityIntensity).toBe('light')
    await talk.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => readStops(page)).toEqual(before)
  },
)
