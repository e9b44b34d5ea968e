import { expect, test } from 'vitest'
import { clientAddress, hasForwardingHeader, isLoopback, parseProxies } from './client-address.ts'
import type { ReadHeader } from './read-header.ts'

const proxies = parseProxies(['10.0.0.0/8', '2001:db8::1'])

function forwarded(value: string): ReadHeader {
  return sent({ 'x-forwarded-for': value })
}

function sent(headers: Record<string, string>): ReadHeader {
  return (name) => headers[name]
}

test('without a trusted proxy the socket says who asks, whatever the headers claim', () => {
  expect(clientAddress('203.0.113.9', forwarded('198.51.100.1'), proxies)).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', forwarded('198.51.100.1'), parseProxies([]))).toBe('127.0.0.1')
})

test('behind trusted proxies the last hop that is none of them is the client', () => {
  expect(clientAddress('10.1.2.3', forwarded('198.51.100.1, 203.0.113.9, 10.9.9.9'), proxies)).toBe('203.0.113.9')
  expect(clientAddress('2001:db8::1', forwarded('203.0.113.9'), proxies)).toBe('203.0.113.9')
})

test('an address that a client wrote before its own is ignored', () => {
  expect(clientAddress('10.1.2.3', forwarded('127.0.0.1, 203.0.113.9'), proxies)).toBe('203.0.113.9')
})

test('a hop that is no address stops the walk at the proxy', () => {
  for (const value of ['unknown', '', '203.0.113.9, <script>', '1.2.3.4:80']) {
    expect(clientAddress('10.1.2.3', forwarded(value), proxies)).toBe('10.1.2.3')
  }
})

test('an IPv4 client on a socket for both is the same client', () => {
  expect(clientAddress('::ffff:203.0.113.9', sent({}), proxies)).toBe('203.0.113.9')
  expect(clientAddress('::ffff:10.1.2.3', forwarded('203.0.113.9'), proxies)).toBe('203.0.113.9')
})

test('an entry that is no address or range is refused', () => {
  for (const entry of ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::1/129', '10.0.0.0/8.5']) {
    expect(() => parseProxies([entry])).toThrow(RangeError)
  }
})

test('every header by which a proxy shows itself is noticed', () => {
  for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']) {
    expect(hasForwardingHeader(sent({ [name]: 'x' }))).toBe(true)
  }
  expect(hasForwardingHeader(sent({ accept: '*/*' }))).toBe(false)
})

test('loopback is 127.0.0.0/8 and ::1, and nothing that only looks like it', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true)
  for (const address of ['127.evil.example', '128.0.0.1', '10.0.0.1', '::2', ''])
    expect(isLoopback(address)).toBe(false)
})
