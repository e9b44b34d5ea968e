import type { DescribedRoute } from '#server/platform/api/described-route.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import type { Asking } from '#server/platform/api/mount-routes.ts'
import { createTestApp, noLimits } from './http.ts'

/** Who asks; null asks without an account. */
export type Asker = { bearer: { authorization: string } } | null

type Sent = { body?: unknown; headers?: Record<string, string> }

const usual: Asking = { identify: async () => ({ kind: 'visitor' }), limits: noLimits }

/** Described routes alone, and a way to ask them. Without `identify` everybody is a visitor. */
export function createTestApi(routes: readonly DescribedRoute[], asking: Partial<Asking> = {}) {
  const { app, lines } = createTestApp({
    routes: [mountApi({ routes, siteOrigin: 'http://localhost:3000', ...usual, ...asking })],
  })

  /** A request for what stands below /api; the body is sent as JSON, a text as it stands. */
  async function ask(who: Asker, method: string, path: string, { body, headers }: Sent = {}): Promise<Response> {
    return app.request(`/api${path}`, {
      method,
      headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  return { app, lines, ask }
}
