import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { errorMessage, messageType, readStartup, splitMessages, wireMessage } from '#testing/servers/wire-messages.ts'

type Login = { user: string; password: string; database: string }
type Pool = { login: Login; free: Socket[]; open: number; waiting: PromiseWithResolvers<Socket>[] }
type Transaction = { session: Promise<Socket>; unanswered: number }

/** PgBouncer's own list; it refuses every other one, unless its operator says that it may ignore it. */
const knownParameters = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name']
const nobodyKnows = 'unsupported startup parameter'
const askForPassword = wireMessage('R', [0, 0, 0, 3])
const welcome = Buffer.concat([
  wireMessage('R', [0, 0, 0, 0]),
  wireMessage('K', [0, 1, 0, 0, 0, 0, 0, 1]),
  wireMessage('Z', Buffer.from('I')),
])

/**
 * A pooler in transaction mode, as PgBouncer is one: a client has a session of the server for the length of a
 * transaction, and of the free ones that which was used last. What the session knows (settings, prepared statements,
 * what is listened to) stays with the session; a notification that comes while nobody has it is lost.
 */
export async function startTransactionPooler(serverUrl: string, { sessionsPerLogin = 2 } = {}) {
  const folder = await makeTemporaryFolder()
  const sockets = new Set<Socket>()
  const pools = new Map<string, Pool>()

  function poolOf(login: Login): Pool {
    const key = JSON.stringify(login)
    const pool = pools.get(key) ?? { login, free: [], open: 0, waiting: [] }
    pools.set(key, pool)
    return pool
  }

  async function acquire(pool: Pool): Promise<Socket> {
    const free = pool.free.pop()
    if (free) return free
    if (pool.open === sessionsPerLogin) {
      const place = Promise.withResolvers<Socket>()
      pool.waiting.push(place)
      return place.promise
    }
    pool.open += 1
    try {
      const session = await openSession(serverUrl, pool.login)
      sockets.add(session)
      session.once('close', () => {
        sockets.delete(session)
        pool.open -= 1
        pool.free = pool.free.filter((one) => one !== session)
        // A waiting client gets a new session instead.
        const next = pool.waiting.shift()
        if (next) acquire(pool).then(next.resolve, next.reject)
      })
      return session
    } catch (error) {
      pool.open -= 1
      throw error
    }
  }

  function release(pool: Pool, session: Socket): void {
    const next = pool.waiting.shift()
    if (next) next.resolve(session)
    else pool.free.push(session)
  }

  function serve(near: Socket): void {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    let pool: Pool | undefined
    let present: Transaction | undefined

    function begin(to: Pool): Transaction {
      const session = acquire(to)
      const transaction: Transaction = { session, unanswered: 0 }
      const give = async () => {
        const far = await session
        // The client left while it waited.
        if (near.destroyed) return release(to, far)
        const answers = splitMessages((message) => {
          near.write(message)
          if (messageType(message) !== 'Z') return
          transaction.unanswered -= 1
          if (transaction.unanswered > 0 || message.at(-1) !== 'I'.charCodeAt(0)) return
          present = undefined
          far.off('data', answers).off('close', refuse)
          near.off('close', drop)
          release(to, far)
        })
        const refuse = () => near.end(errorMessage('08P01', 'server conn crashed?'))
        // A transaction that was left in its middle ends with its session.
        const drop = () => far.destroy()
        far.on('data', answers).on('close', refuse)
        near.on('close', drop)
      }
      give().catch((error: unknown) => near.end(errorMessage('08P01', String(error))))
      return transaction
    }

    function pass(message: Buffer): void {
      const type = messageType(message)
      if (type === 'X') return void near.end()
      if (!pool) return
      present ??= begin(pool)
      if (type === 'Q' || type === 'S') present.unanswered += 1
      present.session.then(
        (far) => void (near.destroyed || far.write(message)),
        () => {},
      )
    }

    let parameters: Map<string, string> | undefined
    async function admit(password: string): Promise<void> {
      const user = parameters?.get('user') ?? ''
      pool = poolOf({ user, password, database: parameters?.get('database') ?? user })
      release(pool, await acquire(pool))
      near.write(welcome)
    }
    const isStartup = () => parameters === undefined
    const messages = splitMessages((message) => {
      if (!parameters) {
        parameters = readStartup(message)
        const unknown = [...parameters.keys()].find((name) => !knownParameters.includes(name.toLowerCase()))
        if (unknown) return void near.end(errorMessage('08P01', `${nobodyKnows}: ${unknown}`))
        return void near.write(askForPassword)
      }
      if (messageType(message) !== 'p') return pass(message)
      admit(message.subarray(5, -1).toString()).catch((error: unknown) => near.end(describeRefusal(error)))
    }, isStartup)
    near.on('data', messages)
  }

  const server = createServer(serve)
  server.listen(join(folder.path, '.s.PGSQL.5432'))
  await once(server, 'listening')
  const url = new URL(serverUrl)
  url.searchParams.set('host', folder.path)
  url.port = ''
  return {
    url: url.href,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await folder.remove()
    },
  }
}

/** An unavailable server is not reported as a refused password. */
function describeRefusal(error: unknown): Buffer {
  const code = error instanceof pg.DatabaseError && error.code === '28P01' ? '28P01' : '08P01'
  return errorMessage(code, String(error))
}

/** The driver signs in; from then on we speak over its socket ourselves. */
async function openSession(serverUrl: string, { user, password, database }: Login): Promise<Socket> {
  const url = new URL(serverUrl)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  url.pathname = encodeURIComponent(database)
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url.href, stream: () => socket })
  client.on('error', () => {})
  await client.connect()
  // Messages that arrive while no client has the session are read and dropped.
  return socket.removeAllListeners('data').on('data', () => {})
}
