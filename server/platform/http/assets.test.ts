import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '#testing/servers/http.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { loadAssets, mountAssets } from './assets.ts'

const folders: Awaited<ReturnType<typeof makeTemporaryFolder>>[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove()
})

async function build(files: Record<string, string>): Promise<string> {
  const folder = await makeTemporaryFolder()
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true })
    await writeFile(join(folder.path, name), content)
  }
  return folder.path
}

async function serve(...builds: string[]) {
  return createTestApp({ routes: [mountAssets(await loadAssets(builds))] }).app
}

test('a script is coded for those who accept the coding and for nobody else', async () => {
  const app = await serve(await build({ 'assets/a.js': 'plain', 'assets/a.js.br': 'brotli', 'assets/a.js.gz': 'gzip' }))
  for (const [accepted, text] of [
    ['gzip, br', 'brotli'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'plain'],
    ['x-br', 'plain'],
    ['', 'plain'],
  ] as const) {
    const answer = await app.request('/assets/a.js', { headers: { 'accept-encoding': accepted } })
    expect(await answer.text(), accepted).toBe(text)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
  }
})

test('a tab that is open still gets the scripts of the build before', async () => {
  const newest = await build({ 'assets/new.js': 'new', 'robots.txt': 'newest' })
  const before = await build({ 'assets/old.js': 'old', 'robots.txt': 'before' })
  const app = await serve(newest, before)
  expect(await (await app.request('/assets/old.js')).text()).toBe('old')
  expect(await (await app.request('/robots.txt')).text()).toBe('newest')
})

test('a matching ETag of a file is answered 304, and only files under /assets are immutable', async () => {
  const app = await serve(await build({ 'assets/a.js': 'plain', 'favicon.svg': '<svg/>' }))
  const first = await app.request('/favicon.svg')
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const again = await app.request('/favicon.svg', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await app.request('/assets/a.js')).headers.get('cache-control')).toContain('immutable')
})

test('an unknown asset is 404 at once, and what the build keeps for itself is not served', async () => {
  const app = await serve(
    await build({ 'assets/a.js': 'plain', 'assets/a.js.br': 'brotli', '.vite/manifest.json': '{}' }),
  )
  for (const path of ['/assets/missing.js', '/assets/a.js.br', '/assets/../.vite/manifest.json']) {
    expect(await (await app.request(path)).text(), path).not.toContain('brotli')
  }
  expect((await app.request('/assets/missing.js')).status).toBe(404)
  expect(await (await app.request('/.vite/manifest.json')).text()).toBe('page')
})

test('the worker that plans trips may ask this site for what it plans with, and nothing else', async () => {
  const { app } = createTestApp({
    routes: [mountAssets(await loadAssets([await build({ 'assets/planner-worker-abc.js': 'worker' })]))],
  })
  const answer = await app.request('/assets/planner-worker-abc.js')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('the worker of the map may ask where the tiles are and nowhere else, and any other script nowhere', async () => {
  const folder = await build({ 'assets/maplibre-gl-worker-abc.js': 'worker', 'assets/a.js': 'plain' })
  const hosts = ['https://tiles.example']
  const { app } = createTestApp({ routes: [mountAssets(await loadAssets([folder], hosts))] })
  const policyAt = async (address: string) => (await app.request(address)).headers.get('content-security-policy')
  expect(await policyAt('/assets/maplibre-gl-worker-abc.js')).toBe(
    "default-src 'none'; connect-src 'self' https://tiles.example",
  )
  expect(await policyAt('/assets/a.js')).not.toContain('https://tiles.example')
})
