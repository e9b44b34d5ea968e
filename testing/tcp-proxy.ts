import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { listenHere } from './port-of.ts'

/** Stands before a server on this machine, and can be slow, silent or closed. */
export async function startTcpProxy(target: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  const server = createServer((near) => {
    keep(near)
    if (isSilent) return void near.resume()
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.on('close', () => far.destroy())
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(late()).pipe(near)
  })

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  function late(): Transform {
    return new Transform({
      transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), delayMs),
    })
  }

  function drop(): void {
    for (const socket of sockets) socket.destroy()
  }

  const port = await listenHere(server)

  async function close(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }

  return {
    port,
    /** "slow": each piece of an answer is late. "silent": connections are taken, no answer comes. "closed": refused. */
    async become(wanted: 'open' | 'silent' | 'closed' | { slowMs: number }): Promise<void> {
      delayMs = typeof wanted === 'object' ? wanted.slowMs : 0
      if (wanted === 'closed') return close()
      isSilent = wanted === 'silent'
      if (isSilent) drop()
      if (!server.listening) await listenHere(server, port)
    },
    stop: close,
  }
}
