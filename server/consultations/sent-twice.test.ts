import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  clinicEmail,
  exampleSender,
  openTestConsultations,
  type TestConsultations,
} from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createMemberPass } from './member-pass.ts'

const { email } = exampleSender
const userId = randomUUID()
let it: TestConsultations
let pass = ''

beforeEach(async () => {
  it = await openTestConsultations({ provenEmails: new Map([[userId, email]]) })
  const passes = createMemberPass({ dataKey: it.dataKey, findProvenEmail: async () => email, now: () => it.clock.now })
  pass = (await passes.make({ kind: 'member', userId, assurance: 'aal1' })) ?? ''
  await queryOnce(
    it.opened.url,
    `insert into mgk.users (id, email, created_at, updated_at) values ('${userId}', '${email}', now(), now())`,
  )
})
afterEach(() => it.close())

/** One form, sent with each of these passes after the other: what each was answered, and what is stored then. */
async function send(...passes: readonly string[]) {
  const form = it.form()
  const answers: string[] = []
  for (const given of passes) {
    const { outcome } = await it.consultations.send({ ...form, pass: given }, exampleSender, '192.0.2.1')
    answers.push(outcome)
  }
  const rows = await queryOnce(it.opened.url, 'select state, user_id from mgk.consultations')
  return { answers, rows, mails: [(await it.mailsTo(email)).length, (await it.mailsTo(clinicEmail)).length] }
}

test('a form whose first answer was lost goes to the clinic when a member sends it again with the pass', async () => {
  expect(await send('', pass, '')).toEqual({
    answers: ['sent', 'asked', 'asked'],
    rows: [{ state: 'requested', user_id: userId }],
    mails: [1, 1],
  })
})

test('a form that a member sent is no second request when it comes again without the pass', async () => {
  expect(await send(pass, '')).toEqual({
    answers: ['asked', 'asked'],
    rows: [{ state: 'requested', user_id: userId }],
    mails: [1, 1],
  })
})

test('a form that comes twice without a pass waits for its link', async () => {
  expect(await send('', '')).toMatchObject({ answers: ['sent', 'sent'], mails: [1, 0] })
})

test('a form whose account was deleted after its pass was read is that of a visitor', async () => {
  await queryOnce(it.opened.url, `delete from mgk.users where id = '${userId}'`)
  expect(await send(pass, pass)).toEqual({
    answers: ['sent', 'sent'],
    rows: [{ state: 'unconfirmed', user_id: null }],
    mails: [1, 0],
  })
})
