import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { listenHere } from './port-of.ts'

/**
 * "slow": each piece of an answer is late. "half": a connection breaks after so many bytes of answers, so that a longer
 * one ends in its middle. "silent": connections are taken, no answer comes. "closed": refused.
 */
type State = 'open' | 'silent' | 'closed' | { slowMs: number } | { halfBytes: number }

/** Stands before a server on this machine, and can be slow, broken, silent or closed. */
export async function startTcpProxy(target: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  let longestAnswer = Infinity
  const server = createServer((near) => {
    keep(near)
    if (isSilent) return void near.resume()
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.on('close', () => far.destroy())
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(late()).pipe(cut(near)).pipe(near)
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

  function cut(near: Socket): Transform {
    let passed = 0
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const left = longestAnswer - passed
        passed += chunk.length
        if (chunk.length <= left) return done(null, chunk)
        // What was passed is sent before the connection ends.
        near.end(chunk.subarray(0, Math.max(0, left)))
      },
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
    async become(wanted: State): Promise<void> {
      delayMs = typeof wanted === 'object' && 'slowMs' in wanted ? wanted.slowMs : 0
      longestAnswer = typeof wanted === 'object' && 'halfBytes' in wanted ? wanted.halfBytes : Infinity
      if (wanted === 'closed') return close()
      isSilent = wanted === 'silent'
      if (isSilent) drop()
      if (!server.listening) await listenHere(server, port)
    },
    stop: close,
  }
}
