import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ModeratedReview } from '#domain/reviews/reviews.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ModeratedReviews } from './moderated-reviews.tsx'

const review: ModeratedReview = {
  id: '11111111-1111-4111-8111-111111111111',
  rating: 4,
  price: null,
  spoken: null,
  waiting: null,
  pressure: null,
  language: 'en',
  experience: 'Kind.',
  outcome: 'Like new.',
  visitMonth: '2026-10',
  writtenOn: '2026-11-02',
  editedOn: null,
  answer: { text: 'Thank you, Mina Kim.', on: '2026-11-05' },
  clinicId: 17,
  clinicName: 'Example Dental',
  outcomeState: 'waiting',
}

type Call = { method: string; path: string; body: string }

function answerWith(...answers: (() => Response)[]): Call[] {
  const sent: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Partial<Call> = {}) => {
    sent.push({ method, path, body })
    return answers[sent.length - 1]?.() ?? Response.json({ code: 'limits.too_many_requests' }, { status: 429 })
  })
  return sent
}

function first(): Response {
  return Response.json({ reviews: [review], next: null })
}

function show() {
  mountAt('/reviews/moderation', () => <ModeratedReviews />)
}

test('words about a result are shown or refused, and what was decided can be undone', async () => {
  const sent = answerWith(
    first,
    () => Response.json({ ...review, outcomeState: 'refused' }),
    () => Response.json({ ...review, outcomeState: 'shown' }),
  )
  show()
  await page.getByRole('button', { name: 'Do Not Show' }).click()
  await expect.element(page.getByText('Not shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show These Words' }).click()
  await expect.element(page.getByText('Shown', { exact: true })).toBeVisible()
  expect(sent.slice(1).map(({ method, body }) => [method, body])).toEqual([
    ['PUT', '{"isShown":false}'],
    ['PUT', '{"isShown":true}'],
  ])
})

test('a review is removed only on a chosen ground', async () => {
  const sent = answerWith(first, () => new Response(null, { status: 204 }))
  show()
  await page.getByText('Remove the review').click()
  await expect.element(page.getByRole('button', { name: 'Remove for Good' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabelText('Ground').selectOptions('an insult or a threat')
  await page.getByRole('button', { name: 'Remove for Good' }).click()
  await expect.element(page.getByText(/^Removed\./)).toBeVisible()
  expect(sent[1]).toMatchObject({ method: 'POST', body: '{"ground":"insult"}' })
})

test('the answer of a clinic is removed alone, and a failure changes nothing', async () => {
  answerWith(
    first,
    () => Response.json({ code: 'reviews.not_found', title: 'Gone.' }, { status: 404 }),
    () => Response.json({ ...review, answer: null }),
  )
  show()
  await page.getByRole('button', { name: 'Remove the clinic’s answer' }).click()
  await expect.element(page.getByText('Thank you, Mina Kim.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the clinic’s answer' }).click()
  await expect.element(page.getByText('Thank you, Mina Kim.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Kind.')).toBeVisible()
})
