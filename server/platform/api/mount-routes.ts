import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import { readAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { codeText } from '#server/platform/http/coded-answer.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import type { ReadHeader } from '#server/platform/http/read-header.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import type { Answered, Audience, DescribedRoute } from './described-route.ts'
import { PreparedText, readAsked } from '#server/platform/http/prepared-text.ts'

export type Asking = {
  identify: (readHeader: ReadHeader) => Promise<Actor>
  limits: Pick<RateLimits, 'take'>
}

// A browser revalidates each time; a shared cache keeps the response for 30 seconds.
const publicCaching = 'public, max-age=0, s-maxage=30'

/** Mounts the routes. Any other path below their capabilities answers with a problem, never with a page. */
export function mountRoutes(app: App, routes: readonly DescribedRoute[], asking: Asking): void {
  for (const route of routes) app.on(route.method, route.path, (c) => answerRoute(c, route, asking))
  const allowedMethods = readAllowedMethods(app, '/api')
  for (const capability of new Set(routes.map(({ path }) => path.split('/').slice(0, 3).join('/')))) {
    app.all(`${capability}/*`, (c) => {
      const allowed = allowedMethods(c.req.path)
      if (allowed.length === 0) throw new Problem('page.not_found')
      throw new Problem('request.method_not_allowed', { allow: allowed.join(', ') })
    })
  }
}

/** The checks run in this order, so that a caller who is refused learns nothing about the input. */
async function answerRoute(c: Context<HttpEnv>, route: DescribedRoute, asking: Asking): Promise<Response> {
  const { name, limit } = route
  if (limit) await countRequest(asking.limits, `api:${name}:${visitorNetwork(c.get('client'))}`, limit)
  const answered = await route.respond({
    actor: await admit(c, route.who, asking),
    client: c.get('client'),
    params: c.req.param(),
    query: c.req.query(),
    body: route.body && (await readBody(c)),
    version: route.ifMatch ? readVersion(c.req.header('if-match')) : null,
  })
  return present(c, route, answered)
}

async function admit(c: Context<HttpEnv>, { refuse }: Audience, { identify }: Asking): Promise<Actor> {
  if (!refuse) return { kind: 'visitor' }
  const actor = await identify((name) => c.req.header(name))
  const problem = refuse(actor)
  if (problem === null) return actor
  throw new Problem(problem, problem === 'accounts.sign_in_required' ? { 'www-authenticate': 'Bearer' } : {})
}

async function readBody(c: Context<HttpEnv>): Promise<unknown> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new Problem('request.media_type_unsupported')
  try {
    return parseJson(new Uint8Array(await c.req.arrayBuffer()))
  } catch (error) {
    if (error instanceof Problem) throw error // the body is too large
    throw new Problem('request.malformed')
  }
}

/** Accepts weak and strong tags, because a compressing proxy changes one into the other. Null means any version. */
function readVersion(ifMatch = ''): number | null {
  if (ifMatch === '' || ifMatch === '*') return null
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch)?.[1]
  // Ignoring it could overwrite a change that the client wants to keep.
  if (version === undefined) throw new Problem('request.malformed')
  return Number(version)
}

async function present(
  c: Context<HttpEnv>,
  route: DescribedRoute,
  { content, version, location }: Answered,
): Promise<Response> {
  const caching = { 'cache-control': route.isPublic ? publicCaching : 'no-store' }
  if (!route.answer) return new Response(null, { status: 204, headers: caching })
  if (content instanceof PreparedText) {
    return content.respond(readAsked(c.req.raw), caching)
  }
  const text = JSON.stringify(content)
  const tag = `"${version ?? hash('sha256', text, 'base64url').slice(0, 22)}"`
  const headers = { ...caching, vary: 'accept-encoding', ...(location !== null && { location }) }
  if (route.isPublic && c.req.header('if-none-match')?.includes(tag)) {
    return new Response(null, { status: 304, headers: { ...headers, etag: tag } })
  }
  const { body, coding, headers: coded } = await codeText(text, c.req.header('accept-encoding'))
  // A strong tag identifies exact bytes. A version is the same in every content coding, so a compressed answer has a
  // weak tag.
  const etag = coding ? `W/${tag}` : tag
  return new Response(body, {
    status: route.status ?? 200,
    headers: { ...headers, ...coded, etag, 'content-type': 'application/json' },
  })
}
