import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { countReady, createFaultTrial } from '#testing/nodes/node-faults.ts'
import { makePostgresNode, type PostgresNode } from '#testing/database/postgres-node.ts'
import { type ProductNodes, startProductNodes } from '#testing/nodes/product-nodes.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { startTransactionPooler } from '#testing/database/transaction-pooler.ts'
import { ensureBuilt } from './build.mjs'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

let folder: TemporaryFolder
let postgres: PostgresNode
/** Each pool of each node at its largest. */
const sessionsPerLogin = 20
/** As many as two nodes send at once: what was handed over could not be noted. */
const mailsInHand = 8

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  folder = await makeTemporaryFolder()
  postgres = await makePostgresNode({ folder: folder.path })
  await postgres.start()
})
afterAll(async () => {
  await postgres.stop()
  await folder.remove()
})

describe('nodes on one PostgreSQL', () => {
  let product: ProductNodes
  let visitDuring: Awaited<ReturnType<typeof createFaultTrial>>
  beforeAll(async () => {
    product = await startProductNodes(postgres)
    await product.addNode()
    await product.addNode()
    visitDuring = await createFaultTrial({ product, databaseUrl: postgres.url })
  })
  afterAll(() => product.stop())

  test('while PostgreSQL restarts, what needs it is refused for now, and no node is lost', async () => {
    const { refused, refusedByBalancer, mailsAgain } = await visitDuring('h', 'PostgreSQL restarted', async () => {
      await postgres.stop()
      await postgres.start()
    })
    expect(refused).toBeGreaterThan(0)
    expect({ refusedByBalancer, mailsAgain }).toEqual({ refusedByBalancer: 0, mailsAgain: 0 })
    expect(await countReady(product)).toBe(2)
  })

  test('acknowledged writes survive a PostgreSQL that is killed with all its processes', async () => {
    const { refusedByBalancer, mailsAgain } = await visitDuring('i', 'PostgreSQL killed and started', async () => {
      await postgres.kill()
      await postgres.start()
    })
    expect(refusedByBalancer).toBe(0)
    expect(mailsAgain).toBeLessThanOrEqual(mailsInHand)
    expect(await countReady(product)).toBe(2)
  })

  test('while PostgreSQL is away for a minute, what needs it is refused for now', async () => {
    const { refused, refusedByBalancer, mailsAgain } = await visitDuring('j', 'PostgreSQL away for 60 s', async () => {
      await postgres.stop()
      await pause(60_000)
      await postgres.start()
    })
    expect(refused).toBeGreaterThan(0)
    expect(refusedByBalancer).toBe(0)
    expect(mailsAgain).toBeLessThanOrEqual(mailsInHand)
    expect(await countReady(product)).toBe(2)
  })
})

describe('nodes behind a pooler in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startTransactionPooler>>
  let product: ProductNodes
  let visitDuring: Awaited<ReturnType<typeof createFaultTrial>>
  beforeAll(async () => {
    await queryOnce(postgres.url, 'create database pooled')
    const directUrl = nameDatabase(postgres.url, 'pooled')
    pooler = await startTransactionPooler(directUrl, { sessionsPerLogin })
    product = await startProductNodes({ url: pooler.url, directUrl })
    await product.addNode()
    await product.addNode()
    visitDuring = await createFaultTrial({ product, databaseUrl: directUrl })
  })
  afterAll(async () => {
    await product.stop()
    await pooler.stop()
  })

  test('everything works through the pooler, and a restart behind it is refused for now', async () => {
    const calm = await visitDuring('k', 'a pooler between, no fault', () => pause(5_000))
    expect(calm).toMatchObject({ refused: 0, refusedByBalancer: 0, mailsAgain: 0 })
    const { refused, refusedByBalancer, mailsAgain } = await visitDuring(
      'l',
      'PostgreSQL restarted behind a pooler',
      async () => {
        await postgres.stop()
        await postgres.start()
      },
    )
    expect(refused).toBeGreaterThan(0)
    expect({ refusedByBalancer, mailsAgain }).toEqual({ refusedByBalancer: 0, mailsAgain: 0 })
    expect(await countReady(product)).toBe(2)
  })
})
