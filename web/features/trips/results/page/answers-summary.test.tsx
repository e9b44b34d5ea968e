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
