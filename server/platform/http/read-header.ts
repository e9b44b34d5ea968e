import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

export type ReadHeader = (name: string) => string | undefined

/**
 * Reads one header of the request (name in lower case). It uses Node's own parsed headers if there is a socket:
 * building a Headers object for each request costs as much as answering a cached page.
 */
export function headerReader(c: Context<HttpEnv>): ReadHeader {
  const incoming = c.env?.incoming
  if (!incoming) return (name) => c.req.raw.headers.get(name) ?? undefined
  return (name) => {
    const value = incoming.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  }
}
