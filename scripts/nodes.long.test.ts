import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readVisits } from '#testing/backup-visitors.ts'
import { queryOnce } from '#testing/copy-database.ts'
import { requestsAtOnce, startNodeVisitors } from '#testing/node-visitors.ts'
import { type ProductNode, type ProductNodes, startProductNodes } from '#testing/product-nodes.ts'
import { ensureBuilt } from './build.mjs'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

const calmMs = 3_000
/** Twice the five of the contact form, as RATE_LIMITS of these nodes says. */
const messagesOfOneNetwork = 10
let product: ProductNodes
let serviceKey: string
const said: string[] = []

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  product = await startProductNodes()
  await product.addNode()
  await product.addNode()
  product.operate('files', 'prepare-public-suites')
  serviceKey = product.operate('keys', 'service-role')
})
afterAll(async () => {
  console.log(said.join('\n'))
  await product.stop()
})

function firstNode(): ProductNode {
  const [node] = product.nodes
  if (!node) throw new Error('No node runs.')
  return node
}

/** One fault in the middle of visits. What must hold of every fault is looked at here. */
async function visitDuring(name: string, title: string, fault: () => Promise<void>) {
  const visitors = startNodeVisitors({ origin: product.origin, serviceKey, name })
  await vi.waitFor(() => expect(visitors.done.messages.size).toBeGreaterThan(5), { timeout: 60_000 })
  await pause(calmMs)
  await fault()
  const { messages, files } = visitors.done
  const before = { messages: messages.size, files: files.size }
  await vi.waitFor(
    () => {
      expect(messages.size).toBeGreaterThan(before.messages + 5)
      expect(files.size).toBeGreaterThan(before.files + 5)
    },
    { timeout: 60_000 },
  )
  await pause(calmMs)
  await visitors.stop()
  const figures = visitors.figures()
  said.push(`${title}: ${JSON.stringify(figures)}`)

  // The one network that writes too often is told 429 as well.
  const others = visitors.asked.filter(({ status }) => status !== 429)
  const isHonest = ({ status, retryAfter }: (typeof others)[number]) =>
    [200, 201].includes(status) || (status >= 300 && status < 400) || (status === 503 && retryAfter !== null)
  expect(others.filter((one) => !isHonest(one))).toEqual([])
  await expectNothingLost(visitors.done)
  expectOneCount(visitors.greedy)
  await expectEachMailOnce(visitors.done)
  return figures
}

async function expectNothingLost(done: ReturnType<typeof startNodeVisitors>['done']): Promise<void> {
  expect(Math.min(done.accounts.size, done.messages.size, done.files.size)).toBeGreaterThan(5)
  const found = await readVisits(product.postgres.url, `${product.varFolder}/data-key`)
  expect([...done.accounts].filter((email) => !found.accounts.has(email))).toEqual([])
  expect([...done.messages].filter((message) => !found.messages.has(message))).toEqual([])
  const lost: string[] = []
  for (const [path, content] of done.files) {
    const headers = { authorization: `Bearer ${serviceKey}` }
    const answer = await fetch(`${product.origin}/storage/v1/object/${path}`, { headers })
    if ((await answer.text()) !== content) lost.push(path)
  }
  expect(lost).toEqual([])
}

/** A 503 may have been counted or not; beyond that the nodes together allow what one would. */
function expectOneCount(greedy: readonly number[]): void {
  const allowed = greedy.filter((status) => status === 303).length
  const unknown = greedy.filter((status) => status === 503).length
  expect(greedy.length).toBeGreaterThan(messagesOfOneNetwork)
  expect(allowed).toBeLessThanOrEqual(messagesOfOneNetwork)
  expect(allowed + unknown).toBeGreaterThanOrEqual(messagesOfOneNetwork)
}

/** A node that is killed between handing a mail over and noting that is the only one whose mail goes twice. */
async function expectEachMailOnce({ accounts, messages }: { accounts: Set<string>; messages: Set<string> }) {
  const countJobs = `select count(*)::int as waiting from mgk.jobs where every_seconds is null and kind = 'mail.send'`
  await vi.waitFor(async () => expect(await queryOnce(product.postgres.url, countJobs)).toEqual([{ waiting: 0 }]), {
    timeout: 200_000,
    interval: 500,
  })
  const { received } = product.mail
  const names = new Set(received.map(({ to, raw }) => /\bm?g?\w+(?=@example\.com)/.exec(readReplyTo(raw) ?? to)?.[0]))
  const wanted = [...messages, ...[...accounts].map((email) => email.replace('@example.com', ''))]
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
  const ids = received.map(({ messageId }) => messageId)
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(mailsSentAgain)
}

function readReplyTo(raw: string): string | undefined {
  return /^reply-to: .*<(.*)>/im.exec(raw)?.[1]
}

/** As many as a node sends at once. */
let mailsSentAgain = 0

test('two nodes of which one is killed answer every request, or say that it may be sent again', async () => {
  mailsSentAgain += 4
  const { refused, refusedByBalancer } = await visitDuring('a', 'kill -9 of one of two nodes', async () => {
    await firstNode().end('SIGKILL')
    await pause(3_000)
    await product.addNode()
  })
  expect(refused).toBe(0)
  expect(refusedByBalancer).toBeLessThanOrEqual(requestsAtOnce)
})

test('a node that is drained while another one is added fails no request', async () => {
  const { refused, refusedByBalancer } = await visitDuring('b', 'one of three nodes drained', async () => {
    const leaving = firstNode()
    await product.addNode()
    expect(await leaving.end('SIGTERM')).toBe(0)
  })
  expect({ refused, refusedByBalancer }).toEqual({ refused: 0, refusedByBalancer: 0 })
})

test('while PostgreSQL restarts, what needs it is refused for now, and no node is lost', async () => {
  const { refusedByBalancer } = await visitDuring('c', 'PostgreSQL restarted', async () => {
    await product.postgres.stop()
    await product.postgres.start()
  })
  expect(refusedByBalancer).toBe(0)
  expect(product.nodes.size).toBe(2)
})

test('while PostgreSQL is away for twenty seconds, what needs it is refused for now', async () => {
  const { refused, refusedByBalancer } = await visitDuring('d', 'PostgreSQL away for 20 s', async () => {
    await product.postgres.stop()
    await pause(20_000)
    await product.postgres.start()
  })
  expect(refused).toBeGreaterThan(0)
  expect(refusedByBalancer).toBe(0)
})

test('a slow S3 service makes files slow and refuses nothing', async () => {
  const { refused } = await visitDuring('e', 'S3 answers 2 s late', async () => {
    await product.s3.become({ slowMs: 2_000 })
    await pause(12_000)
    await product.s3.become('open')
  })
  expect(refused).toBe(0)
})

test.each([
  { state: 'closed', name: 'f' },
  { state: 'silent', name: 'g' },
] as const)(
  'while the S3 service is $state, files are refused for now and nothing else is',
  async ({ state, name }) => {
    const { refused, refusedFiles } = await visitDuring(name, `S3 ${state} for 20 s`, async () => {
      await product.s3.become(state)
      await pause(20_000)
      await product.s3.become('open')
    })
    expect(refusedFiles).toBeGreaterThan(0)
    expect(refused).toBe(refusedFiles)
  },
)
