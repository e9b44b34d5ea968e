import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'

const origin = 'https://guide.example'
const letter: Letter = {
  to: 'mina@example.com',
  subject: 'Confirm your e-mail',
  paragraphs: ['Hello Mina,', 'one more step.'],
  action: { label: 'Confirm', url: `${origin}/auth/v1/verify?token=abc&type=signup` },
}

test('a mail says the same in plain text and in HTML, and its link stands in both', () => {
  const { text, html } = composeMail({ ...letter, code: '123456' }, origin)
  expect(text).toBe(
    `Hello Mina,\n\none more step.\n\n123456\n\nConfirm:\n${letter.action?.url}\n\n-- \nMy Guide Korea\n${origin}\n`,
  )
  for (const words of ['Hello Mina,', 'one more step.', '123456', '>Confirm</a>', 'token=abc&amp;type=signup"']) {
    expect(html).toContain(words)
  }
})

test('nothing in a mail is loaded from anywhere, and nothing in it runs', () => {
  const { html } = composeMail(letter, origin)
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).origin)
  expect(new Set(links)).toEqual(new Set([origin]))
})

test('a link that leads anywhere but to the site is refused', () => {
  for (const url of [
    'https://evil.example/reset',
    'http://guide.example/reset',
    'https://guide.example.evil.example/',
    'https://guide.example:8443/',
    'https://guide.example@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
  ]) {
    expect(() => composeMail({ ...letter, action: { label: 'Go', url } }, origin), url).toThrow(
      /may only link|Invalid URL/,
    )
  }
})

test('text in a mail is escaped in HTML', () => {
  const nasty = `<script>alert("1")</script> & 'Mina' <b>`
  const { html } = composeMail({ ...letter, subject: nasty, paragraphs: [nasty, 'two\nlines'] }, origin)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Mina&#39; &lt;b&gt;')
  expect(html).toContain('two<br>lines')
})

test('no subject and no name can begin a header of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const written = `${words}\r\nBcc: all@example.com`
      const mail = composeMail(
        { ...letter, subject: written, replyTo: { name: written, address: 'mina@example.com' } },
        origin,
      )
      for (const line of [mail.subject, mail.replyTo?.name ?? '']) expect(line).not.toMatch(/[\r\n\0\u2028\u2029]/)
    }),
  )
})

test.each([
  'two@example.com, other@example.com',
  'mina@example.com\r\nBcc: all@example.com',
  'Mina <mina@example.com>',
  'mina@example.com>',
  '"mina b"@example.com',
  'mina@exam ple.com',
  'mina',
  '@example.com',
  'mina@',
  '',
  `${'a'.repeat(250)}@example.com`,
])('the address %j is refused, as recipient and for the answer', (address) => {
  expect(() => composeMail({ ...letter, to: address }, origin)).toThrow('a mail needs one plain address')
  const replyTo = { name: 'Mina', address }
  expect(() => composeMail({ ...letter, replyTo }, origin)).toThrow('a mail needs one plain address')
})
