import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Review } from '#domain/reviews/reviews.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { AnswerPage } from './answer-page.tsx'

const review: Review = {
  id: '11111111-1111-4111-8111-111111111111',
  rating: 2,
  price: null,
  spoken: null,
  waiting: 'long',
  pressure: null,
  language: 'en',
  experience: 'They were late.',
  outcome: '',
  visitMonth: '2026-10',
  writtenOn: '2026-11-02',
  editedOn: null,
  answer: null,
}

function show(changes: Partial<Review>, unsaved?: { mistake: 'link'; typed: string }) {
  mountAt('/consultations/review/answer', () => (
    <AnswerPage review={{ ...review, ...changes }} clinicName="Example Dental" unsaved={unsaved} />
  ))
}

test('a clinic reads the review above its answer, and a refused answer stays typed', async () => {
  show({}, { mistake: 'link', typed: 'See www.clinic.example' })
  await expect.element(page.getByText('They were late.')).toBeVisible()
  await expect.element(page.getByText(/Leave addresses of pages and mailboxes out/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('See www.clinic.example')
  await expect.element(page.getByRole('button', { name: /Publish the Answer/ })).toBeVisible()
})

test('an answer that is there is changed', async () => {
  show({ answer: { text: 'We are sorry.', on: '2026-11-05' } })
  await expect.element(page.getByRole('textbox')).toHaveValue('We are sorry.')
  await expect.element(page.getByRole('button', { name: /Change the Answer/ })).toBeVisible()
})
