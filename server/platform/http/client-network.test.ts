import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

const short = { v4: 24, v6: 48 }

test('an address loses what tells one client of a network from another', () => {
  expect(networkOf('192.0.2.77', short)).toBe('192.0.2.0/24')
  expect(networkOf('192.0.2.77', { v4: 32, v6: 64 })).toBe('192.0.2.77/32')
  expect(networkOf('192.0.255.77', { v4: 20, v6: 48 })).toBe('192.0.240.0/20')
  expect(networkOf('2001:db8:aa:bb:cc:dd:ee:ff', short)).toBe('2001:db8:aa:0:0:0:0:0/48')
  expect(networkOf('2001:db8:aa:bb:cc:dd:ee:ff', { v4: 32, v6: 64 })).toBe('2001:db8:aa:bb:0:0:0:0/64')
})

test('an IPv6 address is one address, however it is written', () => {
  const written = ['2001:db8::1', '2001:DB8:0:0::0:1', '2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1%eth0']
  expect(new Set(written.map((address) => networkOf(address, { v4: 32, v6: 128 })))).toEqual(
    new Set(['2001:db8:0:0:0:0:0:1/128']),
  )
  expect(networkOf('::', { v4: 32, v6: 64 })).toBe('0:0:0:0:0:0:0:0/64')
  expect(networkOf('64:ff9b::192.0.2.33', { v4: 32, v6: 128 })).toBe('64:ff9b:0:0:0:0:c000:221/128')
})

test('the network of a text that is no address is that text', () => {
  expect(networkOf('unknown', short)).toBe('unknown')
})

test('two addresses are in one network when their first bits are the same, and only then', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const address = fc.tuple(octet, octet, octet, octet)
  const bits = (parts: number[]) => parts.map((part) => part.toString(2).padStart(8, '0')).join('')
  fc.assert(
    fc.property(address, address, fc.integer({ min: 1, max: 32 }), (one, another, length) => {
      const network = (parts: number[]) => networkOf(parts.join('.'), { v4: length, v6: 64 })
      const same = bits(one).slice(0, length) === bits(another).slice(0, length)
      expect(network(one) === network(another)).toBe(same)
    }),
  )
})
