import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; response: ServerResponse; seen: number; stalledChecks: number }

// A phone in a tunnel still transfers this much in that time; a slower client holds memory for nothing.
const leastBytes = 8 * 1024

/**
 * Ends connections whose body or answer makes no progress: less than 8 KB in `patienceMs` while the request is still
 * arriving or the answer still waits to be sent. Node's own requestTimeout is an absolute time, which would also end an
 * honest upload over a slow line.
 */
export function endSlowClients(server: Server, { patienceMs = 20_000, checkMs = 2_000 } = {}): void {
  const exchanges = new Map<Socket, Exchange>()

  server.on('request', (request, response) => {
    const { socket } = request
    const exchange = { request, response, seen: movedBytes(socket), stalledChecks: 0 }
    exchanges.set(socket, exchange)
    // An answer may be sent before a body that it did not need has arrived: then the request is still watched.
    response.once('close', () => {
      if (request.complete && exchanges.get(socket) === exchange) exchanges.delete(socket)
    })
  })

  // Counts checks instead of time: while this process itself is blocked, no client is slow.
  const mostChecks = Math.ceil(patienceMs / checkMs)
  const timer = setInterval(() => {
    for (const [socket, exchange] of exchanges) {
      if (socket.destroyed || (exchange.request.complete && exchange.response.closed)) {
        exchanges.delete(socket)
        continue
      }
      const waiting = !exchange.request.complete || isWaitingForReader(exchange.response)
      const moved = movedBytes(socket)
      if (!waiting || moved - exchange.seen >= leastBytes) {
        exchange.seen = moved
        exchange.stalledChecks = 0
      } else {
        exchange.stalledChecks += 1
        if (exchange.stalledChecks >= mostChecks) socket.destroy()
      }
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** What libuv knows about a socket. Node's own idle timer reads it for the same purpose. */
type Handle = { bytesWritten: number; writeQueueSize: number }

function movedBytes(socket: Socket): number {
  // No public property says what was really sent: socket.bytesWritten counts a body as written when it is handed over,
  // and writableLength counts it as waiting until its last byte is sent.
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  return socket.bytesRead + (handle ? handle.bytesWritten - handle.writeQueueSize : 0)
}

function isWaitingForReader(response: ServerResponse): boolean {
  return response.writableLength > 0 || (response.socket?.writableLength ?? 0) > 0
}
