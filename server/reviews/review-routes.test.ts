import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildPeople, readProblem } from '#testing/builders/clinics.ts'
import { addVisit, addVisitedClinic, openTestReviews, visitedClinic } from '#testing/builders/visits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'

const opened = await openTestDatabase()
const accounts = await openTestAccounts({ shared: opened })
const people = await buildPeople(accounts)
const open = openTestReviews(opened)
const { identify } = accounts.accounts
const api = createTestApi(open.routes, { identify })
await addVisitedClinic(opened.url)

beforeEach(async () => {
  await queryOnce(opened.url, 'delete from mgk.reviews')
  await queryOnce(opened.url, 'delete from mgk.review_removals')
})
afterAll(async () => {
  await accounts.close()
  await opened.close()
})

const typed = { price: '', spoken: '', waiting: '', pressure: '', language: 'en', agrees: 'yes' }

async function review(outcome = '', userId: string | null = null): Promise<string> {
  const token = await addVisit(opened.url, { userId })
  await open.reviews.write(token, { ...typed, rating: '5', experience: 'Kind.', outcome })
  const own = await open.reviews.readOwn(token)
  return own?.own?.state === 'shown' ? own.own.review.id : 'none'
}

function ask(who: Asker, method: string, path: string, body?: unknown) {
  return api.ask(who, method, path, { body })
}

async function readList(path: string, who: typeof people.admin | null = null): Promise<unknown> {
  const answer = await ask(who, 'GET', path)
  expect(answer.status).toBe(200)
  return answer.json()
}

test('everybody reads the reviews of a clinic, without words that wait', async () => {
  const id = await review('Like new.')
  expect(await readList(`/clinics/${visitedClinic}/reviews`)).toMatchObject({
    summary: { count: 1, average: 5 },
    reviews: [{ id, experience: 'Kind.', outcome: '' }],
  })
  for (const query of ['sort=rating', 'order=rating;drop', 'limit=0', 'limit=1e9', 'limit=-1', 'after=', 'after=x']) {
    expect((await ask(null, 'GET', `/clinics/${visitedClinic}/reviews?${query}`)).status, query).toBe(400)
  }
  expect((await ask(null, 'GET', '/clinics/none/reviews')).status).toBe(404)
})

test('only an administrator with a second factor moderates', async () => {
  const id = await review('Like new.')
  for (const [who, problem] of [
    [people.visitor, '401 accounts.sign_in_required'],
    [people.member, '403 reviews.moderation_denied'],
    [people.unassured, '403 accounts.second_factor_required'],
  ] as const) {
    expect(await readProblem(await ask(who, 'GET', '/reviews'))).toBe(problem)
    expect(await readProblem(await ask(who, 'PUT', `/reviews/${id}/outcome`, { isShown: true }))).toBe(problem)
    expect(await readProblem(await ask(who, 'POST', `/reviews/${id}/removal`, { ground: 'insult' }))).toBe(problem)
  }
  const { user } = people.member
  const member = { role: 'member', userId: user.id, assurance: 'aal2' } as const
  const change = opened.database.transactionAs(member, (tx) =>
    tx.updateTable('mgk.review_outcomes').set({ state: 'shown' }).returning('review_id').execute(),
  )
  expect(await change).toEqual([])
})

test('words about a result are shown once an administrator lets them through, and the decision is logged', async () => {
  const id = await review('Like new.')
  expect(await readList('/reviews', people.admin)).toMatchObject({
    reviews: [{ id, outcome: 'Like new.', outcomeState: 'waiting', clinicName: 'Example Dental' }],
  })
  const decide = (isShown: boolean) => ask(people.admin, 'PUT', `/reviews/${id}/outcome`, { isShown })
  expect(await (await decide(true)).json()).toMatchObject({ outcomeState: 'shown' })
  expect(await readList(`/clinics/${visitedClinic}/reviews`)).toMatchObject({ reviews: [{ outcome: 'Like new.' }] })
  expect(await readList('/reviews', people.admin)).toEqual({ reviews: [], next: null })
  await decide(false)
  expect(await readList(`/clinics/${visitedClinic}/reviews`)).toMatchObject({ reviews: [{ outcome: '' }] })
  const logged = await queryOnce(opened.url, `select action from mgk.audit_log where subject_id = '${id}' order by id`)
  expect(logged.map(({ action }) => action)).toEqual(['review.outcome_shown', 'review.outcome_refused'])
  const plain = await review()
  expect(await readProblem(await ask(people.admin, 'PUT', `/reviews/${plain}/outcome`, { isShown: true }))).toBe(
    '404 reviews.not_found',
  )
})

test('a removed review leaves its ground and its day, and no word', async () => {
  const id = await review('Like new.')
  const remove = (body: unknown) => ask(people.admin, 'POST', `/reviews/${id}/removal`, body)
  for (const wrong of [{}, { ground: 'too_bad' }, { ground: 'insult', state: 'shown' }, []]) {
    expect((await remove(wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await remove({ ground: 'personal_data' })).status).toBe(204)
  expect(await readProblem(await remove({ ground: 'insult' }))).toBe('404 reviews.not_found')
  expect(await readList(`/clinics/${visitedClinic}/reviews`)).toMatchObject({
    summary: { count: 0, average: null },
    reviews: [],
    removals: [{ ground: 'personal_data' }],
  })
  const [row] = await queryOnce(opened.url, `select row_to_json(r)::text as text from mgk.reviews r`)
  expect(row?.['text']).not.toContain('Kind.')
  expect(await queryOnce(opened.url, 'select text from mgk.review_outcomes')).toEqual([])
})

test('the file of a member has what they wrote themselves', async () => {
  const { user } = people.member
  const id = await review('Like new.', user.id)
  await review()
  expect(await open.exportParts[0]?.read(user.id)).toMatchObject([{ review: { id, outcome: 'Like new.' } }])
  expect(await open.exportParts[0]?.read(people.admin.user.id)).toEqual([])
})

test('a review of any id leads to its clinic while it is shown', async () => {
  const id = await review()
  expect(await open.reviews.findClinic(id)).toMatchObject({ name: 'Example Dental' })
  await ask(people.admin, 'POST', `/reviews/${id}/removal`, { ground: 'insult' })
  for (const wrong of [id, 'x', '-'.repeat(36), '']) {
    expect(await open.reviews.findClinic(wrong), wrong).toBeNull()
  }
})
