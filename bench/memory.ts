import { startApp } from '#testing/servers/started-app.ts'
import { measureRequests } from './parts/load.ts'
import { note, report } from './parts/report.ts'

/**
 * What the server's process holds at rest and under load: a leak shows as growth from one half of the load to the
 * other.
 */
async function readMegabytes(origin: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 1024 / 1024
}

async function load(origin: string): Promise<number> {
  for (let round = 0; round < 4; round += 1) await measureRequests(`${origin}/`, { seconds: 4 })
  return readMegabytes(origin)
}

const product = await startApp()
const atRest = await readMegabytes(product.origin)
const afterFirstHalf = await load(product.origin)
const afterSecondHalf = await load(product.origin)
await product.stop()

report('memory after the second half of the load, against the first', afterSecondHalf / afterFirstHalf, { atMost: 1.1 })
note('at rest', atRest, ' MB')
note('under load', afterSecondHalf, ' MB')
