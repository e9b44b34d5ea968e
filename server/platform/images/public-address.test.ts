import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('addresses of the public internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '223.130.192.248', '2606:4700:4700::1111', '2a00:1450::1']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
})

test('this machine, private networks, links, metadata services and addresses in disguise are not', () => {
  for (const address of [
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:1.1.1.1',
    '::ffff:0:1.1.1.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700:4700::1111%eth0',
    'ff02::1',
    '',
    'localhost',
    '1.1.1',
    '0x7f.0.0.1',
    '127.1',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})

test('no IPv4 address becomes public by being written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::', '::ffff:', '64:ff9b::'), (address, prefix) => {
      expect(isPublicAddress(`${prefix}${address}`)).toBe(false)
    }),
  )
})
