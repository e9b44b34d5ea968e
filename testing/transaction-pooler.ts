import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { makeTemporaryFolder } from './temporary-folder.ts'

const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const madeUpSession = Buffer.from([0x4b, 0, 0, 0, 12, 0, 1, 0, 0, 0, 0, 0, 1])
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const terminate = 0x58

/**
 * As little of a pooler in transaction mode as its trap needs: every client is let in, and gets whichever of the two
 * sessions was used last until its transaction is over. Simple queries only.
 */
export async function startTransactionPooler(serverUrl: string) {
  const folder = await makeTemporaryFolder()
  const free = [await openSession(serverUrl), await openSession(serverUrl)]
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {})
    let session: Socket | undefined
    function answer(chunk: Buffer): void {
      near.write(chunk)
      if (!session || !chunk.subarray(-6).equals(readyForQuery)) return
      session.removeListener('data', answer)
      free.push(session)
      session = undefined
    }
    near.once('data', () => {
      near.write(Buffer.concat([authenticationOk, madeUpSession, readyForQuery]))
      near.on('data', (chunk) => {
        if (chunk[0] === terminate) return
        session ??= free.pop()?.on('data', answer)
        session?.write(chunk)
      })
    })
  })
  server.listen(join(folder.path, '.s.PGSQL.5432'))
  await once(server, 'listening')
  const url = new URL(serverUrl)
  url.searchParams.set('host', folder.path)
  return {
    url: url.href,
    async stop() {
      for (const socket of sockets) socket.destroy()
      for (const socket of free) socket.destroy()
      server.close()
      await folder.remove()
    },
  }
}

/** The driver signs in; from then on we speak over its socket ourselves. */
async function openSession(serverUrl: string): Promise<Socket> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: serverUrl, stream: () => socket })
  client.on('error', () => {})
  await client.connect()
  return socket.removeAllListeners('data')
}
