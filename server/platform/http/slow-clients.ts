import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; response: ServerResponse; seen: number; stalledChecks: number }

// A phone in a tunnel still moves this much in the time; who moves less holds memory for nothing.
const leastBytes = 8 * 1024

/**
 * Ends connections whose body or answer does not move: less than 8 KB in `patienceMs` while the request is
 * still coming in or the answer still waits to go out. Node's own requestTimeout is an absolute time, which
 * would also end an honest upload over a slow line.
 */
export function endSlowClients(server: Server, { patienceMs = 20_000, checkMs = 2_000 } = {}): void {
  const exchanges = new Map<Socket, Exchange>()

  server.on('request', (request, response) => {
    const { socket } = request
    const exchange = { request, response, seen: movedBytes(socket), stalledChecks: 0 }
    exchanges.set(socket, exchange)
    // An answer may be out before the body it did not ask for is in: then the request is watched further.
    response.once('close', () => {
      if (request.complete && exchanges.get(socket) === exchange) exchanges.delete(socket)
    })
  })

  // Looks are counted and no time: while this process itself stands still, no client is slow.
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

/** What libuv knows of a socket, and what Node's own idle timer reads for the same purpose. */
type Handle = { bytesWritten: number; writeQueueSize: number }

function movedBytes(socket: Socket): number {
  // No public figure says what really left: socket.bytesWritten counts a body as written when it is handed
  // over, and writableLength counts it as waiting until its last byte is gone.
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  return socket.bytesRead + (handle ? handle.bytesWritten - handle.writeQueueSize : 0)
}

function isWaitingForReader(response: ServerResponse): boolean {
  return response.writableLength > 0 || (response.socket?.writableLength ?? 0) > 0
}
