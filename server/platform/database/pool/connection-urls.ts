import { createHmac } from 'node:crypto'
import { canDecode, findServerFault, moveServersToQuery } from './servers.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

export function parseDatabaseUrl(text: string, variable: string): URL {
  const readable = moveServersToQuery(text)
  const url = URL.canParse(readable) ? new URL(readable) : undefined
  if (
    url &&
    [url.username, url.password, url.hostname, url.pathname].every(canDecode) &&
    /^postgres(?:ql)?:$/.test(url.protocol)
  ) {
    const fault = findServerFault(url)
    if (fault) throw new StartProblem(`${variable} ${fault}.`)
    return url
  }
  // The message omits the URL, because it contains a password.
  throw new StartProblem(
    `${variable} is not the URL of a PostgreSQL database. It looks like postgresql://login:password@host:5432/database (for a socket: postgresql://login:password@localhost/database?host=/folder; for a primary and its replicas: postgresql://login:password@first:5432,second:5432/database).`,
  )
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
