import { Problem } from '#domain/site/problems.ts'
import type { App } from '#server/platform/http/app.ts'
import { PreparedText, readAsked } from '#server/platform/http/prepared-text.ts'
import type { DescribedRoute } from './described-route.ts'
import { type Asking, mountRoutes } from './mount-routes.ts'
import { presentOpenApi } from './open-api.ts'
import { apiPagePolicy, presentApiPage } from './present-api-page.ts'

type Options = Asking & { routes: readonly DescribedRoute[]; siteOrigin: string }

/** Mounts the described routes, their OpenAPI document and a documentation page for people. */
export function mountApi({ routes, siteOrigin, ...asking }: Options) {
  const document = presentOpenApi(routes, siteOrigin)
  const pages = [
    { path: '/api/openapi.json', type: 'application/json', body: JSON.stringify(document), policy: null },
    {
      path: '/api/docs',
      type: 'text/html; charset=utf-8',
      body: presentApiPage(routes, document),
      policy: apiPagePolicy,
    },
  ]
  return (app: App): void => {
    mountRoutes(app, routes, asking)
    for (const { path, type, body, policy } of pages) {
      const prepared = new PreparedText(body, type)
      const headers = { 'cache-control': 'public, no-cache', ...(policy && { 'content-security-policy': policy }) }
      app.get(path, (c) => prepared.respond(readAsked(c.req.raw), headers))
      app.all(path, () => {
        throw new Problem('request.method_not_allowed', { allow: 'GET' })
      })
    }
  }
}
