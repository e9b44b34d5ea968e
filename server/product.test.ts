import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { readPlaces } from '#seed/places.ts'
import { readConfig } from './config.ts'
import type { RenderPage } from './page-handler.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

let shared: Awaited<ReturnType<typeof openTestDatabase>>
// No test here is about them, and each start would write them into its database.
const withoutClinics = { BUILT_IN_CLINICS: 'off', SAMPLE_CLINICS: 'off' }
// Of all nodes, as in DATA_KEY_FILE.
const dataKey = createTestDataKey()

beforeEach(async () => {
  shared = await openTestDatabase({ withCatalogue: true })
})

afterEach(async () => {
  await shared.close()
})

/** One node of the product with a page that shows the first place, and a count of how often it was rendered. */
async function startNode(options: { now?: () => number; variables?: Record<string, string> } = {}) {
  const { log, lines } = createTestLog()
  const database = shared.connect()
  const rendered: string[] = []
  const renderPage: RenderPage = async (request, { places, page }) => {
    const { pathname } = new URL(request.url)
    rendered.push(request.url)
    if (request.method !== 'GET') return new Response('no `action` for route "routes/home"', { status: 405 })
    if (pathname === '/missing')
      return new Response('missing', { status: 404, headers: { 'content-type': 'text/html' } })
    page.shows('places')
    const { places: shown } = await places.list({ ...noPlaceQuery, limit: 1 })
    const [place] = shown
    const body = `<p>${place?.name.en}</p><script nonce="${page.nonce}">start()</script>`
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  const config = readConfig({ SITE_URL: 'https://guide.example', ...withoutClinics, ...options.variables })
  const product = await createProduct({
    config,
    database,
    dataKey,
    files: openFiles(config.files),
    renderPage,
    assets: new Map(),
    log,
    ...options,
  })
  return {
    product,
    database,
    rendered,
    lines,
    get: async (path: string, init?: RequestInit) => product.app.request(path, init),
    async text(path: string) {
      return (await product.app.request(path)).text()
    },
    async stop() {
      await product.stop()
      await database.close()
    },
  }
}

function renameFirstPlace(name: string): Promise<void> {
  return shared.database.transactionAs({ role: 'service' }, async (tx) => {
    await tx.updateTable('mgk.places').set({ name_en: name }).where('position', '=', 0).execute()
  })
}

test('a change of a row drops the pages that show it on every node', async () => {
  const [one, other] = await Promise.all([startNode(), startNode()])
  await Promise.all([one.text('/'), other.text('/')])
  await Promise.all([one.text('/'), other.text('/')])
  expect([one.rendered.length, other.rendered.length]).toEqual([1, 1])
  await renameFirstPlace('Renamed Palace')
  await waitUntil(async () => {
    expect(await one.text('/')).toContain('Renamed Palace')
    expect(await other.text('/')).toContain('Renamed Palace')
  })
  expect([one.rendered.length, other.rendered.length]).toEqual([2, 2])
  await Promise.all([one.stop(), other.stop()])
})

test('a change of a row is in what trips are planned from on every node', async () => {
  const [one, other] = await Promise.all([startNode(), startNode()])
  const before = await Promise.all([one.text('/api/planner-facts'), other.text('/api/planner-facts')])
  expect(before[0]).toBe(before[1])
  await renameFirstPlace('Renamed Palace')
  await waitUntil(async () => {
    expect(await one.text('/api/planner-facts')).toContain('Renamed Palace')
    expect(await other.text('/api/planner-facts')).toContain('Renamed Palace')
  })
  await Promise.all([one.stop(), other.stop()])
})

test('functions are called by their names below /functions/v1', async () => {
  const node = await startNode()
  const unknown = await node.get('/functions/v1/nobody-made-this', { method: 'POST' })
  expect([unknown.status, unknown.headers.get('x-relay-error')]).toEqual([404, 'true'])
  const known = await node.get('/functions/v1/generate-travel-plan', { method: 'POST', body: '{}' })
  expect(known.status).toBe(400)
  expect(await known.json()).toMatchObject({ success: false, fields: ['step1', 'step2', 'step3'] })
  await node.stop()
})

test('a start that finds its catalogue unchanged announces nothing', async () => {
  const node = await startNode()
  const heard: string[] = []
  const listening = await shared.database.listen('mgk_changes', {
    message: (tag) => heard.push(tag),
    lost: () => {},
    regained: () => {},
  })
  await node.product.services.places.load(readPlaces())
  await queryOnce(shared.url, "select pg_notify('mgk_changes', 'afterwards')")
  // One channel keeps its order: whatever the load had announced would have come before.
  await waitUntil(() => expect(heard).toContain('afterwards'))
  expect(heard).toEqual(['afterwards'])
  await listening.stop()
  await node.stop()
})

test('while changes cannot be heard nothing is kept, and afterwards it is again', async () => {
  const node = await startNode()
  await node.text('/')
  const name = new URL(shared.url).pathname.slice(1)
  await queryOnce(inject('databaseServerUrl'), `alter database ${name} with allow_connections false`)
  const ended = await queryOnce(
    inject('databaseServerUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and application_name like '%listener'`,
  )
  expect(ended.length).toBeGreaterThan(0)
  await waitUntil(async () => expect((await node.get('/readyz')).status).toBe(503))
  for (const renders of [2, 3]) {
    await node.text('/')
    expect(node.rendered).toHaveLength(renders)
  }
  await queryOnce(inject('databaseServerUrl'), `alter database ${name} with allow_connections true`)
  await waitUntil(async () => expect((await node.get('/readyz')).status).toBe(200))
  for (let asked = 0; asked < 3; asked += 1) await node.text('/')
  expect(node.rendered).toHaveLength(4)
  await node.stop()
})

test('a page rendered for one visitor carries nothing of another: no host, no cookie, no header', async () => {
  const node = await startNode()
  await node.get('http://evil.example/', { headers: { cookie: 'a=b', 'x-forwarded-host': 'evil.example' } })
  expect(node.rendered).toEqual(['https://guide.example/'])
  await node.stop()
})

test('a page is rendered anew after midnight in Seoul', async () => {
  let now = Date.parse('2026-11-21T14:59:59Z')
  const node = await startNode({ now: () => now })
  await node.text('/')
  await node.text('/')
  now += 1000
  await node.text('/')
  expect(node.rendered).toHaveLength(2)
  await node.stop()
})

test('a missing page answers 404, is not kept, and its path is logged', async () => {
  const node = await startNode()
  const answer = await node.get('/missing?token=secret')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await node.get('/missing?token=secret')
  expect(node.rendered).toHaveLength(2)
  expect(node.lines.filter((line) => line['msg'] === 'page not found')).toMatchObject([
    { path: '/missing' },
    { path: '/missing' },
  ])
  // A link that was taken back may be given back.
  await node.get('/missing/shared/secret')
  expect(JSON.stringify(node.lines)).not.toContain('secret')
  await node.stop()
})

test('a method that no page takes is refused with a code, and nothing of the router is told', async () => {
  const node = await startNode()
  const answer = await node.get('/refusing', { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await answer.json()).toMatchObject({ code: 'request.method_not_allowed' })
  await node.stop()
})

test('a thousand visitors at once cost one render', async () => {
  const node = await startNode()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => node.get('/')))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(node.rendered).toHaveLength(1)
  await node.stop()
})

test('/readyz tells the truth about the database', async () => {
  const node = await startNode()
  expect((await node.get('/readyz')).status).toBe(200)
  await node.stop()
  expect((await node.get('/readyz')).status).toBe(503)
})

test('guesses at the metrics token are counted over all nodes and a whole IPv6 network, and stop at the tenth', async () => {
  const variables = { METRICS_TOKEN: 'a-very-long-secret-token', TRUSTED_PROXIES: '127.0.0.1' }
  const nodes = await Promise.all([startNode({ variables }), startNode({ variables })])
  const headers = { host: 'guide.example', authorization: 'Bearer guess' }
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, index) =>
      nodes[index % 2]?.get('/metrics', { headers: { ...headers, 'x-forwarded-for': `2001:db8::${index}` } }),
    ),
  )
  const statuses = answers.map((answer) => answer?.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
  await Promise.all(nodes.map((node) => node.stop()))
})

