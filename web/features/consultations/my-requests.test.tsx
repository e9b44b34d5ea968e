import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { KeepRequest } from './keep-request.tsx'
import { MyRequests } from './my-requests.tsx'

const token = 'a'.repeat(32)
const request = {
  state: 'seen',
  clinicId: 7,
  clinic: { en: 'Bom Clinic', ko: '봄의원' },
  writtenAt: '2027-03-01T20:00:00.000Z',
  visit: null,
  address: `/consultations/mine?token=${token}`,
}

function answerWith(...answers: (() => Response)[]): { method: string; path: string; body: string }[] {
  const sent: { method: string; path: string; body: string }[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      sent.push({ method, path, body })
      return answers[sent.length - 1]?.() ?? refuse()
    },
  )
  return sent
}

function refuse(): Response {
  return Response.json({ code: 'limits.too_many_requests' }, { status: 429 })
}

test('a member sees the kept requests with their states, and each leads to its page', async () => {
  answerWith(() => Response.json({ requests: [request], unreadable: [] }))
  mountAt('/consultations', () => <MyRequests member="mina" isVisitor={false} />)
  await expect.element(page.getByRole('link', { name: /Bom Clinic/ })).toHaveAttribute('href', request.address)
  await expect.element(page.getByText('The clinic has opened it. You get a mail when it answers.')).toBeVisible()
  await expect.element(page.getByText('Written on Tue 2 Mar 2027')).toBeVisible()
})

test('a request whose key is lost is named, and deleted by its id', async () => {
  const id = '0b8f1c1e-1111-4222-8333-444455556666'
  const unreadable = [{ id, state: 'seen', writtenAt: request.writtenAt }]
  const sent = answerWith(
    () => Response.json({ requests: [], unreadable }),
    () => Response.json({ isDeleted: true }),
    () => Response.json({ requests: [], unreadable: [] }),
  )
  mountAt('/consultations', () => <MyRequests member="mina" isVisitor={false} />)
  await expect.element(page.getByText('A request of Tue 2 Mar 2027 that cannot be read any more')).toBeVisible()
  await page.getByRole('button', { name: 'Delete for Good' }).click()
  await expect.element(page.getByText(/No requests yet/)).toBeVisible()
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: `/api/consultations/${id}` })
})

test('a list that does not load says so and is asked for again', async () => {
  answerWith(refuse, () => Response.json({ requests: [], unreadable: [] }))
  mountAt('/consultations', () => <MyRequests member="mina" isVisitor={false} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/No requests yet/)).toBeVisible()
})

test('a visitor is led to the login, and nothing is asked', async () => {
  const sent = answerWith()
  mountAt('/consultations', () => <MyRequests member={null} isVisitor />)
  await expect.element(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login?next=/consultations')
  expect(sent).toEqual([])
})

test('a request is kept by its token, and a refusal leaves the button', async () => {
  const none = () => Response.json({ requests: [], unreadable: [] })
  const sent = answerWith(none, refuse, () => Response.json({ isKept: true }))
  mountAt('/consultations/mine', () => <KeepRequest member="mina" token={token} />)
  const keep = page.getByRole('button', { name: 'Keep in My Account' })
  await keep.click()
  await expect.element(keep).toBeVisible()
  await keep.click()
  await expect.element(page.getByText('Kept in your account.')).toBeVisible()
  expect(sent.slice(1)).toEqual([
    { method: 'POST', path: '/api/consultations', body: JSON.stringify({ token }) },
    { method: 'POST', path: '/api/consultations', body: JSON.stringify({ token }) },
  ])
})

test('a request that is kept already says so, and is not offered again', async () => {
  answerWith(() => Response.json({ requests: [request], unreadable: [] }))
  mountAt('/consultations/mine', () => <KeepRequest member="mina" token={token} />)
  await expect.element(page.getByText('Kept in your account.')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('where the list of kept requests fails, keeping is still offered', async () => {
  answerWith(refuse)
  mountAt('/consultations/mine', () => <KeepRequest member="mina" token={token} />)
  await expect.element(page.getByRole('button', { name: 'Keep in My Account' })).toBeVisible()
})
