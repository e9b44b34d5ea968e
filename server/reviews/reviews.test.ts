import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import type { TypedReview } from '#domain/reviews/read-review.ts'
import type { ClinicReviews, ReviewOrder } from '#domain/reviews/reviews.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { hostileWords } from '#testing/builders/hostile-clinic.ts'
import { addVisit, addVisitedClinic, visitedClinic } from '#testing/builders/visits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { countQueries } from '#testing/database/counted-queries.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createReviews, type Reviews } from './reviews.ts'

const typed: TypedReview = {
  rating: '4',
  price: 'as_quoted',
  spoken: 'easy',
  waiting: 'short',
  pressure: 'none',
  language: 'en',
  experience: 'Kind and quick.',
  outcome: '',
  agrees: 'yes',
}
let opened: TestDatabase
let node: MailNode
let reviews: Reviews
let isListed: boolean

beforeEach(async () => {
  opened = await openTestDatabase()
  node = createMailNode(opened.database, {})
  isListed = true
  const findClinic = async () => (isListed ? buildClinic() : null)
  reviews = createReviews({ database: opened.database, jobs: node.jobs, findClinic, now: Date.now })
  await addVisitedClinic(opened.url)
})
afterEach(async () => {
  await node.stop()
  await opened.close()
})

/** Writes a review of a new visit; answers with the token of the visit. */
async function review(changes: Partial<TypedReview> = {}): Promise<string> {
  const token = await addVisit(opened.url)
  expect(await reviews.write(token, { ...typed, ...changes })).toEqual({ outcome: 'written' })
  return token
}

function age(days: number) {
  return queryOnce(opened.url, `update mgk.reviews set written_at = written_at - interval '${days} days'`)
}

test('a completed visit has one review, whose month is that of the visit in Korea', async () => {
  const token = await addVisit(opened.url)
  expect(await reviews.readOwn(token)).toEqual({
    clinicId: visitedClinic,
    clinicName: 'Example Dental',
    visitMonth: '2026-11',
    own: null,
  })
  const all = await Promise.all([1, 2, 3].map((rating) => reviews.write(token, { ...typed, rating: String(rating) })))
  expect(all.map(({ outcome }) => outcome)).toContain('written')
  await reviews.write(token, { ...typed, rating: '5' })
  expect(await reviews.ofClinic(visitedClinic)).toMatchObject({
    summary: { count: 1, average: 5 },
    reviews: [{ rating: 5, experience: 'Kind and quick.', visitMonth: '2026-11' }],
    removals: [],
  })
})

test('nobody writes without a completed visit, for another clinic, or with a token that is guessed', async () => {
  const confirmed = await addVisit(opened.url, { state: 'confirmed' })
  for (const token of [confirmed, 'a'.repeat(32), '', "' or true --", `${confirmed}x`]) {
    expect(await reviews.readOwn(token), token).toBeNull()
    expect(await reviews.write(token, typed), token).toEqual({ outcome: 'closed' })
  }
  expect(await reviews.write(await addVisit(opened.url, { endedDaysAgo: 91 }), typed)).toEqual({ outcome: 'closed' })
  isListed = false
  expect(await reviews.write(await addVisit(opened.url), typed)).toEqual({ outcome: 'closed' })
  expect(await queryOnce(opened.url, 'select id from mgk.reviews')).toEqual([])
})

test('a review with a mistake is stored nowhere', async () => {
  const token = await addVisit(opened.url)
  expect(await reviews.write(token, { ...typed, rating: '5.1', experience: 'x'.repeat(100_000) })).toEqual({
    outcome: 'wrong',
    mistakes: { rating: 'wrong', experience: 'too_long' },
  })
  expect(await queryOnce(opened.url, 'select id from mgk.reviews')).toEqual([])
})

test('the average is that of the rows, and no review has none', async () => {
  expect(await reviews.ofClinic(visitedClinic)).toEqual({
    summary: { count: 0, average: null },
    reviews: [],
    next: null,
    removals: [],
  })
  for (const rating of ['5', '4', '4']) await review({ rating })
  expect(await reviews.ofClinic(visitedClinic)).toMatchObject({ summary: { count: 3, average: 4.33 } })
  expect(await reviews.ofClinic(18)).toMatchObject({ summary: { count: 0, average: null } })
})