test('the outbox is there where mails stay on this machine, for who has the token of this start, and nowhere else', async () => {
  const local = { SITE_URL: 'http://localhost:3000' }
  const [open, sending, open2, onTheNet] = await Promise.all([
    startNode({ variables: local }),
    startNode({ variables: { ...local, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'guide@example.com' } }),
    startNode({ variables: local }),
    startNode(),
  ])
  const { origin, search } = new URL(open.product.outboxAddress ?? '')
  expect(origin).toBe('http://localhost:3000')
  const ask = async (node: typeof open, host = 'localhost:3000') =>
    (await node.get(`/outbox${search}`, { headers: { host } })).text()
  expect(await ask(open)).toContain('<title>Outbox')
  expect(await ask(open, 'guide.example')).not.toContain('<title>Outbox')
  for (const node of [sending, open2, onTheNet]) expect(await ask(node)).not.toContain('<title>Outbox')
  expect([sending.product.outboxAddress, onTheNet.product.outboxAddress]).toEqual([null, null])
  await Promise.all([open, sending, open2, onTheNet].map((node) => node.stop()))
})

test('/readyz warns of a backup that failed, until the next one is made', async () => {
  const node = await startNode()
  const read = async () => (await node.get('/readyz')).json()
  expect(await read()).toMatchObject({ ready: true, warnings: [] })
  await queryOnce(shared.url, `insert into mgk.backup_results (outcome, detail) values ('failed', 'refused')`)
  expect(await read()).toMatchObject({
    ready: true,
    warnings: ['The last backup failed. Run npm run backup to see why.'],
  })
  await queryOnce(shared.url, `insert into mgk.backup_results (outcome, detail) values ('made', 'one')`)
  expect(await read()).toMatchObject({ ready: true, warnings: [] })
  await node.stop()
})

test('/metrics counts the jobs that were given up, and gives the other figures without a database', async () => {
  const node = await startNode({ variables: { SITE_URL: 'http://localhost:3000' } })
  await queryOnce(shared.url, `insert into mgk.jobs (kind, reason, died_at) values ('mail.send', 'smtp 550', now())`)
  const read = async () => (await node.get('/metrics', { headers: { host: 'localhost' } })).text()
  expect(await read()).toContain('\njobs_dead 1\n')
  await node.stop()
  await waitUntil(async () => expect(await read()).toContain('\njobs_dead Nan\n'))
  expect(await read()).toMatch(/^page_cache_pages \d+$/m)
})
