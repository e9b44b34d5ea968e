import { isIPv4, isIPv6 } from 'node:net'

/** The network of one visitor: one IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  return networkOf(address, { v4: 32, v6: 64 })
}

/** The network of an address: its first bits, the rest zero. Text that is no address stays as it is. */
export function networkOf(address: string, { v4, v6 }: { v4: number; v6: number }): string {
  if (isIPv4(address)) return `${cut(address.split('.').map(Number), 8, v4).join('.')}/${v4}`
  if (!isIPv6(address)) return address
  const groups = cut(expand(address), 16, v6).map((group) => group.toString(16))
  return `${groups.join(':')}/${v6}`
}

function cut(parts: number[], width: number, bits: number): number[] {
  return parts.map((part, place) => {
    const kept = Math.min(width, Math.max(0, bits - place * width))
    return (part >> (width - kept)) << (width - kept)
  })
}

/** Expands any short form to eight groups. */
function expand(address: string): number[] {
  const [plain = ''] = address.split('%')
  const words = plain.replace(/[\d.]+$/, (end) => (end.includes('.') ? groupsOfIpv4(end) : end))
  const [head = '', tail] = words.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
}

function groupsOfIpv4(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
