import { Problem } from '#domain/site/problems.ts'

// Browsers and proxies cut off at 8 KB; our longest own address (a signed file with its token) is under 2 KB.
const longestAddress = 4096

/** Refuses an address that no part of the product could read: it would fail later, with a worse error. */
export function guardAddress(url: string): void {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const address = start === -1 ? '/' : url.slice(start)
  if (address.length > longestAddress) throw new Problem('request.address_too_long')
  const query = address.indexOf('?')
  const path = query === -1 ? address : address.slice(0, query)
  if (path.includes('//') || !isReadable(path)) throw new Problem('request.malformed_address')
}

function isReadable(path: string): boolean {
  // Nothing to decode: the usual case, at no cost.
  if (!path.includes('%') && !path.includes('\\')) return true
  try {
    const decoded = decodeURIComponent(path)
    // Control characters would get into headers, logs and SQL; a decoded slash or backslash names another path.
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    return !/[\u0000-\u001f\u007f\\]/.test(decoded) && !/%2f/i.test(path)
  } catch {
    return false
  }
}
