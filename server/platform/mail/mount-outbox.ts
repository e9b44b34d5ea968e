import type { Context } from 'hono'
import type { App } from '#server/platform/http/app.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { isLocalRequest } from '#server/platform/http/local-only.ts'
import { headerReader } from '#server/platform/http/read-header.ts'
import { isSameSecret } from '#server/platform/http/same-secret.ts'
import type { StoredMail } from './outbox.ts'
import { presentOutbox } from './present-outbox.ts'

type Options = { list: () => Promise<StoredMail[]>; token: string }

// A mail brings its own inline styles and nothing else; its frame runs nothing and reaches nothing.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The mails that could not be sent, for whoever sits at this machine and has read the token on its console: they hold
 * links that reset passwords. For everybody else there is nothing at this address.
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

/** Beyond those that we know: some proxies have headers of their own. */
function hasAnyForwardedHeader(c: Context<HttpEnv>): boolean {
  return [...c.req.raw.headers.keys()].some((name) => name.startsWith('x-forwarded-'))
}
