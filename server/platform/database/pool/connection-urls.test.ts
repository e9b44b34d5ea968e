import { expect, test } from 'vitest'
import { parseDatabaseUrl, presentServer } from './connection-urls.ts'

function parse(text: string): URL {
  return parseDatabaseUrl(text, 'DATABASE_URL')
}

test.each([
  'postgres://guide:hunter2@a,b/guide',
  'postgres://guide:hunter2@a:5433,b:5432/guide?target_session_attrs=read-write',
  'postgres://guide:hunter2@[::1]:5433,[::2]:5434/guide',
  'postgres://a,,b',
  'postgresql://guide:hunter2@/guide?host=a,b&port=5433,5432',
  'postgresql://guide:hunter2@localhost/guide?host=%2Frun%2Fa%2C%2Frun%2Fb',
  'postgresql://guide:hunter2@localhost/guide?port=5433,5432',
])('the list of servers in %s is refused in a sentence without its password', (text) => {
  expect(() => parse(text)).toThrow('DATABASE_URL names several servers, and the product connects to one name')
  expect(() => parse(text)).toThrow(/^(?!.*hunter2)/s)
})

test.each(['123,abc', '1,2', 'a,b:3', '123,4:5', '1,a%40b', 'a%40b:1,c', ',1', 'a%2Fb,1'])(
  'the comma in the password %s names no servers',
  (password) => {
    const url = parse(`postgres://guide:${password}@host/guide`)
    expect([decodeURIComponent(url.password), presentServer(url.href)]).toEqual([
      decodeURIComponent(password),
      'host:5432',
    ])
  },
)

test.each([
  'postgres://guide:hunter2%zz@a/guide',
  'postgres://guide:hunter2@a%zz/guide',
  'postgres://guide:hunter2@a:port/guide',
  'postgres://guide:hunter2,/b@a/guide',
])('%s is refused as no URL of a database, without its password', (text) => {
  expect(() => parse(text)).toThrow('DATABASE_URL is not the URL')
  expect(() => parse(text)).toThrow(/^(?!.*hunter2)/s)
})

test('a socket folder needs no host beside it', () => {
  const socket = 'postgresql://guide:hunter2@localhost/guide?host=/run/a'
  expect(parse('postgresql://guide:hunter2@/guide?host=/run/a').href).toBe(socket)
  expect(parse(socket).href).toBe(socket)
})

test('a server is presented without login and password', () => {
  expect(presentServer('postgres://guide:hunter2@a/guide')).toBe('a:5432')
  expect(presentServer('postgres://guide:hunter2@a:5433/guide')).toBe('a:5433')
  expect(presentServer('postgres://guide:hunter2@a/guide?host=b&port=5434')).toBe('b:5434')
  expect(presentServer('postgres://guide:hunter2@localhost/guide?host=/run/a')).toBe('localhost:5432')
})
