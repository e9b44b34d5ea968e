import type { Context } from 'hono'
import { Problem } from '#domain/site/problems.ts'
import type { App } from './app.ts'
import type { HttpState } from './frame.ts'
import type { HttpEnv } from './http-env.ts'
import { isLocalRequest } from './local-only.ts'
import type { Metrics } from './metrics.ts'
import { headerReader } from './read-header.ts'
import { isSameSecret } from './same-secret.ts'

type RateAnswer = { allowed: boolean; retryAfterSeconds: number }

/** What the readiness check asks the database. */
export type Readiness = { ready: boolean; problems: string[]; warnings: string[] }

type Options = {
  state: HttpState
  metrics: Pick<Metrics, 'text'>
  metricsToken: string | null
  readiness: () => Promise<Readiness>
  /** Wrong tokens by client: how many more are allowed, checked without counting and with. */
  wrongTokens: { look: (client: string) => Promise<RateAnswer>; count: (client: string) => Promise<RateAnswer> }
}

const proxyMissing =
  'A proxy that is not in TRUSTED_PROXIES forwards most requests: every visitor counts as that one address.'

/** /healthz: the process answers. /readyz: it can serve. /metrics: metrics, for the operator only. */
export function mountOperations({ state, metrics, metricsToken, readiness, wrongTokens }: Options) {
  async function authorise(c: Context<HttpEnv>): Promise<void> {
    if (isLocalRequest(c.get('peer'), headerReader(c))) return
    if (!metricsToken) throw new Problem('page.not_found')
    const sent = c.req.header('authorization')?.replace(/^Bearer /, '')
    const isRight = sent !== undefined && isSameSecret(sent, metricsToken)
    // After too many wrong tokens the right one is refused as well, or guessing would never end.
    const { allowed, retryAfterSeconds } = await (isRight ? wrongTokens.look : wrongTokens.count)(c.get('client'))
    if (isRight && allowed) return
    if (!allowed) throw new Problem('limits.too_many_requests', { 'retry-after': String(retryAfterSeconds) })
    throw new Problem('metrics.token_required', { 'www-authenticate': 'Bearer' })
  }

  return (app: App) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }))

    app.get('/readyz', async (c) => {
      const found = await readiness()
      const ready = found.ready && !state.draining
      const warnings = [...found.warnings, ...(state.forwarding.isProxyMissing() ? [proxyMissing] : [])]
      const answer = { ready, draining: state.draining, problems: found.problems, warnings }
      return c.json(answer, ready ? 200 : 503, { 'cache-control': 'no-store', ...(!ready && { 'retry-after': '2' }) })
    })

    app.get('/metrics', async (c) => {
      await authorise(c)
      const text = await metrics.text()
      return c.body(text, 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      })
    })
  }
}
