import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { HttpEnv } from './http-env.ts'

/** The methods of an address, among the routes below a path that are mounted so far. */
export function readAllowedMethods(app: Hono<HttpEnv>, under: string): (path: string) => string[] {
  const known = new TrieRouter<string>()
  for (const { path, method } of app.routes) {
    if (path.startsWith(`${under}/`) && method !== 'ALL') known.add('ALL', path, method)
  }
  return (path) => [...new Set(known.match('ALL', path)[0].map(([method]) => method))]
}
