import { BlockList, isIP } from 'node:net'
import type { ReadHeader } from './read-header.ts'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether the request has a header that a proxy adds. */
export function hasForwardingHeader(readHeader: ReadHeader): boolean {
  return forwardingHeaders.some((name) => readHeader(name) !== undefined)
}

/** Parses addresses and ranges ("10.0.0.0/8") of trusted proxies. Throws on anything else. */
export function parseProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    // Number('') is 0, and a range of length 0 would trust everybody.
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity
    if (version === 0 || length > longest) {
      throw new RangeError(entry)
    }
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** A socket for both versions writes an IPv4 client as ::ffff:192.0.2.1. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

function isListed(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The address of the client: the socket's peer or, if that is a trusted proxy, the last address in X-Forwarded-For that
 * is not a trusted proxy. Addresses further left come from the sender and prove nothing.
 */
export function clientAddress(peer: string, readHeader: ReadHeader, proxies: BlockList): string {
  let address = plainAddress(peer)
  const hops = readHeader('x-forwarded-for')?.split(',') ?? []
  while (isListed(proxies, address)) {
    const next = plainAddress(hops.pop()?.trim() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

export function isTrustedProxy(peer: string, proxies: BlockList): boolean {
  return isListed(proxies, plainAddress(peer))
}

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address)
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
