import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { AnswersSummary } from './answers-summary.tsx'

test('yes without an option is an answer', () => {
  const { steps } = plainTrip()
  const step2 = { ...steps.step2, languageSupport: 'yes' as const, languageDetails: [] }
  const step3 = { ...steps.step3, socialMediaInterest: 'yes' as const, socialMediaOptions: [] }
  mountAt('/trip-planner/results', () => <AnswersSummary steps={{ ...steps, step2, step3 }} />)
  const text = page.getByRole('region', { name: 'Your answers' }).element().textContent
  expect(text).toMatch(/Language supportYes/u)
  expect(text).toMatch(/Places for social mediaYes/u)
})

test('diets, allergies, who comes along, a first visit and what is avoided are answers, and no allergy is confirmed', () => {
  const { steps } = plainTrip()
  const party = { adults: 2, childAges: [3, 7], older: true, mobility: 'pram' as const }
  const needs = {
    diet: ['halal', 'nuts allergy', 'kiwi allergy'],
    party,
    firstTime: true,
    car: false,
    avoid: ['crowds'],
  }
  mountAt('/trip-planner/results', () => <AnswersSummary steps={{ ...steps, step2: { ...steps.step2, ...needs } }} />)
  const text = page.getByRole('region', { name: 'Your answers' }).element().textContent
  expect(text).toContain('Halal, Peanuts and nuts (allergy, not confirmed), kiwi allergy (not confirmed)')
  expect(text).toContain('2 adults, 2 children (3, 7), older people, pram')
  expect(text).toMatch(/First time in KoreaYes/u)
  expect(text).toMatch(/Rental car outside SeoulNo/u)
  expect(text).toMatch(/To avoidcrowds/u)
})

test('what was not answered is one line with its steps, and no row says that there is no answer', async () => {
  const { steps } = plainTrip()
  mountAt('/trip-planner/results', () => <AnswersSummary steps={steps} />)
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect.element(answers.getByText(/^Not answered: .*diet and allergies, .*first time in Korea/u)).toBeVisible()
  expect(answers.getByText('No answer', { exact: true }).query()).toBeNull()
  for (const row of answers.getByRole('definition').elements()) expect(row.textContent).not.toBe('')
  const link = answers.getByRole('link', { name: 'Answer in step 2' })
  await expect.element(link).toHaveAttribute('href', '/trip-planner/budget')
})
