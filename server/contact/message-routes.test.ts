import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceivedMessages } from '#domain/site/contact.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { buildPeople, type People, readProblem } from '#testing/builders/clinics.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { noLimits } from '#testing/servers/http.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { createContact } from './contact.ts'
import { createInbox } from './inbox.ts'
import { describeMessageRoutes } from './message-routes.ts'

let accounts: TestAccounts
let people: People
let mailNode: MailNode
let api: ReturnType<typeof createTestApi>

beforeAll(async () => {
  accounts = await openTestAccounts()
  people = await buildPeople(accounts)
  const { database, clock } = accounts
  const dataKey = createTestDataKey()
  mailNode = createMailNode(database, { isPublic: true })
  const { identify, findEmails } = accounts.accounts
  const inbox = createInbox({ database, dataKey, findEmails, now: () => clock.now })
  api = createTestApi(describeMessageRoutes(inbox), { identify })
  const { jobs, outbox } = mailNode
  const parts = { database, dataKey, jobs, outbox, operator: null, siteOrigin: 'http://localhost:3000' }
  const contact = createContact({ ...parts, limits: noLimits })
  for (const number of [1, 2, 3]) {
    const about = number === 2 ? '/places/gyeongbokgung' : ''
    await contact.send(
      { name: '', email: number === 3 ? 'mina@example.com' : '', message: `No. ${number}`, about },
      '::1',
    )
  }
})
afterAll(async () => {
  await mailNode.stop()
  await accounts.close()
})

function ask(who: keyof People, method: string, path: string) {
  return api.ask(people[who], method, `/messages${path}`)
}

async function list(query = ''): Promise<ReceivedMessages> {
  const answer = await ask('admin', 'GET', query)
  expect(answer.status, await answer.clone().text()).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the routes describe it
  return (await answer.json()) as ReceivedMessages
}

test.each([
  ['visitor', '401 accounts.sign_in_required'],
  ['member', '403 messages.denied'],
  ['unassured', '403 accounts.second_factor_required'],
] as const)('a %s reads no message and settles none', async (who, problem) => {
  const [first] = (await list()).messages
  for (const [method, path] of [
    ['GET', ''],
    ['POST', `/${first?.id}/settled`],
    ['DELETE', `/${first?.id}/settled`],
  ] as const) {
    expect(await readProblem(await ask(who, method, path)), `${method} ${path}`).toBe(problem)
  }
  expect((await list()).messages).toHaveLength(3)
})

test('the database itself shows no message to a member, and lets nobody change what was written', async () => {
  const { database } = accounts
  const asMember = { role: 'member', userId: people.member.user.id, assurance: 'aal2' } as const
  const seen = await database.transactionAs(asMember, (tx) =>
    tx.selectFrom('mgk.contact_messages').select('id').execute(),
  )
  expect(seen).toEqual([])
  const asAdmin = { role: 'member', userId: people.admin.user.id, assurance: 'aal2' } as const
  const forged = database.transactionAs(asAdmin, (tx) =>
    tx
      .updateTable('mgk.contact_messages')
      .set({ content: Buffer.from('x') })
      .execute(),
  )
  await expect(forged).rejects.toThrow('permission denied')
})

test('the newest message comes first, page by page, with what it is about and who may be answered', async () => {
  const first = await list('?limit=2')
  expect(first.messages).toMatchObject([
    { message: 'No. 3', about: null, name: null, email: 'mina@example.com', settledAt: null, settledBy: null },
    { message: 'No. 2', about: '/places/gyeongbokgung', email: null },
  ])
  const second = await list(`?limit=2&after=${first.next}`)
  expect(second).toMatchObject({ messages: [{ message: 'No. 1' }], next: null })
  for (const word of ['x', 'W10', Buffer.from('["messages",1,"a"]').toString('base64url')]) {
    expect(await readProblem(await ask('admin', 'GET', `?after=${word}`))).toBe('400 messages.list_position_unknown')
  }
})

test('a settled message leaves the list for the one of settled ones, says who settled it, and comes back', async () => {
  const [message] = (await list()).messages
  const settled = await ask('admin', 'POST', `/${message?.id}/settled`)
  expect(await settled.json()).toMatchObject({ id: message?.id, settledBy: people.admin.user.email })
  expect((await list()).messages.map(({ id }) => id)).not.toContain(message?.id)
  expect((await list('?state=settled')).messages.map(({ id }) => id)).toEqual([message?.id])
  const reopened = await ask('admin', 'DELETE', `/${message?.id}/settled`)
  expect(await reopened.json()).toEqual(message)
  expect((await list()).messages).toHaveLength(3)
})

test('a message that is not there cannot be settled, whatever stands for its id', async () => {
  expect(await readProblem(await ask('admin', 'POST', `/${randomUUID()}/settled`))).toBe('404 messages.not_found')
  for (const id of ['%00', '1', 'a'.repeat(300)]) {
    expect((await ask('admin', 'POST', `/${id}/settled`)).status, id).toBeOneOf([400, 404])
  }
})
