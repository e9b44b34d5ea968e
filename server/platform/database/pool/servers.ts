/**
 * A URL may name several servers, as libpq writes them: `postgresql://login@a:5432,b:5432/guide`. Neither `URL` nor the
 * driver can parse that form. Inside the product it is `postgresql://login@a/guide?host=a,b&port=5432,5432`, which
 * means the same and which `URL` can parse.
 */
export function moveServersToQuery(text: string): string {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)(?=[/?#]|$)(.*)$/i.exec(text)
  // `URL` requires a host if there is a login.
  if (!parts) return text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?].*[?&]host=)/i, '$1localhost')
  const [, before = '', authority = '', after = ''] = parts
  const servers = authority.split(',').map((server) => /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(server))
  const first = servers[0]?.[1]
  const areHosts = servers.every((server) => server?.[1] && canDecode(server[1]))
  if (!first || !areHosts || !URL.canParse(before + first + after)) return text
  const url = new URL(before + first + after)
  const hosts = servers.map((server) => decodeURIComponent(server?.[1] ?? '').replace(/^\[(.*)\]$/, '$1'))
  url.searchParams.set('host', hosts.join(','))
  url.searchParams.set('port', servers.map((server) => server?.[2] ?? usualPort).join(','))
  return url.href
}

/** `URL` accepts a `%` that encodes no character, as in a password that was not encoded. */
export function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const usualPort = '5432'

/** What is wrong with the servers that a URL names, or null. */
export function findServerFault(url: URL): string | null {
  const { hosts, ports } = readServers(url)
  if (hosts.length > 1 && hosts.includes('')) return 'names a server without a host'
  if (hosts.length > 1 && ports.length > 1 && ports.length !== hosts.length) {
    return `names ${hosts.length} hosts and ${ports.length} ports`
  }
  const wanted = url.searchParams.get('target_session_attrs') ?? 'any'
  return ['any', 'read-write', 'primary'].includes(wanted)
    ? null
    : `has target_session_attrs=${wanted}, and the product writes: leave that out, or set read-write`
}

/** One URL for each server, in the order of the list. */
export function listServers(text: string): string[] {
  const url = new URL(text)
  const { hosts, ports } = readServers(url)
  if (hosts.length < 2) return [text]
  url.searchParams.delete('target_session_attrs')
  return hosts.map((host, place) => {
    url.searchParams.set('host', host)
    url.searchParams.set('port', ports[place] || ports[0] || usualPort)
    return url.href
  })
}

/** "a:5432,b:5432", without login and password. */
export function presentServers(text: string): string {
  const url = new URL(text)
  const { hosts, ports } = readServers(url)
  // A socket folder is shown as the host name of the URL.
  if (hosts[0]?.startsWith('/')) hosts[0] = url.hostname
  return hosts.map((host, place) => `${host}:${ports[place] || ports[0] || usualPort}`).join(',')
}

function readServers(url: URL): { hosts: string[]; ports: string[] } {
  const hosts = (url.searchParams.get('host') ?? url.hostname).split(',')
  const ports = (url.searchParams.get('port') ?? url.port).split(',')
  return { hosts, ports }
}