test('a list of clinics has the average of each, read with its rows, and none of a clinic without a published one', async () => {
  await addVisitedClinic(opened.url, 18)
  for (const rating of ['5', '4', '4']) await review({ rating })
  await reviews.withdraw(await review({ rating: '1' }))
  const clinics = createClinics({ database: opened.database, samples: 'on' })
  const counted = countQueries()
  const { clinics: cards } = await clinics.list({ ...noClinicFilter, treatment: 'dental', sort: 'name', after: null })
  const asked = counted.take().filter((statement) => statement.includes('mgk.reviews'))
  counted.stop()
  expect(asked).toHaveLength(1)
  expect(cards.map(({ id, reviews: average }) => [id, average])).toEqual([
    [visitedClinic, { count: 3, average: 4.33 }],
    [18, null],
  ])
})

test('words about the result wait, and wait again when they change', async () => {
  const token = await review({ outcome: 'My teeth look new.' })
  const read = async () => (await reviews.ofClinic(visitedClinic)).reviews[0]?.outcome
  expect(await read()).toBe('')
  expect(await reviews.readOwn(token)).toMatchObject({
    own: { outcomeState: 'waiting', review: { outcome: 'My teeth look new.' } },
  })
  await queryOnce(opened.url, `update mgk.review_outcomes set state = 'shown'`)
  expect(await read()).toBe('My teeth look new.')
  await reviews.write(token, { ...typed, rating: '3', outcome: 'My teeth look new.' })
  expect(await read()).toBe('My teeth look new.')
  await reviews.write(token, { ...typed, outcome: 'They glow in the dark.' })
  expect(await read()).toBe('')
})

test('a review is changed for fourteen days, and taken back later too, but not written anew', async () => {
  const token = await review()
  await age(13)
  expect(await reviews.write(token, { ...typed, rating: '2' })).toEqual({ outcome: 'written' })
  await age(2)
  expect(await reviews.readOwn(token)).toMatchObject({ own: { state: 'shown', canEdit: false } })
  expect(await reviews.write(token, { ...typed, rating: '1', outcome: 'Bad.' })).toEqual({ outcome: 'closed' })
  expect(await reviews.ofClinic(visitedClinic)).toMatchObject({ summary: { count: 1, average: 2 } })
  await reviews.withdraw(token)
  expect(await reviews.ofClinic(visitedClinic)).toMatchObject({ summary: { count: 0 }, reviews: [], removals: [] })
  expect(await reviews.readOwn(token)).toMatchObject({ own: { state: 'withdrawn' } })
  expect(await reviews.write(token, typed)).toEqual({ outcome: 'closed' })
})

test('a script is text, and a page of the list begins only where a page of this clinic ended', async () => {
  await review({ experience: hostileWords.replaceAll('\u2028', '') })
  for (let nth = 0; nth < 4; nth += 1) await review()
  const first = await reviews.ofClinic(visitedClinic, { limit: 2 })
  const second = await reviews.ofClinic(visitedClinic, { after: first.next, limit: 2 })
  const third = await reviews.ofClinic(visitedClinic, { after: second.next, limit: 2 })
  const all = [...first.reviews, ...second.reviews, ...third.reviews]
  expect(new Set(all.map(({ id }) => id)).size).toBe(5)
  expect(third.next).toBeNull()
  expect(all.at(-1)?.experience).toContain('<script>')
  for (const wrong of ['', 'x', `${first.next}x`, Buffer.from('["reviews 17",1e999,"x"]').toString('base64url')]) {
    await expect(reviews.ofClinic(visitedClinic, { after: wrong }), wrong).rejects.toThrow(
      'reviews.list_position_unknown',
    )
  }
  await expect(reviews.ofClinic(18, { after: first.next })).rejects.toThrow('reviews.list_position_unknown')
})

