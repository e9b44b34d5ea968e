import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TypedReview } from '#domain/reviews/read-review.ts'
import type { OwnReview } from '#domain/reviews/reviews.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { OwnReviewPage } from './own-review-page.tsx'
import type { UnsavedReview } from './review-form.tsx'

const typed: TypedReview = {
  rating: '5.1',
  price: 'higher',
  spoken: '',
  waiting: '',
  pressure: '',
  language: 'ja',
  experience: 'See www.spam.example',
  outcome: '',
  agrees: '',
}

function show(own: OwnReview | null, unsaved?: UnsavedReview) {
  const visit = { clinicId: 17, clinicName: 'Example Dental', visitMonth: '2026-10', own }
  mountAt('/consultations/review', () => (
    <OwnReviewPage visit={visit} clinicPage="/dental-clinics/17" unsaved={unsaved} />
  ))
}

test('a refused review keeps what was typed and names each mistake at its field', async () => {
  show(null, { typed, mistakes: { rating: 'wrong', experience: 'link', agrees: 'missing' } })
  await expect.element(page.getByRole('link', { name: 'Choose 1 to 5 whole stars' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Leave addresses/ })).toBeVisible()
  await expect.element(page.getByLabelText(/The visit in your words/)).toHaveValue('See www.spam.example')
  await expect.element(page.getByLabelText('Language of your words')).toHaveValue('ja')
  await expect.element(page.getByLabelText(/^Price/)).toHaveValue('higher')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
})

test('a review that was taken back or removed says so, and has no form', async () => {
  for (const [state, words] of [
    ['withdrawn', 'You took your review back.'],
    ['removed', /An administrator removed your review/],
  ] as const) {
    show({ state })
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  }
})
