// Setup of the quick tests: the outside world is fake. A connection that would leave this machine is refused and fails
// the test, also when the code under test swallows the error.
import { isIP, Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'

const refused: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- it is called with the socket that connects
const connectAnywhere = Socket.prototype.connect
Socket.prototype.connect = new Proxy(connectAnywhere, {
  apply(connect, socket: Socket, words: unknown[]) {
    const outside = findOutsideHost(words)
    if (outside === undefined) {
      Reflect.apply(connect, socket, words)
      return socket
    }
    refused.push(outside)
    return socket.destroy(new Error(`A test may not connect to ${outside}.`))
  },
})

/** The host of a connection that leaves this machine. `net.connect` hands over its arguments as one normalised list. */
function findOutsideHost(words: unknown[]): string | undefined {
  const [first, second] = Array.isArray(words[0]) ? Array.from<unknown>(words[0]) : words
  const target = typeof first === 'object' && first !== null ? (first as { path?: unknown; host?: unknown }) : undefined
  const isPipe = target ? typeof target.path === 'string' && target.path !== '' : Number.isNaN(Number(first))
  const host = target ? target.host : second
  if (isPipe || typeof host !== 'string' || isLoopback(host)) return undefined
  return host
}

function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]'
}

function failOnRefused(): void {
  const found = refused.splice(0)
  if (found.length > 0) throw new Error(`A test tried to reach the outside: ${found.join(', ')}`)
}

afterEach(failOnRefused)
// The files of a worker share its process.
afterAll(() => {
  Socket.prototype.connect = connectAnywhere
  failOnRefused()
})
