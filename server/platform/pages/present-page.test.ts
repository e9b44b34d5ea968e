import { expect, test } from 'vitest'
import { type Asked, presentPage } from './present-page.ts'
import type { RenderedPage } from './rendered-page.ts'

function buildPage(page: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    identity: new Uint8Array(Buffer.from('identity')),
    coded: { br: () => new Uint8Array(Buffer.from('brotli')), gzip: () => new Uint8Array(Buffer.from('gzip')) },
    etag: 'abc',
    tags: [],
    expiresAt: 0,
    bytes: 14,
    storable: true,
    ...page,
  }
}

function present(asked: Partial<Asked> = {}, page: Partial<RenderedPage> = {}) {
  const presented = presentPage(buildPage(page), {
    method: 'GET',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...asked,
  })
  return { ...presented, text: presented.body && Buffer.from(presented.body).toString() }
}

test('each client gets the coding that it prefers, and Brotli if it has no preference', () => {
  for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, BR;q=0.8', '*', 'identity;q=0, *;q=0.5']) {
    const answer = present({ acceptEncoding: accepted })
    expect(answer.headers['content-encoding'], accepted).toBe('br')
    expect(answer.text).toBe('brotli')
  }
  for (const accepted of ['gzip', 'gzip, deflate', 'br;q=0.1, gzip', 'br;q=0, *', 'identity;q=0, gzip;q=0.2']) {
    const answer = present({ acceptEncoding: accepted })
    expect(answer.headers['content-encoding'], accepted).toBe('gzip')
    expect(answer.headers['etag']).toBe('"abc-gzip"')
    expect(answer.text).toBe('gzip')
  }
  for (const accepted of ['', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr', '*;q=0', 'gzip;q=0']) {
    const answer = present({ acceptEncoding: accepted })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.text).toBe('identity')
  }
})

test('each coding has a strong tag of its own, and who has it gets 304 without a body', () => {
  expect(present().headers['etag']).toBe('"abc"')
  const coded = present({ acceptEncoding: 'br', ifNoneMatch: '"zzz", "abc-br"' })
  expect(coded.status).toBe(304)
  expect(coded.text).toBeNull()
  expect(present({ acceptEncoding: 'br', ifNoneMatch: '"abc"' }).status).toBe(200)
})

test('HEAD has the headers of GET and no body', () => {
  const answer = present({ method: 'HEAD' })
  expect(answer.headers['content-length']).toBe('8')
  expect(answer.text).toBeNull()
})

test('an answer that is not for keeping says so and is never 304', () => {
  const answer = present({ ifNoneMatch: '*' }, { status: 404, storable: false })
  expect(answer.status).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})
