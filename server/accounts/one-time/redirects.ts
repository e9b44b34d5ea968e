import { isIP } from 'node:net'
import type { AccountSettings } from '#server/accounts/account-settings.ts'

type Allowed = Pick<AccountSettings, 'siteOrigin' | 'redirects'>

/**
 * Returns where a mailed link redirects: the wanted address if it is on the site or matches a pattern of the operator,
 * otherwise silently the site. In a pattern `*` matches anything but a dot or a slash, `**` anything, `?` one
 * character. The origin and the rest are matched separately, so that no wildcard of a host name extends into the path.
 */
export function chooseRedirect(wanted: string | null | undefined, { siteOrigin, redirects }: Allowed): string {
  const site = new URL(siteOrigin)
  const url = wanted ? readAddress(wanted) : null
  if (!url) return siteOrigin
  const isAllowed = isSite(url, site) || (isNamed(url) && redirects.some((pattern) => matches(url, pattern)))
  return isAllowed ? url.href : siteOrigin
}

// A browser would run these or show a file, so no pattern can allow them.
const neverLedTo = /^(javascript|data|vbscript|file|blob|about|view-source|filesystem|intent|ws|wss|ftp):$/

/** Null for addresses that parsers read differently: a browser could otherwise be sent to another host. */
function readAddress(text: string): URL | null {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(text) || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(text)) return null
  const url = URL.parse(text)
  if (!url || neverLedTo.test(url.protocol) || url.username !== '' || url.password !== '') return null
  // Removed because the session is passed in the fragment.
  url.hash = ''
  return url
}

function isSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopback(site.hostname)
}

/** A host name or a loopback address. Other IP addresses are refused, because they do not show whose they are. */
function isNamed({ hostname }: URL): boolean {
  return isLoopback(hostname) || (isIP(hostname) === 0 && !hostname.startsWith('['))
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}

function matches(url: URL, pattern: string): boolean {
  const [, origin = '', rest = ''] = /^([^/]+:\/\/[^/]*)(.*)$/s.exec(pattern) ?? []
  const ownOrigin = `${url.protocol}//${url.host}`
  const ownRest = url.href.slice(ownOrigin.length)
  // A pattern that ends with `**` matches any rest.
  const path = rest || (origin.endsWith('**') ? '**' : '/')
  return buildGlob(origin.toLowerCase()).test(ownOrigin.toLowerCase()) && buildGlob(path).test(ownRest || '/')
}

function buildGlob(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|[\s\S]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '.'
    return part.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  })
  return new RegExp(`^${source}$`, 's')
}
