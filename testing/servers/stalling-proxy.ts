import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

/**
 * Stands before a server's socket and can fall silent without closing anything, as a network does that drops its
 * packets.
 */
export async function startStallingProxy(serverUrl: string) {
  const url = new URL(serverUrl)
  const folder = await makeTemporaryFolder()
  const behind = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let isSwallowing = false
  let delayMilliseconds = 0
  const server = createServer((near) => {
    if (isSwallowing) return keep(near.resume())
    const far = createConnection(behind)
    keep(near)
    keep(far)
    near
      .pipe(far)
      .pipe(delay(() => delayMilliseconds))
      .pipe(near)
  })
  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  server.listen(join(folder.path, '.s.PGSQL.5432'))
  await once(server, 'listening')
  url.searchParams.set('host', folder.path)
  return {
    url: url.href,
    /** Present connections fall silent; new ones work. */
    stall() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** The same, and new connections are taken and never answered. */
    swallow() {
      isSwallowing = true
      this.stall()
    },
    /** New connections work again; the old ones stay silent. */
    restore() {
      isSwallowing = false
    },
    /** Every answer of the server is late by this much. */
    delayAnswers(milliseconds: number) {
      delayMilliseconds = milliseconds
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await folder.remove()
    },
  }
}

function delay(milliseconds: () => number): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), milliseconds()),
  })
}
