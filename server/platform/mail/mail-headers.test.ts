import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#testing/servers/mail-server.ts'
import { composeMail } from './compose-mail.ts'
import { createSmtpSender, needsEncryption } from './smtp.ts'

const origin = 'https://guide.example'
const patiently = new AbortController().signal
const postmark = { messageId: '<one@guide.example>', date: new Date('2026-11-21T05:00:00Z') }

const server = await startMailServer()
afterAll(() => server.stop())

test('words of people stay inside their header, and the answer goes to who wrote', async () => {
  const send = createSmtpSender({ url: server.url, from: { name: '안내 "Guide"', address: 'guide@example.com' } })
  const words = 'Mina "M", <all@example.com>\r\nBcc: all@example.com'
  const replyTo = { name: words, address: 'mina@example.com' }
  const mail = composeMail({ to: 'team@example.com', subject: words, paragraphs: ['Hello.'], replyTo }, origin)
  await send(mail, postmark, patiently)
  const [received] = server.received
  const headers = received?.raw.slice(0, received.raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  expect(received?.to).toBe('team@example.com')
  expect(headers).not.toMatch(/^bcc:/im)
  expect(/^to: (.*)$/im.exec(headers)?.[1]).toBe('team@example.com')
  expect(/^reply-to: (.*)$/im.exec(headers)?.[1]).toBe(
    String.raw`"Mina \"M\", <all@example.com> Bcc: all@example.com" <mina@example.com>`,
  )
  expect(/^message-id: (.*)$/im.exec(headers)?.[1]).toBe('<one@guide.example>')
  expect(/^date: (.*)$/im.exec(headers)?.[1]).toBe('Sat, 21 Nov 2026 05:00:00 +0000')
  expect(/^auto-submitted: (.*)$/im.exec(headers)?.[1]).toBe('auto-generated')
})

test.each([
  ['smtp://guide:secret@mail.example.com', true],
  ['smtp://guide:secret@192.0.2.1:587', true],
  ['smtp://guide:secret@localhost.example.com', true],
  ['smtp://mail.example.com', false],
  ['smtp://guide:secret@localhost:2525', false],
  ['smtp://guide:secret@127.0.0.1', false],
  ['smtp://guide:secret@[::1]', false],
])('over %s encryption is a condition: %s', (url, isCondition) => {
  expect(needsEncryption(url)).toBe(isCondition)
})
