import { expect, test } from 'vitest'
import { presentPage } from './present-page.ts'
import type { RenderedPage } from './rendered-page.ts'

function buildPage(page: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    identity: new Uint8Array(Buffer.from('identity')),
    brotli: new Uint8Array(Buffer.from('brotli')),
    etag: 'abc',
    tags: [],
    expiresAt: 0,
    bytes: 14,
    storable: true,
    ...page,
  }
}

function present(headers: Record<string, string> = {}, page: Partial<RenderedPage> = {}, method = 'GET') {
  return presentPage(buildPage(page), new Request('http://localhost/', { method, headers }))
}

test('brotli goes to those who accept it and to nobody else', async () => {
  for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, BR;q=0.8']) {
    const answer = present({ 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe('brotli')
  }
  for (const accepted of ['', 'gzip', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr']) {
    const answer = present({ 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('identity')
  }
})

test('each coding has a strong tag of its own, and who has it gets 304 without a body', async () => {
  expect(present().headers.get('etag')).toBe('"abc"')
  const coded = present({ 'accept-encoding': 'br', 'if-none-match': '"zzz", "abc-br"' })
  expect(coded.status).toBe(304)
  expect(await coded.text()).toBe('')
  expect(present({ 'accept-encoding': 'br', 'if-none-match': '"abc"' }).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = present({}, {}, 'HEAD')
  expect(answer.headers.get('content-length')).toBe('8')
  expect(await answer.text()).toBe('')
})

test('an answer that is not for keeping says so and is never 304', () => {
  const answer = present({ 'if-none-match': '*' }, { status: 404, storable: false })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
