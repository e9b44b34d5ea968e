import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { finishPage } from './rendered-page.ts'

const nonce = 'bm9uY2U'

function finish(html: string, status = 200) {
  const response = new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  return finishPage(response, { nonce, tags: [], expiresAt: 0, development: false })
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

test('the policy allows our own inline scripts by their hash, and the nonce is gone', async () => {
  const page = await finish(
    `<script nonce="${nonce}">one()</script><script nonce="${nonce}" async="">two('경복궁')</script>`,
  )
  expect(page.headers['content-security-policy']).toContain(
    `script-src 'self' ${hashOf('one()')} ${hashOf("two('경복궁')")};`,
  )
  expect(text(page.identity)).toBe('<script>one()</script><script async="">two(\'경복궁\')</script>')
})

test('an inline script that we did not write gets no hash', async () => {
  const page = await finish('<script>evil()</script><script nonce="guess">evil()</script>')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
})

test('the same page rendered twice has the same bytes and the same tag, whatever the nonce was', async () => {
  const first = await finish(`<script nonce="${nonce}">one()</script>`)
  const response = new Response('<script nonce="other">one()</script>', { headers: { 'content-type': 'text/html' } })
  const second = await finishPage(response, { nonce: 'other', tags: [], expiresAt: 0, development: false })
  expect(second.etag).toBe(first.etag)
})

test('brotli holds the same page', async () => {
  const page = await finish(`<p>${'경복궁 '.repeat(500)}</p>`)
  const brotli = page.coded.br()
  expect(brotli?.byteLength).toBeLessThan(page.identity.byteLength / 2)
  expect(text(brotliDecompressSync(brotli ?? new Uint8Array()))).toBe(text(page.identity))
  expect(page.coded.br()).toBe(brotli)
})

test('only a whole answer is for keeping', async () => {
  expect((await finish('ok')).storable).toBe(true)
  for (const status of [404, 500, 405]) expect((await finish('no', status)).storable).toBe(false)
})

test('only a page of an operator with tiles elsewhere may ask there, for pictures and data and not for scripts', async () => {
  const response = () => new Response('<p>', { headers: { 'content-type': 'text/html' } })
  const notes = { nonce, tags: [], expiresAt: 0, development: false }
  const policyOf = async (mapHosts?: string[]) =>
    (await finishPage(response(), { ...notes, ...(mapHosts && { mapHosts }) })).headers['content-security-policy']
  expect(await policyOf()).toContain("img-src 'self' data: blob:; connect-src 'self';")
  const policy = await policyOf(['https://tiles.example'])
  expect(policy).toContain(
    "img-src 'self' data: blob: https://tiles.example; connect-src 'self' https://tiles.example;",
  )
  expect(policy).toContain("script-src 'self';")
})
