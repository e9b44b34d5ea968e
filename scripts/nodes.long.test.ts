import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFaultTrial } from '#testing/nodes/node-faults.ts'
import { requestsAtOnce } from '#testing/nodes/node-visitors.ts'
import { makePostgresNode, type PostgresNode } from '#testing/database/postgres-node.ts'
import { type ProductNode, type ProductNodes, startProductNodes } from '#testing/nodes/product-nodes.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { ensureBuilt } from './build.mjs'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

let folder: TemporaryFolder
let postgres: PostgresNode
let product: ProductNodes
let visitDuring: Awaited<ReturnType<typeof createFaultTrial>>

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  folder = await makeTemporaryFolder()
  postgres = await makePostgresNode({ folder: folder.path })
  await postgres.start()
  product = await startProductNodes(postgres)
  await product.addNode()
  await product.addNode()
  visitDuring = await createFaultTrial({ product, databaseUrl: postgres.url })
})
afterAll(async () => {
  await product.stop()
  await postgres.stop()
  await folder.remove()
})

function firstNode(): ProductNode {
  const [node] = product.nodes
  if (!node) throw new Error('No node runs.')
  return node
}

const nothing = { refused: 0, refusedByBalancer: 0, mailsAgain: 0 }
/** As many as a node sends at once: one that is killed after handing them over could not note that. */
const mailsInHand = 4

test('two nodes of which one is killed answer every request, or say that it may be sent again', async () => {
  const { refused, refusedByBalancer, mailsAgain } = await visitDuring('a', 'kill -9 of one of two nodes', async () => {
    await firstNode().end('SIGKILL')
    await pause(3_000)
    await product.addNode()
  })
  expect(refused).toBe(0)
  expect(refusedByBalancer).toBeLessThanOrEqual(requestsAtOnce)
  expect(mailsAgain).toBeLessThanOrEqual(mailsInHand)
})

test('a node that is added while visitors are there serves them, and no request fails', async () => {
  let added: ProductNode | undefined
  const figures = await visitDuring('b', 'a third node added', async () => {
    added = await product.addNode()
  })
  expect(figures).toMatchObject(nothing)
  expect(added?.answers()).toBeGreaterThan(10)
})

test('a node that is drained fails no request', async () => {
  const figures = await visitDuring('c', 'one of three nodes drained', async () => {
    expect(await firstNode().end('SIGTERM')).toBe(0)
  })
  expect(figures).toMatchObject(nothing)
})

test('a slow S3 service makes files slow and refuses nothing', async () => {
  const { refused, mailsAgain } = await visitDuring('d', 'S3 answers 2 s late', async () => {
    await product.s3.become({ slowMs: 2_000 })
    await pause(12_000)
    await product.s3.become('open')
  })
  expect({ refused, mailsAgain }).toEqual({ refused: 0, mailsAgain: 0 })
})

test.each([
  { state: 'closed', fault: 'refuses connections', name: 'e' },
  { state: 'silent', fault: 'is silent', name: 'f' },
  { state: { halfBytes: 1_500 }, fault: 'breaks off in the middle of answers', name: 'g' },
] as const)('while the S3 service $fault, files are refused for now and nothing else is', async (one) => {
  const { refused, refusedFiles, mailsAgain } = await visitDuring(one.name, `S3 ${one.fault} for 20 s`, async () => {
    await product.s3.become(one.state)
    await pause(20_000)
    await product.s3.become('open')
  })
  expect(refusedFiles).toBeGreaterThan(0)
  expect({ refused, mailsAgain }).toEqual({ refused: refusedFiles, mailsAgain: 0 })
})
