import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemberPass } from '#server/consultations/member-pass.ts'
import {
  clinicEmail,
  exampleSender,
  openTestConsultations,
  type TestConsultations,
} from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { type MailServer, startMailServer } from '#testing/servers/mail-server.ts'
import { waitUntil } from '#testing/wait-until.ts'

const patientEmail = exampleSender.email
const userId = randomUUID()
let server: MailServer
let it: TestConsultations

beforeEach(async () => {
  server = await startMailServer()
  it = await openTestConsultations({ smtpUrl: server.url, provenEmails: new Map([[userId, patientEmail]]) })
  await it.mailNode.jobs.start()
})
afterEach(async () => {
  await it.close()
  await server.stop()
})

/** The mails that the server got for somebody, when all that were written are sent. */
async function received(to: string) {
  const unsent = 'select id from mgk.mails where sent_at is null'
  await waitUntil(async () => expect(await queryOnce(it.opened.url, unsent)).toEqual([]))
  return server.received
    .filter((mail) => mail.to === to)
    .map(({ raw }) => ({ subject: /^subject: (.*)$/im.exec(raw)?.[1], text: raw.replaceAll(/=\r\n/g, '') }))
}

async function newestToken(to: string): Promise<string> {
  const mails = await received(to)
  return /token=3D([\w-]{32})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'
}

/** From the request that reached the clinic to the arranged visit. */
async function arrange(patient: string) {
  const token = await newestToken(clinicEmail)
  await it.consultations.desk.sendCode(token)
  const code = /^(\d{6})\r$/m.exec((await received(clinicEmail)).at(-1)?.text ?? '')?.[1] ?? 'none'
  const entered = await it.consultations.desk.enter({ token, code, client: '198.51.100.1' })
  if (entered === null || typeof entered === 'string') throw new Error(`the code was not taken: ${entered}`)
  const key = { token, pass: entered.pass, client: '198.51.100.1' }
  // Mails that wait together are sent in any order.
  await received(patientEmail)
  const from = it.clock.now - (it.clock.now % 3_600_000) + 100 * 3_600_000
  expect(await it.consultations.desk.propose(key, it.proposal({ from }))).toEqual({ outcome: 'done' })
  await received(patientEmail)
  const own = await it.consultations.readOwn(patient)
  const slotId = own && own !== 'unreadable' ? (own.slots[0]?.id ?? '') : ''
  expect(await it.consultations.accept(patient, { slotId })).toEqual({ outcome: 'done' })
}

test('a visitor is answered in four mails, and the first one stays the way back to the request', async () => {
  expect(await it.consultations.send(it.form(), exampleSender, '192.0.2.1')).toEqual({ outcome: 'sent' })
  const token = await newestToken(patientEmail)
  expect(await received(clinicEmail)).toEqual([])
  expect(await it.consultations.confirm(token)).toBe(true)
  await arrange(token)
  expect((await received(patientEmail)).map(({ subject }) => subject)).toEqual([
    'Please confirm your request',
    'Your request was opened',
    'Times for your visit were proposed',
    'Your visit is arranged',
  ])
  expect(await it.consultations.readOwn(token)).toMatchObject({ state: 'confirmed' })
})

test('a member asks from the address of the account without a link to confirm, and is answered in four mails', async () => {
  await queryOnce(
    it.opened.url,
    `insert into mgk.users (id, email, created_at, updated_at) values ('${userId}', '${patientEmail}', now(), now())`,
  )
  const findProvenEmail = async () => patientEmail
  const passes = createMemberPass({ dataKey: it.dataKey, findProvenEmail, now: () => it.clock.now })
  const pass = (await passes.make({ kind: 'member', userId, assurance: 'aal1' })) ?? ''
  const form = { ...it.form(), pass }
  const sendings = [1, 2].map(() => it.consultations.send(form, exampleSender, '192.0.2.1'))
  expect(await Promise.all(sendings)).toEqual([{ outcome: 'asked' }, { outcome: 'asked' }])
  await arrange(await newestToken(patientEmail))
  expect((await received(patientEmail)).map(({ subject }) => subject)).toEqual([
    'Your request was sent',
    'Your request was opened',
    'Times for your visit were proposed',
    'Your visit is arranged',
  ])
  expect(await queryOnce(it.opened.url, 'select user_id from mgk.consultations')).toEqual([{ user_id: userId }])
})
