import { startApp } from '#testing/started-app.ts'
import { measureRequests } from './parts/load.ts'
import { note, report } from './parts/report.ts'

/** What the server's process holds at rest and after some hundred thousand requests: a leak shows as growth. */
async function readMegabytes(origin: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 1024 / 1024
}

const product = await startApp()
const atRest = await readMegabytes(product.origin)
await measureRequests(`${product.origin}/`, { seconds: 5 })
const warm = await readMegabytes(product.origin)
for (let round = 0; round < 4; round += 1) await measureRequests(`${product.origin}/`, { seconds: 5 })
const after = await readMegabytes(product.origin)
await product.stop()

report('memory after five times the requests, against after the first', after / warm, { atMost: 1.15 })
note('at rest', atRest, ' MB')
note('after the first requests', warm, ' MB')
note('at the end', after, ' MB')
