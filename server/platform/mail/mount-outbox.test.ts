import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { closeTestServers, serveTestApp } from '#testing/servers/served-app.ts'
import { portOf } from '#testing/servers/port-of.ts'
import { mountOutbox } from './mount-outbox.ts'
import type { StoredMail } from './outbox.ts'

const token = 'the-token-of-this-start'
const mail: StoredMail = {
  id: '7d8e52a4-6a6a-4b5b-9d3c-000000000001',
  createdAt: new Date('2026-11-21T05:00:00Z'),
  messageId: '<one@localhost>',
  to: 'mina@example.com',
  subject: 'Reset <your> password',
  text: 'Follow http://localhost:3000/verify?a=1&b=2 soon.\njavascript:alert(1) <script>alert(1)</script>',
  html: '<p onclick="alert(1)">Hello</p>',
}

afterEach(closeTestServers)

type Asked = { path?: string; host?: string; headers?: Record<string, string> }

async function ask({ path = `/outbox?token=${token}`, host = 'localhost:3000', headers = {} }: Asked = {}) {
  const { server } = await serveTestApp(mountOutbox({ list: async () => [mail], token }))
  const port = portOf(server)
  return new Promise<{ headers: Record<string, string | string[] | undefined>; body: string }>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers: { host, ...headers } }, (answer) => {
      void text(answer).then((body) => resolve({ headers: answer.headers, body }))
    })
    asking.on('error', reject).end()
  })
}

test('the outbox shows mails without running scripts, storing or telling its address', async () => {
  const { headers, body } = await ask()
  expect(body).toContain('Reset &lt;your&gt; password')
  expect(body).toContain('<a href="http://localhost:3000/verify?a=1&amp;b=2" rel="noreferrer">')
  expect(body).not.toMatch(/<script|href="javascript|<p onclick/)
  expect(body).toContain('<iframe sandbox title=')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})

test('a program that asks for JSON gets the mails as they are', async () => {
  const { body } = await ask({ headers: { accept: 'application/json' } })
  expect(JSON.parse(body)).toEqual({ mails: [{ ...mail, createdAt: mail.createdAt.toISOString() }] })
})

const nothing: Record<string, Asked> = {
  'no token': { path: '/outbox' },
  'a wrong token': { path: '/outbox?token=guess' },
  'an empty token': { path: '/outbox?token=' },
  'a name that somebody pointed at this machine': { host: 'evil.example:3000' },
  'a name that begins like ours': { host: 'localhost.evil.example' },
  'a proxy that says Forwarded': { headers: { forwarded: 'for=192.0.2.1' } },
  'a proxy that says X-Forwarded-For': { headers: { 'x-forwarded-for': '192.0.2.1' } },
  'a proxy that says any X-Forwarded': { headers: { 'x-forwarded-port': '443' } },
  'a proxy that says X-Forwarded-Proto with nothing': { headers: { 'x-forwarded-proto': '' } },
  'a proxy that says Via': { headers: { via: '1.1 proxy' } },
}

test.each(Object.entries(nothing))('for %s there is nothing at this address, as at any other', async (_case, asked) => {
  const { body, headers } = await ask(asked)
  expect(body).toBe('page')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
