import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ClinicReviews, Review } from '#domain/reviews/reviews.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ClinicReviewList } from './clinic-review-list.tsx'

const review: Review = {
  id: '11111111-1111-4111-8111-111111111111',
  rating: 4,
  price: 'higher',
  spoken: null,
  waiting: 'short',
  pressure: null,
  language: 'en',
  experience: 'Kind <b>and</b> quick.',
  outcome: '',
  visitMonth: '2026-10',
  writtenOn: '2026-11-02',
  editedOn: null,
  answer: null,
}
const none: ClinicReviews = { summary: { count: 0, average: null }, reviews: [], next: null, removals: [] }

function show(reviews: Partial<ClinicReviews> | null) {
  mountAt('/dental-clinics/17', () => <ClinicReviewList clinicId={17} reviews={reviews && { ...none, ...reviews }} />)
}

test('without a review there is no rating, and the rule is said', async () => {
  show({})
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
  await expect.element(page.getByText(/never for a reward/)).toBeVisible()
  await expect.element(page.getByText(/\/5/)).not.toBeInTheDocument()
  show(null)
  await expect.element(page.getByText(/load when you are online/)).toBeVisible()
})

test('a review says what it says of the visit, apart from the result, and can be reported', async () => {
  show({
    summary: { count: 1, average: 4 },
    reviews: [{ ...review, outcome: 'Like new.', answer: { text: 'Thank you.', on: '2026-11-05' } }],
  })
  await expect.element(page.getByText('4.0/5')).toBeVisible()
  await expect.element(page.getByText('4 stars')).toBeVisible()
  await expect.element(page.getByText('Higher than quoted')).toBeVisible()
  await expect.element(page.getByText('Kind <b>and</b> quick.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'About the result' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Answer of the clinic, 5 November 2026' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Report/ }))
    .toHaveAttribute('href', `/contact?about=${encodeURIComponent(`/reviews/${review.id}`)}`)
})

test('reviews are sorted by their rating, and one alone has no order', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ ...none, reviews: [{ ...review, experience: 'The lowest.' }] })
  })
  show({ summary: { count: 12, average: 4 }, reviews: [review], next: 'more' })
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Lowest rating')
  await expect.element(page.getByText('The lowest.')).toBeVisible()
  await expect.element(page.getByText('Kind <b>and</b> quick.')).not.toBeInTheDocument()
  expect(asked).toEqual(['/api/clinics/17/reviews?order=lowest'])
  show({ summary: { count: 1, average: 4 }, reviews: [review] })
  await expect.element(page.getByText('4.0/5')).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('what was removed is public, with its ground', async () => {
  show({ removals: [{ ground: 'insult', writtenOn: '2026-11-02', removedOn: '2026-11-03' }] })
  await page.getByText('1 review was removed').click()
  await expect.element(page.getByText(/removed on 3 November 2026: an insult or a threat\./)).toBeVisible()
})
