import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Lets a server listen on this machine alone, on a free port unless one is given, and answers with the port. */
export async function listenHere(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return portOf(server)
}

export function portOf(server: Pick<Server, 'address'>): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on TCP has a port
  return (server.address() as AddressInfo).port
}