test('reviews are read by their rating from either end, page by page, and a position of another order is refused', async () => {
  for (const rating of ['3', '5', '1', '5', '2']) await review({ rating })
  const read = async (order: ReviewOrder) => {
    const ratings: number[] = []
    let after: string | null = null
    do {
      const page: ClinicReviews = await reviews.ofClinic(visitedClinic, { order, after, limit: 2 })
      ratings.push(...page.reviews.map(({ rating }) => rating))
      after = page.next
    } while (after !== null)
    return ratings
  }
  expect(await read('newest')).toEqual([2, 5, 1, 5, 3])
  expect(await read('highest')).toEqual([5, 5, 3, 2, 1])
  expect(await read('lowest')).toEqual([1, 2, 3, 5, 5])
  const { next: after } = await reviews.ofClinic(visitedClinic, { order: 'highest', limit: 2 })
  await expect(reviews.ofClinic(visitedClinic, { order: 'lowest', after })).rejects.toThrow('position_unknown')
})

test('the database itself lets a token write for its own completed visit alone, and nobody set a state', async () => {
  const [own, other] = [await addVisit(opened.url), await addVisit(opened.url)]
  const late = await addVisit(opened.url, { endedDaysAgo: 91 })
  const rows = await queryOnce(opened.url, 'select id from mgk.consultations order by written_at, id')
  const ids = rows.map(({ id }) => String(id))
  const write = (token: string, statement: string) =>
    opened.database.transactionAs({ role: 'visitor' }, async (tx) => {
      await sql`select set_config('mgk.patient_token', ${token}, true)`.execute(tx)
      await sql.raw(statement).execute(tx)
    })
  const confirmed = await addVisit(opened.url, { state: 'confirmed' })
  await addVisitedClinic(opened.url, 18)
  const insert = (columns: string, values: string) =>
    `insert into mgk.reviews (clinic_id, rating, language, visit_month${columns}) values (17, 5, 'en', '2026-11-01'${values})`
  for (const [token, statement] of [
    [own, insert(', consultation_id', `, '${ids[1]}'`)],
    [late, insert(', consultation_id', `, (select id from mgk.consultations)`)],
    [confirmed, insert(', consultation_id', `, (select id from mgk.consultations)`)],
    [own, insert(', consultation_id', `, '${ids[0]}'`).replace('(17,', '(18,')],
    [own, insert('', '')],
    [own, insert(', consultation_id, state', `, '${ids[0]}', 'shown'`)],
    ['none', insert(', consultation_id', `, '${ids[0]}'`)],
  ] as const) {
    await expect(write(token, statement), statement).rejects.toThrow(/row-level security|permission denied/)
  }
  await reviews.write(other, { ...typed, outcome: 'Fine.' })
  // These touch no row of another visit.
  for (const statement of ['update mgk.reviews set rating = 1', 'delete from mgk.review_outcomes']) {
    await write(own, statement)
  }
  const addWords = `insert into mgk.review_outcomes (review_id, text) select id, 'Bad.' from mgk.reviews`
  await expect(write(own, addWords)).rejects.toThrow('row-level security')
  for (const statement of [
    `update mgk.reviews set state = 'removed'`,
    `update mgk.reviews set clinic_id = 18`,
    `update mgk.review_outcomes set state = 'shown'`,
    `insert into mgk.review_removals (clinic_id, ground, written_on) values (17, 'insult', now())`,
    'delete from mgk.reviews',
  ]) {
    await expect(write(other, statement), statement).rejects.toThrow('permission denied')
  }
  expect(await queryOnce(opened.url, 'select rating from mgk.reviews')).toEqual([{ rating: 4 }])
  expect(await queryOnce(opened.url, 'select text, state from mgk.review_outcomes')).toEqual([
    { text: 'Fine.', state: 'waiting' },
  ])
})

test('a review outlives its request, but not one that its writer deletes', async () => {
  const token = await review()
  const ended = `now() - interval '171 days'`
  await queryOnce(opened.url, `update mgk.consultations set ended_at = ${ended}, completed_at = ${ended}`)
  await review()
  await node.jobs.start()
  await waitUntil(async () => expect(await reviews.readOwn(token)).toBeNull())
  expect(await reviews.write(token, typed)).toEqual({ outcome: 'closed' })
  await queryOnce(opened.url, 'delete from mgk.consultations')
  expect(await reviews.ofClinic(visitedClinic)).toMatchObject({ summary: { count: 1 } })
})
