import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from '#server/platform/http/app.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createHttpServer } from '#server/platform/http/listen.ts'
import { refuseUnreadable } from '#server/platform/http/unreadable-requests.ts'
import { createTestApp } from './http.ts'

const servers: Server[] = []
const sockets: Socket[] = []

/** The platform's app behind a real socket, for tests of raw bytes. */
export async function serveTestApp(...routes: ((app: App) => void)[]) {
  const { app, log, lines, state } = createTestApp({ routes })
  return { ...(await serveApp({ app, log })), state, lines }
}

export async function serveApp({ app, log }: { app: App; log: Log }) {
  const server = createHttpServer()
  servers.push(server)
  const unreadable = refuseUnreadable({ siteOrigin: 'http://localhost:3000', log })
  unreadable.watch(server)
  const answer = getRequestListener(app.fetch, { errorHandler: unreadable.errorHandler })
  server.on('request', (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  return { server, port }
}

/** For `afterEach`: ends every server and every socket of a test. */
export function closeTestServers(): void {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

/** Sends bytes as they are and reads until the other side closes. */
export function converse(port: number, bytes: string): Promise<string> {
  const socket = openSocket(port)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.write(bytes)
  return new Promise((resolve) => socket.once('close', () => resolve(heard)))
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}
