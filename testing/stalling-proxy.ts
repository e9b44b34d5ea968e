import { once } from 'node:events'
import { createServer, type Socket, createConnection } from 'node:net'
import { join } from 'node:path'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * Stands before a server's socket and can fall silent without closing anything, as a network does that drops its
 * packets.
 */
export async function startStallingProxy(serverUrl: string) {
  const url = new URL(serverUrl)
  const folder = await makeTemporaryFolder()
  const behind = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection(behind)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  server.listen(join(folder.path, '.s.PGSQL.5432'))
  await once(server, 'listening')
  url.searchParams.set('host', folder.path)
  return {
    url: url.href,
    /** Everything that is connected now falls silent; new connections are as good as any. */
    stall() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await folder.remove()
    },
  }
}
