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
