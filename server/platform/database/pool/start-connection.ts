import pg from 'pg'
import { createClient } from './create-client.ts'
import { describeError } from './describe-error.ts'
import { isDatabaseError, quote } from '#server/platform/database/prepare/grants.ts'
import { presentServer } from './connection-urls.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const connectMilliseconds = 10_000

export async function connectForStart(url: string, variable: string): Promise<pg.Client> {
  const settings = { application_name: 'my-guide-korea start', connectionTimeoutMillis: connectMilliseconds }
  const client = createClient({ url, ...settings })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const where = `${presentServer(url)}${new URL(url).pathname}`
    throw new StartProblem(`The database server at ${where} (${variable}) cannot be used: ${describeError(error)}`, {
      cause: error,
    })
  }
}

/** Sets the password of one of our logins, unless it already works. */
export async function ensurePassword({
  admin,
  login,
  url,
  password,
}: {
  admin: pg.Client
  login: string
  url: string
  password: string
}): Promise<void> {
  const client = createClient({ url, connectionTimeoutMillis: connectMilliseconds })
  try {
    await client.connect()
  } catch (error) {
    const invalidPassword = '28P01'
    if (!isDatabaseError(error, invalidPassword)) throw error
    // In plain text, because some managed servers refuse a password that was hashed before it reached them.
    await admin.query(`alter role ${quote(login)} password ${pg.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
}

const needsDirectUrl =
  'The database is reached through a transaction pooler, over which LISTEN and locks do not work. Set DATABASE_DIRECT_URL to the address of the server itself (or of a pooler in session mode) beside DATABASE_URL.'

/**
 * A transaction pooler gives every transaction another session, which silently breaks LISTEN and the locks of the
 * start. It cannot be queried, but it can be detected: the session behind one connection changes while another
 * connection holds a session.
 */
export async function refuseTransactionPooler(
  url: string,
  connection: pg.Client,
  because = needsDirectUrl,
): Promise<void> {
  const first = await readSession(connection)
  // A server announces its process id when a client connects. A pooler announces a number of its own, even in session
  // mode.
  if (announcedSession(connection) === first) return
  const other = await connectForStart(url, 'DATABASE_URL')
  try {
    await other.query('begin')
    const held = await readSession(other)
    const second = await Promise.race([
      readSession(connection),
      new Promise<number>((resolve) => setTimeout(resolve, 2_000, held)),
    ])
    if (held !== first && second === first) return
  } finally {
    await other.end()
  }
  throw new StartProblem(because)
}

async function readSession(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? -1
}

function announcedSession(client: pg.Client): unknown {
  // The driver keeps the announced id; its types omit it.
  return 'processID' in client ? client.processID : undefined
}
