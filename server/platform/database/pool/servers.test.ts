import { expect, test } from 'vitest'
import { parseDatabaseUrl } from './connection-urls.ts'
import { listServers, presentServers } from './servers.ts'

function parse(text: string): URL {
  return parseDatabaseUrl(text, 'DATABASE_URL')
}

function serversOf(text: string): string[] {
  return listServers(parse(text).href).map((server) => {
    const { username, searchParams, pathname } = new URL(server)
    return `${username} ${searchParams.get('host')} ${searchParams.get('port')} ${pathname}`
  })
}

test('several servers are read as libpq writes them, with the usual port where none is said', () => {
  const both = ['guide a 5433 /guide', 'guide b 5432 /guide']
  expect(serversOf('postgres://guide:hunter2@a:5433,b/guide?target_session_attrs=read-write')).toEqual(both)
  expect(serversOf('postgresql://guide:hunter2@/guide?host=a,b&port=5433,5432')).toEqual(both)
  expect(serversOf('postgres://guide:hunter2@[::1]:5433,[::2]:5434/guide')).toEqual([
    'guide ::1 5433 /guide',
    'guide ::2 5434 /guide',
  ])
  expect(serversOf('postgres://guide@/guide?host=/run/a,/run/b&port=5433')).toEqual([
    'guide /run/a 5433 /guide',
    'guide /run/b 5433 /guide',
  ])
})

test('the other parts of the address stay with each server, and the driver is not told of what it does not know', () => {
  const [first = ''] = listServers(
    parse('postgres://guide:a%40b@a,b/guide?sslmode=verify-full&target_session_attrs=any').href,
  )
  expect(first).toContain('guide:a%40b@')
  expect(first).toContain('sslmode=verify-full')
  expect(first).not.toContain('target_session_attrs')
})

test('one server is what it always was', () => {
  for (const text of [
    'postgresql://guide:hunter2@a:5433/guide',
    'postgresql://guide@localhost/guide?host=%2Frun%2Fa',
  ]) {
    expect(parse(text).href).toBe(text)
    expect(listServers(text)).toEqual([text])
  }
})

test.each(['123,abc', '1,2', 'a,b:3', '123,4:5', '1,a%40b', 'a%40b:1,c', ',1', 'a%2Fb,1'])(
  'the password %s stays a password, before one server and before two',
  (password) => {
    const one = parse(`postgres://guide:${password}@host/guide`)
    expect([decodeURIComponent(one.password), presentServers(one.href)]).toEqual([
      decodeURIComponent(password),
      'host:5432',
    ])
    const two = parse(`postgres://guide:${password}@a:5433,b/guide`)
    expect([decodeURIComponent(two.password), presentServers(two.href)]).toEqual([
      decodeURIComponent(password),
      'a:5433,b:5432',
    ])
  },
)

test('servers are presented without login and password', () => {
  expect(presentServers(parse('postgres://guide:hunter2@a,b:5433/guide').href)).toBe('a:5432,b:5433')
  expect(presentServers('postgres://guide:hunter2@a/guide')).toBe('a:5432')
  expect(presentServers('postgres://guide:hunter2@localhost/guide?host=/run/a')).toBe('localhost:5432')
})

test('an address that names no server, too few ports or replicas is refused without its password', () => {
  const refusals = {
    'postgres://guide:hunter2@a,,b/guide': 'names a server without a host',
    'postgres://guide:hunter2@a:port,b/guide': 'DATABASE_URL is not the URL',
    'postgres://guide:hunter2@a,b%zz/guide': 'DATABASE_URL is not the URL',
    'postgres://guide:hunter2@a%zz:1,b/guide': 'DATABASE_URL is not the URL',
    'postgres://guide:hunter2%zz@a/guide': 'DATABASE_URL is not the URL',
    'postgres://guide:hunter2@/guide?host=a,b,c&port=1,2': 'names 3 hosts and 2 ports',
    'postgres://guide:hunter2@a,b/guide?target_session_attrs=standby': 'has target_session_attrs=standby',
  }
  for (const [text, sentence] of Object.entries(refusals)) {
    expect(() => parse(text), text).toThrow(sentence)
    expect(() => parse(text), text).toThrow(/^(?!.*hunter2)/s)
  }
})
