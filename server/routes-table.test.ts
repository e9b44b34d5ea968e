import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQueries } from '#testing/database/counted-queries.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { readConfig } from './config.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

type Row = { route: string; who: string; statements: number; isCounted: boolean; held: string }

let database: TestDatabase
let folder: TemporaryFolder
let product: Awaited<ReturnType<typeof createProduct>>
let queries: ReturnType<typeof countQueries>
let rows: Row[]

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await makeTemporaryFolder()
  const config = readConfig({ VAR_DIR: folder.path })
  product = await createProduct({
    config,
    database: database.database,
    dataKey: createTestDataKey(),
    files: openFiles(config.files),
    renderPage: async () => new Response('page'),
    assets: new Map(),
    log: createTestLog().log,
  })
  queries = countQueries()
  rows = readRows(await readFile(new URL('../docs/routes.md', import.meta.url), 'utf8'))
})
afterAll(async () => {
  queries.stop()
  await product.stop()
  await database.close()
  await folder.remove()
})

function readRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [route = '', who = '', statements = '', counted = '', held = ''] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim())
      return {
        route: route.replaceAll('`', ''),
        who,
        statements: Number(statements),
        isCounted: counted === 'yes',
        held,
      }
    })
}

function mounted(): string[] {
  const routes = product.app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`)
  return [...new Set([...routes, 'POST /functions/v1/generate-travel-plan', 'POST /functions/v1/search-places'])]
}

test('every route has one line that says who may call it, and what holds it', () => {
  expect(rows.map(({ route }) => route).toSorted((a, b) => a.localeCompare(b))).toEqual(
    mounted().toSorted((a, b) => a.localeCompare(b)),
  )
  const audiences = ['everybody', 'members', 'administrators', 'the operator', 'this machine', 'who has the link']
  for (const { route, who, statements, held } of rows) {
    expect(audiences, route).toContain(who)
    expect(statements, route).toBeGreaterThanOrEqual(0)
    expect(held.length, route).toBeGreaterThan(10)
  }
})

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

test('a stranger’s call costs no more statements than its line says, and is counted where it says so', async () => {
  const wrong: string[] = []
  for (const { route, statements, isCounted } of rows) {
    const [method = '', path = ''] = route.split(' ')
    queries.take()
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const asked = { method, headers: stranger, ...(hasBody && { body }) }
    const answer = await product.app.request(addressOf(path), asked)
    await answer.arrayBuffer()
    const ran = queries.take()
    const counted = ran.some((statement) => statement.includes('mgk.rate_limits'))
    if (answer.status >= 500 || ran.length > statements || counted !== isCounted) {
      wrong.push(`${route}: ${answer.status}, ${ran.length} statements, counted: ${counted ? 'yes' : 'no'}`)
    }
  }
  expect(wrong).toEqual([])
})
