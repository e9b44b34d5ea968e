import { hasForwardingHeader, isLoopback } from './client-address.ts'
import type { ReadHeader } from './read-header.ts'

/**
 * True for a direct request from this machine. The Host header is checked too: a web page can make a visitor's browser
 * call 127.0.0.1 under a name of its own (DNS rebinding), but not under this one.
 */
export function isLocalRequest(peer: string, readHeader: ReadHeader): boolean {
  return isLoopback(peer) && !hasForwardingHeader(readHeader) && isLoopbackHost(readHeader('host') ?? '')
}

/** Where somebody at this machine reaches this very node; null if it listens only for other machines. */
export function findLocalOrigin({ host, port }: { host: string; port: number }): string | null {
  if (['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(host)) return `http://localhost:${port}`
  if (!isLoopback(host)) return null
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}
