import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { readConfig } from './config.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

const database = await openTestDatabase()
const folder = await makeTemporaryFolder()
const config = readConfig({ VAR_DIR: folder.path, BACKUP_TO: folder.path, BACKUP_EVERY: '2h' })
const product = await createProduct({
  config,
  database: database.database,
  dataKey: createTestDataKey(),
  files: openFiles(config.files),
  renderPage: async () => new Response('page'),
  assets: new Map(),
  log: createTestLog().log,
})
const text = await (await product.app.request('/metrics', { headers: { host: 'localhost' } })).text()
const served = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]))
await product.stop()
afterAll(async () => {
  await database.close()
  await folder.remove()
})

function read(path: string): Promise<string> {
  return readFile(new URL(`../${path}`, import.meta.url), 'utf8')
}

/** Whether an expression of PromQL names only metrics that are served; `up` is Prometheus's own. */
function listUnknown(expression: string): string[] {
  const names = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\boffset\s+\w+/g, '')
    .matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)
  const known = (name: string) =>
    name === 'up' || served.has(name) || served.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram'
  return [...names].map(([name]) => name).filter((name) => !known(name) && !operators.has(name))
}

const operators = new Set(['and', 'or', 'unless', 'sum', 'max', 'min'])

/** Those of prom-client, which stand in its own documentation. */
function isUsual(name: string): boolean {
  return /^(?:process|nodejs)_/.test(name)
}

test('docs/metrics.md explains every metric of ours, and none that is not served', async () => {
  const rows = [...(await read('docs/metrics.md')).matchAll(/^\| `(\w+)` \| (.+) \|$/gm)]
  const documented = rows.map(([, name = '']) => name)
  const ours = [...served.keys()].filter((name) => !isUsual(name))
  expect(documented.filter((name) => !isUsual(name)).toSorted()).toEqual(ours.toSorted())
  expect(documented.filter((name) => !served.has(name))).toEqual([])
  for (const [, name, meaning = ''] of rows) expect(meaning.length, name).toBeGreaterThan(0)
})

test('every metric that an alert names is served, and each rule stands below its reason', async () => {
  const rules = (await read('operations/alerts.yml')).split(/^ {6}- alert: /m).slice(1)
  expect(rules.length).toBeGreaterThan(10)
  for (const rule of rules) {
    const [name = ''] = rule.split('\n')
    const expression = /expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/.exec(rule)
    const written = expression?.[1] ?? expression?.[2] ?? ''
    expect(written.length, name).toBeGreaterThan(0)
    expect(listUnknown(written), name).toEqual([])
  }
  const reasons = (await read('operations/alerts.yml')).match(/^ {6}# .+\n {6}- alert: /gm)
  expect(reasons).toHaveLength(rules.length)
})

test('every metric that the dashboard names is served', async () => {
  const dashboard = z.object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(10),
  })
  const { panels } = dashboard.parse(JSON.parse(await read('operations/dashboard.json')))
  for (const { title, targets } of panels) {
    expect(
      targets.flatMap(({ expr }) => listUnknown(expr)),
      title,
    ).toEqual([])
  }
})

test('a metric that is not served is found in an expression, and functions and labels are none', () => {
  expect(listUnknown('sum by (status) (rate(http_requests_total{status=~"5.."}[5m])) > 2')).toEqual([])
  expect(listUnknown('max(jobs_dead) - max(jobs_gone offset 1h) and up == 0')).toEqual(['jobs_gone'])
  expect(listUnknown('rate(http_request_duration_seconds_bucket[5m]) or jobs_dead_bucket')).toEqual([
    'jobs_dead_bucket',
  ])
})

test('figures of the database, the disk and the schedule are numbers', () => {
  expect(text).toContain('\nbackup_interval_seconds 7200\n')
  for (const name of ['database_bytes', 'database_connections_most', 'disk_free_bytes']) {
    expect(Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]), name).toBeGreaterThan(0)
  }
})
