import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countReady, createFaultTrial } from '#testing/nodes/node-faults.ts'
import { type ProductNodes, startProductNodes } from '#testing/nodes/product-nodes.ts'
import { startReplicatedPostgres } from '#testing/database/replicated-postgres.ts'
import { ensureBuilt } from './build.mjs'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>
let product: ProductNodes
/** As many as two nodes send at once: what was handed over could not be noted. */
const mailsInHand = 8
/** A moment in which nobody has promoted the replica yet. */
const unnoticedMs = 3_000

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  servers = await startReplicatedPostgres()
  product = await startProductNodes(servers)
  await product.addNode()
  await product.addNode()
})
afterAll(async () => {
  await product.stop()
  await servers.stop()
})

test('when the primary is killed and its replica promoted, the nodes go on with that and nothing is lost', async () => {
  const visitDuring = await createFaultTrial({ product, databaseUrl: servers.primaryUrl })
  const { refused, refusedByBalancer, mailsAgain } = await visitDuring('m', 'failover to a replica', async () => {
    await servers.first.kill()
    await pause(unnoticedMs)
    await servers.promote()
  })
  expect(refused).toBeGreaterThan(0)
  expect(refusedByBalancer).toBe(0)
  expect(mailsAgain).toBeLessThanOrEqual(mailsInHand)
  expect(await countReady(product)).toBe(2)

  // The old primary comes back by mistake: whoever wrote to it would lose that.
  const later = await visitDuring('n', 'the old primary started again', async () => {
    await servers.first.start()
    await product.addNode()
  })
  expect(later).toMatchObject({ refused: 0, refusedByBalancer: 0, mailsAgain: 0 })
})
