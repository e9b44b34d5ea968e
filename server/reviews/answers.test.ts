import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPeople, readProblem } from '#testing/builders/clinics.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { addVisit, addVisitedClinic, openTestReviews, visitedClinic } from '#testing/builders/visits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { waitUntil } from '#testing/wait-until.ts'

const typed = {
  rating: '2',
  price: '',
  spoken: '',
  waiting: '',
  pressure: '',
  language: 'en',
  outcome: '',
  agrees: 'yes',
}
const clinicEmail = 'clinic@example.com'
let opened: TestDatabase
let node: MailNode
let open: ReturnType<typeof openTestReviews>

beforeEach(async () => {
  opened = await openTestDatabase()
  node = createMailNode(opened.database, {})
  open = openTestReviews(opened, { node, clinicEmail })
  await addVisitedClinic(opened.url)
  await queryOnce(opened.url, `insert into mgk.clinic_contacts (clinic_id, email) values (${visitedClinic}, '')`)
})
afterEach(async () => {
  await node.stop()
  await opened.close()
})

/** A review of which the clinic was told: the tokens of both. */
async function told() {
  const patient = await addVisit(opened.url)
  expect(await open.reviews.write(patient, { ...typed, experience: 'They were late.' })).toEqual({ outcome: 'written' })
  await node.jobs.start()
  await waitUntil(async () => expect(await node.outbox.list()).toHaveLength(1))
  const [mail] = await node.outbox.list()
  return { patient, mail, clinic: /token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? 'none' }
}

async function readAnswer() {
  return (await open.reviews.ofClinic(visitedClinic)).reviews[0]?.answer
}

test('a clinic is told once of a review, by a mail that says nothing of it, and answers it in public', async () => {
  const { mail, clinic } = await told()
  expect(mail).toMatchObject({ to: clinicEmail })
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/late|Dental/)
  expect(await open.reviews.answers.read(clinic)).toMatchObject({ review: { experience: 'They were late.' } })
  expect(await open.reviews.answers.write(clinic, ' We are sorry.\r\nWe have changed it. ')).toBe('written')
  expect(await readAnswer()).toMatchObject({ text: 'We are sorry.\nWe have changed it.' })
  expect(await open.reviews.answers.write(clinic, 'We are sorry.')).toBe('written')
  expect(await readAnswer()).toMatchObject({ text: 'We are sorry.' })
})

test('an answer with a mistake, and one by any other link, is written nowhere', async () => {
  const { patient, clinic } = await told()
  for (const [text, mistake] of [
    ['  ', 'missing'],
    ['x'.repeat(100_000), 'too_long'],
    ['See https://spam.example', 'link'],
    ['a\0b', 'wrong'],
  ] as const) {
    expect(await open.reviews.answers.write(clinic, text)).toBe(mistake)
  }
  for (const token of [patient, 'a'.repeat(32), '', "' or true --"]) {
    expect(await open.reviews.answers.write(token, 'Fine.')).toBe('closed')
    expect(await open.reviews.answers.read(token)).toBeNull()
  }
  const write = opened.database.transactionAs({ role: 'visitor' }, (tx) =>
    sql`insert into mgk.review_answers (review_id, text) select id, 'Fine.' from mgk.reviews`.execute(tx),
  )
  await expect(write).rejects.toThrow('row-level security')
  await queryOnce(opened.url, `update mgk.reviews set told_at = now() - interval '91 days'`)
  expect(await open.reviews.answers.write(clinic, 'Fine.')).toBe('closed')
  expect(await readAnswer()).toBeNull()
})

test('another address of the clinic ends its links, and is told of what was not answered', async () => {
  const { clinic } = await told()
  const endLinks = () =>
    opened.database.transactionAs({ role: 'service' }, (tx) => open.afterContactChange(tx, visitedClinic))
  await endLinks()
  expect(await open.reviews.answers.write(clinic, 'Fine.')).toBe('closed')
  const [row] = await queryOnce(opened.url, 'select told_at, answer_hash from mgk.reviews')
  expect(row).toEqual({ told_at: null, answer_hash: null })
  await queryOnce(
    opened.url,
    `update mgk.reviews set told_at = now(), answer_hash = sha256('x');
     insert into mgk.review_answers (review_id, text) select id, 'We are sorry.' from mgk.reviews`,
  )
  await endLinks()
  expect(await queryOnce(opened.url, 'select id from mgk.reviews where told_at is not null')).toHaveLength(1)
  expect(await readAnswer()).toMatchObject({ text: 'We are sorry.' })
})

test('an answer goes with its review, and an administrator can remove it alone', async () => {
  const { patient, clinic } = await told()
  await open.reviews.answers.write(clinic, 'We are sorry.')
  const accounts = await openTestAccounts({ shared: opened })
  const people = await buildPeople(accounts)
  const { identify } = accounts.accounts
  const { ask } = createTestApi(open.routes, { identify })
  const id = (await open.reviews.ofClinic(visitedClinic)).reviews[0]?.id
  const remove = (who: typeof people.admin) => ask(who, 'DELETE', `/reviews/${id}/answer`)
  expect(await readProblem(await remove(people.member))).toBe('403 reviews.moderation_denied')
  expect(await (await remove(people.admin)).json()).toMatchObject({ answer: null })
  expect(await readProblem(await remove(people.admin))).toBe('404 reviews.not_found')
  expect(await open.reviews.answers.write(clinic, 'Again.')).toBe('closed')
  await open.reviews.withdraw(patient)
  expect(await queryOnce(opened.url, 'select text from mgk.review_answers')).toEqual([])
  await accounts.close()
})
