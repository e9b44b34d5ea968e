import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { en } from '#locales/en.ts'
import { countQueries } from '#testing/database/counted-queries.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { findRouteConditions } from '#testing/route-conditions.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { readConfig } from './config.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

const database = await openTestDatabase()
const folder = await makeTemporaryFolder()
const config = readConfig({ VAR_DIR: folder.path })
const product = await createProduct({
  config,
  database: database.database,
  dataKey: createTestDataKey(),
  files: openFiles(config.files),
  renderPage: async () => new Response('page'),
  assets: new Map(),
  log: createTestLog().log,
})
const queries = countQueries()
afterAll(async () => {
  queries.stop()
  await product.stop()
  await database.close()
  await folder.remove()
})

function mounted(): string[] {
  const routes = product.app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`)
  const functions = ['generate-travel-plan', 'read-wishes', 'search-places'].map((name) => `POST /functions/v1/${name}`)
  const all = new Set([...routes, ...functions])
  return [...all].toSorted((one, other) => pathFirst(one).localeCompare(pathFirst(other), 'en'))
}

function pathFirst(route: string): string {
  return route.split(' ').toReversed().join(' ')
}

function beginningOf(route: string): string {
  return route.replace(/^\S+ /, '').split('/').slice(0, 3).join('/')
}

/** What the API description says of its routes: who may call them, and the limit of one network. */
const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ description: z.string() }))),
})

async function readDescriptions(): Promise<Map<string, string>> {
  const { paths } = described.parse(await (await product.app.request('/api/openapi.json')).json())
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        description.slice(`${en.api.headings.who}: `.length),
      ]),
    ),
  )
}

const stranger = { apikey: 'publishable', authorization: 'Bearer publishable', 'content-type': 'application/json' }
const token = 'a'.repeat(43)

/** An address of the route that a stranger might ask for. */
function addressOf(path: string): string {
  return path
    .replace('/head-pictures/:file', '/head-pictures/about.png')
    .replace('/pictures/:scene/:file', '/pictures/palace/any-day-card.svg')
    .replace('/calendars/:file', `/calendars/${token}.ics`)
    .replace('/sitemaps/:file', '/sitemaps/1')
    .replace(':bucket', 'clinic-images')
    .replace(/^(\/storage\/v1\/render\/image\/public\/.*)$/, '$1?width=320')
    .replace(':path', 'a.png')
    .replace(':token', token)
    .replace(/\/api\/clinics\/:id/, '/api/clinics/1')
    .replace(/:id|:factorId|:place/g, 'gyeongbokgung')
    .replace(':version', '1')
    .replace('*', 'x')
}

const body = JSON.stringify({
  email: 'stranger@example.com',
  password: 'four tall pines swaying',
  expiresIn: 60,
  paths: ['a.png', 'b.png'],
  prefix: '',
  prefixes: ['a.png'],
  query: 'bibimbap',
  category: 'food',
})

/** The cells of a route beside its name; what a stranger's call costs is measured. */
async function describeRoute(route: string, description: string | undefined): Promise<string> {
  const conditions = description === undefined ? findRouteConditions(route) : readConditions(description)
  if (!conditions) throw new Error(`${route} has neither an API description nor a line in testing/route-conditions.ts`)
  const { status, statements, isCounted } = await measure(route)
  expect(status, route).toBeLessThan(500)
  return `${conditions.who} | ${statements} | ${isCounted ? 'yes' : 'no'} | ${conditions.held}`
}

/** The audience and the limit of a network, if it has one. Others than everybody are told from the token. */
function readConditions(description: string): { who: string; held: string } {
  const [who = '', limit = 'refused by the token before the database is asked'] = description
    .split('.')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1))
  return { who, held: limit }
}

async function measure(route: string): Promise<{ status: number; statements: number; isCounted: boolean }> {
  const [method = '', path = ''] = route.split(' ')
  queries.take()
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const answer = await product.app.request(addressOf(path), { method, headers: stranger, ...(hasBody && { body }) })
  await answer.arrayBuffer()
  // The heartbeat of the listening connection, every ten seconds, is not part of the call.
  const ran = queries.take().filter((statement) => statement !== 'select 1')
  const isCounted = ran.some((statement) => statement.includes('mgk.rate_limits'))
  return { status: answer.status, statements: ran.length, isCounted }
}

const head = `# Routes: access, statements and limits

Every route: who may call it, the database statements of one anonymous call, whether the call is counted against a
limit of its network, and what limits its cost. Statements that begin and end transactions are not counted. This page
is generated: \`server/routes-table.test.ts\` calls each mounted route and compares, and with \`--update\` it writes
the page. Who may call a route, and its limit, come from its API description, or else from
\`testing/route-conditions.ts\`.

[Limits](operations/limits.md#requests) of all requests stand in the handbook. Work on pictures has a queue
(\`server/platform/work/semaphore.ts\`), plans of trips another (\`server/trips/planning/planner-pool.ts\`), password
hashes a third (\`server/accounts/passwords/fair-queue.ts\`).

| Routes | Who | Statements | Counted | What limits it |
|---|---|---|---|---|
`

test('the page of routes is what the product mounts, describes and asks of the database for a stranger', async () => {
  const descriptions = await readDescriptions()
  // Routes below the same beginning (`/api/trips`) with the same cells share a line.
  const lines: { beginning: string; routes: string[]; cells: string }[] = []
  for (const route of mounted()) {
    const cells = await describeRoute(route, descriptions.get(route))
    const beginning = beginningOf(route)
    const same = lines.find((line) => line.beginning === beginning && line.cells === cells)
    if (same) same.routes.push(route)
    else lines.push({ beginning, routes: [route], cells })
  }
  const rows = lines.map(({ routes, cells }) => `| ${routes.map((route) => `\`${route}\``).join(', ')} | ${cells} |\n`)
  await expect(`${head}${rows.join('')}`).toMatchFileSnapshot('../docs/routes.md')
})
