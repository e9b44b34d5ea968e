import { hasForwardingHeader, isLoopback } from './client-address.ts'
import type { ReadHeader } from './read-header.ts'

/**
 * True for a direct request from this machine. The Host header is checked too: a web page can make a visitor's browser
 * call 127.0.0.1 under a name of its own (DNS rebinding), but not under this one.
 */
export function isLocalRequest(peer: string, readHeader: ReadHeader): boolean {
  return isLoopback(peer) && !hasForwardingHeader(readHeader) && isLoopbackHost(readHeader('host') ?? '')
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}
