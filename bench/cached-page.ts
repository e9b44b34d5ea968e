import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '#testing/servers/free-port.ts'
import { startApp } from '#testing/servers/started-app.ts'
import { measureRequests } from './parts/load.ts'
import { median, note, report } from './parts/report.ts'

const rounds = 3

async function startControl(file: string, size: number): Promise<{ url: string; child: ChildProcess }> {
  const port = await findFreePort()
  const child = fork(new URL(`./parts/${file}`, import.meta.url), [String(port), String(size)], {
    // Its log goes the way of the product's.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, child }
}

const product = await startApp()
const page = await fetch(product.origin, { headers: { 'accept-encoding': 'br' } })
const size = Number(page.headers.get('content-length'))
await page.arrayBuffer()
const constant = await startControl('constant-server.ts', size)
const bare = await startControl('bare-server.ts', size)

const perSecond: Record<'page' | 'constant' | 'bare', number[]> = { page: [], constant: [], bare: [] }
for (let round = 0; round < rounds; round += 1) {
  perSecond.constant.push(await measureRequests(constant.url))
  perSecond.page.push(await measureRequests(`${product.origin}/`))
  perSecond.bare.push(await measureRequests(bare.url))
}
constant.child.kill()
bare.child.kill()
await product.stop()

const [ofPage, ofConstant, ofBare] = [perSecond.page, perSecond.constant, perSecond.bare].map(median)
report('cached home page against a constant buffer in the same server', (ofPage ?? 0) / (ofConstant ?? 1), {
  atLeast: 0.8,
})
note('against a bare Node server without log and headers', (ofPage ?? 0) / (ofBare ?? 1))
note('cached home page', ofPage ?? 0, ' requests/s')
note('bytes a page', size)
