import type { Context } from 'hono'
import type { App } from '#server/platform/http/app.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { isLocalRequest } from '#server/platform/http/local-only.ts'
import { headerReader } from '#server/platform/http/read-header.ts'
import { isSameSecret } from '#server/platform/http/same-secret.ts'
import type { StoredMail } from './outbox.ts'
import { presentOutbox } from './present-outbox.ts'

type Options = { list: () => Promise<StoredMail[]>; token: string }

// A mail has inline styles and nothing else; its frame runs no script and loads nothing.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The mails that were not sent, for somebody at this machine who has read the token on its console: they contain links
 * that reset passwords. For everybody else the address does not exist.
 */
export function mountOutbox({ list, token }: Options) {
  return (app: App) => {
    app.get('/outbox', async (c, next) => {
      if (!isSameSecret(c.req.query('token') ?? '', token) || !isLocalRequest(c.get('peer'), headerReader(c))) {
        return next()
      }
      if (hasAnyForwardedHeader(c)) return next()
      const mails = await list()
      const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
      if (c.req.header('accept')?.includes('application/json')) return c.json({ mails }, 200, headers)
      return c.html(presentOutbox(mails), 200, { ...headers, 'content-security-policy': policy })
    })
  }
}

/** Beyond the known headers: some proxies have headers of their own. */
function hasAnyForwardedHeader(c: Context<HttpEnv>): boolean {
  return [...c.req.raw.headers.keys()].some((name) => name.startsWith('x-forwarded-'))
}
