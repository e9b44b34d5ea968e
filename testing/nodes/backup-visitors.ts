import { pino } from 'pino'
import { encryptedContent } from '#server/contact/encrypted-content.ts'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { startUnbuiltApp } from '#testing/servers/unbuilt-app.ts'

/** The writes of visitors that the product acknowledged. */
type Acknowledged = { accounts: Set<string>; lists: Set<string>; messages: Set<string> }

/**
 * The product as a process of its own, and visitors who sign up, make a list and write to the operator without a pause.
 */
export async function startVisitors({ url, varFolder }: { url?: string; varFolder: string }) {
  const app = await startUnbuiltApp({
    varFolder,
    variables: {
      AUTH_AUTOCONFIRM: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(url !== undefined && { DATABASE_URL: url }),
    },
  })
  const { origin } = app
  const done: Acknowledged = { accounts: new Set(), lists: new Set(), messages: new Set() }
  let isEnding = false

  async function visit(): Promise<void> {
    const name = `visitor-${done.accounts.size}-${Math.random().toString(36).slice(2)}`
    const account = await send(`${origin}/auth/v1/signup`, { email: `${name}@example.com`, password })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as accounts answer
    const { access_token: token } = (await account.json()) as { access_token: string }
    done.accounts.add(`${name}@example.com`)
    const list = await send(`${origin}/api/saved-lists`, { name }, { authorization: `Bearer ${token}` })
    expectStatus(list, 201)
    done.lists.add(name)
    const written = await fetch(`${origin}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ name: '', email: '', message: name, about: '' }),
    })
    await written.arrayBuffer()
    expectStatus(written, 303)
    done.messages.add(name)
  }

  async function visitAgain(): Promise<void> {
    while (!isEnding) await visit()
  }
  let visiting: Promise<void> = Promise.resolve()

  return {
    begin(): void {
      visiting = visitAgain()
    },
    acknowledged: (): Acknowledged => ({
      accounts: new Set(done.accounts),
      lists: new Set(done.lists),
      messages: new Set(done.messages),
    }),
    async signIn(email: string): Promise<number> {
      const answer = await send(`${origin}/auth/v1/token?grant_type=password`, { email, password })
      await answer.arrayBuffer()
      return answer.status
    },
    async stop(): Promise<void> {
      isEnding = true
      await visiting
      await app.stop()
    },
  }
}

const password = 'four tall pines swaying'

/** The part of the visits that a restored installation has. */
export async function readVisits(url: string, dataKeyFile: string): Promise<Acknowledged> {
  const database = await openDatabase({ url, log: pino({ level: 'silent' }) })
  try {
    const content = encryptedContent(await openDataKey({ file: dataKeyFile, database }))
    const messages = await database.transactionAs({ role: 'service' }, (tx) =>
      tx.selectFrom('mgk.contact_messages').select(['id', 'content']).execute(),
    )
    const listed = async (statement: string) =>
      new Set((await queryOnce(url, statement)).map(({ value }) => String(value)))
    return {
      accounts: await listed('select email as value from mgk.users where email is not null'),
      lists: await listed('select name as value from mgk.saved_lists where name is not null'),
      messages: new Set(messages.map((row) => content.open(row).message)),
    }
  } finally {
    await database.close()
  }
}

async function send(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { 'content-type': 'application/json', apikey: 'publishable', ...headers }
  return fetch(address, { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

function expectStatus({ status, url }: Response, expected: number): void {
  if (status !== expected) throw new Error(`${url} answered ${status}`)
}
