import { createHmac } from 'node:crypto'
import { StartProblem } from '#server/platform/start-problem.ts'

export function parseDatabaseUrl(text: string, variable: string): URL {
  if (namesSeveralServers(text)) {
    throw new StartProblem(
      `${variable} names several servers, and the product connects to one name: that of a managed service, or of a proxy that leads to the server which takes writes.`,
    )
  }
  // libpq needs no host beside that of the query; `URL` requires one if there is a login.
  const readable = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?].*[?&]host=)/i, '$1localhost')
  const url = URL.canParse(readable) ? new URL(readable) : undefined
  if (
    url &&
    [url.username, url.password, url.hostname, url.pathname].every(canDecode) &&
    /^postgres(?:ql)?:$/.test(url.protocol)
  ) {
    return url
  }
  // The message omits the URL, because it contains a password.
  throw new StartProblem(
    `${variable} is not the URL of a PostgreSQL database. It looks like postgresql://login:password@host:5432/database (for a socket: postgresql://login:password@localhost/database?host=/folder).`,
  )
}

/** As libpq reads a list: with commas, in the place of the host or in the query. `URL` cannot parse every such text. */
function namesSeveralServers(text: string): boolean {
  const [, authority = '', query = ''] = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)[^?#]*\??([^#]*)/i.exec(text) ?? []
  const asked = new URLSearchParams(query)
  // Text before a comma that is no host, or no host and port, is a part of a password that was not encoded.
  if (/^(?:\[[^\]]*\]|[^:,]*)(?::\d*)?,/.test(authority)) return true
  return ['host', 'port'].some((name) => asked.get(name)?.includes(','))
}

/** `URL` accepts a `%` that encodes no character, as in a password that was not encoded. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** "host:5432", without login and password. */
export function presentServer(text: string): string {
  const { hostname, port, searchParams } = new URL(text)
  const host = searchParams.get('host') ?? hostname
  // A socket folder is shown as the host name of the URL.
  return `${host.startsWith('/') ? hostname : host}:${(searchParams.get('port') ?? port) || '5432'}`
}

/** The same server and database with another login. `given` is the login of `url` as the server knows it. */
export function urlForLogin(
  url: URL,
  { given, login, password }: { given: string; login: string; password: string },
): string {
  const changed = new URL(url)
  const user = decodeURIComponent(url.username)
  // Some poolers require "login.project" where the server knows "login".
  const suffix = user.startsWith(`${given}.`) ? user.slice(given.length) : ''
  changed.username = encodeURIComponent(login + suffix)
  changed.password = password
  return changed.href
}

/** The same login, with settings such as another role from the start of the connection. */
export function urlForRole(url: URL, settings: Record<string, string>): string {
  const changed = new URL(url)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, '\\$&')}`)
  changed.searchParams.set('options', [url.searchParams.get('options') ?? '', ...options].join(' ').trim())
  return changed.href
}

/**
 * Every node derives the same passwords, so none is stored. Only somebody who has the URL can derive the passwords of
 * its logins.
 */
export function derivePassword(url: URL, login: string): string {
  return createHmac('sha256', decodeURIComponent(url.password)).update(`mgk login ${login}`).digest('base64url')
}
