import { Problem } from '#domain/site/problems.ts'
import type { App } from '#server/platform/http/app.ts'
import { PreparedText, readAsked } from '#server/platform/http/prepared-text.ts'
import type { DescribedRoute } from './described-route.ts'
import { type Asking, mountRoutes } from './mount-routes.ts'
import { presentOpenApi } from './open-api.ts'
import { apiPagePolicy, presentApiPage } from './present-api-page.ts'

type Options = Asking & { routes: readonly DescribedRoute[]; siteOrigin: string }

const pages: { path: '/api/openapi.json' | '/api/docs'; headers: Record<string, string> }[] = [
  { path: '/api/openapi.json', headers: {} },
  { path: '/api/docs', headers: { 'content-security-policy': apiPagePolicy } },
]

/** Mounts the described routes, their OpenAPI document and a documentation page for people. */
export function mountApi({ routes, siteOrigin, ...asking }: Options) {
  let written: Record<(typeof pages)[number]['path'], PreparedText> | undefined
  /** At the first request: it takes a quarter of a second, for which no start has to wait. */
  function write() {
    const document = presentOpenApi(routes, siteOrigin)
    return {
      '/api/openapi.json': new PreparedText(JSON.stringify(document)),
      '/api/docs': new PreparedText(presentApiPage(routes, document), 'text/html; charset=utf-8'),
    }
  }
  return (app: App): void => {
    mountRoutes(app, routes, asking)
    for (const { path, headers } of pages) {
      app.get(path, (c) => {
        written ??= write()
        return written[path].respond(readAsked(c.req.raw), { 'cache-control': 'public, no-cache', ...headers })
      })
      app.all(path, () => {
        throw new Problem('request.method_not_allowed', { allow: 'GET' })
      })
    }
  }
}
