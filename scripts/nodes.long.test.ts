import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readVisits } from '#testing/backup-visitors.ts'
import { queryOnce } from '#testing/copy-database.ts'
import { presentFigures, requestsAtOnce, startNodeVisitors } from '#testing/node-visitors.ts'
import { type ProductNode, type ProductNodes, startProductNodes } from '#testing/product-nodes.ts'
import { ensureBuilt } from './build.mjs'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

const calmMs = 3_000
/** Twice the five of the contact form, as RATE_LIMITS of these nodes says. */
const messagesOfOneNetwork = 10
let product: ProductNodes
let serviceKey: string

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  product = await startProductNodes()
  await product.addNode()
  await product.addNode()
  product.operate('files', 'prepare-public-suites')
  serviceKey = product.operate('keys', 'service-role')
})
afterAll(async () => {
  await product.stop()
})

function firstNode(): ProductNode {
  const [node] = product.nodes
  if (!node) throw new Error('No node runs.')
  return node
}

/** How many of the nodes that run are ready. */
async function countHealthy(): Promise<number> {
  const answers = await Promise.all([...product.nodes].map(({ origin }) => fetch(`${origin}/readyz`)))
  return answers.filter(({ status }) => status === 200).length
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

  // The one network that writes too often is told 429 as well.
  const others = visitors.asked.filter(({ status }) => status !== 429)
  const isHonest = ({ status, retryAfter }: (typeof others)[number]) =>
    [200, 201].includes(status) || (status >= 300 && status < 400) || (status === 503 && retryAfter !== null)
  expect(others.filter((one) => !isHonest(one))).toEqual([])
  await expectNothingLost(visitors.done)
  expectOneCount(visitors.greedy)
  const mailsAgain = await expectMails(visitors.done)
  console.log(`${title}: ${presentFigures(figures)}; ${mailsAgain} mails sent again`)
  return { ...figures, mailsAgain }
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

/** Each has arrived, and none was given up. Returns how many arrived more than once. */
async function expectMails({ accounts, messages }: { accounts: Set<string>; messages: Set<string> }): Promise<number> {
  const countJobs = `select count(*)::int as waiting from mgk.jobs where every_seconds is null and kind = 'mail.send'`
  // What a killed node had in hand is taken over when its lease of two minutes ends.
  await vi.waitFor(async () => expect(await queryOnce(product.postgres.url, countJobs)).toEqual([{ waiting: 0 }]), {
    timeout: 200_000,
    interval: 500,
  })
  const received = product.mail.received.splice(0)
  const writers = new Set(received.map(({ to, raw }) => readReplyTo(raw) ?? to))
  const wanted = [...accounts, ...[...messages].map((message) => `${message}@example.com`)]
  expect(wanted.filter((email) => !writers.has(email))).toEqual([])
  return received.length - new Set(received.map(({ messageId }) => messageId)).size
}

function readReplyTo(raw: string): string | undefined {
  return /^reply-to: .*<(.*)>/im.exec(raw)?.[1]
}

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

test('a node that is drained while another one is added fails no request', async () => {
  const { refused, refusedByBalancer, mailsAgain } = await visitDuring('b', 'one of three nodes drained', async () => {
    const leaving = firstNode()
    await product.addNode()
    expect(await leaving.end('SIGTERM')).toBe(0)
  })
  expect({ refused, refusedByBalancer, mailsAgain }).toEqual({ refused: 0, refusedByBalancer: 0, mailsAgain: 0 })
})

test('while PostgreSQL restarts, what needs it is refused for now, and no node is lost', async () => {
  const { refusedByBalancer, mailsAgain } = await visitDuring('c', 'PostgreSQL restarted', async () => {
    await product.postgres.stop()
    await product.postgres.start()
  })
  expect({ refusedByBalancer, mailsAgain }).toEqual({ refusedByBalancer: 0, mailsAgain: 0 })
  expect(await countHealthy()).toBe(2)
})

test('while PostgreSQL is away for twenty seconds, what needs it is refused for now', async () => {
  const { refused, refusedByBalancer, mailsAgain } = await visitDuring('d', 'PostgreSQL away for 20 s', async () => {
    await product.postgres.stop()
    await pause(20_000)
    await product.postgres.start()
  })
  expect(refused).toBeGreaterThan(0)
  expect({ refusedByBalancer, mailsAgain }).toEqual({ refusedByBalancer: 0, mailsAgain: 0 })
  expect(await countHealthy()).toBe(2)
})

test('a slow S3 service makes files slow and refuses nothing', async () => {
  const { refused, mailsAgain } = await visitDuring('e', 'S3 answers 2 s late', async () => {
    await product.s3.become({ slowMs: 2_000 })
    await pause(12_000)
    await product.s3.become('open')
  })
  expect({ refused, mailsAgain }).toEqual({ refused: 0, mailsAgain: 0 })
})

test.each([
  { state: 'closed', name: 'f' },
  { state: 'silent', name: 'g' },
] as const)(
  'while the S3 service is $state, files are refused for now and nothing else is',
  async ({ state, name }) => {
    const { refused, refusedFiles, mailsAgain } = await visitDuring(name, `S3 ${state} for 20 s`, async () => {
      await product.s3.become(state)
      await pause(20_000)
      await product.s3.become('open')
    })
    expect(refusedFiles).toBeGreaterThan(0)
    expect({ refused, mailsAgain }).toEqual({ refused: refusedFiles, mailsAgain: 0 })
  },
)
