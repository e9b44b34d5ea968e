import { once } from 'node:events'
import { createServer, type TlsOptions } from 'node:tls'
import { expect, test } from 'vitest'
import { selfSigned } from '#testing/servers/self-signed.ts'
import { connectSecurely, fetchPicture } from './fetch-picture.ts'

test('a picture is not requested from a host whose certificate is not trusted', async () => {
  const named: string[] = []
  let heard = ''
  const SNICallback: TlsOptions['SNICallback'] = (hostname, answer) => {
    named.push(hostname)
    answer(null)
  }
  const server = createServer({ ...selfSigned, SNICallback }, (socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  const fetching = fetchPicture('https://pictures.example/a.png', {
    maxBytes: 1_000,
    milliseconds: 5_000,
    outside: {
      resolve: async () => ['93.184.215.14'],
      connect: (_address, hostname) => connectSecurely('127.0.0.1', hostname, listening.port),
    },
  })
  await expect(fetching).rejects.toThrow('pictures.not_fetched')
  expect(named).toEqual(['pictures.example'])
  expect(heard).toBe('')
  server.close()
})
