import { BlockList, isIP } from 'node:net'

/**
 * Addresses outside the public internet, from IANA's registries of special-purpose addresses (read on 2026-11-21): this
 * machine, private networks, carriers' networks, link-local (including the metadata of clouds), multicast,
 * documentation, reserved.
 */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

// Inside of 2000::/3, the only range that is allocated: protocols, documentation, and IPv4 addresses written as IPv6
// (Teredo, 6to4).
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const special = new BlockList()
for (const range of specialIpv4) addRange(special, range, 'ipv4')
for (const range of specialIpv6) addRange(special, range, 'ipv6')

const handedOut = new BlockList()
addRange(handedOut, '2000::/3', 'ipv6')

/**
 * Whether an address belongs to the public internet. IPv4 written as IPv6 does not: no public host is reached that way.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && handedOut.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function addRange(list: BlockList, range: string, version: 'ipv4' | 'ipv6'): void {
  const [address = '', length = ''] = range.split('/')
  list.addSubnet(address, Number(length), version)
}
